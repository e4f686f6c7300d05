// Orders that any mail may carry, of the set-up, and PLAY.

#include <algorithm>

#include "adjudicator/core/order_mail.h"
#include "adjudicator/games/respublica/orders_read.h"

namespace adj::respublica {

using words::Cursor;
using words::Line;

namespace {

int need_deal(LineReader& r) {
  r.expect("deal"_w);
  return r.number(1);
}

// --- RPR-1.04.3a  Promises: each begins with who makes it, behind a comma or a semicolon.
bool begins_promise(std::string_view text) {
  const words::Tokens tokens = words::tokenise(text);
  if (tokens.list.empty()) return false;
  const std::string& first = tokens.list.front().text;
  for (const Word subject : {"i"_w, "they"_w})
    for (const std::string_view word : order_words().all(subject))
      if (first == words::fold(word)) return true;
  return false;
}

std::vector<std::string> split_promises(const std::string& text) {
  std::vector<std::string> parts;
  std::size_t start = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != ',' && text[i] != ';') continue;
    if (!begins_promise(std::string_view(text).substr(i + 1))) continue;
    parts.push_back(text.substr(start, i - start));
    start = i + 1;
  }
  parts.push_back(text.substr(start));
  return parts;
}

// GIVE 15 [FROM Fabius] [REVENUE] | GIVE Tribune | anything else is printed as it is. A bare number is
// talents, though it may begin the name of a card (2 and 2A).
std::optional<Promise> read_payment(LineReader& r) {
  Promise promise;
  if (!r.take("give"_w)) return std::nullopt;
  const std::size_t start = r.c.mark();
  if (const auto talents = r.c.integer(1, LineReader::kMostNumber, words::Sign::kNone)) {
    promise.kind = PromiseKind::talents;
    promise.talents = *talents;
    if (r.take("from"_w)) promise.from = need_purse(r);
    r.take("revenue"_w);
    if (!r.c.ok() || r.c.at_end()) return r.c.ok() ? std::optional(promise) : std::nullopt;
    r.c.reset(start);
    promise = Promise();
  }
  const auto card = r.c.match(r.at.names.cards);
  if (!card || !r.c.at_end()) return std::nullopt;
  promise.kind = PromiseKind::card;
  promise.card = Face(card->id.view());
  return promise;
}

std::optional<Promise> read_promise(const ReadingPlace& at, Seat other, const std::string& text) {
  Cursor c(text);
  LineReader r{c, at};
  const bool mine = r.take("i"_w);
  if (!mine && !r.take("they"_w)) return std::nullopt;
  Promise promise;
  const std::size_t start = c.mark();
  if (const auto payment = read_payment(r)) {
    promise = *payment;
  } else {
    Cursor again(text);
    again.reset(start);
    LineReader words{again, at};
    promise.text = read_words(words);
    if (!words.ok()) return std::nullopt;
  }
  promise.by = mine ? at.seat : other;
  return promise;
}

// --- PLAY
Order play_law(LineReader& r) {
  PlayLaw o;
  o.law = need_law(r);
  o.repeals = !r.take("bonus"_w) && r.take("repeal"_w);
  return o;
}

}  // namespace

// DEAL WITH Aquila: I GIVE 15 REVENUE, THEY NOMINATE CENSOR Julius
Order read_deal(LineReader& r) {
  OfferDeal o;
  r.take("with"_w);
  o.with = need_seat(r);
  r.c.colon();
  const int line = r.c.line(), column = r.c.column();
  const std::string text = r.c.rest();
  if (!r.ok()) return o;
  for (const std::string& part : split_promises(text)) {
    const std::optional<Promise> promise = read_promise(r.at, o.with, part);
    if (!promise) {
      r.refuse_at(line, column, "who_promises", {{"found", words::printable(part)}});
      break;
    }
    o.promises.push_back(*promise);
  }
  return o;
}

Order read_accept(LineReader& r) { return AnswerDeal{need_deal(r), true}; }
Order read_refuse(LineReader& r) { return AnswerDeal{need_deal(r), false}; }
Order read_complain(LineReader& r) { return ComplainDeal{need_deal(r)}; }
Order read_judge(LineReader& r) {
  JudgeDeal o;
  o.number = need_deal(r);
  o.kept = r.either("kept"_w, "broken"_w);
  return o;
}

Order read_show(LineReader& r) {
  ShowCards o;
  if (!r.take("hand"_w)) o.cards = need_cards(r);
  r.expect("to"_w);
  o.to = need_seat(r);
  return o;
}

Order read_peddle(LineReader& r) { return Peddle{need_seat(r)}; }
Order read_ransom(LineReader& r) { return RansomCaptive{need_senator(r)}; }

Order read_tell(LineReader& r) {
  SendWord o;
  o.to = need_seat(r);
  o.text = read_text(r);
  return o;
}

Order read_take(LineReader& r) {
  r.expect("curia"_w);
  return EmptyFaction{false};
}
Order read_quit(LineReader&) { return EmptyFaction{true}; }
Order read_repopulate(LineReader& r) { return Repopulate{need_senators(r)}; }
Order read_leader(LineReader& r) { return NameLeader{need_senator(r)}; }

Order read_govern(LineReader& r) {
  GovernAtStart o;
  o.province = need_province(r);
  r.expect("by"_w);
  o.senator = need_senator(r);
  if (r.take("term"_w)) o.term = r.number(0, 9);
  return o;
}

// PLAY Scipio | Mining ON Fabius | OPENBODYGUARD ON Fabius | LAW Gabinian | PROSCRIPTION
Order read_play(LineReader& r) {
  if (r.take("law"_w)) return play_law(r);
  if (r.take("open_bodyguard"_w)) {
    r.expect("on"_w);
    return PlayBodyguard{need_senator(r)};
  }
  const int line = r.c.line(), column = r.c.column();
  const std::size_t start = r.c.mark();
  const Face face = need_card(r);
  if (!r.ok()) return PlayProscription{};
  if (r.at.p.tables.has_senator(SenatorId(face.view()))) return PlayStatesman{SenatorId(face.view())};
  if (r.at.p.tables.has_concession(ConcessionId(face.view()))) {
    r.expect("on"_w);
    return PlayConcession{ConcessionId(face.view()), need_senator(r)};
  }
  if (value_named<Law>(face.view())) {
    r.c.reset(start);
    return play_law(r);
  }
  if (face == Face(name_of(Intrigue::proscription))) return PlayProscription{};
  r.refuse_at(line, column, "card_has_own_order", {{"card", face.str()}});
  return PlayProscription{};
}

// NO KNIGHT; NO APPEAL Fabius
Order read_no(LineReader& r) {
  if (r.take("knight"_w)) return AttractKnight{};
  r.expect("appeal"_w);
  return AppealPeople{need_senator(r), false, std::nullopt};
}

}  // namespace adj::respublica
