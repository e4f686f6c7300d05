#include "adjudicator/service/hosted.h"

#include <algorithm>

#include "adjudicator/core/sha256.h"

namespace adj::service {

namespace {

// Without vowels (no words), without 0 O 1 I L.
constexpr std::string_view kCodeLetters = "BCDFGHJKMNPQRSTVWXZ23456789";
constexpr int kCodeLength = 4;

void load_engine(const Context& context, Hosted& hosted, const store::WholeGame& found) {
  if (!found.document) return;
  try {
    Json document = Json::parse(*found.document);
    if (found.answers) document = with_answers(std::move(document), Json::parse(*found.answers));
    hosted.game.take(hosted.module->load(document));
  } catch (const std::exception& e) {
    // Data or version are not what the game was started with: nothing is touched until an operator has
    // looked.
    context.log.problem("game.unreadable", "game=" + hosted.code() + " why=" + e.what());
    hosted.row.status = "frozen";
  }
}

std::optional<Hosted> read(const Context& context, store::Tx& tx, const std::string& code, bool with_engine,
                           const WorthLoading& worth);

}  // namespace

Language language_named(std::string_view name) { return value_named<Language>(name).value_or(Language::en); }
Language language_of(const store::Player& player) { return language_named(player.language); }

Language HostedSeat::language() const { return player ? language_of(*player) : Language::en; }

std::string HostedSeat::name() const {
  return player && !player->name.empty() ? player->name : "#" + std::to_string(row.seat);
}

std::string Hosted::title(Language language) const {
  if (!settings.title.empty()) return settings.title;
  std::string name = row.scenario;
  for (const ScenarioInfo& s : module->scenarios())
    if (s.id == row.scenario) name = language == Language::fr ? s.name_fr : s.name_en;
  return module->title() + (language == Language::fr ? "\u00a0: " : ": ") + name;
}

HostedSeat* Hosted::find_seat(int seat) {
  for (HostedSeat& s : seats)
    if (s.row.seat == seat) return &s;
  return nullptr;
}

HostedSeat* Hosted::seat_of(std::int64_t player) {
  for (HostedSeat& s : seats)
    if (s.row.player == player) return &s;
  return nullptr;
}

std::optional<Hosted> open_hosted(const Context& context, store::Tx& tx, const std::string& code,
                                  bool with_engine) {
  store::lock_game(tx, code);
  return read_hosted(context, tx, code, with_engine);
}

std::optional<Hosted> read_hosted(const Context& context, store::Tx& tx, const std::string& code,
                                  bool with_engine) {
  return read(context, tx, code, with_engine, {});
}

std::optional<Hosted> open_hosted(const Context& context, store::Tx& tx, const std::string& code,
                                  const WorthLoading& worth) {
  store::lock_game(tx, code);
  return read(context, tx, code, true, worth);
}

namespace {

std::optional<Hosted> read(const Context& context, store::Tx& tx, const std::string& code, bool with_engine,
                           const WorthLoading& worth) {
  LoadedGame before;
  if (with_engine && context.loaded) before = context.loaded->take(code);
  auto found =
      with_engine ? store::find_whole_game(tx, code, before.mark) : store::find_game_with_seats(tx, code);
  if (!found) return std::nullopt;
  Hosted hosted;
  hosted.row = std::move(found->row);
  hosted.module = context.games.find(hosted.row.module);
  if (!hosted.module) return std::nullopt;
  from_json(hosted.row.settings, hosted.settings, "$");
  hosted.kept = hosted.row;
  hosted.kept_settings = hosted.settings;
  hosted.transaction = std::move(found->transaction);
  for (store::TakenSeat& seat : found->seats)
    hosted.seats.push_back({seat.row, std::move(seat.player), seat.row});
  if (const auto moderator = hosted.row.moderator) {
    const HostedSeat* own = hosted.seat_of(*moderator);  // who opens a game mostly plays it too
    hosted.moderator = own ? own->player : store::find_player(tx, *moderator);
  }
  if (worth && !worth(hosted)) {
    if (before.game) context.loaded->keep(code, std::move(before));
    return hosted;
  }
  if (before.game && found->mark == before.mark)
    hosted.game.take(std::move(before.game));
  else
    load_engine(context, hosted, *found);
  hosted.game.is_as(found->mark, context.loaded, code);
  return hosted;
}

// Of the game's row, nothing but the time when it is due next differs from what the database has.
bool only_due_differs(const Hosted& hosted) {
  store::GameRow row = hosted.row;
  row.next_due = hosted.kept.next_due;
  return row == hosted.kept && hosted.settings == hosted.kept_settings;
}

// Returns the mark of what is written.
std::string save_game(store::Tx& tx, Hosted& hosted) {
  if (!hosted.game->document_stale() && hosted.transaction && only_due_differs(hosted))
    return store::set_answers(tx, hosted.code(), hosted.row.next_due, hosted.game->save_answers().dump(),
                              *hosted.transaction);
  hosted.row.settings = to_json(hosted.settings);
  return hosted.game->document_stale()
             ? store::set_game_with_document(tx, hosted.row, hosted.game->save().dump())
             : store::set_game_with_answers(tx, hosted.row, hosted.game->save_answers().dump());
}

}  // namespace

void save_hosted(const Context& context, store::Tx& tx, Hosted& hosted) {
  if (!hosted.game) {
    hosted.row.settings = to_json(hosted.settings);
    store::set_game(tx, hosted.row);
  } else {
    const std::string mark = save_game(tx, hosted);
    hosted.game.change().set_document_stale(false);
    hosted.game.is_as(mark, context.loaded, hosted.code());
  }
  hosted.kept = hosted.row;
  hosted.kept_settings = hosted.settings;
  for (HostedSeat& s : hosted.seats) {
    if (s.row == s.kept) continue;
    store::set_seat(tx, s.row);
    s.kept = s.row;
  }
}

void record(const Context& context, store::Tx& tx, const Hosted& hosted, store::Input input) {
  input.game = hosted.code();
  input.generation = hosted.row.generation;
  input.window = hosted.row.window;
  input.at = context.clock.now();
  store::insert_input(tx, input);
}

bool waits_for(const OpenDecision& decision) { return decision.required && !decision.complete; }

bool waits_for(const Window& window, Seat seat) {
  return std::ranges::any_of(window.decisions,
                             [&](const OpenDecision& d) { return d.seat == seat && waits_for(d); });
}

DiceSeed dice_seed(const Hosted& hosted) {
  DiceSeed seed;
  seed.game = hosted.code();
  seed.last_key = from_hex(hosted.row.dice.at("last_key").as_string()).value();
  seed.secret = from_hex(hosted.row.dice.at("secret").as_string()).value();
  seed.length = static_cast<int>(hosted.row.dice.at("length").as_int());
  return seed;
}

StartRequest start_request(const Hosted& hosted) {
  StartRequest request;
  request.scenario = hosted.row.scenario;
  for (const auto& [key, value] : hosted.row.options.as_object()) request.options[key] = value.as_string();
  request.seed = dice_seed(hosted);
  for (const HostedSeat& seat : hosted.seats)
    request.seed.nonces.push_back(std::to_string(seat.row.seat) + ":" + seat.row.nonce);
  return request;
}

std::string new_game_code(store::Tx& tx) {
  for (;;) {
    const Bytes32 random = random_bytes32();
    std::string code;
    for (int i = 0; i < kCodeLength; ++i)
      code += kCodeLetters[random[static_cast<std::size_t>(i)] % kCodeLetters.size()];
    if (!store::find_game(tx, code)) return code;
  }
}

std::string game_code(std::string_view typed) {
  std::string code(typed);
  std::ranges::transform(code, code.begin(),
                         [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return code;
}

}  // namespace adj::service
