#pragma once
// From a line of a mail to orders (section 7.4 of the specification). What the line means is decided here,
// whether it is legal is not.

#include <map>
#include <optional>
#include <variant>
#include <vector>

#include "adjudicator/core/words.h"
#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/orders_lexicon.h"
#include "adjudicator/games/respublica/orders_words.h"

namespace adj::respublica {

// What a line is read against.
struct ReadingPlace {
  Position p;
  Seat seat;
  const Vocabulary& words;
  const NamesNow& names;
};

// A line being read: the grammar asks the cursor. After a problem or a refusal whatever is read is thrown
// away, so grammars are written straight down.
struct LineReader {
  words::Cursor& c;
  const ReadingPlace& at;
  std::map<std::string, int> columns = {};  // where each name stood: a rule that refuses it points there
  std::optional<Refusal> refused = {};

  bool ok() const { return c.ok() && !refused; }
  bool take(Word word) { return c.keyword(order_words().all(word)); }
  bool next_is(Word word) const { return c.next_is(order_words().all(word)); }
  void expect(Word word) { c.expect(order_words().all(word)); }
  // The first of two that stands here is true; neither is a problem.
  bool either(Word yes, Word no) {
    if (take(yes)) return true;
    expect(no);
    return false;
  }
  bool yes_or_no() { return either("yes"_w, "no"_w); }
  int number(int min = 0, int max = kMostNumber) {
    return c.need_integer(min, max, words::Sign::kNone).value_or(0);
  }
  void refuse_at(int line, int column, const char* key, Json::Object args = {});

  static constexpr int kMostNumber = 999;
};

// Most lines are one order; a list of candidates is several.
struct ReadLine {
  std::vector<Order> orders;
  std::map<std::string, int> columns;
};
using Reading = std::variant<ReadLine, Refusal>;
// What stands behind the verb. Line and column of a refusal are filled in.
Reading read_order_of(const ReadingPlace& at, const words::Hit& verb, words::Cursor& cursor);

// --- Small parts (orders_read.cc)
SenatorId need_senator(LineReader& r);
std::optional<SenatorId> match_senator(LineReader& r);
std::vector<SenatorId> need_senators(LineReader& r);
Seat need_seat(LineReader& r);
ProvinceId need_province(LineReader& r);
WarId need_war(LineReader& r);
ConcessionId need_concession(LineReader& r);
Face need_card(LineReader& r);
std::vector<Face> need_cards(LineReader& r);
Law need_law(LineReader& r);
LandBill need_bill(LineReader& r);
// A purse: TREASURY is the empty name.
SenatorId need_purse(LineReader& r);
// LEGIONS 8 VETERANS 1 FLEETS 10, or 8 LEGIONS 10 FLEETS; nothing: none is named.
std::optional<Force> read_force(LineReader& r);
Force need_force(LineReader& r);

// --- Grammars by verb. Each reads what stands behind its verb.
OrderBody read_deal(LineReader& r);  // orders_read_any.cc
OrderBody read_accept(LineReader& r);
OrderBody read_refuse(LineReader& r);
OrderBody read_complain(LineReader& r);
OrderBody read_judge(LineReader& r);
OrderBody read_show(LineReader& r);
OrderBody read_peddle(LineReader& r);
OrderBody read_ransom(LineReader& r);
OrderBody read_tell(LineReader& r);
OrderBody read_take(LineReader& r);
OrderBody read_quit(LineReader& r);
OrderBody read_repopulate(LineReader& r);
OrderBody read_leader(LineReader& r);
OrderBody read_govern(LineReader& r);
OrderBody read_play(LineReader& r);
OrderBody read_no(LineReader& r);
OrderBody read_spoils(LineReader& r);  // orders_read_turn.cc
OrderBody read_grain(LineReader& r);
OrderBody read_move(LineReader& r);
OrderBody read_set(LineReader& r);
OrderBody read_rest(LineReader& r);
OrderBody read_give(LineReader& r);
OrderBody read_contribute(LineReader& r);
OrderBody read_upkeep(LineReader& r);
OrderBody read_release(LineReader& r);
OrderBody read_keep(LineReader& r);
OrderBody read_levy(LineReader& r);
OrderBody read_persuade(LineReader& r);
OrderBody read_seduce(LineReader& r);
OrderBody read_blackmail(LineReader& r);
OrderBody read_counter(LineReader& r);
OrderBody read_defend(LineReader& r);
OrderBody read_knight(LineReader& r);
OrderBody read_pressure(LineReader& r);
OrderBody read_games(LineReader& r);
OrderBody read_bid(LineReader& r);
OrderBody read_ask(LineReader& r);
OrderBody read_leader_dies(LineReader& r);
OrderBody read_catiline(LineReader& r);
OrderBody read_storm(LineReader& r);
OrderBody read_alliance(LineReader& r);
OrderBody read_trade(LineReader& r);  // orders_read_revolution.cc
OrderBody read_gift(LineReader& r);
OrderBody read_rebel(LineReader& r);
OrderBody read_lay_down(LineReader& r);
OrderBody read_manilian(LineReader& r);
OrderBody read_join(LineReader& r);
OrderBody read_stay_loyal(LineReader& r);
OrderBody read_veterans(LineReader& r);
OrderBody read_march(LineReader& r);
OrderBody read_stay(LineReader& r);
OrderBody read_send_rebels(LineReader& r);
OrderBody read_disband_veterans(LineReader& r);
OrderBody read_recall_veterans(LineReader& r);
OrderBody read_land(LineReader& r);
OrderBody read_battle_order(LineReader& r);
OrderBody read_endgame(LineReader& r);
OrderBody read_cleopatra(LineReader& r);
OrderBody read_gabinian(LineReader& r);
OrderBody read_proscribe(LineReader& r);
OrderBody read_motion(LineReader& r);  // orders_read_senate.cc
OrderBody read_vote_order(LineReader& r);
OrderBody read_prefer(LineReader& r);
OrderBody read_appoint(LineReader& r);
OrderBody read_master(LineReader& r);
OrderBody read_unanimous(LineReader& r);
OrderBody read_adjourn(LineReader& r);
OrderBody read_volunteer(LineReader& r);
OrderBody read_consent(LineReader& r);
OrderBody read_advocate(LineReader& r);
OrderBody read_vote(LineReader& r);
OrderBody read_veto(LineReader& r);
OrderBody read_appeal(LineReader& r);
OrderBody read_fine(LineReader& r);
OrderBody read_tribune(LineReader& r);
OrderBody read_graft(LineReader& r);
OrderBody read_murder(LineReader& r);
OrderBody read_mob(LineReader& r);
OrderBody read_assassinate(LineReader& r);
OrderBody read_bodyguard(LineReader& r);
OrderBody read_priest(LineReader& r);
OrderBody read_claim(LineReader& r);
OrderBody read_legate(LineReader& r);
OrderBody read_go(LineReader& r);

// Lines that are several orders.
std::vector<OrderBody> read_discards(LineReader& r);                 // orders_read_revolution.cc
std::vector<OrderBody> read_proposals(LineReader& r, Name verb);     // orders_read_proposals.cc
std::vector<Proposal> read_proposal_list(LineReader& r, Name verb);  // the same without FREE

// IF …, taken out of the line first (orders_read_conditions.cc).
std::vector<Condition> read_conditions(LineReader& r, words::Cursor condition);
// The rest of the line as one printable text without double spaces; read_text leaves out a colon before it.
std::string read_words(LineReader& r);
std::string read_text(LineReader& r);

}  // namespace adj::respublica
