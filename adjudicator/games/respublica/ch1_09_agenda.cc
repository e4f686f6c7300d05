// RPR-1.09.12b, 1.09.13  What comes up: items, what may not be proposed, and the presiding magistrate's
// agenda.

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/ch1_09_frame.h"

namespace adj::respublica {

namespace {

constexpr std::size_t kCandidatesAtOnce = 3;  // of a default agenda, in one window

template <class T>
void sort_parts(std::vector<T>& parts) {
  std::sort(parts.begin(), parts.end(),
            [](const T& a, const T& b) { return to_json(a).dump() < to_json(b).dump(); });
}
// RPR-1.09.131a  The same proposal whatever the order of its parts.
Proposal canonical(Proposal proposal) {
  if (auto* pair = std::get_if<ConsulPair>(&proposal); pair && pair->second < pair->first)
    std::swap(pair->first, pair->second);
  if (auto* bill = std::get_if<PassLandBill>(&proposal); bill && bill->cosponsor < bill->sponsor)
    std::swap(bill->sponsor, bill->cosponsor);
  if (auto* slate = std::get_if<ElectGovernors>(&proposal)) sort_parts(slate->appointments);
  if (auto* bundle = std::get_if<AwardConcessions>(&proposal)) sort_parts(bundle->awards);
  if (auto* forces = std::get_if<SendForces>(&proposal)) sort_parts(forces->dispatches);
  if (auto* several = std::get_if<Together>(&proposal)) {
    for (Proposal& part : several->parts) part = canonical(part);
    sort_parts(several->parts);
  }
  return proposal;
}

// Which clause forbids to bring a defeated proposal up again.
const char* clause_of_defeat(const Proposal& proposal) {
  if (std::holds_alternative<ConsulPair>(proposal)) return "RPR-1.09.2b";
  if (std::holds_alternative<ElectCensor>(proposal)) return "RPR-1.09.4d";
  return std::holds_alternative<Prosecution>(proposal) ? "RPR-1.09.43a" : "RPR-1.09.131a";
}

bool for_life(const Proposal& proposal) { return std::holds_alternative<ElectForLife>(proposal); }

// RPR-1.09.151i  Its time is now, or later in the same window.
bool right_time(Position p, const Proposal& proposal) {
  const Stage now = p.state.session.stage;
  if (for_life(proposal)) return now > Stage::consuls && now != Stage::prosecutions && now < Stage::closed;
  const Stage its = stage_of(proposal);
  if (its == Stage::governors) return now == Stage::governors || now == Stage::business;
  if (its == Stage::dictator && now == Stage::censor) return true;  // RPR-1.09.32b: nobody is chosen yet
  return same_window(now, its) && its >= now;
}

// A line of the seat whose time has come and that is legal; others stay.
struct Line {
  Order order;
  Propose what;
};
std::vector<Line> lines_of(Position p, Seat seat, bool free) {
  std::vector<Line> found;
  for (const Wish<Propose>& w : wishes<Propose>(p.state, seat))
    if (w.what->free == free && right_time(p, w.what->proposal) && holds(p, *w.order, Moment{}))
      found.push_back({*w.order, *w.what});
  return found;
}

bool put_line(RprTable& t, Seat seat, const Line& line, ItemOrigin origin) {
  use_up(t.state(), decider(t.state(), seat), line.order);
  if (auto refused = refuse_item(t, seat, line.what.proposal, origin)) {
    t.tell(Audience::only(decider(t.state(), seat)),
           refused->clause.empty() ? Name("RPR-1.09.13a") : Name(refused->clause),
           OrderFailed{decider(t.state(), seat), line.order, *refused});
    return false;
  }
  put_item(t, line.what.proposal, seat, origin);
  return true;
}

// RPR-CARD-086, 087  A Gracchus proposes a land bill of his own right, once a turn.
SenatorId land_right(Position p, Seat seat) {
  for (const SenatorId id : senators_in_rome(p.state, seat))
    if (top_card(p, senator(p.state, id)).abilities.proposes_land_bill &&
        !p.state.now.land_rights.contains(id))
      return id;
  return SenatorId();
}
bool put_free_bills(RprTable& t) {
  bool any = false;
  if (t.state().session.stage != Stage::business) return false;
  for (const Seat seat : clockwise_from(t.state(), t.state().session.presiding_seat))
    for (const Line& line : lines_of(t, seat, true)) {
      const SenatorId right = land_right(t, seat);
      if (right.empty() || !std::holds_alternative<PassLandBill>(line.what.proposal)) continue;
      if (!put_line(t, seat, line, ItemOrigin::free_right)) continue;
      t.state().now.land_rights.insert(right);
      any = true;
    }
  return any;
}

bool moved_before(const State& s, Seat seat) {
  return std::any_of(s.session.items.begin(), s.session.items.end(), [&](const Item& it) {
    return it.origin == ItemOrigin::free_right && it.proposer == seat &&
           std::holds_alternative<MinorMotion>(it.proposal);
  });
}

bool optional_stage(Stage stage) {
  return stage == Stage::dictator || stage == Stage::prosecutions || stage == Stage::business;
}

bool anybody_to_accuse(Position p) {
  if (p.state.session.prosecutions_ended || holder(p.state, Office::censor) != p.state.session.presiding)
    return false;
  return std::any_of(p.state.senator.begin(), p.state.senator.end(), [&](const Senator& m) {
    return in_rome(m) && m.id != p.state.session.presiding &&
           (m.major || m.corrupt || !m.bars.empty() || !m.legate_spoils.empty());
  });
}

// Whether there is anything to ask the presiding magistrate.
bool has_choice(Position p) {
  const Stage now = p.state.session.stage;
  if (now == Stage::prosecutions) return anybody_to_accuse(p);
  if (now >= Stage::governors) return true;
  for (const Stage stage : {Stage::consuls, Stage::pontifex, Stage::dictator, Stage::censor})
    if (stage >= now && same_window(stage, now)) {
      if (stage == Stage::dictator && dictator_possible(p) && holder(p.state, Office::dictator).empty())
        return true;
      if (default_agenda(p, stage).size() > 1) return true;
    }
  return false;
}

// RPR-1.09.131b  A concession that was voted on and came back to the Forum waits for next year.
bool awarded_before(const State& s, const Proposal& proposal) {
  const auto* wanted = std::get_if<AwardConcessions>(&proposal);
  if (!wanted) return false;
  const auto named_again = [&](const Award& done) {
    return std::any_of(wanted->awards.begin(), wanted->awards.end(),
                       [&](const Award& a) { return a.concession == done.concession; });
  };
  return std::any_of(s.session.items.begin(), s.session.items.end(), [&](const Item& it) {
    const auto* before = std::get_if<AwardConcessions>(&it.proposal);
    return before && it.status == ItemStatus::passed &&
           std::any_of(before->awards.begin(), before->awards.end(), named_again);
  });
}

bool anything_open_at(const State& s, Stage stage) {
  return std::any_of(s.session.items.begin(), s.session.items.end(),
                     [&](const Item& it) { return it.stage == stage && is_open(it); });
}

}  // namespace

bool is_open(const Item& it) {
  return it.status == ItemStatus::pending || it.status == ItemStatus::voting ||
         it.status == ItemStatus::suspended;
}

const Item* find_item(const State& s, int number) {
  for (const Item& it : s.session.items)
    if (it.number == number) return &it;
  return nullptr;
}

bool same_window(Stage a, Stage b) {
  const auto window = [](Stage stage) {
    if (stage == Stage::consuls) return 3;
    if (stage <= Stage::censor) return 4;
    return stage == Stage::prosecutions ? 5 : 6;
  };
  return window(a) == window(b);
}

bool needs_own_window(const Item& it) {
  return it.origin == ItemOrigin::tribune || std::holds_alternative<AssassinTrial>(it.proposal);
}

int put_item(RprTable& t, Proposal proposal, Seat proposer, ItemOrigin origin, bool next) {
  Session& session = t.state().session;
  Item it;
  it.number = static_cast<int>(session.items.size()) + 1;
  const bool any_time = for_life(proposal) || std::holds_alternative<AssassinTrial>(proposal);
  it.stage = any_time ? session.stage : std::max(session.stage, stage_of(proposal));
  it.proposal = std::move(proposal);
  it.proposer = proposer;
  it.origin = origin;
  auto at = session.items.end();
  if (next) {
    if (session.current != 0) {
      Item& in_hand = item(t.state(), session.current);
      in_hand.status = ItemStatus::suspended;
      it.resumes = in_hand.number;
      session.current = 0;
    }
    at = std::find_if(session.items.begin(), session.items.end(), is_open);
  }
  t.tell("RPR-1.09.13a", ItemPut{it.number, it.stage, it.proposal, it.proposer, it.origin});
  const int number = it.number;
  session.items.insert(at, std::move(it));
  if (next) split_window(t.state());
  return number;
}

void drop_item(RprTable& t, int number, Name why) {
  item(t.state(), number).status = ItemStatus::dropped;
  t.tell("RPR-1.09.13a", ItemDecided{number, ItemStatus::dropped, 0, 0, {}, why});
}

bool defeated_before(const State& s, const Proposal& proposal) {
  const Proposal same = canonical(proposal);
  return std::any_of(s.session.items.begin(), s.session.items.end(), [&](const Item& it) {
    return (it.status == ItemStatus::failed || it.status == ItemStatus::vetoed) &&
           canonical(it.proposal) == same;
  });
}

std::optional<Refusal> refuse_item(Position p, Seat seat, const Proposal& proposal, ItemOrigin origin) {
  const Session& session = p.state.session;
  if (session.stage == Stage::closed) return refusal("RPR-1.09.12d", "senate_closed");
  if (std::holds_alternative<AssassinTrial>(proposal) && origin != ItemOrigin::forced)
    return refusal("RPR-1.09.17a", "no_such_proposal");
  if (std::holds_alternative<Prosecution>(proposal) && origin != ItemOrigin::presiding)
    return refusal("RPR-1.09.151d", "no_prosecution_by_tribune");
  if (origin == ItemOrigin::presiding) {
    if (seat != session.presiding_seat) return refusal("RPR-1.09.12b", "not_presiding");
    if (session.adjourning) return refusal("RPR-1.09.151e", "adjourned");
  }
  // A presiding magistrate may announce what comes later in his window; a Tribune speaks at its moment.
  const bool announced = stage_of(proposal) > session.stage && !for_life(proposal);
  if (!right_time(p, proposal) || (announced && origin == ItemOrigin::tribune))
    return refusal("RPR-1.09.151i", "not_the_time");
  if (for_life(proposal) && session.for_life_proposed) return refusal("RPR-1.09.131b", "once_a_turn");
  if (defeated_before(p.state, proposal)) return refusal(clause_of_defeat(proposal), "defeated_before");
  if (auto refused = refuse_proposal(p, seat, proposal)) return refused;
  if (awarded_before(p.state, proposal)) return refusal("RPR-1.09.131b", "once_a_turn");
  return std::nullopt;
}

std::vector<Proposal> legal_defaults(Position p, Stage stage) {
  std::vector<Proposal> all = default_agenda(p, stage);
  std::erase_if(all, [&](const Proposal& proposal) {
    return refuse_item(p, p.state.session.presiding_seat, proposal, ItemOrigin::presiding).has_value();
  });
  return all;
}

bool put_defaults(RprTable& t, Stage stage) {
  std::vector<Proposal> all = legal_defaults(t, stage);
  if (stage != Stage::governors && all.size() > kCandidatesAtOnce) all.resize(kCandidatesAtOnce);
  for (const Proposal& proposal : all)
    put_item(t, proposal, t.state().session.presiding_seat, ItemOrigin::presiding);
  return !all.empty();
}

bool put_motions(RprTable& t) {
  bool any = false;
  for (const Seat seat : clockwise_from(t.state(), t.state().session.presiding_seat)) {
    if (seat == t.state().session.presiding_seat || !own_master(t.state(), seat)) continue;
    for (const Line& line : lines_of(t, seat, false))
      if (std::holds_alternative<MinorMotion>(line.what.proposal) && !moved_before(t.state(), seat))
        any = put_line(t, seat, line, ItemOrigin::free_right) || any;
  }
  return any;
}

bool compose_agenda(RprTable& t) {
  State& s = t.state();
  if (s.session.adjourning) return false;
  const Seat chair = s.session.presiding_seat;
  bool put = put_free_bills(t);
  for (const Line& line : lines_of(t, chair, false))
    put = put_line(t, chair, line, ItemOrigin::presiding) || put;
  if (put) s.session.agenda_asked = true;
  if (!s.session.agenda_asked && has_choice(t) && !wish<Adjourn>(t, chair)) {
    AgendaOrders question;
    question.seat = decider(s, chair);
    question.stage = s.session.stage;
    split_window(s);  // 7.2: the others' ballots on items that wait are kept
    ask_and_file(t, std::vector{question});
    t.state().session.agenda_asked = true;
    return true;
  }
  for (const Stage stage : {Stage::consuls, Stage::pontifex, Stage::censor, Stage::governors})
    if (stage >= s.session.stage && same_window(stage, s.session.stage) && !optional_stage(stage) &&
        !anything_open_at(s, stage) && (stage == Stage::governors || default_agenda(t, stage).size() > 1))
      put = put_defaults(t, stage) || put;
  if (put) put_motions(t);
  return put;
}

bool reserved_proposal(RprTable& t) {
  State& s = t.state();
  if (s.session.reserved.empty()) return false;
  const Seat seat = s.session.reserved.front();
  if (faction(s, seat).eliminated || !own_master(s, seat)) {  // RPR-1.09.74f, 823b
    s.session.reserved.erase(s.session.reserved.begin());
    return true;
  }
  // A motion sent ahead is free, and no reason to spend a Tribune (RPR-1.09.83a).
  const auto first_legal = [&](bool motions) -> std::optional<Line> {
    for (const Line& line : lines_of(t, seat, false))
      if ((motions || !std::holds_alternative<MinorMotion>(line.what.proposal)) &&
          !refuse_item(t, seat, line.what.proposal, ItemOrigin::tribune))
        return line;
    return std::nullopt;
  };
  std::optional<Line> line = first_legal(false);
  if (!line) {
    AgendaOrders question;
    question.seat = seat;
    question.stage = s.session.stage;
    split_window(s);
    ask_and_file(t, std::vector{question});
    line = first_legal(true);
  }
  s.session.reserved.erase(s.session.reserved.begin());
  if (!line) return true;  // the Tribune is spent
  use_up(s, seat, line->order);
  put_item(t, line->what.proposal, seat, ItemOrigin::tribune, true);
  return true;
}

}  // namespace adj::respublica
