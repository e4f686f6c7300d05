#pragma once
// Orders of the Revolution phase (section 7.4).

#include "adjudicator/games/respublica/orders_parts.h"

namespace adj::respublica {

// --- Revolution
// RPR-1.04.5b  TRADE GIVE Tribune TO Aquila GET Assassin; GIFT Tribune TO Aquila
struct TradeCards {
  static constexpr const char* kName = "trade";
  std::vector<Face> give;
  Seat with;
  std::vector<Face> get;  // empty: a gift
  friend bool operator==(const TradeCards&, const TradeCards&) = default;
};
template <class Ar>
void describe(Ar& ar, TradeCards& v) {
  ar("give", v.give)("with", v.with)("get", v.get);
}
// RPR-1.11.2a
struct DiscardCard {
  static constexpr const char* kName = "discard";
  Face card;
  friend bool operator==(const DiscardCard&, const DiscardCard&) = default;
};
template <class Ar>
void describe(Ar& ar, DiscardCard& v) {
  ar("card", v.card);
}
// RPR-1.11.3  REBEL Fabius SPEND 6 IF LOYAL>=8 JOIN Manlius
struct Rebel {
  static constexpr const char* kName = "rebel";
  SenatorId senator;
  int spend = 0;
  std::vector<SenatorId> join;
  friend bool operator==(const Rebel&, const Rebel&) = default;
};
template <class Ar>
void describe(Ar& ar, Rebel& v) {
  ar("senator", v.senator)("spend", v.spend)("join", v.join);
}
struct LayDown {
  static constexpr const char* kName = "lay_down";
  SenatorId senator;
  friend bool operator==(const LayDown&, const LayDown&) = default;
};
template <class Ar>
void describe(Ar& ar, LayDown& v) {
  ar("senator", v.senator);
}
// RPR-CARD-159a  MANILIAN Fabius TO Parthian
struct MoveOn {
  static constexpr const char* kName = "manilian";
  SenatorId senator;
  WarId war;
  friend bool operator==(const MoveOn&, const MoveOn&) = default;
};
template <class Ar>
void describe(Ar& ar, MoveOn& v) {
  ar("senator", v.senator)("war", v.war);
}
// RPR-1.11.32a  JOIN Manlius; STAYLOYAL Manlius
struct JoinRebel {
  static constexpr const char* kName = "join";
  SenatorId senator;
  bool yes = false;
  friend bool operator==(const JoinRebel&, const JoinRebel&) = default;
};
template <class Ar>
void describe(Ar& ar, JoinRebel& v) {
  ar("senator", v.senator)("yes", v.yes);
}
// RPR-1.10.51a, 1.11.36a  VETERANS Cornelius DESERT
struct VeteransOf {
  static constexpr const char* kName = "veterans";
  SenatorId senator;
  bool desert = true;
  friend bool operator==(const VeteransOf&, const VeteransOf&) = default;
};
template <class Ar>
void describe(Ar& ar, VeteransOf& v) {
  ar("senator", v.senator)("desert", v.desert);
}
// RPR-2.03.7a, 2.03.71a  MARCH; STAY; SENDREBELS Africa
struct RebelMarch {
  static constexpr const char* kName = "march";
  bool march = false;
  friend bool operator==(const RebelMarch&, const RebelMarch&) = default;
};
template <class Ar>
void describe(Ar& ar, RebelMarch& v) {
  ar("march", v.march);
}
struct SendRebels {
  static constexpr const char* kName = "send_rebels";
  ProvinceId province;
  friend bool operator==(const SendRebels&, const SendRebels&) = default;
};
template <class Ar>
void describe(Ar& ar, SendRebels& v) {
  ar("province", v.province);
}
// RPR-2.04.2a, 2.04.3a
struct DisbandVeterans {
  static constexpr const char* kName = "disband_veterans";
  int count = 0;
  SenatorId senator;
  friend bool operator==(const DisbandVeterans&, const DisbandVeterans&) = default;
};
template <class Ar>
void describe(Ar& ar, DisbandVeterans& v) {
  ar("count", v.count)("senator", v.senator);
}
struct RecallVeterans {
  static constexpr const char* kName = "recall_veterans";
  int count = 0;
  SenatorId senator;
  bool from_treasury = false;
  friend bool operator==(const RecallVeterans&, const RecallVeterans&) = default;
};
template <class Ar>
void describe(Ar& ar, RecallVeterans& v) {
  ar("count", v.count)("senator", v.senator)("from_treasury", v.from_treasury);
}

}  // namespace adj::respublica
