// RPR-1.09.5  Governors for the provinces in the Forum, and in the place of others.

#include <algorithm>
#include <set>

#include "adjudicator/games/respublica/ch1_05.h"
#include "adjudicator/games/respublica/ch1_09_business.h"

namespace adj::respublica {

namespace {

// RPR-1.09.5d, 53a, CARD-158a
bool may_govern(Position p, const Senator& m) {
  if (!aligned(m)) return m.place == Place::forum;
  if (!law(p.state, Law::vatinian)) return in_rome(m) && !m.office;
  return in_rome(m) || (m.place == Place::war && m.office);  // officials, also those who command
}

// RPR-1.09.51a  He came home this year and does not want to go again.
bool is_reluctant(Position p, Seat proposer, const Senator& m) {
  return m.returned && !willing(p, proposer, m.id, {Role::governor, SenatorId(), std::nullopt, 0});
}

bool rejected_for(const State& s, ProvinceId province, SenatorId id) {
  return any_item<ElectGovernors>(s, [&](const Item& i, const ElectGovernors& x) {
    return was_rejected(i) && x.appointments.size() == 1 && x.appointments.front().province == province &&
           x.appointments.front().senator == id;
  });
}

// RPR-1.09.5a, 54a
bool is_vacant(const Province& place) { return place.exists && place.governor.empty() && !place.rebel; }

// 7.4  Those without a faction first, then those with the fewest votes.
std::vector<SenatorId> candidates_for(Position p, ProvinceId province) {
  std::vector<SenatorId> ready, reluctant;
  for (const Senator& m : p.state.senator) {
    if (!may_govern(p, m) || rejected_for(p.state, province, m.id)) continue;
    (is_reluctant(p, p.state.session.presiding_seat, m) ? reluctant : ready).push_back(m.id);
  }
  std::vector<SenatorId>& men = ready.empty() ? reluctant : ready;
  std::stable_sort(men.begin(), men.end(), [&](SenatorId a, SenatorId b) {
    const bool x = aligned(senator(p.state, a)), y = aligned(senator(p.state, b));
    return x != y ? !x : votes(p, a) < votes(p, b);
  });
  return men;
}

// RPR-1.09.52a  He comes home as he is: a corrupt marker comes with him.
void recall_governor(RprTable& t, ProvinceId id) {
  State& s = t.state();
  const SenatorId before = province(s, id).governor;
  const bool in_person = !province(s, id).legate;
  vacate_province(t, "RPR-1.09.52a", id, "recalled");
  if (!in_person) return;
  come_to_rome(s, before);
  senator(s, before).returned = true;
  if (!aligned(senator(s, before))) settle_in_forum(t, before);
  if (find_senator(s, before)) check_appointment_for_life(t);
}

// RPR-CARD-158  From the field only a legate can go; who is in Rome does as he wishes.
bool sends_legate(Position p, ProvinceId id, const Senator& m) {
  if (!law(p.state, Law::vatinian) || !aligned(m)) return false;
  if (!in_rome(m)) return true;
  for (const Wish<ChooseLegate>& w : wishes<ChooseLegate>(p.state, m.faction))
    if (w.what->province == id && holds(p, *w.order, {})) return w.what->legate;
  return true;
}

void appoint(RprTable& t, ProvinceId id, SenatorId to) {
  State& s = t.state();
  const SenatorId before = province(s, id).governor;
  if (!before.empty()) recall_governor(t, id);
  Province& place = province(s, id);
  Senator& m = senator(s, to);
  place.governor = to;
  place.term = t.tables().constants.governor_term;
  place.elected = true;
  place.legate = sends_legate(t, id, m);
  t.tell("RPR-1.09.5d", GovernorElected{id, to, place.legate, before});
  if (place.legate) return;
  m.place = Place::province;
  m.province = id;
  if (aligned(m)) on_departure(t, to, false);
}

Refused refuse_province(Position p, const Appointment& a) {
  if (!p.tables.has_province(a.province) || !province(p.state, a.province).exists)
    return refusal("RPR-1.09.5a", "no_such_province", about("province", a.province),
                   RefusalKind::not_understood);
  const Province& place = province(p.state, a.province);
  if (place.governor.empty()) {
    if (!a.recall) return std::nullopt;
    return refusal("RPR-1.09.52a", "no_governor", about("province", a.province));
  }
  if (!a.recall) return refusal("RPR-1.09.5a", "not_vacant", about("province", a.province));
  if (place.rebel || senator(p.state, place.governor).rebel)
    return refusal("RPR-1.09.52a", "rebel_province", about("province", a.province));
  if (place.elected) return refusal("RPR-1.09.52a", "elected_this_turn", about("province", a.province));
  return std::nullopt;
}

// Somebody outside this slate would go to this province instead, and was not rejected for it.
bool others_ready(Position p, Seat by, const ElectGovernors& x, ProvinceId province) {
  return std::any_of(p.state.senator.begin(), p.state.senator.end(), [&](const Senator& m) {
    const bool named = std::any_of(x.appointments.begin(), x.appointments.end(),
                                   [&](const Appointment& a) { return a.senator == m.id; });
    return !named && may_govern(p, m) && !is_reluctant(p, by, m) && !rejected_for(p.state, province, m.id);
  });
}

Refused refuse_governor(Position p, const Appointment& a) {
  const SenatorId id = a.senator;
  const Senator* m = find_senator(p.state, id);
  if (!m) return refusal("RPR-1.09.5a", "not_in_play", about("senator", id), RefusalKind::not_understood);
  if (!may_govern(p, *m)) return refusal("RPR-1.09.5d", "not_eligible", about("senator", id));
  return std::nullopt;
}

Refused refuse_reluctant(Position p, Seat by, const ElectGovernors& x, const Appointment& a) {
  if (is_reluctant(p, by, senator(p.state, a.senator)) && others_ready(p, by, x, a.province))
    return refusal("RPR-1.09.51a", "no_consent", about("senator", a.senator));
  return std::nullopt;
}

}  // namespace

Refused refuse_business(Position p, Seat by, const ElectGovernors& x) {
  if (x.appointments.empty())
    return refusal("RPR-1.09.5c", "no_such_province", Json(Json::Object{}), RefusalKind::not_understood);
  std::set<ProvinceId> provinces;
  std::set<SenatorId> men;
  for (const Appointment& a : x.appointments) {
    if (auto no = refuse_province(p, a)) return no;
    if (auto no = refuse_governor(p, a)) return no;
    if (!provinces.insert(a.province).second)
      return refusal("RPR-1.09.5c", "named_twice", about("province", a.province));
    const bool several = law(p.state, Law::vatinian) && aligned(senator(p.state, a.senator));
    if (!men.insert(a.senator).second && !several)
      return refusal("RPR-1.09.5c", "named_twice", about("senator", a.senator));
    if (x.appointments.size() == 1 && rejected_for(p.state, a.province, a.senator))
      return refusal("RPR-1.09.131a", "rejected_before", about("senator", a.senator));
  }
  for (const Appointment& a : x.appointments)
    if (auto no = refuse_reluctant(p, by, x, a)) return no;
  return std::nullopt;
}

void enact(RprTable& t, const Item& item, const ElectGovernors& x) {
  for (const Appointment& a : x.appointments) {
    const Senator* m = find_senator(t.state(), a.senator);
    if (refuse_province(t, a) || !m || !may_govern(t, *m)) return fail_after_all(t, item, "impossible");
  }
  for (const Appointment& a : x.appointments)
    if (find_senator(t.state(), a.senator)) appoint(t, a.province, a.senator);
}

// RPR-1.09.5b, 54a  One candidate goes without a vote; a province that nobody can have stays where it is.
bool settle_governors(RprTable& t) {
  bool choice = false;
  for (const ProvinceInfo& info : t.tables().provinces) {
    if (!is_vacant(province(t.state(), info.id))) continue;
    const std::vector<SenatorId> men = candidates_for(t, info.id);
    if (men.size() == 1) appoint(t, info.id, men.front());
    choice = choice || men.size() > 1;
  }
  return !choice;
}

// One province per proposal; a man is put up once.
std::vector<Proposal> default_governors(Position p) {
  std::vector<Proposal> agenda;
  std::set<SenatorId> used;
  for (const Province& place : p.state.province) {
    if (!is_vacant(place)) continue;
    for (const SenatorId id : candidates_for(p, place.id)) {
      if (!used.insert(id).second) continue;
      agenda.emplace_back(ElectGovernors{{{place.id, id, false}}});
      break;
    }
  }
  return agenda;
}

}  // namespace adj::respublica
