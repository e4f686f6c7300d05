#include "adjudicator/service/due.h"

#include <algorithm>

#include "adjudicator/report/report_model.h"
#include "adjudicator/service/bounces.h"
#include "adjudicator/service/calendar.h"
#include "adjudicator/service/command_line.h"
#include "adjudicator/service/deadlines.h"
#include "adjudicator/service/letter.h"
#include "adjudicator/service/notices.h"
#include "adjudicator/service/orders.h"
#include "adjudicator/service/resolve.h"
#include "adjudicator/service/seating.h"
#include "adjudicator/store/mailbox.h"
#include "adjudicator/store/play.h"

namespace adj::service {

namespace {

constexpr std::chrono::hours kLongestGap{6};      // between two runs
constexpr std::chrono::hours kMailboxSilence{2};  // without reaching the mailbox
constexpr std::chrono::hours kAfterResume{72};    // mass silence is not an alarm again so soon
constexpr std::chrono::hours kTimeToAnswer{24};   // for windows whose time was over when the clock stopped
constexpr std::chrono::hours kUnreadMail{1};      // a deadline waits so long for mail that is not read yet
constexpr std::chrono::seconds kLookAgain{10};
constexpr std::chrono::minutes kAfterTrouble{5};
constexpr std::size_t kSilentGames = 3;
constexpr int kAllGames = 100'000;

Json at_time(Time time) { return Json(static_cast<std::int64_t>(time.time_since_epoch().count())); }

std::optional<Time> time_of(store::Tx& tx, const char* fact) {
  const auto value = store::find_fact(tx, fact);
  if (!value || !value->is_int()) return std::nullopt;
  return Time(std::chrono::milliseconds(value->as_int()));
}

// --- When to stand still

void watch_the_clock(const Context& context, store::Tx& tx) {
  const Time now = context.clock.now();
  const auto last = time_of(tx, "clock");
  store::set_fact(tx, "clock", at_time(now), now);
  if (clock_stopped(tx)) return;
  if (last && (now - *last > kLongestGap || *last - now > kLongestGap))
    return stop_clock(context, tx, "the clock jumped, or nothing ran for hours", std::min(now, *last));
  const auto mailbox = time_of(tx, "mailbox");
  if (mailbox && now - *mailbox > kMailboxSilence)
    stop_clock(context, tx, "the mailbox could not be reached", *mailbox);
}

Time closing_time(const Hosted& hosted, const store::WindowRow& window) {
  return *window.deadline + std::chrono::minutes(hosted.settings.grace_minutes);
}

// Mail that came in time shall still count, when nobody has looked into the mailbox since (that of a service
// that was down over the deadline; should it last, the clock stops), or has read all that was in it.
bool must_wait_for_mail(store::Tx& tx, const Hosted& hosted, const store::WindowRow& window, Time now) {
  const Time closes = closing_time(hosted, window);
  const auto mailbox = time_of(tx, "mailbox");
  if (mailbox && *mailbox < closes) return true;
  return store::has_unread_mail(tx, hosted.code(), now - kUnreadMail);
}

// Everybody who is asked, at least one person, has said nothing, and the time is over.
bool all_silent_at_deadline(const Hosted& hosted, const store::WindowRow& window, Time now) {
  if (!window.deadline || now < closing_time(hosted, window)) return false;
  bool person = false;
  for (const OpenDecision& d : hosted.game->window_without_words().decisions) {
    const HostedSeat* seat = hosted.find_seat(d.seat.number);
    if (!d.required || !seat || seat->row.holder != "player") continue;
    if (d.complete || d.origin) return false;
    person = true;
  }
  return person;
}

// True when so many games fell silent at once that it cannot be the players.
bool mass_silence(const Context& context, store::Tx& tx, const std::vector<std::string>& due) {
  const Time now = context.clock.now();
  const auto resumed = time_of(tx, "clock_resumed");
  if (due.size() < kSilentGames || (resumed && now - *resumed < kAfterResume)) return false;
  std::size_t silent = 0;
  for (const std::string& code : due) {
    const auto hosted = read_hosted(context, tx, code, true);
    if (!hosted || !hosted->running() || !hosted->game) continue;
    const auto window = store::find_window(tx, code, hosted->row.window);
    if (window && !window->closed_at && all_silent_at_deadline(*hosted, *window, now) &&
        !must_wait_for_mail(tx, *hosted, *window, now))
      ++silent;
  }
  return silent >= kSilentGames;
}

// --- Reminders

// What is asked, what is missing, what happens otherwise, and the form: whoever is late shall not have to
// look for the report too.
void put_reminder(Answer& words, const Hosted& hosted, Seat seat, const store::WindowRow& window) {
  const Language language = words.language;
  AnswerBlock& block = words.block(say(language, "reminder.title"));
  block.paragraphs.push_back(
      say(language, "reminder.until",
          with({{"window", window.number},
                {"deadline", shown_time(*window.deadline, hosted.settings.time_zone, language)}})));
  TurnReport report;
  from_json(hosted.game->report(seat, {}, language), report, "$");
  for (const Ask& ask : report.asks)
    block.paragraphs.push_back(say(language, "reminder.asked", with({{"what", ask.title}})));
  for (const OpenDecision& d : hosted.game->window(language).decisions) {
    if (d.seat != seat || !waits_for(d)) continue;
    say_missing(block.paragraphs, d.missing, language);
    block.paragraphs.push_back(say(language, "reminder.default", with({{"fallback", d.fallback}})));
  }
  words.order_form = std::move(report.order_form);
}

void remind(const Context& context, store::Tx& tx, Hosted& hosted, store::WindowRow& window) {
  window.reminded_at = context.clock.now();
  store::set_window_times(tx, window);
  const Window open = hosted.game->window_without_words();
  for (const HostedSeat& seat : hosted.seats) {
    if (!waits_for(open, seat.seat()) || seat.row.holder != "player") continue;
    if (seat.player && complained(tx, seat.player->address)) continue;
    write_to_seat(context, tx, hosted, seat, "reminder",
                  "reminder:" + hosted.code() + ":" + std::to_string(window.generation) + ":" +
                      std::to_string(window.number) + ":" + std::to_string(seat.row.seat) + ":" +
                      std::to_string(window.deadline->time_since_epoch().count()),
                  [&](Answer& words) { put_reminder(words, hosted, seat.seat(), window); });
  }
}

// --- Substitutes

// Who let too many windows pass: the machine holds his seat until somebody takes it.
void seek_substitutes(const Context& context, store::Tx& tx, Hosted& hosted) {
  bool any = false;
  for (HostedSeat& seat : hosted.seats) {
    if (seat.row.holder != "player" || seat.row.missed < hosted.settings.misses_to_standby) continue;
    any = true;
    const auto gone = seat.player;
    const int count = seat.row.missed;
    const std::string key = "missed:" + hosted.code() + ":" + std::to_string(seat.row.seat) + ":" +
                            std::to_string(seat.row.epoch);
    const Json values =
        with({{"name", seat.name()}, {"seat", seat.row.seat}, {"count", count}, {"game", hosted.code()}});
    vacate_seat(context, tx, hosted, seat);
    if (gone)
      write_to_player(context, tx, hosted, *gone, "notice", key, [&](Answer& words) {
        words.block(say(words.language, "missed.title"))
            .paragraphs.push_back(say(words.language, "missed.text", values));
      });
    write_to_all(context, tx, hosted, "notice", key + ":all", [&](Answer& words) {
      words.block(say(words.language, "missed.news_title"))
          .paragraphs.push_back(say(words.language, "missed.news", values));
    });
  }
  if (!any) return;
  save_hosted(context, tx, hosted);
  if (hosted.running()) resolve(context, tx, hosted, Closing::complete);
}

// --- One game

// False when it was looked at in vain: it must wait.
bool do_what_is_due(const Context& context, store::Tx& tx, Hosted& hosted) {
  const Time now = context.clock.now();
  auto window = store::find_window(tx, hosted.code(), hosted.row.window);
  if (!window || window->closed_at) {
    go_on(context, tx, hosted);
    return true;
  }
  if (window->complete_at && resolve(context, tx, hosted, Closing::complete)) return true;
  if (window->deadline && now >= closing_time(hosted, *window)) {
    if (must_wait_for_mail(tx, hosted, *window, now)) {
      hosted.row.next_due = now + kLookAgain;
      save_hosted(context, tx, hosted);
      return false;
    }
    resolve(context, tx, hosted, Closing::deadline);
    seek_substitutes(context, tx, hosted);
    return true;
  }
  const auto reminder = reminder_time(hosted, *window);
  if (reminder && now >= *reminder) remind(context, tx, hosted, *window);
  schedule(context, tx, hosted);
  save_hosted(context, tx, hosted);
  return true;
}

// Its players read that the fault is ours and that it is known: so it must be.
void tell_unreadable(const Context& context, store::Tx& tx, const Hosted& hosted) {
  alert(context, tx, "game " + hosted.code() + " cannot be read",
        "It is frozen: the log says why. When that is mended: tabellarius admin thaw " + hosted.code());
  tell_frozen(context, tx, hosted, "unreadable");
}

bool run_game(const Context& context, store::Tx& tx, const std::string& code) {
  auto hosted = open_hosted(context, tx, code);
  if (!hosted) return false;
  if (!hosted->running() || !hosted->game) {
    if (!hosted->game && hosted->kept.status == "running") tell_unreadable(context, tx, *hosted);
    hosted->row.next_due.reset();  // an unreadable or paused game has no clock
    store::set_game(tx, hosted->row);
    return false;
  }
  // Another process may have been here first.
  if (!hosted->row.next_due || *hosted->row.next_due > context.clock.now()) return false;
  return do_what_is_due(context, tx, *hosted);
}

}  // namespace

void note_mailbox(const Context& context, store::Tx& tx) {
  store::set_fact(tx, "mailbox", at_time(context.clock.now()), context.clock.now());
}

std::optional<std::string> clock_stopped(store::Tx& tx) {
  const auto stopped = store::find_fact(tx, "clock_stopped");
  if (!stopped || !stopped->is_object()) return std::nullopt;
  return stopped->at("why").as_string();
}

void stop_clock(const Context& context, store::Tx& tx, const std::string& why, Time since) {
  if (clock_stopped(tx)) return;
  const Time now = context.clock.now();
  store::set_fact(tx, "clock_stopped", with({{"why", why}, {"at", at_time(since)}}), now);
  alert(context, tx, "all deadlines stand still: " + why, "Look into it, then: tabellarius admin resume");
}

void resume_clock(const Context& context, store::Tx& tx) {
  const auto stopped = store::find_fact(tx, "clock_stopped");
  if (!stopped || !stopped->is_object()) return;
  const Time now = context.clock.now();
  const auto stood = now - Time(std::chrono::milliseconds(stopped->at("at").as_int()));
  for (const store::GameRow& row : store::games_with_status(tx, "running", kAllGames)) {
    auto hosted = open_hosted(context, tx, row.game);
    if (!hosted) continue;
    auto window = store::find_window(tx, row.game, hosted->row.window);
    if (!window || window->closed_at || !window->deadline) continue;
    window->deadline = *window->deadline + stood;
    if (closing_time(*hosted, *window) <= now) {  // nobody was heard: all are asked once more
      window->deadline = now + kTimeToAnswer;
      window->reminded_at.reset();
    }
    store::set_window_times(tx, *window);
    schedule(context, tx, *hosted);
    store::set_game(tx, hosted->row);
  }
  store::set_fact(tx, "clock_stopped", Json(), now);
  store::set_fact(tx, "clock_resumed", at_time(now), now);
  store::set_fact(tx, "clock", at_time(now), now);
  store::set_fact(tx, "mailbox", at_time(now), now);
}

int run_due(const Context& context, store::Store& store, int limit) {
  std::vector<std::string> due;
  store.transact([&](store::Tx& tx) {
    due.clear();
    watch_the_clock(context, tx);
    if (!clock_stopped(tx)) due = store::due_games(tx, context.clock.now(), limit);
  });
  if (due.size() >= kSilentGames)
    store.transact([&](store::Tx& tx) {
      if (mass_silence(context, tx, due))
        stop_clock(context, tx, "everybody is silent at once", context.clock.now());
      if (clock_stopped(tx)) due.clear();
    });
  int done = 0;
  for (const std::string& code : due) {
    context.at("due.game");
    try {
      store.transact([&](store::Tx& tx) { done += run_game(context, tx, code) ? 1 : 0; });
    } catch (const store::Unavailable&) {
      throw;
    } catch (const std::exception& e) {
      // One game's trouble is not the others'; it is looked at again after a while.
      context.log.problem("due.failed", "game=" + code + " why=" + e.what());
      store.transact([&](store::Tx& tx) {
        auto row = store::find_game(tx, code);
        if (!row) return;
        row->next_due = context.clock.now() + kAfterTrouble;
        store::set_game(tx, *row);
      });
    }
  }
  return done;
}

}  // namespace adj::service
