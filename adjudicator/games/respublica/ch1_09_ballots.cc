// 7.3  From order lines to votes: who votes how, what he pays for it, and what is kept of a split window.

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/ch1_09_frame.h"

namespace adj::respublica {

std::vector<const Order*> own_orders(const State& s, Seat seat) {
  std::vector<const Order*> found;
  const auto at = s.orders.find(seat);
  if (at == s.orders.end()) return found;
  for (const auto* list : {&at->second.window, &at->second.ahead, &at->second.standing})
    for (const Order& order : *list) found.push_back(&order);
  return found;
}

bool own_master(const State& s, Seat seat) { return decider(s, seat) == seat; }

// One line is one use: whoever wants to try again writes it twice.
void use_up(State& s, Seat seat, const Order& order) {
  const Order gone = order;
  SeatOrders& own = s.orders[seat];
  for (std::vector<Order>* list : {&own.window, &own.ahead, &own.provisional})
    if (const auto at = std::find(list->begin(), list->end(), gone); at != list->end()) list->erase(at);
}

Moment at_item(int number) {
  Moment moment;
  moment.item = number;
  return moment;
}

namespace {

bool contains(const std::vector<int>& list, int number) {
  return std::find(list.begin(), list.end(), number) != list.end();
}

// Items that a line of a ballot is about; empty: none in particular.
std::vector<int> items_of(const Order& order) {
  if (const auto* vote = std::get_if<CastVote>(&order.body)) return vote->items;
  if (const auto* veto_line = std::get_if<CastVeto>(&order.body)) return {veto_line->item};
  if (const auto* tribune = std::get_if<UseTribune>(&order.body)) return {tribune->item};
  if (const auto* attempt = std::get_if<Assassinate>(&order.body)) return {attempt->item};
  return {0};
}
bool is_ballot(const Order& order) {
  return std::holds_alternative<CastVote>(order.body) || std::holds_alternative<CastVeto>(order.body) ||
         std::holds_alternative<UseTribune>(order.body) || std::holds_alternative<Assassinate>(order.body) ||
         std::holds_alternative<OpposeTribune>(order.body) || std::holds_alternative<InciteMob>(order.body);
}

// What a line says about these items; VOTE ALL meant those of its own window.
Order about_these(Order order, const std::vector<int>& items) {
  auto* vote = std::get_if<CastVote>(&order.body);
  if (!vote) return order;
  if (vote->items.empty()) vote->items = items;
  std::erase_if(vote->items, [&](int number) { return !contains(items, number); });
  return order;
}

bool still_matters(const State& s, const Order& order) {
  if (const auto* vote = std::get_if<CastVote>(&order.body)) return !vote->items.empty();
  const auto* trial = std::get_if<CastVeto>(&order.body);  // VETO TRIAL: RPR-1.09.422b
  if (trial && trial->item == 0 && s.session.stage > Stage::prosecutions) return false;
  return is_ballot(order);  // others are checked again when their time comes
}

void add_once(std::vector<Order>& list, const Order& order) {
  if (std::find(list.begin(), list.end(), order) == list.end()) list.push_back(order);
}

// The first line on this item that speaks of this senator and whose conditions hold.
const CastVote* line_for(Position p, Seat seat, const Item& it, SenatorId id) {
  for (const Wish<CastVote>& w : wishes<CastVote>(p.state, seat)) {
    if (!w.what->items.empty() && !contains(w.what->items, it.number)) continue;
    const auto& men = w.what->senators;
    if (!men.empty() && std::find(men.begin(), men.end(), id) == men.end()) continue;
    if (holds(p, *w.order, at_item(it.number))) return w.what;
  }
  return nullptr;
}

VoteChoice choice_of(Position p, Seat seat, const Item& it, SenatorId id, const CastVote* line) {
  const auto* repeal = std::get_if<RepealLandBill>(&it.proposal);
  if (repeal && repeal->sponsor == id) return VoteChoice::in_favour;  // RPR-1.09.621b
  VoteChoice choice = line ? line->choice : default_vote(p, seat, it);
  // RPR-1.09.14b  Who refuses a land bill votes against it, who refuses a repeal for it.
  if (choice == VoteChoice::abstain && !abstention_allowed(it.proposal))
    choice = repeal ? VoteChoice::in_favour : VoteChoice::against;
  // RPR-1.09.823b  A Consul for Life cannot make others vote against a land bill.
  const bool bill = std::holds_alternative<PassLandBill>(it.proposal);
  if (bill && choice == VoteChoice::against && !own_master(p.state, seat)) return VoteChoice::in_favour;
  return choice;
}

const Buy* buy_of(const CastVote& line, SenatorId id) {
  for (const Buy& buy : line.buys)
    if (buy.senator == id) return &buy;
  return nullptr;
}

struct Buying {
  std::size_t ballot;
  int most;
};
// BUY UPTO: the least that makes the item pass, or fail, with the votes cast so far; nothing if that is out
// of reach.
void buy_up_to(const Item& so_far, std::vector<Ballot>& ballots, const std::vector<Buying>& chances,
               bool to_pass) {
  Item with_these = so_far;
  with_these.votes.push_back({Seat{}, ballots});
  const Tally count = tally(with_these);
  int missing = to_pass ? count.against - count.in_favour + 1 : count.in_favour - count.against;
  int most = 0;
  for (const Buying& chance : chances) most += chance.most;
  if (missing <= 0 || missing > most) return;
  for (const Buying& chance : chances) {
    const int share = std::min(missing, chance.most);
    ballots[chance.ballot].bought += share;
    missing -= share;
  }
}

std::vector<Ballot> ballots_of(Position p, Seat seat, const Item& it) {
  std::vector<Ballot> ballots;
  std::vector<Buying> to_pass, to_fail;
  for (const SenatorId id : senators_in_rome(p.state, seat)) {
    const CastVote* line = line_for(p, seat, it, id);
    Ballot b;
    b.senator = id;
    b.choice = choice_of(p, seat, it, id, line);
    if (b.choice != VoteChoice::abstain) {
      b.votes = votes(p, id) + extra_votes(p, it.proposal, id);  // RPR-1.09.141a
      if (const Buy* buy = line ? buy_of(*line, id) : nullptr) {
        const int most = std::min(buy->talents, senator(p.state, id).talents);
        if (buy->aim == BuyAim::exactly) b.bought = most;
        if (buy->aim == BuyAim::to_pass && b.choice == VoteChoice::in_favour)
          to_pass.push_back({ballots.size(), most});
        if (buy->aim == BuyAim::to_fail && b.choice == VoteChoice::against)
          to_fail.push_back({ballots.size(), most});
      }
    }
    ballots.push_back(b);
  }
  buy_up_to(it, ballots, to_pass, true);
  buy_up_to(it, ballots, to_fail, false);
  return ballots;
}

}  // namespace

void cast_votes(RprTable& t, int number, Seat seat) {
  const std::vector<Ballot> ballots = ballots_of(t, seat, item(t.state(), number));
  for (const Ballot& b : ballots) change_purse(t, "RPR-1.09.141b", b.senator, -b.bought, "votes");
  item(t.state(), number).votes.push_back({seat, ballots});
  const Tally count = tally(item(t.state(), number));
  t.tell("RPR-1.09.14a", FactionVoted{number, seat, ballots, count.in_favour, count.against});
}

// 7.4
VoteChoice default_vote(Position p, Seat seat, const Item& it) {
  const auto own = [&](SenatorId id) {
    const Senator* m = find_senator(p.state, id);
    return m && m->faction == seat;
  };
  // RPR-1.09.74b  The rules put it up, not the Censor who conducts it.
  if (const auto* trial = std::get_if<AssassinTrial>(&it.proposal))
    return own(trial->leader) ? VoteChoice::against : VoteChoice::abstain;
  if (it.proposer == seat) return VoteChoice::in_favour;
  if (std::holds_alternative<PassLandBill>(it.proposal)) return VoteChoice::in_favour;
  if (std::holds_alternative<RepealLandBill>(it.proposal)) return VoteChoice::against;
  if (const auto* ruler = std::get_if<ElectForLife>(&it.proposal))
    return own(ruler->senator) ? VoteChoice::abstain : VoteChoice::against;
  if (const auto* trial = std::get_if<Prosecution>(&it.proposal); trial && own(trial->accused))
    return VoteChoice::against;
  return VoteChoice::abstain;
}

void split_window(State& s) {
  std::vector<int> balloted, open;
  for (Item& it : s.session.items) {
    if (!is_open(it)) continue;
    open.push_back(it.number);
    if (!it.balloted) continue;
    balloted.push_back(it.number);
    if (it.status == ItemStatus::pending) it.balloted = false;
  }
  if (open.empty()) return;
  for (auto& [seat, own] : s.orders) {
    std::vector<Order> kept;
    const auto keep = [&](const std::vector<Order>& lines, const std::vector<int>& items) {
      for (const Order& order : lines)
        if (const Order line = about_these(order, items); still_matters(s, line)) add_once(kept, line);
    };
    keep(own.window, balloted);
    keep(own.provisional, open);  // split before: those items wait for a window of theirs
    own.provisional = std::move(kept);
  }
}

std::vector<Order> kept_ballots(Position p, const BallotOrders& window) {
  const auto own = p.state.orders.find(window.seat);
  if (own == p.state.orders.end()) return {};
  std::vector<Order> lines;
  for (const Order& order : own->second.provisional)
    if (const Order line = about_these(order, window.items); still_matters(p.state, line))
      add_once(lines, line);
  return legal_part(p, window, std::move(lines));
}

namespace {

// Items that an answer votes on.
std::vector<int> spoken_of(const std::vector<Order>& answer, const std::vector<int>& items) {
  std::vector<int> spoken;
  for (const Order& order : answer)
    if (const auto* vote = std::get_if<CastVote>(&order.body)) {
      const std::vector<int>& about = vote->items.empty() ? items : vote->items;
      spoken.insert(spoken.end(), about.begin(), about.end());
    }
  return spoken;
}

}  // namespace

// Who votes anew on an item has replaced his ballot on that item only; ballots on items to come are kept.
void restore_provisional(State& s, const std::vector<int>& items) {
  for (auto& [seat, own] : s.orders) {
    const std::vector<int> spoken = spoken_of(own.window, items);
    std::vector<Order> later;
    for (const Order& order : own.provisional) {
      const auto* vote = std::get_if<CastVote>(&order.body);
      if (!vote) {
        if (!still_matters(s, order)) continue;
        const int about = items_of(order).front();
        const Item* it = find_item(s, about);
        const bool now = contains(items, about);
        if (now || !it || !is_open(*it)) add_once(own.window, order);
        if (!now) add_once(later, order);  // until its moment has come, however many windows that takes
        continue;
      }
      std::vector<int> open, ahead;
      for (const int number : vote->items) {
        if (!contains(items, number))
          ahead.push_back(number);
        else if (!contains(spoken, number))
          open.push_back(number);
      }
      if (!open.empty()) add_once(own.window, about_these(order, open));
      if (!ahead.empty()) add_once(later, about_these(order, ahead));
    }
    own.provisional = std::move(later);
  }
}

}  // namespace adj::respublica
