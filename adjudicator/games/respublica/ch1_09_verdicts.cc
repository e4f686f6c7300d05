// RPR-1.09.43 – 1.09.45  What a verdict brings; the Calpurnian fine; the end of the prosecutions.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_09_business.h"
#include "adjudicator/games/respublica/ch1_09_frame.h"

namespace adj::respublica {

namespace {

constexpr int kMinorLoss = 5;  // RPR-1.09.441a: popularity and influence

// RPR-1.09.44a
void reward_prosecutor(RprTable& t, const Item& trial, const Prosecution& x, int influence_lost,
                       bool marker) {
  const int reward = (influence_lost + 1) / 2;
  t.tell("RPR-1.09.44a", Verdict{trial.number, x.accused, true, x.prosecutor, reward});
  Senator* prosecutor = find_senator(t.state(), x.prosecutor);
  if (!prosecutor) return;
  if (marker) prosecutor->prior_consul = true;
  change_influence(t, "RPR-1.09.44a", x.prosecutor, reward, "prosecutor");
}

// RPR-1.09.441a
void convict_minor(RprTable& t, SenatorId id) {
  change_popularity(t, "RPR-1.09.441a", id, -kMinorLoss, "convicted");
  change_influence(t, "RPR-1.09.441a", id, -kMinorLoss, "convicted");
  senator(t.state(), id).prior_consul = false;
  give_up_concessions(t, "RPR-1.09.441a", id, "convicted");
}

// RPR-CARD-107c  The faction with most knights, wherever they are.
Seat most_knights(RprTable& t) {
  const State& s = t.state();
  std::vector<Seat> leading;
  int best = -1;
  for (const Seat seat : playing(s)) {
    int knights = 0;
    for (const SenatorId id : senators_of(s, seat)) knights += senator(s, id).knights;
    if (knights > best) leading.clear();
    if (knights >= best) leading.push_back(seat);
    best = std::max(best, knights);
  }
  std::vector<std::string> names;
  for (const Seat seat : leading) names.push_back(faction(s, seat).name.str());
  return leading.empty() ? Seat{} : leading[roll_off(t, "most_knights", names)];
}

// RPR-CARD-107a
bool can_be_fined(const Senator& m) { return in_rome(m) && m.corrupt && m.returned; }

Seat who_fines(RprTable& t) {
  if (law(t.state(), Law::acilian)) return most_knights(t);
  const SenatorId censor = holder(t.state(), Office::censor);
  return censor.empty() || !in_rome(senator(t.state(), censor)) ? Seat{} : senator(t.state(), censor).faction;
}

// RPR-CARD-107b
void fine(RprTable& t, SenatorId id, Seat by) {
  State& s = t.state();
  s.session.fined = true;
  const int due = std::max(0, omened_d6(t, "RPR-CARD-107a", "fine", senator_text(t, id)));
  const Seat seat = senator(s, id).faction;
  const int own = std::min(due, senator(s, id).talents);
  const int shared = std::min(due - own, faction(s, seat).treasury);
  const int missing = due - own - shared;
  t.tell("RPR-CARD-107a", FineImposed{id, by, due, missing});
  change_purse(t, "RPR-CARD-107b", id, -own, "fine");
  change_faction_treasury(t, "RPR-CARD-107b", seat, -shared, "fine");
  change_popularity(t, "RPR-CARD-107b", id, -missing, "fine");
  change_influence(t, "RPR-CARD-107b", id, -missing, "fine");
}

void calpurnian_fine(RprTable& t) {
  const State& s = t.state();
  if (!law(s, Law::calpurnian) || s.session.fined ||
      std::none_of(s.senator.begin(), s.senator.end(), can_be_fined))
    return;
  const Seat by = who_fines(t);
  if (by == Seat{}) return;
  for (const Wish<ImposeFine>& w : wishes<ImposeFine>(s, by)) {
    const Senator* m = find_senator(s, w.what->senator);
    if (m && can_be_fined(*m) && holds(t, *w.order, {})) return fine(t, m->id, by);
  }
}

// RPR-1.09.45a, R-79, 1.13.1c
void remove_markers(RprTable& t) {
  State& s = t.state();
  MarkersRemoved told;
  for (Senator& m : s.senator) {
    m.bars.erase(kArmaments);
    m.bars.erase(kShipBuilding);
    m.legate_spoils.clear();
    if (!in_rome(m) || (!m.major && !m.corrupt)) continue;
    m.major = m.corrupt = false;
    told.senators.push_back(m.id);
  }
  for (Province& p : s.province) p.corrupt = false;
  if (!told.senators.empty()) t.tell("RPR-1.09.45a", told);
}

}  // namespace

// RPR-1.09.442a, 421c  Executed, or killed by the people: all his influence is lost.
void enact(RprTable& t, const Item& item, const Prosecution& x) {
  const Senator* accused = find_senator(t.state(), x.accused);
  if (!accused) return;
  const bool dies = x.major || item.lynched;
  const bool marker = accused->prior_consul;
  const int before = accused->influence;
  const int lost = dies ? before : std::min(before, kMinorLoss);
  if (dies)
    kill_senator(t, item.lynched ? "RPR-1.09.421c" : "RPR-1.09.442a", x.accused,
                 item.lynched ? "lynched" : "executed");
  else
    convict_minor(t, x.accused);
  reward_prosecutor(t, item, x, lost, marker);
}

void enact(RprTable& t, const Item&, const AssassinTrial& x) { convict_leader(t, x); }

// RPR-1.09.43a, 152c  Void ones acquit nobody.
void reject(RprTable& t, const Item& item, const Prosecution& x) {
  if (!was_rejected(item)) return;
  t.state().session.acquittals.push_back({x.accused, x.charge, x.concession, x.province, x.major});
  t.tell("RPR-1.09.43a", Verdict{item.number, x.accused, false, x.prosecutor, 0});
}

void conclude_prosecutions(RprTable& t) {
  Session& session = t.state().session;
  if (session.prosecutions_over) return;
  session.prosecutions_over = true;
  calpurnian_fine(t);
  remove_markers(t);
}

}  // namespace adj::respublica
