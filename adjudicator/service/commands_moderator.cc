// What a moderator writes, read into acts (moderation.h). Each is proposed first and done when he confirms.

#include <algorithm>

#include "adjudicator/core/words_fold.h"
#include "adjudicator/service/calendar.h"
#include "adjudicator/service/command_line.h"
#include "adjudicator/service/confirmations.h"
#include "adjudicator/service/moderation.h"
#include "adjudicator/service/notices.h"
#include "mail/ascii.h"
#include "mail/token.h"

namespace adj::service {

namespace {

// The moderator's own seat; 0 when he does not play.
int own_seat(Hosted& hosted, const std::optional<store::Player>& moderator) {
  const HostedSeat* seat = moderator ? hosted.seat_of(moderator->id) : nullptr;
  return seat ? seat->row.seat : 0;
}

// Who sits in the seat that an act names: a late yes must not hit somebody who has come since.
Json holder_of(const Hosted& hosted, const Act& act) {
  const HostedSeat* seat = hosted.find_seat(act.seat);
  return seat && seat->row.player ? Json(*seat->row.player) : Json();
}

bool changed_hands(const Hosted& hosted, const Act& act, const Json& payload) {
  const Json* holder = payload.find("holder");
  return holder && *holder != holder_of(hosted, act);
}

}  // namespace

void propose_to(Speech& speech, const CommandLine& line, const Act& given) {
  Hosted& hosted = *speech.hosted;
  Act act = given;
  if (is_of_open_window(act.id)) act.window = hosted.row.window;
  const Proposal proposal = propose(speech.context, speech.tx, hosted, act, speech.language(),
                                    own_seat(hosted, speech.speaker.player));
  if (!proposal.possible) return speech.answer.refuse(line.number, line.text, proposal.what);
  ask_confirmation(speech, "moderator_act",
                   with({{"game", hosted.code()}, {"act", to_json(act)}, {"holder", holder_of(hosted, act)}}),
                   proposal.what, proposal.differences);
}

namespace {

template <const char* const& Id>
void plain(Speech& speech, const CommandLine& line) {
  Act act;
  act.id = Id;
  propose_to(speech, line, act);
}

constexpr const char* kStart = "start";
constexpr const char* kPause = "pause";
constexpr const char* kResume = "resume";
constexpr const char* kClose = "close";

// The seat that a line names; refused when it is none.
bool read_seat(Speech& speech, const CommandLine& line, const std::string& word, Act& act) {
  const HostedSeat* seat = seat_named(*speech.hosted, word);
  if (seat)
    act.seat = seat->row.seat;
  else
    refuse(speech, line, "act.refused.seat");
  return seat != nullptr;
}

void force(Speech& speech, const CommandLine& line) {
  std::string rest = line.rest;
  const auto window = number_in(next_word(rest));
  if (!window) return refuse(speech, line, "force.which", with({{"window", speech.hosted->row.window}}));
  Act act;
  act.id = "force";
  act.window = *window;
  propose_to(speech, line, act);
}

void extend(Speech& speech, const CommandLine& line) {
  Act act;
  act.id = "extend";
  const auto time = read_duration(trimmed(line.rest));
  if (time) act.minutes = static_cast<int>(time->count());
  propose_to(speech, line, act);
}

void deadlines(Speech& speech, const CommandLine& line) {
  Act act;
  act.id = "deadlines";
  act.text = line.rest;
  propose_to(speech, line, act);
}

std::string address_in(std::string word) {
  std::erase_if(word, [](char c) { return c == '<' || c == '>'; });
  return mail::lower(word);
}

// REPLACE seat BY address
void replace(Speech& speech, const CommandLine& line) {
  std::vector<std::string> words = words_in(line.rest);
  std::erase_if(words, [](const std::string& w) { return is_word(w, {"BY", "PAR", "SEAT", "PLACE"}); });
  Act act;
  act.id = "replace";
  if (words.size() < 2) return refuse(speech, line, "replace.how");
  act.text = address_in(words.back());
  words.pop_back();
  std::string name;
  for (const std::string& word : words) name += (name.empty() ? "" : " ") + word;
  if (read_seat(speech, line, name, act)) propose_to(speech, line, act);
}

// INVITE address [SEAT n]
void invite(Speech& speech, const CommandLine& line) {
  std::string rest = line.rest;
  Act act;
  act.id = "invite";
  act.text = address_in(next_word(rest));
  std::string word = next_word(rest);
  if (is_word(word, {"SEAT", "PLACE"})) word = next_word(rest);
  if (!word.empty() && !read_seat(speech, line, word, act)) return;
  propose_to(speech, line, act);
}

// SUBSTITUTE seat: orders …
void substitute(Speech& speech, const CommandLine& line) {
  const auto colon = line.rest.find(':');
  Act act;
  act.id = "substitute";
  act.text = text_of(line, colon == std::string::npos ? std::string() : line.rest.substr(colon + 1));
  if (read_seat(speech, line, trimmed(line.rest.substr(0, colon)), act)) propose_to(speech, line, act);
}

void rollback(Speech& speech, const CommandLine& line) {
  std::string rest = line.rest;
  Act act;
  act.id = "rollback";
  act.window = number_in(next_word(rest)).value_or(0);
  propose_to(speech, line, act);
}

// EDIT field value REASON text
void edit(Speech& speech, const CommandLine& line) {
  std::string rest = trimmed(line.rest);
  Act act;
  act.id = "edit";
  const auto blank = rest.find_first_of(" \t");
  act.text = rest.substr(0, blank);
  rest = blank == std::string::npos ? std::string() : rest.substr(blank);
  // The value stays as it is written: lists have commas, objects colons.
  std::size_t end = 0;
  for (std::size_t at = 0; (at = rest.find_first_not_of(" \t", at)) != std::string::npos; at = end) {
    end = std::min(rest.find_first_of(" \t", at), rest.size());
    std::string word = rest.substr(at, end - at);
    if (word.back() == ':') word.pop_back();
    if (!is_word(word, {"REASON", "RAISON", "MOTIF", "BECAUSE"})) continue;
    const auto reason = rest.find_first_not_of(" \t:", end);
    act.reason = reason == std::string::npos ? "" : mail::without_tokens(trimmed(rest.substr(reason)));
    rest.resize(at);
    break;
  }
  act.value = trimmed(rest);
  propose_to(speech, line, act);
}

// RULE option value
void rule(Speech& speech, const CommandLine& line) {
  std::string rest = line.rest;
  std::ranges::replace(rest, '=', ' ');
  Act act;
  act.id = "rule";
  act.text = words::fold(next_word(rest));
  act.value = next_word(rest);
  propose_to(speech, line, act);
}

void announce(Speech& speech, const CommandLine& line) {
  Act act;
  act.id = "announce";
  act.text = mail::without_tokens(text_of(line, line.rest));
  propose_to(speech, line, act);
}

void eject(Speech& speech, const CommandLine& line) {
  Act act;
  act.id = "eject";
  if (read_seat(speech, line, trimmed(line.rest), act)) propose_to(speech, line, act);
}

}  // namespace

void confirmed_moderator_act(Speech& speech, const store::Confirmation& confirmation) {
  Hosted* hosted = speech.game(confirmation.payload.at("game").as_string());
  // Somebody else may have become the moderator since.
  if (!hosted || !confirmation.player || !hosted->moderated_by(*confirmation.player)) {
    speech.answer.block(say(speech.language(), "confirmation.over"));
    return;
  }
  Act act;
  from_json(confirmation.payload.at("act"), act, "$.act");
  speech.hosted = hosted;
  speech.speaker.moderator = true;
  if (changed_hands(*hosted, act, confirmation.payload)) {
    speech.answer.block(say(speech.language(), "act.not_done"))
        .paragraphs.push_back(
            say(speech.language(), "act.refused.changed_hands", with({{"seat", act.seat}})));
    return;
  }
  const Proposal done =
      carry_out(speech.context, speech.tx, *hosted, act, "player:" + std::to_string(*confirmation.player),
                speech.language(), own_seat(*hosted, speech.speaker.player));
  AnswerBlock& block =
      speech.answer.block(say(speech.language(), done.possible ? "act.done" : "act.not_done"));
  block.paragraphs.push_back(done.what);
  block.lines = done.differences;
}

std::vector<Command> moderator_commands() {
  constexpr Right kRight = Right::moderator;
  return {{"start", {"START", "COMMENCE", "START", "DÉMARRE"}, kRight, Body::none, plain<kStart>},
          {"force", {"FORCE", "FORCE", "FORCE", "FORCER"}, kRight, Body::none, force},
          {"extend", {"EXTEND", "PROLONGE"}, kRight, Body::none, extend},
          {"deadlines", {"DEADLINES", "DÉLAIS"}, kRight, Body::none, deadlines},
          {"pause", {"PAUSE", "SUSPENDS"}, kRight, Body::none, plain<kPause>},
          {"resume", {"RESUME", "REPRENDS"}, kRight, Body::none, plain<kResume>},
          {"replace", {"REPLACE", "REMPLACE"}, kRight, Body::none, replace},
          {"invite", {"INVITE", "INVITER"}, kRight, Body::none, invite},
          {"substitute", {"SUBSTITUTE", "SUPPLÉE"}, kRight, Body::orders, substitute},
          {"rollback", {"ROLLBACK", "REVIENS"}, kRight, Body::none, rollback},
          {"edit", {"EDIT", "CORRIGE"}, kRight, Body::none, edit},
          {"rule", {"RULE", "RÈGLE"}, kRight, Body::none, rule},
          {"announce", {"ANNOUNCE", "ANNONCE"}, kRight, Body::prose, announce},
          {"eject", {"EJECT", "EXCLUS"}, kRight, Body::none, eject},
          {"close", {"CLOSE", "CLOS", "CLOSE", "FERME"}, kRight, Body::none, plain<kClose>}};
}

}  // namespace adj::service
