// NEW, JOIN, LEAVE: from an idea to a full table.

#include <algorithm>

#include "adjudicator/core/words_fold.h"
#include "adjudicator/service/addresses.h"
#include "adjudicator/service/calendar.h"
#include "adjudicator/service/command_line.h"
#include "adjudicator/service/confirmations.h"
#include "adjudicator/service/names.h"
#include "adjudicator/service/notices.h"
#include "adjudicator/service/resolve.h"
#include "adjudicator/service/seating.h"
#include "adjudicator/service/setting_lines.h"

namespace adj::service {

namespace {

constexpr int kDicePhases = 4096;
constexpr std::size_t kLongestNonce = 200;
constexpr std::size_t kMostGames = 20;  // that one moderates and that go on

// --- NEW

struct NewGame {
  const GameModule* module = nullptr;
  ScenarioInfo scenario;
  std::map<std::string, std::string> options;
  Settings settings;
  bool listed = true;
  int seats = 0;
};

std::string joined(const std::vector<std::string>& list) {
  std::string text;
  for (const std::string& each : list) text += (text.empty() ? "" : ", ") + each;
  return text;
}

const GameModule* module_named(const Context& context, const std::string& word) {
  for (const auto& module : context.games.all())
    if (is_word(word, {module->id().view(), module->title()})) return module.get();
  return nullptr;
}

bool choose_scenario(Speech& speech, const CommandLine& line, NewGame& game, const std::string& value) {
  std::vector<std::string> ids;
  for (const ScenarioInfo& s : game.module->scenarios()) {
    if (is_word(value, {s.id, s.name_en, s.name_fr})) {
      game.scenario = s;
      return true;
    }
    ids.push_back(s.id);
  }
  refuse(speech, line, "new.scenario", with({{"scenario", value}, {"known", joined(ids)}}));
  return false;
}

// An option of the game's rules: false when it is none, or a value that it does not have (then refused).
bool choose_option(Speech& speech, const CommandLine& line, NewGame& game, const std::string& key,
                   const std::string& value, bool& refused) {
  for (const OptionInfo& o : game.module->options()) {
    if (!is_word(key, {o.id})) continue;
    for (const std::string& v : o.values)
      if (is_word(value, {v})) {
        game.options[o.id] = v;
        return true;
      }
    refuse(speech, line, "new.option_value",
           with({{"option", o.id}, {"value", value}, {"known", joined(o.values)}}));
    refused = true;
    return false;
  }
  return false;
}

bool choose(Speech& speech, const CommandLine& line, NewGame& game, const std::string& key,
            const std::string& value) {
  if (is_word(key, {"scenario"})) return choose_scenario(speech, line, game, value);
  if (is_word(key, {"seats", "places"})) {
    game.seats = number_in(value).value_or(-1);
    return true;
  }
  switch (apply_setting(game.settings, key, value)) {
    case Applied::yes:
      return true;
    case Applied::wrong:
      refuse(speech, line, "setting.wrong", with({{"key", key}, {"value", value}}));
      return false;
    case Applied::unknown:
      break;
  }
  bool refused = false;
  if (choose_option(speech, line, game, key, value, refused)) return true;
  if (!refused) refuse(speech, line, "setting.unknown", with({{"key", key}}));
  return false;
}

bool read_choices(Speech& speech, const CommandLine& line, std::string rest, NewGame& game) {
  while (!trimmed(rest).empty()) {
    if (const auto setting = next_setting(rest)) {
      if (!choose(speech, line, game, setting->first, setting->second)) return false;
      continue;
    }
    const std::string word = next_word(rest);
    if (is_word(word, {"PUBLIC", "PUBLIQUE"})) {
      game.listed = true;
    } else if (is_word(word, {"PRIVATE", "PRIVEE", "PRIVE"})) {
      game.listed = false;
    } else if (is_word(word, {"MANUAL", "MANUEL"})) {
      game.settings.manual_start = true;
    } else {
      refuse(speech, line, "setting.unknown", with({{"key", word}}));
      return false;
    }
  }
  return true;
}

// What the line asks for; nothing when it was refused.
std::optional<NewGame> read_new(Speech& speech, const CommandLine& line) {
  std::string rest = line.rest;
  NewGame game;
  const std::string name = next_word(rest);
  game.module = module_named(speech.context, name);
  if (!game.module) {
    std::vector<std::string> known;
    for (const auto& module : speech.context.games.all()) known.push_back(module->id().str());
    refuse(speech, line, "new.game", with({{"game", name}, {"known", joined(known)}}));
    return std::nullopt;
  }
  game.scenario = game.module->scenarios().front();
  if (!read_choices(speech, line, rest, game)) return std::nullopt;
  if (game.seats == 0) game.seats = game.scenario.seats_max;
  if (game.seats < game.scenario.seats_min || game.seats > game.scenario.seats_max) {
    const int least = game.scenario.seats_min, most = game.scenario.seats_max;
    refuse(speech, line, "new.seats", with({{"least", least}, {"most", most}, {"fixed", least == most}}));
    return std::nullopt;
  }
  return game;
}

// So that nobody fills the list of games with his own.
bool has_enough_games(store::Tx& tx, std::int64_t player) {
  return store::games_moderated_by(tx, player).size() >= kMostGames;
}

Json payload_of(const NewGame& game) {
  Json options = Json::object();
  for (const auto& [key, value] : game.options) options[key] = Json(value);
  // Where a scenario can be played by more or fewer, the game itself must know by how many.
  if (game.scenario.seats_min < game.scenario.seats_max)
    options[std::string(kSeatsOption)] = Json(std::to_string(game.seats));
  return with({{"module", game.module->id().str()},
               {"scenario", game.scenario.id},
               {"options", options},
               {"settings", to_json(game.settings)},
               {"listed", game.listed},
               {"seats", game.seats}});
}

void new_game(Speech& speech, const CommandLine& line) {
  const auto game = read_new(speech, line);
  if (!game) return;
  if (speech.speaker.player && has_enough_games(speech.tx, speech.speaker.player->id))
    return refuse(speech, line, "new.enough", with({{"most", static_cast<int>(kMostGames)}}));
  const bool french = speech.language() == Language::fr;
  std::vector<std::string> chosen;
  for (const auto& [key, value] : game->options) chosen.push_back(key + "=" + value);
  Json values = with({{"game", game->module->title()},
                      {"scenario", french ? game->scenario.name_fr : game->scenario.name_en},
                      {"seats", game->seats},
                      {"options", joined(chosen)},
                      {"listed", game->listed},
                      {"pace", pace_of(game->settings, speech.language())}});
  ask_confirmation(speech, "new", payload_of(*game), say(speech.language(), "new.what", values),
                   special_settings(game->settings, speech.language()));
}

// The name that he gave, or that his mail bears, or that of his mailbox.
std::string shown_name(const Speech& speech, const std::string& name, const std::string& address) {
  for (const std::string& said : {name, speech.speaker.name})
    if (const std::string shown = shown_as_name(said); !shown.empty() && !is_nobodys_name(shown))
      return shown;
  const std::string mailbox = shown_as_name(address.substr(0, address.find('@')));
  return is_nobodys_name(mailbox) ? "player " + mailbox : mailbox;
}

// Whoever confirms is a player from now on.
store::Player player_for(Speech& speech, const store::Confirmation& confirmation, const std::string& name) {
  if (auto known = store::player_at(speech.tx, confirmation.address)) return *known;
  const auto id = store::insert_player(speech.tx, shown_name(speech, name, confirmation.address),
                                       std::string(name_of(confirmation_language(confirmation))),
                                       confirmation.address, speech.now());
  return store::find_player(speech.tx, id).value();
}

// How he will be called there.
std::string name_to_come(Speech& speech, const store::Confirmation& confirmation) {
  const std::string& name = confirmation.payload.at("name").as_string();
  const auto known = store::player_at(speech.tx, confirmation.address);
  if (known && name.empty()) return known->name;
  return shown_name(speech, name, confirmation.address);
}

// Who joins is called, and written to, as he says with it.
store::Player newcomer(Speech& speech, const store::Confirmation& confirmation) {
  const std::string& name = confirmation.payload.at("name").as_string();
  store::Player player = player_for(speech, confirmation, name);
  if (!name.empty()) player.name = shown_name(speech, name, confirmation.address);
  if (const Json* language = confirmation.payload.find("wished_language"))
    player.language = language->as_string();
  store::set_player(speech.tx, player);
  return player;
}

store::GameRow game_row(Speech& speech, const Json& payload) {
  store::GameRow row;
  row.game = new_game_code(speech.tx);
  row.module = payload.at("module").as_string();
  row.scenario = payload.at("scenario").as_string();
  row.options = payload.at("options");
  row.settings = payload.at("settings");
  row.listed = payload.at("listed").as_bool();
  row.created_at = speech.now();
  // Chosen before anybody has joined; its hashes are published with the invitation.
  row.dice =
      with({{"last_key", hex(random_bytes32())}, {"secret", hex(random_bytes32())}, {"length", kDicePhases}});
  return row;
}

// --- JOIN

struct JoinWish {
  int seat = 0;  // 0: any
  std::optional<Language> language;
  std::string name, nonce;
};

bool is_join_word(const std::string& word) {
  return is_word(word, {"SEAT", "PLACE", "LANG", "LANGUE", "NAME", "NOM", "NONCE", "GRAIN"});
}

// The key of why not: a language that we do not write, a word that means nothing here (left in `name`).
const char* read_wish(std::string rest, JoinWish& wish) {
  for (std::string word = next_word(rest); !word.empty(); word = next_word(rest)) {
    if (is_word(word, {"SEAT", "PLACE"})) {
      wish.seat = number_in(next_word(rest)).value_or(-1);
    } else if (is_word(word, {"LANG", "LANGUE"})) {
      wish.language = language_in(next_word(rest));
      if (!wish.language) return "lang.which";
    } else if (is_word(word, {"NAME", "NOM"})) {
      for (std::string ahead = rest, part = next_word(ahead); !part.empty() && !is_join_word(part);
           part = next_word(ahead)) {
        wish.name += (wish.name.empty() ? "" : " ") + part;
        rest = ahead;
      }
    } else if (is_word(word, {"NONCE", "GRAIN"})) {
      wish.nonce = words::printable(trimmed(rest), kLongestNonce);
      break;
    } else {
      wish.name = word;
      return "join.word";
    }
  }
  if (!wish.name.empty() && (shown_as_name(wish.name).empty() || is_nobodys_name(shown_as_name(wish.name))))
    return "name.which";
  return nullptr;
}

// Who wants to sit down.
struct Newcomer {
  std::optional<std::int64_t> player;  // when he is known already
  std::optional<store::Invitation> invitation;
  bool sent_away = false;  // by the moderator, who has not invited him since
  bool is_invited_to(int seat) const { return invitation && invitation->seat.value_or(seat) == seat; }
};

Newcomer newcomer_at(store::Tx& tx, const Hosted& hosted, const std::string& address) {
  const auto known = store::player_at(tx, address);
  Newcomer who{known ? std::optional(known->id) : std::nullopt,
               store::find_invitation(tx, hosted.code(), address)};
  who.sent_away = known && !who.invitation && was_sent_away(tx, hosted.code(), known->id);
  return who;
}

// The seat that a newcomer would get; the key of why not in `why`.
HostedSeat* seat_for(Hosted& hosted, int wished, const Newcomer& who, const char*& why) {
  const bool begun = hosted.row.status == "running" || hosted.row.status == "paused";
  if (hosted.row.status == "frozen") return why = "orders.status.frozen", nullptr;
  if (hosted.row.status != "open" && !begun) return why = "join.over", nullptr;
  if (who.player && hosted.seat_of(*who.player)) return why = "join.already", nullptr;
  if (who.sent_away) return why = "join.sent_away", nullptr;
  // In a game that has begun, a seat that even the machine does not play is kept for somebody named.
  const auto kept = [&](const HostedSeat& seat) {
    return begun && seat.row.holder == "nobody" && !who.is_invited_to(seat.row.seat);
  };
  if (wished != 0) {
    HostedSeat* seat = hosted.find_seat(wished);
    if (!seat) return why = "join.no_such_seat", nullptr;
    if (!is_free(*seat)) return why = "join.taken", nullptr;
    if (kept(*seat)) return why = "join.kept", nullptr;
    return seat;
  }
  for (HostedSeat& seat : hosted.seats)
    if (is_free(seat) && !kept(seat)) return &seat;
  return why = "join.full", nullptr;
}

bool may_join(Speech& speech, const Hosted& hosted) {
  if (hosted.row.listed) return true;
  if (speech.speaker.player && hosted.moderated_by(speech.speaker.player->id)) return true;
  return store::is_invited(speech.tx, hosted.code(), speech.speaker.address);
}

void join(Speech& speech, const CommandLine& line) {
  std::string rest = line.rest;
  if (trimmed(rest).empty()) return refuse(speech, line, "join.which");
  Hosted* hosted = game_meant(speech, line, rest);
  if (!hosted) return;
  // A code that is none is not the game of the reply address.
  if (const auto words = words_in(rest); rest == line.rest && !words.empty() && !is_join_word(words.front()))
    return refuse(speech, line, "game.unknown", with({{"code", words.front()}}));
  // A game by invitation does not tell strangers that it exists.
  if (!may_join(speech, *hosted))
    return refuse(speech, line, "game.unknown", with({{"code", hosted->code()}}));
  JoinWish wish;
  if (const char* why = read_wish(rest, wish)) return refuse(speech, line, why, with({{"word", wish.name}}));
  const Language language = wish.language.value_or(speech.language());
  if (!speech.speaker.player) speech.answer.language = language;
  const char* why = "";
  const Newcomer who = newcomer_at(speech.tx, *hosted, speech.speaker.address);
  if (!seat_for(*hosted, wish.seat, who, why)) return refuse(speech, line, why, with({{"seat", wish.seat}}));
  if (wish.name.empty())
    wish.name = speech.speaker.player ? speech.speaker.player->name : speech.speaker.name;
  if (const std::string name = shown_name(speech, wish.name, speech.speaker.address);
      name_taken(*hosted, name, who.player))
    return refuse(speech, line, "join.name_taken", with({{"name", name}, {"game", hosted->code()}}));
  const Json payload = with({{"game", hosted->code()},
                             {"seat", wish.seat},
                             {"name", wish.name},
                             {"nonce", wish.nonce},
                             {"wished_language", name_of(language)}});
  // Who is written to in another language from now on is asked in it.
  speech.answer.language = language;
  ask_confirmation(speech, "join", payload,
                   say(language, "join.what",
                       with({{"game", hosted->code()},
                             {"title", hosted->title(language)},
                             {"seat", wish.seat},
                             {"name", shown_name(speech, wish.name, speech.speaker.address)},
                             {"nonce", wish.nonce}})),
                   {}, hosted, about_game(*hosted, language));
}

void welcome(Speech& speech, Hosted& hosted, const HostedSeat& seat) {
  const Language language = speech.language();
  AnswerBlock& block = speech.answer.block(say(language, "join.welcome_title"));
  block.paragraphs.push_back(say(language, "join.welcome",
                                 with({{"game", hosted.code()},
                                       {"title", hosted.title(language)},
                                       {"seat", seat.row.seat},
                                       {"name", seat.name()}})));
  for (const HostedSeat& other : hosted.seats) block.lines.push_back(seat_line(other, language));
  if (hosted.row.status == "open")
    block.paragraphs.push_back(say(language,
                                   all_held(hosted) ? "join.waits_for_start" : "join.waits_for_others",
                                   with({{"manual", hosted.settings.manual_start}})));
}

void tell_others(Speech& speech, const Hosted& hosted, const HostedSeat& joined_seat) {
  const std::string key = "joined:" + hosted.code() + ":" + std::to_string(joined_seat.row.seat) + ":" +
                          std::to_string(joined_seat.row.epoch);
  for (const HostedSeat& seat : hosted.seats)
    if (seat.row.seat != joined_seat.row.seat)
      write_to_seat(speech.context, speech.tx, hosted, seat, "notice",
                    key + ":" + std::to_string(seat.row.seat), [&](Answer& words) {
                      words.block(say(words.language, "join.news_title"))
                          .paragraphs.push_back(
                              say(words.language, "join.news",
                                  with({{"name", joined_seat.name()}, {"seat", joined_seat.row.seat}})));
                    });
}

// --- LEAVE

void leave(Speech& speech, const CommandLine& line) {
  Hosted& hosted = *speech.hosted;
  if (hosted.row.status != "open") return refuse(speech, line, "leave.begun");
  give_up_seat(speech.context, speech.tx, hosted, *hosted.find_seat(speech.speaker.seat));
  speech.speaker.seat = 0;
  accept(speech, line, "leave.done", with({{"game", hosted.code()}}));
}

}  // namespace

void confirmed_new(Speech& speech, const store::Confirmation& confirmation) {
  const store::Player creator = player_for(speech, confirmation, speech.speaker.name);
  if (has_enough_games(speech.tx, creator.id)) {
    speech.answer.block(say(speech.language(), "new.enough", with({{"most", static_cast<int>(kMostGames)}})));
    return;
  }
  store::GameRow row = game_row(speech, confirmation.payload);
  row.moderator = creator.id;
  store::insert_game(speech.tx, row);
  const int seats = static_cast<int>(confirmation.payload.at("seats").as_int());
  for (int seat = 1; seat <= seats; ++seat) {
    store::SeatRow fresh;
    fresh.game = row.game;
    fresh.seat = seat;
    store::insert_seat(speech.tx, fresh);
  }
  Hosted* hosted = speech.hosted = speech.game(row.game);
  speech.speaker.player = creator;
  speech.speaker.moderator = true;
  speech.answer.language = language_of(creator);
  const Language language = speech.language();
  AnswerBlock& block = speech.answer.block(say(language, "new.done_title"));
  block.paragraphs = {
      say(language, "new.done",
          with({{"game", row.game},
                {"title", hosted->title(language)},
                {"address", speech.context.config.address}})),
      say(language, row.listed ? "new.done_listed" : "new.done_private", with({{"game", row.game}})),
      say(language, "new.moderator")};
  AnswerBlock& dice = speech.answer.block(say(language, "dice.title"));
  dice.paragraphs.push_back(say(language, "dice.promise"));
  dice.lines = dice_promises(*hosted, language);
}

void confirmed_join(Speech& speech, const store::Confirmation& confirmation) {
  const Json& payload = confirmation.payload;
  Hosted* hosted = speech.game(payload.at("game").as_string());
  const int wished = static_cast<int>(payload.at("seat").as_int());
  const char* why = "join.over";
  HostedSeat* seat = nullptr;
  std::optional<std::int64_t> known;
  if (hosted) {
    const Newcomer who = newcomer_at(speech.tx, *hosted, confirmation.address);
    known = who.player;
    seat = seat_for(*hosted, wished, who, why);
  }
  if (!seat) {
    speech.answer.block(say(speech.language(), "join.too_late"))
        .paragraphs.push_back(say(speech.language(), why, with({{"seat", wished}})));
    return;
  }
  if (const auto name = name_to_come(speech, confirmation); name_taken(*hosted, name, known)) {
    speech.answer.block(
        say(speech.language(), "join.name_taken", with({{"name", name}, {"game", hosted->code()}})));
    return;
  }
  const store::Player player = newcomer(speech, confirmation);
  take_seat(speech.context, speech.tx, *hosted, *seat, player, payload.at("nonce").as_string());
  speech.hosted = hosted;
  speech.speaker.player = player;
  speech.speaker.seat = seat->row.seat;
  speech.speaker.window = hosted->row.window;
  speech.answer.language = language_of(player);
  tell_others(speech, *hosted, *seat);
  if (hosted->row.status == "open" && all_held(*hosted) && !hosted->settings.manual_start)
    begin(speech.context, speech.tx, *hosted);
  welcome(speech, *hosted, *seat);
}

std::vector<Command> help_commands();  // commands_help.cc

std::vector<Command> game_commands() {
  std::vector<Command> list = help_commands();
  list.push_back({"new", {"NEW", "NOUVELLE"}, Right::anybody, Body::none, new_game});
  list.push_back({"join", {"JOIN", "REJOINS", "JOIN", "REJOINDRE"}, Right::anybody, Body::none, join});
  list.push_back({"leave", {"LEAVE", "PARS", "LEAVE", "QUITTE"}, Right::seat, Body::none, leave});
  return list;
}

}  // namespace adj::service
