// RPR-1.09.1  The session of the Senate, one act at a time.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_09_frame.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {

// RPR-CARD-155
void apply_apion(RprTable& t) {
  if (t.state().apion.empty()) return;
  const auto creates = t.tables().forum_card(ForumCard::ptolemy_apion_bequest).creates;
  if (creates && !province(t.state(), *creates).exists)
    create_province(t, "RPR-CARD-155", *creates, false, "apion");
}

Name why_presiding(const State& s, Stage before) {
  if (s.session.stage == Stage::prosecutions) return "censor";
  if (before == Stage::prosecutions) return "prosecutions_over";
  return holder(s, Office::dictator).empty() ? "consul" : "dictator";
}

// What comes next at this stage: an inserted item, the one it suspended, the rest of the agenda.
const Item* next_item(const State& s) {
  for (const Item& it : s.session.items)
    if (is_open(it) && it.stage <= s.session.stage) return &it;
  return nullptr;
}
const Item* unballoted(const State& s) {
  for (const Item& it : s.session.items)
    if (it.status == ItemStatus::pending && !it.balloted && same_window(it.stage, s.session.stage))
      return &it;
  return nullptr;
}

// W3 – W6. An inserted item has a window of its own, with the votes that it suspended.
void ask_ballots(RprTable& t, const Item* first) {
  State& s = t.state();
  if (first) split_window(s);  // 7.2: ballots on items that wait behind it are kept
  std::vector<int> items;
  for (const Item& it : s.session.items) {
    const bool with_first =
        first && needs_own_window(*first)
            ? it.number == first->number || it.status == ItemStatus::suspended
            : it.status == ItemStatus::pending && !it.balloted && same_window(it.stage, s.session.stage);
    if (first && with_first) items.push_back(it.number);
  }
  std::vector<BallotOrders> questions;
  for (const Seat seat : asked(s)) {
    BallotOrders question;
    question.seat = seat;
    question.stage = s.session.stage;
    question.items = items;
    questions.push_back(question);
  }
  s.session.stage_done = true;  // this stage has had its window
  ask_and_file(t, questions);
  restore_provisional(s, items);
  for (const int number : items) item(s, number).balloted = true;
}

// 7.2  W6 is for everybody: Tribunes and daggers need no item of the presiding magistrate's.
bool had_business_window(const State& s) {
  return s.session.stage_done ||
         std::any_of(s.session.items.begin(), s.session.items.end(),
                     [](const Item& it) { return it.stage >= Stage::governors && it.balloted; });
}

Stage next_stage(Stage stage) { return static_cast<Stage>(static_cast<int>(stage) + 1); }

// Offices that one election fills.
bool fills_office(const Proposal& proposal) {
  return std::holds_alternative<ConsulPair>(proposal) || std::holds_alternative<ElectPontifex>(proposal) ||
         std::holds_alternative<ElectDictator>(proposal) || std::holds_alternative<ElectCensor>(proposal);
}

void drop_left_over(RprTable& t, Stage before) {
  std::vector<int> gone;
  for (const Item& it : t.state().session.items)
    if (it.status == ItemStatus::pending && it.stage < before) gone.push_back(it.number);
  for (const int number : gone) drop_item(t, number, "filled");
}

void vote_on(RprTable& t, int number) {
  State& s = t.state();
  if (item(s, number).status == ItemStatus::pending) {
    const Item fresh = item(s, number);
    if (fresh.origin != ItemOrigin::forced && refuse_item(t, fresh.proposer, fresh.proposal, fresh.origin))
      return drop_item(t, number, "impossible");
  }
  take_votes(t, number);
  if (!session_open(s)) return;
  set_presiding(t, why_presiding(s, s.session.stage));
  const Item& done = item(s, number);
  if (done.status != ItemStatus::passed || !fills_office(done.proposal)) return;
  // RPR-1.09.32b  A Dictator may come while the Censor is still being elected.
  const Stage next = next_stage(stage_of(done.proposal));
  if (next > s.session.stage) enter_stage(t, next);
}

// RPR-1.09.54a  Somebody could still be elected to a province that lies in the Forum.
bool province_waits(RprTable& t) {
  const State& s = t.state();
  const bool listed = std::any_of(s.session.items.begin(), s.session.items.end(), [](const Item& it) {
    return is_open(it) && std::holds_alternative<ElectGovernors>(it.proposal);
  });
  return !listed && !s.session.adjourning && !legal_defaults(t, Stage::governors).empty();
}

// RPR-1.09.21a, 31a, 4d, 5b  What needs no vote any more: the last pair, the last candidate, a Dictator on
// whom the Consuls agree. True: something happened.
bool settle_without_vote(RprTable& t) {
  State& s = t.state();
  const Stage stage = s.session.stage;
  const std::size_t before = t.events().size();
  if (stage == Stage::prosecutions) return false;
  const bool through = settle_stage(t, stage);
  if (!session_open(s)) return true;
  if (stage == Stage::business) {
    if (province_waits(t)) enter_stage(t, Stage::governors);  // RPR-1.09.54a: before anything else
  } else if (through && stage != Stage::governors) {
    enter_stage(t, next_stage(stage));
  }
  return t.events().size() != before;
}

