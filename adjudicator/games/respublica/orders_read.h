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
  // A word that may stand here and changes nothing: it is not asked for.
  void pass_over(Word word) {
    if (next_is(word)) take(word);
  }
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
Order read_deal(LineReader& r);  // orders_read_any.cc
Order read_accept(LineReader& r);
Order read_refuse(LineReader& r);
Order read_complain(LineReader& r);
Order read_judge(LineReader& r);
Order read_show(LineReader& r);
Order read_peddle(LineReader& r);
Order read_ransom(LineReader& r);
Order read_tell(LineReader& r);
Order read_take(LineReader& r);
Order read_quit(LineReader& r);
Order read_repopulate(LineReader& r);
Order read_leader(LineReader& r);
Order read_govern(LineReader& r);
Order read_play(LineReader& r);
Order read_no(LineReader& r);
Order read_spoils(LineReader& r);  // orders_read_turn.cc
Order read_grain(LineReader& r);
Order read_move(LineReader& r);
Order read_set(LineReader& r);
Order read_rest(LineReader& r);
Order read_give(LineReader& r);
Order read_contribute(LineReader& r);
Order read_upkeep(LineReader& r);
Order read_release(LineReader& r);
Order read_keep(LineReader& r);
Order read_levy(LineReader& r);
Order read_persuade(LineReader& r);
Order read_seduce(LineReader& r);
Order read_blackmail(LineReader& r);
Order read_counter(LineReader& r);
Order read_defend(LineReader& r);
Order read_knight(LineReader& r);
Order read_pressure(LineReader& r);
Order read_games(LineReader& r);
Order read_bid(LineReader& r);
Order read_ask(LineReader& r);
Order read_leader_dies(LineReader& r);
Order read_catiline(LineReader& r);
Order read_storm(LineReader& r);
Order read_alliance(LineReader& r);
Order read_trade(LineReader& r);  // orders_read_revolution.cc
Order read_gift(LineReader& r);
Order read_rebel(LineReader& r);
Order read_lay_down(LineReader& r);
Order read_manilian(LineReader& r);
Order read_join(LineReader& r);
Order read_stay_loyal(LineReader& r);
Order read_veterans(LineReader& r);
Order read_march(LineReader& r);
Order read_stay(LineReader& r);
Order read_send_rebels(LineReader& r);
Order read_disband_veterans(LineReader& r);
Order read_recall_veterans(LineReader& r);
Order read_land(LineReader& r);
Order read_battle_order(LineReader& r);
Order read_endgame(LineReader& r);
Order read_cleopatra(LineReader& r);
Order read_gabinian(LineReader& r);
Order read_proscribe(LineReader& r);
Order read_motion(LineReader& r);  // orders_read_senate.cc
Order read_vote_order(LineReader& r);
Order read_prefer(LineReader& r);
Order read_appoint(LineReader& r);
Order read_master(LineReader& r);
Order read_unanimous(LineReader& r);
Order read_adjourn(LineReader& r);
Order read_volunteer(LineReader& r);
Order read_consent(LineReader& r);
Order read_advocate(LineReader& r);
Order read_veto(LineReader& r);
Order read_appeal(LineReader& r);
Order read_fine(LineReader& r);
Order read_tribune(LineReader& r);
Order read_graft(LineReader& r);
Order read_murder(LineReader& r);
Order read_mob(LineReader& r);
Order read_assassinate(LineReader& r);
Order read_bodyguard(LineReader& r);
Order read_priest(LineReader& r);
Order read_claim(LineReader& r);
Order read_legate(LineReader& r);
Order read_go(LineReader& r);

// Lines that are several orders.
std::vector<Order> read_votes(LineReader& r);                        // orders_read_senate.cc
bool is_proposal(Name verb);                                         // orders_read_proposals.cc
std::vector<Order> read_discards(LineReader& r);                     // orders_read_revolution.cc
std::vector<Order> read_proposals(LineReader& r, Name verb);         // orders_read_proposals.cc
std::vector<Proposal> read_proposal_list(LineReader& r, Name verb);  // the same without FREE

// IF …, taken out of the line first (orders_read_conditions.cc).
std::vector<Condition> read_conditions(LineReader& r, words::Cursor condition, Name verb);
// The rest of the line as one printable text without double spaces; read_text leaves out a colon before it.
std::string read_words(LineReader& r);
std::string read_text(LineReader& r);

}  // namespace adj::respublica
