#pragma once
// Orders with random parts, of every kind: for the tests of lines and of whole mails.

#include "adjudicator/core/module.h"
#include "tests/games/respublica/orders_for_test.h"

namespace adj::respublica {

// Fills anything that can be described with values that an order may have.
class RandomParts {
 public:
  RandomParts(const State& s, Random& random) : s_(s), random_(random) {}

  template <class T>
  RandomParts& operator()(const char* name, T& value) {
    name_ = name;
    fill(value);
    return *this;
  }

  template <class T>
  void fill(T& value) {
    if constexpr (std::is_same_v<T, bool>) {
      value = below(2) == 1;
    } else if constexpr (std::is_same_v<T, int>) {
      value = 1 + below(9);
    } else if constexpr (std::is_same_v<T, std::string>) {
      static const std::array<const char*, 4> kTexts{"honours for Fabius if he wins",
                                                     "élever une statue, et deux", ": peace!",
                                                     "we vote for you; always # and ever"};
      value = kTexts[static_cast<std::size_t>(below(4))];
    } else if constexpr (std::is_same_v<T, Seat>) {
      value = Seat{1 + below(s_.seats)};
    } else if constexpr (std::is_same_v<T, SenatorId>) {
      value = senator();
    } else if constexpr (std::is_same_v<T, WarId>) {
      value = pick(test_tables().wars).id;
      if (below(4) == 0) value = revolt_of(pick(test_tables().provinces).id);
      if (below(6) == 0) value = rebel_province(pick(test_tables().provinces).id);
      if (below(8) == 0) value = kCivilWar;
    } else if constexpr (std::is_same_v<T, LeaderId>) {
      value = pick(test_tables().leaders).id;
    } else if constexpr (std::is_same_v<T, ConcessionId>) {
      value = pick(test_tables().concessions).id;
    } else if constexpr (std::is_same_v<T, ProvinceId>) {
      value = pick(test_tables().provinces).id;
    } else if constexpr (std::is_same_v<T, Face>) {
      std::vector<Face> faces;
      for (const CardInfo& card : test_tables().cards)
        if (card.group == CardGroup::faction) faces.push_back(face_of(test_tables(), card.id));
      value = pick(faces);
    } else if constexpr (std::is_enum_v<T>) {
      constexpr auto names = names_of(T{});
      value = names[static_cast<std::size_t>(below(static_cast<int>(names.size())))].first;
    } else {
      parts(value);
    }
  }

  int below(int n) { return random_.below(n); }

 private:
  template <class T>
  void parts(std::vector<T>& list) {
    list.resize(static_cast<std::size_t>(1 + below(3)));
    for (T& item : list) fill(item);
  }
  template <class T>
  void parts(std::optional<T>& value) {
    value.reset();
    if (below(2) == 1) fill(value.emplace());
  }
  template <class... T>
  void parts(std::variant<T...>& value) {
    const int wanted = below(sizeof...(T));
    int index = 0;
    const auto choose = [&]<class Kind>(Kind kind) {
      if (index++ != wanted) return;
      fill(kind);
      value = kind;
    };
    (choose(T{}), ...);
  }
  void parts(Proposal& value) { parts(static_cast<ProposalBody&>(value)); }
  template <class T>
  void parts(T& value) {
    describe(*this, value);
  }

  template <class T>
  const T& pick(const std::vector<T>& list) {
    return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
  }
  // In play, or a family that is not.
  SenatorId senator() {
    if (below(3) > 0) return pick(s_.senator).id;
    for (;;) {
      const SenatorInfo& card = pick(test_tables().senators);
      if (!card.statesman) return card.id;
    }
  }

  const State& s_;
  Random& random_;
  std::string name_;
};

// What no line can say is taken out: parts that have no meaning beside the others.
struct Sensible {
  RandomParts& random;
  Seat own;

