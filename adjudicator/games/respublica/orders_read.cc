// A line: its verb, its conditions, and between them the grammar of the verb.

#include "adjudicator/games/respublica/orders_read.h"

#include "adjudicator/core/order_mail.h"
#include "adjudicator/games/respublica/pieces.h"

namespace adj::respublica {

using words::Cursor;

namespace {

using Grammar = Order (*)(LineReader&);

const std::map<Name, Grammar>& grammars() {
  static const std::map<Name, Grammar> kGrammars{
      {"deal", read_deal},
      {"accept", read_accept},
      {"refuse", read_refuse},
      {"complain", read_complain},
      {"judge", read_judge},
      {"show", read_show},
      {"peddle", read_peddle},
      {"ransom", read_ransom},
      {"tell", read_tell},
      {"take", read_take},
      {"quit", read_quit},
      {"repopulate", read_repopulate},
      {"leader", read_leader},
      {"govern", read_govern},
      {"play", read_play},
      {"no", read_no},
      {"spoils", read_spoils},
      {"grain", read_grain},
      {"move", read_move},
      {"set", read_set},
      {"rest", read_rest},
      {"give", read_give},
      {"contribute", read_contribute},
      {"upkeep", read_upkeep},
      {"release", read_release},
      {"keep", read_keep},
      {"levy", read_levy},
      {"persuade", read_persuade},
      {"seduce", read_seduce},
      {"blackmail", read_blackmail},
      {"counter", read_counter},
      {"defend", read_defend},
      {"knight", read_knight},
      {"pressure", read_pressure},
      {"games", read_games},
      {"bid", read_bid},
      {"ask", read_ask},
      {"leader_dies", read_leader_dies},
      {"catiline", read_catiline},
      {"storm", read_storm},
      {"alliance", read_alliance},
      {"trade", read_trade},
      {"gift", read_gift},
      {"rebel", read_rebel},
      {"lay_down", read_lay_down},
      {"manilian", read_manilian},
      {"join", read_join},
      {"stay_loyal", read_stay_loyal},
      {"veterans", read_veterans},
      {"march", read_march},
      {"stay", read_stay},
      {"send_rebels", read_send_rebels},
      {"disband_veterans", read_disband_veterans},
      {"recall_veterans", read_recall_veterans},
      {"land", read_land},
      {"battle_order", read_battle_order},
      {"endgame", read_endgame},
      {"cleopatra", read_cleopatra},
      {"gabinian", read_gabinian},
      {"proscribe", read_proscribe},
      {"motion", read_motion},
      {"vote_order", read_vote_order},
      {"prefer", read_prefer},
      {"appoint", read_appoint},
      {"master", read_master},
      {"unanimous", read_unanimous},
      {"adjourn", read_adjourn},
      {"volunteer", read_volunteer},
      {"consent", read_consent},
      {"advocate", read_advocate},
      {"veto", read_veto},
      {"appeal", read_appeal},
      {"fine", read_fine},
      {"tribune", read_tribune},
      {"graft", read_graft},
      {"murder", read_murder},
      {"mob", read_mob},
      {"assassinate", read_assassinate},
      {"bodyguard", read_bodyguard},
      {"priest", read_priest},
      {"claim", read_claim},
      {"legate", read_legate},
      {"go", read_go},
  };
  return kGrammars;
}

constexpr int kFamilies = 30;
constexpr std::size_t kMostText = 400;  // characters of a motion, a promise, a word to somebody
constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);

std::size_t find_word(const Cursor& c, std::initializer_list<std::string_view> words) {
  for (std::size_t i = 0; const words::Token* token = c.peek(i); ++i)
    for (const std::string_view word : words)
      if (token->text == word) return i;
  return kNowhere;
}

// Words and motions are for people: an IF in them is no condition. TRIBUNE IF ADJOURN is a moment, ESCORTE SI
// BESOIN a number.
bool has_condition(const Cursor& c, Name verb) {
  if (verb == Name("tell") || verb == Name("deal") || verb == Name("motion")) return false;
  const std::size_t at = find_word(c, {"if", "si"});
  if (verb == Name("bodyguard") && at != kNowhere && at + 1 == find_word(c, {"besoin", "needed"}))
    return false;
  return at != kNowhere && at < find_word(c, {"motion"});
}

std::vector<Condition> take_conditions(LineReader& r, Name verb) {
  static constexpr auto kEnd = std::to_array<std::string_view>(
      {"JOIN",      "AVEC",      "SPEND",      "DEPENSER", "PROPOSE",  "PROPOSER",   "MOTION",   "NOMINATE",
       "PRESENTER", "PROSECUTE", "POURSUIVRE", "RECALL",   "RAPPELER", "RAISE",      "LEVER",    "RECRUIT",
       "RECRUTER",  "DISBAND",   "DISSOUDRE",  "SEND",     "ENVOYER",  "DEPLOY",     "DEPLOYER", "REPLACE",
       "REMPLACER", "REINFORCE", "RENFORCER",  "GARRISON", "GARNISON", "UNGARRISON", "DEGARNIR"});
  std::vector<Condition> all;
  while (r.ok() && has_condition(r.c, verb)) {
    std::optional<Cursor> condition = r.c.take_condition(kEnd);
    if (!condition) break;
    for (Condition& c : read_conditions(r, std::move(*condition), verb)) all.push_back(std::move(c));
  }
  return all;
}

// TRIBUNE IF ADJOURN PROPOSE … keeps its first IF.
void skip_moment(LineReader& r, Name verb, std::vector<Condition>& conditions) {
  const std::size_t start = r.c.mark();
  const bool moment =
      verb == Name("tribune") && (r.take("free"_w), r.c.keyword(words::kIf)) && r.take("adjourn"_w);
  if (!moment) r.c.reset(start);
  conditions = take_conditions(r, verb);
  if (moment) r.c.reset(start);
}

std::vector<Order> read_bodies(LineReader& r, Name verb) {
  if (verb == Name("discard")) return read_discards(r);
  if (verb == Name("vote")) return read_votes(r);
  if (is_proposal(verb)) return read_proposals(r, verb);
  const auto grammar = grammars().find(verb);
  if (grammar == grammars().end()) {
    r.refuse_at(0, 0, "no_order");
    return {};
  }
  return {grammar->second(r)};
}

}  // namespace

