// What a senator's player agrees to beforehand, and the other choices of the Senate's business that are sent
// ahead (7.4).

#include <algorithm>

#include "adjudicator/games/respublica/ch1_09_business.h"

namespace adj::respublica {

namespace {

bool covers(const Consent& given, const RoleOf& asked) {
  if (given.role != asked.role) return false;
  if (given.role == Role::advocate) return given.accused == asked.accused;
  if (given.role == Role::sponsor || given.role == Role::repeal) return given.bill == asked.bill;
  if (given.role == Role::command) return asked.legions >= given.least;
  return true;
}

RoleOf role_in(const Item* item, SenatorId id, Role role) {
  RoleOf asked{role, SenatorId(), std::nullopt, 0};
  if (!item) return asked;
  if (const auto* trial = std::get_if<Prosecution>(&item->proposal)) asked.accused = trial->accused;
  if (const auto* bill = std::get_if<PassLandBill>(&item->proposal)) asked.bill = bill->bill;
  if (const auto* repeal = std::get_if<RepealLandBill>(&item->proposal)) asked.bill = repeal->bill;
  for (const SendForces* send : parts_of<SendForces>(item->proposal))
    for (const Dispatch& d : send->dispatches)
      if (d.commander == id) asked.legions = d.force.legions + d.force.veterans;
  return asked;
}

// R-30  His faction's vote: all of it that was cast for or against was For.
bool voted_for(const Item& item, Seat seat) {
  for (const FactionVote& vote : item.votes) {
    if (vote.seat != seat) continue;
    const auto chose = [&](VoteChoice choice) {
      return std::any_of(vote.ballots.begin(), vote.ballots.end(),
                         [&](const Ballot& b) { return b.choice == choice; });
    };
    return chose(VoteChoice::in_favour) && !chose(VoteChoice::against);
  }
  return false;
}

Refused refuse_foreign(Position p, Seat seat, SenatorId id, const char* clause) {
  const Senator* m = find_senator(p.state, id);
  if (m && m->faction == seat) return std::nullopt;
  return refusal(clause, "not_your_senator", about("senator", id), RefusalKind::not_yours);
}

// RPR-1.09.33c  Who is in office before the Consuls are elected may be free afterwards.
bool offices_known(const State& s) { return s.session.stage > Stage::consuls; }

// The clause that asks a man for his consent to this role.
const char* clause_of(Role role) {
  switch (role) {
    case Role::prosecutor:
      return "RPR-1.09.411a";
    case Role::advocate:
      return "RPR-2.05.2a";
    case Role::sponsor:
      return "RPR-1.09.62b";
    case Role::command:
      return "RPR-1.09.643a";
    case Role::governor:
      return "RPR-1.09.51a";
    case Role::repeal:
      return "RPR-1.09.621b";
  }
  return "RPR-1.09.411a";
}

Refused refuse_not_in_play(Position p, SenatorId id, const char* clause) {
  if (find_senator(p.state, id)) return std::nullopt;
  return refusal(clause, "not_in_play", about("senator", id), RefusalKind::not_understood);
}

}  // namespace

// 7.4  Proposals of one's own faction: yes; of others: only with a line that says so. A man without a faction
// has nobody to refuse for him (RPR-1.09.53a).
bool willing(Position p, Seat proposer, SenatorId id, const RoleOf& role) {
  const Seat owner = senator(p.state, id).faction;
  if (owner == Seat{} || decider(p.state, owner) == decider(p.state, proposer)) return true;
  const std::vector<Wish<Consent>> all = wishes<Consent>(p.state, owner);
  return std::any_of(all.begin(), all.end(), [&](const Wish<Consent>& w) {
    return w.what->senator == id && covers(*w.what, role) && holds(p, *w.order, {});
  });
}

bool consents(Position p, const Item* item, SenatorId id, Role role) {
  const RoleOf asked = role_in(item, id, role);
  if (item && role == Role::command && voted_for(*item, senator(p.state, id).faction)) return true;
  return willing(p, item ? item->proposer : Seat{}, id, asked);
}

std::optional<Refusal> refuse(Position p, Seat, const PreferConsul& o, When) {
  return refuse_not_in_play(p, o.rome, "RPR-1.09.22a");
}

std::optional<Refusal> refuse(Position p, Seat, const AppointDictator& o, When when) {
  if (auto no = refuse_not_in_play(p, o.senator, "RPR-1.09.31a")) return no;
  if (when == When::now && offices_known(p.state) && !free_for_office(senator(p.state, o.senator)))
    return refusal("RPR-1.09.3b", "not_eligible", about("senator", o.senator));
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat, const NameMaster& o, When when) {
  if (auto no = refuse_not_in_play(p, o.senator, "RPR-1.09.33a")) return no;
  if (when == When::now && offices_known(p.state) && !free_for_office(senator(p.state, o.senator)))
    return refusal("RPR-1.09.33a", "not_eligible", about("senator", o.senator));
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat seat, const Consent& o, When) {
  if (auto no = refuse_foreign(p, seat, o.senator, clause_of(o.role))) return no;
  if (o.role == Role::advocate) return refuse_advanced(p, "RPR-2.05.2a", "2.05");
  if (o.role == Role::sponsor && !o.bill) return refuse_advanced(p, "RPR-2.06.2b", "2.06");
  if (o.least < 0)
    return refusal("RPR-1.09.643a", "no_amount", Json(Json::Object{}), RefusalKind::not_understood);
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat seat, const AskAdvocate& o, When) {
  if (auto no = refuse_advanced(p, "RPR-2.05.2a", "2.05")) return no;
  return refuse_foreign(p, seat, o.accused, "RPR-2.05.2a");
}

// RPR-CARD-080  Three dice are Glaucia's alone.
std::optional<Refusal> refuse(Position p, Seat seat, const AppealPeople& o, When) {
  if (auto no = refuse_foreign(p, seat, o.senator, "RPR-1.09.421a")) return no;
  const bool glaucia = top_card(p, senator(p.state, o.senator)).abilities.appeal_dice > 2;
  if (o.three_dice && *o.three_dice && !glaucia)
    return refusal("RPR-CARD-080", "no_such_ability", about("senator", o.senator));
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat, const ImposeFine& o, When when) {
  if (auto no = refuse_not_in_play(p, o.senator, "RPR-CARD-107a")) return no;
  if (when == When::later) return std::nullopt;
  if (!law(p.state, Law::calpurnian)) return refusal("RPR-CARD-107a", "no_such_law");
  const Senator& m = senator(p.state, o.senator);
  if (!in_rome(m) || !m.corrupt || !m.returned)
    return refusal("RPR-CARD-107a", "not_corrupt", about("senator", o.senator));
  return std::nullopt;
}

std::optional<Refusal> refuse(Position p, Seat, const NamePriest&, When) {
  return refuse_advanced(p, "RPR-2.01.3a", "2.01");
}

std::optional<Refusal> refuse(Position p, Seat seat, const ClaimCommissioner&, When) {
  for (const SenatorId id : senators_of(p.state, seat))
    if (top_card(p, senator(p.state, id)).abilities.claims_land_commissioner) return std::nullopt;
  return refusal("RPR-CARD-078", "no_such_statesman");
}

std::optional<Refusal> refuse(Position p, Seat, const ChooseLegate& o, When when) {
  if (!p.tables.has_province(o.province))
    return refusal("RPR-CARD-158a", "no_such_province", about("province", o.province),
                   RefusalKind::not_understood);
  if (when == When::now && !law(p.state, Law::vatinian)) return refusal("RPR-CARD-158a", "no_such_law");
  return std::nullopt;
}

}  // namespace adj::respublica
