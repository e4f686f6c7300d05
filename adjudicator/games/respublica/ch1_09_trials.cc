// RPR-1.09.41, 1.09.42  Prosecutions: who may be tried for what, and what he says for himself.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_09_business.h"
#include "adjudicator/games/respublica/ch1_09_frame.h"

namespace adj::respublica {

namespace {

constexpr int kMinorTrials = 2, kMajorTrials = 1;  // RPR-1.09.41a

// RPR-1.09.422a, 721c  Vetoed and void ones count.
int trials_held(const State& s, bool major) {
  int count = 0;
  for (const Item& i : s.session.items)
    if (const auto* x = std::get_if<Prosecution>(&i.proposal); x && was_decided(i) && x->major == major)
      ++count;
  return count;
}

bool limit_reached(const State& s) {
  return trials_held(s, false) >= kMinorTrials || trials_held(s, true) >= kMajorTrials;
}

// RPR-1.09.412a, 413a, R-78, R-79
bool is_liable(const Senator& m, const Prosecution& x) {
  if (x.major) return x.charge == Charge::major && m.major;
  switch (x.charge) {
    case Charge::corrupt:
      return m.corrupt;
    case Charge::major:
      return m.major;
    case Charge::concession:
      return m.concessions.contains(x.concession) && m.bars.contains(x.concession);
    case Charge::legate:
      return m.legate_spoils.contains(x.province);  // RPR-1.13.1c
    case Charge::pontifex_fine:
      return false;
  }
  return false;
}

// RPR-1.09.43a, 152c
bool acquitted_of(const State& s, const Prosecution& x) {
  const auto& all = s.session.acquittals;
  return std::any_of(all.begin(), all.end(), [&](const Acquittal& a) {
    return a.accused == x.accused && a.charge == x.charge && a.concession == x.concession &&
           a.province == x.province;
  });
}

// RPR-1.09.411a
Refused refuse_prosecutor(Position p, Seat by, const Prosecution& x, SenatorId censor) {
  if (x.prosecutor.empty()) return refusal("RPR-1.09.411a", "no_prosecutor");
  if (auto no = refuse_absent(p, x.prosecutor, "RPR-1.09.411a")) return no;
  if (x.prosecutor == censor || x.prosecutor == x.accused)
    return refusal("RPR-1.09.411a", "not_eligible", about("senator", x.prosecutor));
  if (!willing(p, by, x.prosecutor, {Role::prosecutor, x.accused, std::nullopt, 0}))
    return refusal("RPR-1.09.411a", "no_consent", about("senator", x.prosecutor));
  return std::nullopt;
}

// RPR-1.09.421a, CARD-080
struct Appeal {
  bool made = false;
  int dice = 2;
};
Appeal wants_appeal(Position p, const Item& trial, SenatorId accused) {
  const Senator& m = senator(p.state, accused);
  const Tally votes = tally(trial);
  Moment moment;
  moment.item = trial.number;
  moment.guilty = votes.in_favour > votes.against;
  const int most = top_card(p, m).abilities.appeal_dice;
  for (const Wish<AppealPeople>& w : wishes<AppealPeople>(p.state, m.faction)) {
    if (w.what->senator != accused || !holds(p, *w.order, moment)) continue;
    const bool three = w.what->three_dice.value_or(true);
    return {w.what->yes, three ? most : 2};
  }
  if (about_to_veto(p, trial.number, m.faction)) return {};  // RPR-1.09.422b  VETO, and no IF
  return {moment.guilty && m.popularity >= 0, most};         // 7.4
}

AppealRow roll_appeal(RprTable& t, SenatorId accused, int dice) {
  AppealMade told;
  told.senator = accused;
  told.roll = roll_dice(t, "RPR-1.09.421a", "appeal", senator_text(t, accused), dice);
  told.shares = {{"popularity", senator(t.state(), accused).popularity}, {"omens", -omens(t.state())}};
  std::erase_if(told.shares, [](const Share& share) { return share.value == 0; });
  told.total = told.roll;
  for (const Share& share : told.shares) told.total += share.value;
  const AppealRow row = t.tables().appeal(told.total);
  told.result = row.result;
  told.votes = row.votes;
  t.tell("RPR-1.09.421a", told);
  return row;
}

// RPR-1.09.421b, c, d
bool appeal(RprTable& t, int number, const Prosecution& trial, int dice) {
  State& s = t.state();
  item(s, number).appealed = true;
  const AppealRow row = roll_appeal(t, trial.accused, dice);
  if (row.result == AppealResult::killed) {
    item(s, number).lynched = true;
    decide(t, number, ItemStatus::passed, "appeal");
    return false;
  }
  if (row.result == AppealResult::freed) {
    decide(t, number, ItemStatus::failed, "appeal");
    const SenatorId censor = holder(s, Office::censor);
    draw_deaths(t, "RPR-1.09.421d", row.chits, "appeal",
                [&](const Senator& m) { return in_rome(m) && (m.id == censor || m.id == trial.prosecutor); });
    return false;
  }
  (row.votes < 0 ? item(s, number).extra_for : item(s, number).extra_against) += std::abs(row.votes);
  return true;
}

}  // namespace

Refused refuse_business(Position p, Seat by, const Prosecution& x) {
  const State& s = p.state;
  const SenatorId censor = holder(s, Office::censor);
  if (x.charge == Charge::pontifex_fine)
    if (auto no = refuse_advanced(p, "RPR-2.01.7c", "2.01")) return no;
  if (!x.advocate.empty())
    if (auto no = refuse_advanced(p, "RPR-2.05.2a", "2.05")) return no;
  if (censor.empty() || s.session.prosecutions_ended || s.session.prosecutions_over)
    return refusal("RPR-1.09.41d", "prosecutions_ended");
  if (auto no = refuse_absent(p, x.accused, "RPR-1.09.41b")) return no;
  if (x.accused == censor) return refusal("RPR-1.09.41b", "not_himself", about("senator", x.accused));
  if (limit_reached(s) || (x.major && trials_held(s, false) > 0))
    return refusal("RPR-1.09.41a", "too_many_trials");
  if (!is_liable(senator(s, x.accused), x))
    return refusal(x.major ? "RPR-1.09.413a" : "RPR-1.09.412a", "not_liable", about("senator", x.accused));
  if (acquitted_of(s, x)) return refusal("RPR-1.09.43a", "acquitted", about("senator", x.accused));
  return refuse_prosecutor(p, by, x, censor);
}

// RPR-1.09.74  Put up by the rules alone.
Refused refuse_business(Position, Seat, const AssassinTrial&) {
  return refusal("RPR-1.09.17a", "not_to_propose");
}

// RPR-1.09.42a, 821b  His influence counts when his faction is called, whatever it has sent (7.3).
bool speak_for_himself(RprTable& t, int number, Seat seat) {
  State& s = t.state();
  if (const auto* nominee = std::get_if<ElectForLife>(&item(s, number).proposal)) {
    const Senator* m = find_senator(s, nominee->senator);
    if (m && m->faction == seat) item(s, number).extra_for += m->influence;
    return true;
  }
  const auto* found = std::get_if<Prosecution>(&item(s, number).proposal);
  const Senator* accused = found ? find_senator(s, found->accused) : nullptr;
  if (!accused || accused->faction != seat) return true;
  item(s, number).extra_against += accused->influence;
  return appeal_if_wanted(t, number, seat);
}

bool appeal_if_wanted(RprTable& t, int number, Seat seat) {
  const auto* found = std::get_if<Prosecution>(&item(t.state(), number).proposal);
  const Senator* accused = found ? find_senator(t.state(), found->accused) : nullptr;
  if (!accused || accused->faction != seat || item(t.state(), number).appealed) return true;
  const Prosecution trial = *found;
  const Appeal wanted = wants_appeal(t, item(t.state(), number), trial.accused);
  return !wanted.made || appeal(t, number, trial, wanted.dice);
}

bool settle_prosecutions(RprTable& t) {
  State& s = t.state();
  const SenatorId censor = holder(s, Office::censor);
  const bool through =
      s.session.prosecutions_ended || limit_reached(s) || censor.empty() || !in_rome(senator(s, censor));
  if (through) conclude_prosecutions(t);
  return through;
}

}  // namespace adj::respublica
