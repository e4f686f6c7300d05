#include "adjudicator/games/respublica/orders_merge.h"

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"

namespace adj::respublica {

namespace {

std::string key(const char* what) { return what; }
std::string key(const char* what, const Name& about) { return std::string(what) + " " + about.str(); }
std::string key(const char* what, Seat seat) { return std::string(what) + " " + std::to_string(seat.number); }
std::string key(const char* what, int number) { return std::string(what) + " " + std::to_string(number); }

// The matter that an order settles. Empty: it stands for itself, whatever else is said.
struct Matter {
  std::string operator()(const OfferDeal& o) const { return key("deal", o.with); }
  std::string operator()(const AnswerDeal& o) const { return key("answer", o.number); }
  std::string operator()(const ComplainDeal& o) const { return key("complain", o.number); }
  std::string operator()(const JudgeDeal& o) const { return key("judge", o.number); }
  std::string operator()(const ShowCards& o) const { return key("show", o.to); }
  std::string operator()(const Peddle&) const { return key("peddle"); }
  std::string operator()(const RansomCaptive& o) const { return key("ransom", o.senator); }
  std::string operator()(const SendWord&) const { return ""; }
  std::string operator()(const EmptyFaction&) const { return key("empty"); }
  std::string operator()(const Repopulate&) const { return key("repopulate"); }
  std::string operator()(const NameLeader&) const { return key("leader"); }
  std::string operator()(const GovernAtStart& o) const { return key("govern", o.province); }
  std::string operator()(const PlayStatesman& o) const { return key("play", o.statesman); }
  std::string operator()(const PlayConcession& o) const { return key("play", o.concession); }
  std::string operator()(const TakeSpoils& o) const { return key("spoils", o.province); }
  std::string operator()(const SellGrain& o) const { return key("grain", o.concession); }
  std::string operator()(const MoveTalents& o) const { return key("move", o.from) + " " + o.to.str(); }
  std::string operator()(const SetPurse& o) const { return key("set", o.senator); }
  std::string operator()(const RestTo&) const { return key("rest"); }
  std::string operator()(const GiveTalents& o) const { return key("give", o.to) + " " + o.from.str(); }
  std::string operator()(const Contribute& o) const { return key("contribute", o.senator); }
  std::string operator()(const RebelUpkeep&) const { return key("upkeep"); }
  std::string operator()(const KeepReleased&) const { return key("released"); }
  std::string operator()(const PlayBodyguard&) const { return key("play bodyguard"); }
  std::string operator()(const Levy& o) const { return key("levy", o.province); }
  std::string operator()(const Persuade&) const { return key("persuade"); }
  std::string operator()(const CounterBribe& o) const { return key("counter", o.target); }
  std::string operator()(const AttractKnight&) const { return key("knight"); }
  std::string operator()(const PressureKnights&) const { return key("pressure"); }
  std::string operator()(const HoldGames&) const { return key("games"); }
  std::string operator()(const Bid& o) const { return key("bid", o.auction); }
  std::string operator()(const AskMe&) const { return key("ask"); }
  std::string operator()(const LeaderDies&) const { return key("leader dies"); }
  std::string operator()(const NameCatiline&) const { return key("catiline"); }
  std::string operator()(const ChooseStorm&) const { return key("storm"); }
  std::string operator()(const ChooseAlliance&) const { return key("alliance"); }
  std::string operator()(const TradeCards& o) const { return key("trade", o.with); }
  std::string operator()(const DiscardCard&) const { return key("discard"); }
  // A victorious commander does one of three things.
  std::string operator()(const Rebel& o) const { return key("army", o.senator); }
  std::string operator()(const LayDown& o) const { return key("army", o.senator); }
  std::string operator()(const MoveOn& o) const { return key("army", o.senator); }
  std::string operator()(const JoinRebel& o) const { return key("join", o.senator); }
  std::string operator()(const VeteransOf& o) const { return key("veterans", o.senator); }
  std::string operator()(const RebelMarch&) const { return key("march"); }
  std::string operator()(const SendRebels& o) const { return key("send rebels", o.province); }
  std::string operator()(const DisbandVeterans& o) const { return key("disband veterans", o.senator); }
  std::string operator()(const RecallVeterans& o) const { return key("recall veterans", o.senator); }
  std::string operator()(const Propose& o) const {
    return std::visit([&]<class T>(const T&) { return key(o.free ? "free" : "propose", Name(T::kName)); },
                      o.proposal);
  }
  std::string operator()(const VoteOrder&) const { return key("vote order"); }
  std::string operator()(const PreferConsul&) const { return key("prefer"); }
  std::string operator()(const AppointDictator&) const { return key("dictator"); }
  std::string operator()(const NameMaster&) const { return key("master"); }
  std::string operator()(const Unanimous&) const { return key("unanimous"); }
  std::string operator()(const Adjourn&) const { return key("adjourn"); }
  std::string operator()(const Consent& o) const {
    return key("consent", o.senator) + " " + std::string(name_of(o.role)) + " " + o.accused.str() +
           (o.bill ? " " + std::string(name_of(*o.bill)) : "");
  }
  std::string operator()(const AskAdvocate& o) const { return key("advocate", o.accused); }
  std::string operator()(const CastVote&) const { return ""; }  // item by item, below
  std::string operator()(const CastVeto& o) const { return key("veto", o.item); }
  std::string operator()(const AppealPeople& o) const { return key("appeal", o.senator); }
  std::string operator()(const ImposeFine&) const { return key("fine"); }
  std::string operator()(const UseTribune& o) const {
    return key("tribune", o.item) + " " + std::string(name_of(o.moment));
  }
  std::string operator()(const OpposeTribune& o) const { return key(o.murder ? "murder" : "graft"); }
  std::string operator()(const InciteMob&) const { return key("mob"); }
  std::string operator()(const Assassinate&) const { return key("assassinate"); }
  std::string operator()(const Bodyguard& o) const { return key("bodyguard", o.senator); }
  std::string operator()(const PlayLaw& o) const { return key("law", Name(name_of(o.law))); }
  std::string operator()(const NamePriest&) const { return key("priest"); }
  std::string operator()(const ClaimCommissioner&) const { return key("claim"); }
  std::string operator()(const ChooseLegate& o) const { return key("legate", o.province); }
  std::string operator()(const LandAfterNaval& o) const { return key("land", o.commander); }
  std::string operator()(const BattleOrder&) const { return key("battle order"); }
  std::string operator()(const EndgameOrder&) const { return key("endgame"); }
  std::string operator()(const PlayCleopatra&) const { return key("cleopatra"); }
  std::string operator()(const GabinianRecruit& o) const { return key("gabinian", o.commander); }
  std::string operator()(const CaesarVeterans&) const { return key("caesar"); }
  std::string operator()(const Proscribe&) const { return key("proscribe"); }
  std::string operator()(const PlayProscription&) const { return key("play proscription"); }
};

// Several lines of one mail: all of them count.
struct PilesUp {
  template <class T>
  bool operator()(const T&) const {
    return false;
  }
  bool operator()(const OfferDeal&) const { return true; }
  bool operator()(const ShowCards&) const { return true; }
  bool operator()(const Peddle&) const { return true; }
  bool operator()(const SendWord&) const { return true; }
  bool operator()(const MoveTalents&) const { return true; }
  bool operator()(const GiveTalents&) const { return true; }
  bool operator()(const Persuade&) const { return true; }
  bool operator()(const AttractKnight&) const { return true; }
  bool operator()(const PressureKnights&) const { return true; }
  bool operator()(const HoldGames&) const { return true; }
  bool operator()(const TradeCards&) const { return true; }
  bool operator()(const DiscardCard&) const { return true; }
  bool operator()(const Propose&) const { return true; }
  bool operator()(const PreferConsul&) const { return true; }  // of several pairs
  bool operator()(const NameMaster&) const { return true; }
  bool operator()(const UseTribune&) const { return true; }
  bool operator()(const CastVeto&) const { return true; }
  bool operator()(const OpposeTribune&) const { return true; }
  bool operator()(const InciteMob&) const { return true; }
  bool operator()(const Assassinate&) const { return true; }
};

// How general it is: a line about one thing goes before a line about all.
struct Generality {
  template <class T>
  int operator()(const T&) const {
    return 0;
  }
  int operator()(const TakeSpoils& o) const { return o.province.empty() ? 1 : 0; }
  int operator()(const CounterBribe& o) const { return o.target.empty() ? 1 : 0; }
  int operator()(const Bodyguard& o) const { return o.senator.empty() ? 1 : 0; }
  int operator()(const LandAfterNaval& o) const { return o.commander.empty() ? 1 : 0; }
  int operator()(const CastVote& o) const { return (o.items.empty() ? 2 : 0) + (o.senators.empty() ? 1 : 0); }
};

bool same_terms(const Order& a, const Order& b) {
  return a.conditions == b.conditions && a.standing == b.standing;
}

// SPOILS ALL is about every province that was named before.
bool covers(const Order& newer, const Order& older) {
  const auto *all = std::get_if<TakeSpoils>(&newer.body), *one = std::get_if<TakeSpoils>(&older.body);
  if (all && one && all->province.empty()) return true;
  const std::string matter = std::visit(Matter{}, newer.body);
  return !matter.empty() && matter == std::visit(Matter{}, older.body);
}

// A later mail's vote on an item replaces all earlier lines on it; VOTE ALL all of them. True: nothing is
// left.
bool vote_gives_way(CastVote& older, const CastVote& newer, bool& gave_way) {
  if (older.items.empty()) return newer.items.empty() ? (gave_way = true) : false;
  const std::size_t before = older.items.size();
  if (newer.items.empty())
    older.items.clear();
  else
    std::erase_if(older.items, [&](int item) {
      return std::find(newer.items.begin(), newer.items.end(), item) != newer.items.end();
    });
  gave_way = gave_way || older.items.size() != before;
  return older.items.empty();
}

bool gives_way(OrderItem& older, const OrderItem& item, bool& gave_way) {
  const auto* newer_vote = std::get_if<CastVote>(&item.order.body);
  auto* older_vote = std::get_if<CastVote>(&older.order.body);
  const bool earlier_mail = older.line < 0 && item.line >= 0;
  if (newer_vote && older_vote) {
    if (earlier_mail) return vote_gives_way(*older_vote, *newer_vote, gave_way);
    const bool same = newer_vote->items == older_vote->items &&
                      newer_vote->senators == older_vote->senators && same_terms(older.order, item.order);
    gave_way = gave_way || same;
    return same;
  }
  if (older.order == item.order && std::holds_alternative<SendWord>(item.order.body)) return true;
  if (!covers(item.order, older.order)) return false;
  const bool replaced =
      earlier_mail || (!std::visit(PilesUp{}, item.order.body) && same_terms(older.order, item.order));
  gave_way = gave_way || replaced;
  return replaced;
}

void erase_equal(std::vector<Order>& list, const std::vector<Order>& gone) {
  for (const Order& order : gone) std::erase(list, order);
}

void collect(const Json& json, const std::string& under, std::set<std::string>& names,
             std::set<int>& numbers) {
  static const std::set<std::string> kNumbered{"item", "items", "number", "auction"};
  if (json.is_string()) names.insert(json.as_string());
  if (json.is_int() && kNumbered.contains(under)) numbers.insert(static_cast<int>(json.as_int()));
  if (json.is_array())
    for (const Json& part : json.as_array()) collect(part, under, names, numbers);
  if (json.is_object())
    for (const auto& [name, value] : json.as_object()) collect(value, name, names, numbers);
}

}  // namespace

bool merge(std::vector<OrderItem>& list, const OrderItem& item) {
  bool gave_way = false;
  std::erase_if(list, [&](OrderItem& older) { return gives_way(older, item, gave_way); });
  const int rank = std::visit(Generality{}, item.order.body);
  const auto more_general = [&](const OrderItem& other) {
    return other.order.body.index() == item.order.body.index() &&
           std::visit(Generality{}, other.order.body) > rank;
  };
  list.insert(std::find_if(list.begin(), list.end(), more_general), item);
  return gave_way;
}

std::vector<Order> merged(const std::vector<Order>& before, const std::vector<Order>& fresh) {
  std::vector<OrderItem> list = standing_items(before);
  for (std::size_t i = 0; i < fresh.size(); ++i) merge(list, {fresh[i], static_cast<int>(i)});
  return orders_in(list);
}

SeatOrders with_changes(SeatOrders own) {
  erase_equal(own.standing, own.dropped);
  erase_equal(own.ahead, own.dropped);
  std::vector<Order> standing, ahead;
  for (const Order& order : own.added)
    (order.standing || place_of(order.body).kept ? standing : ahead).push_back(order);
  own.standing = merged(own.standing, standing);
  own.ahead = merged(own.ahead, ahead);
  own.added.clear();
  own.dropped.clear();
  return own;
}

void Rpr::take_standing(State& s, Seat seat, const Standing& changes) {
  s.orders[seat].added = changes.added;
  s.orders[seat].dropped = changes.dropped;
}

void Rpr::end_step(State& s) {
  for (auto& [seat, own] : s.orders)
    if (!own.added.empty() || !own.dropped.empty()) own = with_changes(std::move(own));
}

bool mentions(const Order& order, const std::vector<Name>& ids, const std::vector<int>& numbers) {
  std::set<std::string> named;
  std::set<int> numbered;
  collect(to_json(order), "", named, numbered);
  return std::all_of(ids.begin(), ids.end(), [&](const Name& id) { return named.contains(id.str()); }) &&
         std::all_of(numbers.begin(), numbers.end(), [&](int n) { return numbered.contains(n); });
}

}  // namespace adj::respublica