// RPR-1.09.31a  The Consuls may still name a Dictator: everybody is asked once even if nothing is to be voted
// on.
bool ask_for_dictator(Position p) {
  return p.state.session.stage == Stage::dictator && !p.state.session.stage_done && dictator_possible(p) &&
         holder(p.state, Office::dictator).empty();
}

// What may happen between two votes.
bool between_votes(RprTable& t) {
  const std::size_t before = t.events().size();
  settle_at_boundary(t);
  play_laws(t);
  run_assassinations(t, Moment{});
  return t.events().size() != before || !session_open(t.state());
}

void act(RprTable& t) {
  State& s = t.state();
  if (between_votes(t)) return;
  const Item* next = next_item(s);
  if (next && next->status == ItemStatus::suspended) return vote_on(t, next->number);  // RPR-1.09.74c
  if (settle_without_vote(t)) return;
  const bool tribune_waits = next && needs_own_window(*next);  // RPR-1.09.151c
  if (!tribune_waits && (reserved_proposal(t) || tribune_proposes(t))) return;
  if (next && next->balloted) return vote_on(t, next->number);
  if (next && needs_own_window(*next)) return ask_ballots(t, next);
  if (const Item* first = unballoted(s)) return ask_ballots(t, first);
  if (compose_agenda(t)) return;
  if (ask_for_dictator(t)) return ask_ballots(t, nullptr);
  finish_stage(t);
}

// Men of the one list who are not in the other: a statesman and the family that follows him are two.
std::ptrdiff_t died(const std::vector<Senator>& before, const std::vector<Senator>& after) {
  return std::count_if(before.begin(), before.end(), [&](const Senator& man) {
    return std::none_of(after.begin(), after.end(), [&](const Senator& left) {
      return left.id == man.id && left.statesman == man.statesman;
    });
  });
}

}  // namespace

void open_senate(RprTable& t) {
  State& s = t.state();
  s.phase = Phase::senate;
  t.tell("RPR-1.09.1a", PhaseBegan{Phase::senate});
  s.session = Session();
  forget_window(s);
  apply_apion(t);
  repopulate(t);
  set_presiding(t, "");
  SenateOpened opened;
  opened.presiding = s.session.presiding;
  for (const Seat seat : playing(s)) opened.votes[seat] = votes_in_rome(t, seat);
  t.tell("RPR-1.09.1a", opened);
  enter_stage(t, Stage::consuls);
}

bool session_open(const State& s) { return s.session.stage != Stage::closed; }

void hold_session(RprTable& t) {
  const State before = t.state();
  act(t);
  ADJ_CHECK(!t.events().empty() || !(before == t.state()), "the session stands still");
  if (died(before.senator, t.state().senator) > 1) split_window(t.state());  // 7.2
}

void enter_stage(RprTable& t, Stage stage) {
  State& s = t.state();
  const Stage before = s.session.stage;
  s.session.stage = stage;
  s.session.agenda_asked = s.session.stage_done = false;
  drop_left_over(t, stage);
  set_presiding(t, why_presiding(s, before));
  if (stage != Stage::pontifex || advanced(s, "2.01")) t.tell("RPR-1.09.151i", StageBegan{stage});
  if (stage == Stage::prosecutions || stage == Stage::business) return;
  const bool through = settle_stage(t, stage);
  if (!session_open(s)) return;
  set_presiding(t, why_presiding(s, before));
  const bool dictator_named = stage == Stage::dictator && !holder(s, Office::dictator).empty();
  const bool dictator_open = stage == Stage::dictator && !dictator_named && dictator_possible(t);
  if ((through && !dictator_open) || dictator_named) enter_stage(t, next_stage(stage));
}

void finish_stage(RprTable& t) {
  State& s = t.state();
  const Stage stage = s.session.stage;
  if (stage == Stage::business) {
    settle_stage(t, stage);
    if (!session_open(s) || next_item(s)) return;
    if (!s.session.adjourning && put_defaults(t, Stage::governors)) return;  // RPR-1.09.54a
    if (!had_business_window(s)) {
      if (!put_motions(t)) ask_ballots(t, nullptr);
      return;
    }
    s.session.adjourning = true;
    if (!tribune_proposes(t)) end_session(t, "adjourned");  // RPR-1.09.151e
    return;
  }
  const bool through = settle_stage(t, stage);
  if (!session_open(s) || next_item(s)) return;
  const bool more = !through && stage != Stage::dictator && stage != Stage::prosecutions &&
                    !legal_defaults(t, stage).empty();
  if (!more) return enter_stage(t, next_stage(stage));
  s.session.agenda_asked = false;
}

void end_session(RprTable& t, Name why) {
  State& s = t.state();
  if (s.session.stage == Stage::closed) return;
  std::vector<int> gone;
  for (const Item& it : s.session.items)
    if (is_open(it)) gone.push_back(it.number);
  for (const int number : gone) drop_item(t, number, "senate_closed");
  s.session.stage = Stage::closed;
  s.session.current = 0;
  t.tell(why == Name("left") ? "RPR-1.09.642a" : "RPR-1.09.12d", SenateClosed{why});
}

}  // namespace adj::respublica
