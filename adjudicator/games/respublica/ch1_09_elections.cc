// RPR-1.09.2  The election of Consuls; how an office is taken; the elections of a single man.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_09_business.h"

namespace adj::respublica {

namespace {

bool holds(const Senator& m, std::initializer_list<Office> offices) {
  return m.office && std::find(offices.begin(), offices.end(), *m.office) != offices.end();
}

// RPR-1.09.2c, d, R-32, R-76  `repeat`: the men of this year may stand again.
bool may_be_consul(const Senator& m, bool repeat) {
  if (!in_rome(m) || holds(m, {Office::pontifex_maximus, Office::proconsul})) return false;
  return repeat || !holds(m, {Office::rome_consul, Office::field_consul, Office::dictator});
}

std::vector<SenatorId> consul_candidates(Position p) {
  const auto all = [&](bool repeat) {
    std::vector<SenatorId> found;
    for (const Senator& m : p.state.senator)
      if (may_be_consul(m, repeat)) found.push_back(m.id);
    return found;
  };
  const std::vector<SenatorId> found = all(law(p.state, Law::tradition_erodes));
  return found.size() >= 2 ? found : all(true);
}

bool consuls_elected(const State& s) {
  return any_item<ConsulPair>(
      s, [](const Item& i, const ConsulPair&) { return i.status == ItemStatus::passed; });
}

// 7.4  Two factions before one; then military and oratory together.
int worth(Position p, const ConsulPair& pair) {
  const auto of = [&](SenatorId id) { return military(p, id) + oratory(p, id); };
  const bool two = senator(p.state, pair.first).faction != senator(p.state, pair.second).faction;
  return of(pair.first) + of(pair.second) + (two ? 1000 : 0);
}

std::vector<ConsulPair> pairs_of(const std::vector<SenatorId>& men) {
  std::vector<ConsulPair> pairs;
  for (std::size_t i = 0; i < men.size(); ++i)
    for (std::size_t j = i + 1; j < men.size(); ++j) pairs.push_back({men[i], men[j]});
  return pairs;
}

// RPR-1.09.22a  What this man's player wants: one of the two as Rome Consul, or nothing.
SenatorId preference(Position p, SenatorId of, SenatorId first, SenatorId second) {
  for (const Wish<PreferConsul>& w : wishes<PreferConsul>(p.state, senator(p.state, of).faction))
    if ((w.what->rome == first || w.what->rome == second) && respublica::holds(p, *w.order, {}))
      return w.what->rome;
  return SenatorId();
}

struct RomeConsul {
  SenatorId senator;
  Name how;
};
RomeConsul choose_rome_consul(RprTable& t, SenatorId first, SenatorId second) {
  const SenatorId a = preference(t, first, first, second), b = preference(t, second, first, second);
  if (!a.empty() && a == b) return {a, "agreed"};
  const std::size_t won = roll_off(t, "rome_consul", {senator_text(t, first), senator_text(t, second)});
  return {won == 0 ? first : second, "dice"};
}

// RPR-1.09.822a  Their influence rises at once: when the Rome Consul reaches 35 by it, the higher of the two
// comes first.
bool field_consul_first(Position p, SenatorId rome, SenatorId field) {
  const int gain = p.tables.office(Office::rome_consul).influence;
  const Senator &a = senator(p.state, rome), &b = senator(p.state, field);
  if (a.influence + gain < p.tables.constants.cfl_appointment_influence) return false;
  if (a.influence != b.influence) return b.influence > a.influence;
  return total_influence(p.state, b.faction) > total_influence(p.state, a.faction);
}

// RPR-1.09.22c, d  Last year's magistrates; a Dictator takes his Master of Horse with him.
void end_the_year(RprTable& t) {
  State& s = t.state();
  for (const Office office : {Office::rome_consul, Office::field_consul, Office::dictator})
    for (const SenatorId id : holders(s, office)) {
      if (office != Office::dictator) s.now.outgoing.push_back(id);
      leave_office(t, office == Office::dictator ? "RPR-1.09.22d" : "RPR-1.09.22c", id, "election");
    }
  for (const SenatorId id : holders(s, Office::master_of_horse))
    leave_office(t, "RPR-1.09.22d", id, "election");
}

}  // namespace

// RPR-1.09.3b, 1.09.33a
bool free_for_office(const Senator& m) { return in_rome(m) && (!m.office || m.office == Office::censor); }

std::vector<SenatorId> eligible(Position p, Stage stage) {
  if (stage == Stage::consuls) return consul_candidates(p);
  std::vector<SenatorId> found;
  const auto gather = [&](auto&& admits) {
    for (const Senator& m : p.state.senator)
      if (admits(m)) found.push_back(m.id);
  };
  if (stage == Stage::dictator) gather(free_for_office);
  if (stage == Stage::pontifex) gather([](const Senator& m) { return in_rome(m) && !m.office; });
  if (stage == Stage::censor) {
    gather([](const Senator& m) { return m.prior_consul && free_for_office(m); });  // RPR-1.09.4a
    if (found.empty()) gather(free_for_office);                                     // RPR-1.09.4b, R-26
  }
  return found;
}

// RPR-2.14  The influence comes with every election (RPR-1.09.4c).
void take_office(RprTable& t, Name clause, SenatorId id, Office office, Name how) {
  Senator& m = senator(t.state(), id);
  if (m.office && m.office != office) leave_office(t, "RPR-1.09.2d", id, "other_office");
  senator(t.state(), id).office = office;
  t.tell(clause, OfficeTaken{id, office, how});
  change_influence(t, clause, id, t.tables().office(office).influence, "office");
}

// RPR-1.09.22  `second` empty: one Consul alone.
void fill_consuls(RprTable& t, SenatorId first, SenatorId second, Name how) {
  end_the_year(t);
  if (second.empty()) {
    take_office(t, "RPR-1.09.22b", first, Office::rome_consul, how);
  } else {
    const RomeConsul chosen = choose_rome_consul(t, first, second);
    const SenatorId other = chosen.senator == first ? second : first;
    const Name told = how == Name("automatic") ? how : chosen.how;
    const bool field_first = field_consul_first(t, chosen.senator, other);
    if (field_first) take_office(t, "RPR-1.09.22b", other, Office::field_consul, told);
    take_office(t, "RPR-1.09.22b", chosen.senator, Office::rome_consul, told);
    if (!field_first) take_office(t, "RPR-1.09.22b", other, Office::field_consul, told);
  }
  set_presiding(t, "consul");
}

// RPR-1.09.2b  Pairs that were not defeated this year, the best first.
std::vector<ConsulPair> untried_pairs(Position p) {
  std::vector<ConsulPair> pairs = pairs_of(eligible(p, Stage::consuls));
  std::erase_if(pairs, [&](const ConsulPair& pair) {
    return any_item<ConsulPair>(p.state, [&](const Item& i, const ConsulPair& x) {
      const bool same = (x.first == pair.first && x.second == pair.second) ||
                        (x.first == pair.second && x.second == pair.first);
      return same && was_rejected(i);
    });
  });
  std::stable_sort(pairs.begin(), pairs.end(),
                   [&](const ConsulPair& a, const ConsulPair& b) { return worth(p, a) > worth(p, b); });
  return pairs;
}

// RPR-1.09.21a, R-25  Deaths may leave no pair that was not defeated: then the best of those serves.
bool settle_consuls(RprTable& t) {
  if (consuls_elected(t.state())) return true;
  const std::vector<SenatorId> men = eligible(t, Stage::consuls);
  if (men.size() < 2) {
    if (men.empty())
      end_the_year(t);
    else
      fill_consuls(t, men.front(), SenatorId(), "automatic");
    return true;
  }
  std::vector<ConsulPair> pairs = untried_pairs(t);
  if (pairs.size() > 1) return false;
  if (pairs.empty()) {
    pairs = pairs_of(men);
    std::stable_sort(pairs.begin(), pairs.end(),
                     [&](const ConsulPair& a, const ConsulPair& b) { return worth(t, a) > worth(t, b); });
  }
  fill_consuls(t, pairs.front().first, pairs.front().second, "automatic");
  return true;
}

Refused refuse_business(Position p, Seat, const ConsulPair& x) {
  if (x.first == x.second) return refusal("RPR-1.09.2a", "named_twice", about("senator", x.first));
  const std::vector<SenatorId> men = eligible(p, Stage::consuls);
  for (const SenatorId id : {x.first, x.second}) {
    if (auto no = refuse_absent(p, id, "RPR-1.09.2a")) return no;
    if (std::find(men.begin(), men.end(), id) == men.end())
      return refusal("RPR-1.09.2c", "not_eligible", about("senator", id));
  }
  return std::nullopt;
}

void enact(RprTable& t, const Item&, const ConsulPair& x) { fill_consuls(t, x.first, x.second, "elected"); }

// --- RPR-2.01.2a
Refused refuse_business(Position p, Seat, const ElectPontifex& x) {
  if (auto no = refuse_advanced(p, "RPR-2.01.2a", "2.01")) return no;
  const std::vector<SenatorId> men = candidates_left(p, Stage::pontifex);
  if (std::find(men.begin(), men.end(), x.senator) != men.end()) return std::nullopt;
  return refusal("RPR-2.01.2a", "not_eligible", about("senator", x.senator));
}

void enact(RprTable& t, const Item&, const ElectPontifex& x) {
  take_office(t, "RPR-2.01.2a", x.senator, Office::pontifex_maximus, "elected");
}

bool settle_pontifex(RprTable& t) {
  if (!advanced(t.state(), "2.01") || !holder(t.state(), Office::pontifex_maximus).empty()) return true;
  const std::vector<SenatorId> left = candidates_left(t, Stage::pontifex);
  if (left.size() > 1) return false;
  if (!left.empty()) take_office(t, "RPR-2.01.2a", left.front(), Office::pontifex_maximus, "automatic");
  return true;
}

// --- RPR-1.09.821  Consul for Life
Refused refuse_business(Position p, Seat, const ElectForLife& x) {
  const Stage stage = p.state.session.stage;
  if (stage == Stage::consuls || stage == Stage::prosecutions) return refusal("RPR-1.09.821a", "not_now");
  if (auto no = refuse_absent(p, x.senator, "RPR-1.09.821a")) return no;
  const bool again =
      any_item<ElectForLife>(p.state, [](const Item& i, const ElectForLife&) { return was_decided(i); });
  if (again) return refusal("RPR-1.09.131b", "once_a_turn");
  if (!p.state.for_life.empty()) return refusal("RPR-1.09.821a", "not_vacant");
  const int needed = p.tables.constants.cfl_election_influence;
  if (senator(p.state, x.senator).influence < needed)
    return refusal("RPR-1.09.821a", "too_little_influence",
                   Json(Json::Object{{"senator", Json(x.senator.view())}, {"needed", Json(needed)}}));
  return std::nullopt;
}

void enact(RprTable& t, const Item&, const ElectForLife& x) {
  t.state().session.for_life_proposed = true;
  elect_for_life(t, x.senator);
}

void reject(RprTable& t, const Item&, const ElectForLife&) { t.state().session.for_life_proposed = true; }

}  // namespace adj::respublica
