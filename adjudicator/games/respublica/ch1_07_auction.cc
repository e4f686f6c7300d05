// RPR-1.07.22  Initiatives beyond one for each faction are auctioned, one round of bids for each.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_07.h"

namespace adj::respublica {

namespace {

// What he bids against the highest so far (7.4): his opening, else one more; nothing: he passes.
std::optional<int> answer_to(const Bid& bid, int highest, int purse) {
  const int opening = std::min(std::max(1, bid.opening), purse);
  const int most = std::min(std::max(bid.opening, bid.most), purse);
  const int talents = opening > highest ? opening : highest + 1;
  if (talents > most || talents < 1) return std::nullopt;
  return talents;
}

// A line for this auction, or one for all of them until he has won.
bool serves(const State& s, Seat seat, const Bid& bid, int auction) {
  return bid.auction == auction || (bid.auction == 0 && !s.now.auctions_won.contains(seat));
}

std::optional<AuctionBid> bid_of(Position p, Seat seat, int auction, int highest) {
  for (const Wish<Bid>& w : wishes<Bid>(p.state, seat)) {
    if (!serves(p.state, seat, *w.what, auction) || !holds(p, *w.order, {})) continue;
    const Senator* m = find_senator(p.state, w.what->senator);
    if (!m || m->faction != seat || !in_rome(*m)) continue;  // RPR-1.07.22b
    if (const std::optional<int> talents = answer_to(*w.what, highest, m->talents))
      return AuctionBid{seat, m->id, *talents};
    return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

Seat hold_auction(RprTable& t) {
  State& s = t.state();
  const std::vector<Seat> order = clockwise_from(s, hrao_seat(t));
  ADJ_CHECK(!order.empty(), "an auction without bidders");
  const int auction = s.now.initiative - static_cast<int>(s.now.initiatives.size()) + 1;
  AuctionHeld told;
  told.number = s.now.initiative + 1;
  told.winner = order.front();  // RPR-1.07.22c  nobody bids: the HRAO's faction
  int highest = 0;
  for (const Seat seat : order)
    if (const std::optional<AuctionBid> bid = bid_of(t, seat, auction, highest)) {
      told.bids.push_back(*bid);
      highest = bid->talents;
      told.winner = seat;
    }
  t.tell("RPR-1.07.22a", told);
  if (told.bids.empty()) return told.winner;
  change_purse(t, "RPR-1.07.22b", told.bids.back().senator, -highest, "auction");
  s.now.auctions_won.insert(told.winner);
  return told.winner;
}

}  // namespace adj::respublica