  template <class T>
  void operator()(T&) const {}
  void operator()(OfferDeal& o) const {
    if (o.with == own) o.with = Seat{2};
    for (Promise& promise : o.promises) {
      promise.by = random.below(2) == 0 ? own : o.with;
      if (promise.kind != PromiseKind::talents) promise.talents = 0;
      if (promise.kind != PromiseKind::talents || random.below(2) == 0) promise.from = SenatorId();
      if (promise.kind != PromiseKind::card) promise.card = Face();
      if (promise.kind != PromiseKind::text) promise.text.clear();
    }
  }
  void operator()(PlayStatesman& o) const { o.statesman = SenatorId(random.below(2) == 0 ? "1B" : "29A"); }
  void operator()(TakeSpoils& o) const {
    if (random.below(3) == 0) o.province = ProvinceId();
  }
  void operator()(MoveTalents& o) const {
    if (random.below(3) == 0) o.from = SenatorId();
  }
  void operator()(Persuade& o) const {
    if (o.newcomer) o.target = SenatorId();
  }
  void operator()(CounterBribe& o) const {
    if (random.below(3) == 0) o.target = SenatorId();
  }
  void operator()(AttractKnight& o) const {
    if (random.below(3) == 0) o = AttractKnight{};
  }
  void operator()(Bid& o) const { o.auction = o.auction % 7; }
  void operator()(ChooseStorm& o) const { o.from.front() = kNoWar; }
  void operator()(TradeCards& o) const {
    if (random.below(2) == 0) o.get.clear();
  }
  void operator()(DisbandVeterans& o) const {
    if (random.below(2) == 0) o.senator = SenatorId();
  }
  void operator()(Propose& o) const { std::visit(*this, o.proposal); }
  void operator()(Prosecution& o) const {
    if (o.charge != Charge::concession) o.concession = ConcessionId();
    if (o.charge != Charge::legate) o.province = ProvinceId();
    if (random.below(2) == 0) o.advocate = SenatorId();
  }
  void operator()(RecallCommander& o) const {
    if (o.all) o.force = Force{};
  }
  // Parts of which a line can speak, in the form in which it is read.
  void operator()(Together& o) const {
    std::vector<Proposal> parts;
    const auto keep = [&]<class T>(T part) {
      random.fill(part);
      (*this)(part);
      parts.push_back(part);
    };
    keep(RecallCommander{}), keep(ReinforceCommander{}), keep(SendGarrison{}), keep(SendForces{});
    keep(ReplaceCommander{}), keep(RecallGarrison{}), keep(CollectBequest{}), keep(RaiseForces{});
    keep(DisbandForces{}), keep(AwardConcessions{}), keep(PassLandBill{}), keep(RecallCommander{});
    const auto first = static_cast<std::ptrdiff_t>(random.below(static_cast<int>(parts.size()) - 1));
    o.parts.assign(parts.begin() + first, parts.begin() + first + 2);
  }
  void operator()(CollectBequest& o) const { o.card = ForumCard::bithynian_bequest; }
  void operator()(Consent& o) const {
    if (o.role != Role::advocate) o.accused = SenatorId();
    if (o.role != Role::sponsor && o.role != Role::repeal) o.bill.reset();
    if (o.role == Role::repeal && !o.bill) o.bill = LandBill::ii;
    if (o.role != Role::command) o.least = 0;
  }
  void operator()(AppealPeople& o) const {
    if (!o.yes) o.three_dice.reset();
  }
  void operator()(UseTribune& o) const {
    if (o.moment == TribuneMoment::adjourn) o.item = 0;
    if (o.moment == TribuneMoment::reserve)
      o.proposal.reset();
    else if (!o.proposal)
      o.proposal = ElectCensor{man("julius")};
    if (o.proposal) std::visit(*this, *o.proposal);
  }
  void operator()(OpposeTribune& o) const {
    if (o.murder) o.most = 6;
  }
  void operator()(Assassinate& o) const {
    if (o.trigger != Trigger::during && o.trigger != Trigger::after) o.item = 0;
  }
  void operator()(Bodyguard& o) const {
    if (o.mode != GuardMode::number) o.number = 0;
    if (random.below(3) == 0) o.senator = SenatorId();
  }
  void operator()(LandAfterNaval& o) const {
    if (random.below(2) == 0) o.commander = SenatorId();
  }
  void operator()(CaesarVeterans& o) const { o.count = 1 + o.count % 2; }
};

inline Condition sensible(Condition c) {
  using K = ConditionKind;
  const Condition all = c;
  c = Condition{};
  c.kind = all.kind;
  const auto is = [&](std::initializer_list<K> kinds) {
    return std::find(kinds.begin(), kinds.end(), c.kind) != kinds.end();
  };
  if (is({K::votes_for, K::votes_against, K::unrest_at_least, K::treasury_below, K::loyal_at_least,
          K::difference}))
    c.number = all.number;
  if (is({K::item_passed, K::item_failed, K::tribune_on, K::faction_voted, K::faction_vetoed}))
    c.item = all.item;
  if (is({K::faction_voted, K::faction_vetoed, K::tribune_by, K::attempt_by})) c.seat = all.seat;
  if (c.kind == K::faction_voted) c.choice = all.choice;
  if (c.kind == K::nominee) c.senator = all.senator;
  return c;
}

template <class Body>
constexpr bool kFreeText = std::is_same_v<Body, OfferDeal> || std::is_same_v<Body, SendWord>;

template <class Body>
Order random_order(RandomParts& random, Seat own = Seat{1}) {
  Body body;
  random.fill(body);
  Sensible{random, own}(body);
  Order order{std::move(body)};
  if (!kFreeText<Body> && random.below(3) == 0) {
    order.conditions.resize(1);
    random.fill(order.conditions);
    for (Condition& c : order.conditions) c = sensible(c);
  }
  order.standing = random.below(5) == 0;
  return order;
}

// One of any kind.
template <class... Body>
Order any_order(const std::variant<Body...>*, RandomParts& random, Seat own) {
  using Make = Order (*)(RandomParts&, Seat);
  static constexpr Make kMakers[] = {random_order<Body>...};
  return kMakers[static_cast<std::size_t>(random.below(sizeof...(Body)))](random, own);
}
inline Order any_order(RandomParts& random, Seat own) {
  return any_order(static_cast<const OrderBody*>(nullptr), random, own);
}

}  // namespace adj::respublica