void LineReader::refuse_at(int line, int column, const char* key, Json::Object args) {
  if (refused) return;
  refused = refusal("", key, Json(std::move(args)), RefusalKind::not_understood);
  refused->line = line;
  refused->column = column;
}

Reading read_order_of(const ReadingPlace& at, const words::Hit& verb, Cursor& cursor) {
  LineReader r{cursor, at};
  ReadLine read;
  std::vector<Condition> conditions;
  if (verb.id != Name("motion")) cursor.colon();  // a motion's colon stands before its text
  skip_moment(r, verb.id, conditions);
  if (r.ok()) read.orders = read_bodies(r, verb.id);
  if (r.ok()) cursor.finish();
  if (r.refused) {
    if (r.refused->line == 0) {
      r.refused->line = verb.line;
      r.refused->column = verb.column;
    }
    return *r.refused;
  }
  if (const auto& problem = cursor.problem()) return not_understood(*problem);
  for (Order& order : read.orders) order.conditions = conditions;
  read.columns = std::move(r.columns);
  return read;
}

// --- Small parts

namespace {

template <class IdType>
IdType noted(LineReader& r, const std::optional<words::Hit>& hit) {
  if (!hit) return IdType();
  r.columns.emplace(hit->id.str(), hit->column);
  return IdType(hit->id.view());
}

}  // namespace

// #2 is the second family.
std::optional<SenatorId> match_senator(LineReader& r) {
  const int column = r.c.column();
  if (const auto number = r.c.copy_mark(kFamilies)) {
    const SenatorId id = r.at.p.tables.family(*number).id;
    r.columns.emplace(id.str(), column);
    return id;
  }
  const auto hit = r.c.match(r.at.names.senators);
  if (!hit) return std::nullopt;
  return noted<SenatorId>(r, hit);
}
SenatorId need_senator(LineReader& r) {
  const std::optional<SenatorId> id = match_senator(r);
  if (!id && r.c.ok()) r.c.fail();
  return id.value_or(SenatorId());
}
std::vector<SenatorId> need_senators(LineReader& r) {
  std::vector<SenatorId> men = r.c.list_of([&](Cursor&) { return match_senator(r); });
  if (men.empty() && r.c.ok()) r.c.fail();
  return men;
}

Seat need_seat(LineReader& r) {
  if (const auto hit = r.c.match(r.at.names.factions)) return Seat{hit->value};
  r.take("seat"_w);
  return Seat{r.number(1, r.at.p.state.seats)};
}

ProvinceId need_province(LineReader& r) { return noted<ProvinceId>(r, r.c.need(r.at.words.provinces)); }
WarId need_war(LineReader& r) { return noted<WarId>(r, r.c.need(r.at.words.wars)); }
ConcessionId need_concession(LineReader& r) {
  return noted<ConcessionId>(r, r.c.need(r.at.words.concessions));
}
Face need_card(LineReader& r) { return noted<Face>(r, r.c.need(r.at.names.cards)); }
std::vector<Face> need_cards(LineReader& r) {
  std::vector<Face> cards;
  for (const words::Hit& hit : r.c.need_list(r.at.names.cards)) cards.push_back(noted<Face>(r, hit));
  return cards;
}
Law need_law(LineReader& r) {
  const auto hit = r.c.need(r.at.words.laws);
  noted<Name>(r, hit);
  return hit ? static_cast<Law>(hit->value) : Law::calpurnian;
}
LandBill need_bill(LineReader& r) {
  const auto hit = r.c.need(r.at.words.bills);
  return hit ? static_cast<LandBill>(hit->value) : LandBill::i;
}

SenatorId need_purse(LineReader& r) {
  if (r.take("treasury"_w)) return SenatorId();
  return need_senator(r);
}

std::optional<Force> read_force(LineReader& r) {
  Force force;
  bool any = false;
  while (r.ok() && !r.c.at_end()) {
    const std::size_t start = r.c.mark();
    if (!r.c.separator() && !any) r.pass_over("with"_w);
    std::optional<int> count = r.c.integer(0, LineReader::kMostNumber, words::Sign::kNone);
    int* part = r.take("veterans"_w)  ? &force.veterans
                : r.take("legions"_w) ? &force.legions
                : r.take("fleets"_w)  ? &force.fleets
                                      : nullptr;
    if (!part) {
      r.c.reset(start);
      break;
    }
    *part = count ? *count : r.number();
    any = true;
  }
  return any ? std::optional(force) : std::nullopt;
}
Force need_force(LineReader& r) {
  const std::optional<Force> force = read_force(r);
  if (!force && r.c.ok()) r.c.fail();
  return force.value_or(Force());
}

std::string read_text(LineReader& r) {
  r.c.colon();
  return read_words(r);
}

std::string read_words(LineReader& r) {
  const int line = r.c.line(), column = r.c.column();
  std::string text;
  for (const char c : words::printable(r.c.rest(), kMostText))
    if (c != ' ' || (!text.empty() && text.back() != ' ')) text += c;
  while (!text.empty() && text.back() == ' ') text.pop_back();
  if (text.empty() && r.c.ok()) r.refuse_at(line, column, "no_text");
  return text;
}

}  // namespace adj::respublica
