#include "adjudicator/service/resolve.h"

#include <algorithm>

#include "adjudicator/service/deadlines.h"
#include "adjudicator/service/notices.h"
#include "adjudicator/service/reports.h"
#include "adjudicator/store/play.h"

namespace adj::service {

namespace {

// Seats held by the machine answer at once; a game nobody else plays goes on in portions, so that no
// transaction is endless.
constexpr int kWindowsAtOnce = 30;

const char* word(Closing closing) {
  switch (closing) {
    case Closing::complete:
      return "complete";
    case Closing::deadline:
      return "deadline";
    case Closing::forced:
      return "forced";
  }
  return "";
}

// Who let the window pass without any word of his, counted in a row. What a moderator ordered for him is no
// word of his, and whose time was cut short cannot be blamed.
void count_silence(Hosted& hosted, Closing closing) {
  const Window window = hosted.game->window_without_words();
  for (HostedSeat& seat : hosted.seats) {
    bool silent = false, heard = false;
    for (const OpenDecision& d : window.decisions) {
      if (d.seat != seat.seat() || !d.required) continue;
      silent = silent || !d.origin;
      heard = heard || (d.origin && *d.origin != Origin::moderator);
    }
    if (heard)
      seat.row.missed = 0;
    else if (silent && closing == Closing::deadline)
      ++seat.row.missed;
  }
}

// The machine's answers for the seats it holds; every one is an input like a player's, so that a replay needs
// no luck.
void answer_for_machines(const Context& context, store::Tx& tx, Hosted& hosted) {
  for (const HostedSeat& seat : hosted.seats) {
    if (seat.row.holder != "machine") continue;
    const Window window = hosted.game->window_without_words();
    if (!waits_for(window, seat.seat())) continue;
    Random random(static_cast<std::uint64_t>(window.number) * 1009 +
                  static_cast<std::uint64_t>(seat.row.seat));
    // DONE alone takes the default for all that is asked.
    const bool by_default = hosted.settings.vacant == Vacant::by_default;
    const std::string mail =
        (by_default ? "" : hosted.game->random_mail(seat.seat(), random, Language::en) + "\n") + "DONE\n";
    hosted.game.change().submit(seat.seat(), mail, Language::en, Origin::moderator);
    record(context, tx, hosted, {{}, 0, 0, 0, "orders", seat.row.seat, "moderator", "en", mail, {}, {}});
  }
}

void keep_window(const Context& context, store::Tx& tx, Hosted& hosted) {
  const Json document = hosted.game->save();
  const Window window = hosted.game->window_without_words();
  const Time now = context.clock.now();
  hosted.row.window = window.number;
  store::insert_window(
      tx, {hosted.code(), hosted.row.generation, window.number, now,
           deadline_of_new_window(context, tx, hosted), std::nullopt, std::nullopt, std::nullopt, "",
           document.dump(), hosted.game->digest(), static_cast<int>(document.at("events").as_int())});
  ++context.metrics.windows_opened;
}

// What the engine does until it must wait for a person: its events, kept, with a row for every window it
// opened.
std::vector<NumberedEvent> run_engine(const Context& context, store::Tx& tx, Hosted& hosted) {
  std::vector<NumberedEvent> events;
  for (int i = 0; i < kWindowsAtOnce; ++i) {
    const std::vector<NumberedEvent> now = hosted.game.change().advance();
    context.at("resolve.advanced");
    store::insert_events(tx, hosted.code(), hosted.row.generation, now, context.clock.now());
    events.insert(events.end(), now.begin(), now.end());
    if (hosted.game->over() || hosted.game->frozen()) break;
    keep_window(context, tx, hosted);
    answer_for_machines(context, tx, hosted);
    if (!window_complete(*hosted.game)) break;
    record(context, tx, hosted, {{}, 0, 0, 0, "close", 0, "player", "en", word(Closing::complete), {}, {}});
    store::close_window(tx, hosted.code(), hosted.row.generation, hosted.row.window, word(Closing::complete),
                        context.clock.now());
  }
  return events;
}

void note_end_or_trouble(const Context& context, store::Tx& tx, Hosted& hosted) {
  if (hosted.game->frozen()) {
    hosted.row.status = "frozen";
    ++context.metrics.games_frozen;
    alert(context, tx, "game " + hosted.code() + " is frozen", *hosted.game->frozen());
    tell_frozen(context, tx, hosted, "frozen");
  } else if (hosted.game->over()) {
    hosted.row.status = "over";
    hosted.row.ended_at = context.clock.now();
    hosted.row.next_due.reset();
  }
}

}  // namespace

bool window_complete(const Game& game) {
  const Window window = game.window_without_words();
  return !window.empty() && std::ranges::all_of(window.decisions, [](const OpenDecision& d) {
    return d.complete || (!d.required && !d.origin);
  });
}

void go_on(const Context& context, store::Tx& tx, Hosted& hosted) {
  const std::vector<NumberedEvent> events = run_engine(context, tx, hosted);
  note_end_or_trouble(context, tx, hosted);
  schedule(context, tx, hosted);
  save_hosted(context, tx, hosted);
  send_reports(context, tx, hosted, events);
}

void reopen_window(const Context& context, store::Tx& tx, Hosted& hosted) {
  keep_window(context, tx, hosted);
  schedule(context, tx, hosted);
  save_hosted(context, tx, hosted);
}

void start_game(const Context& context, store::Tx& tx, Hosted& hosted) {
  hosted.game.replace(hosted.module->start(start_request(hosted)));
  hosted.row.status = "running";
  hosted.row.started_at = context.clock.now();
  // The options as they are now: a moderator may switch one later.
  record(context, tx, hosted, {{}, 0, 0, 0, "start", 0, "player", "en", hosted.row.options.dump(), {}, {}});
  go_on(context, tx, hosted);
}

bool resolve(const Context& context, store::Tx& tx, Hosted& hosted, Closing closing) {
  const Time now = context.clock.now();
  auto window = store::find_window(tx, hosted.code(), hosted.row.window);
  ADJ_CHECK(window, "a running game without a window");
  if (closing == Closing::complete) {
    answer_for_machines(context, tx, hosted);  // a seat may have become the machine's since the window opened
    const bool complete = window_complete(*hosted.game);
    const auto complete_before = window->complete_at;
    if (!complete)
      window->complete_at.reset();
    else if (!window->complete_at)
      window->complete_at = now;
    const bool wait =
        complete && now < *window->complete_at + std::chrono::minutes(hosted.settings.second_thoughts);
    if (window->complete_at != complete_before) store::set_window_times(tx, *window);
    if (!complete || wait) {
      schedule(context, hosted, window);
      save_hosted(context, tx, hosted);
      return false;
    }
  }
  count_silence(hosted, closing);
  record(context, tx, hosted, {{}, 0, 0, 0, "close", 0, "player", "en", word(closing), {}, {}});
  if (closing != Closing::complete) hosted.game.change().close_window();
  store::close_window(tx, hosted.code(), hosted.row.generation, hosted.row.window, word(closing), now);
  ++context.metrics.windows_closed;
  go_on(context, tx, hosted);
  return true;
}

}  // namespace adj::service
