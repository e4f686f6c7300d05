#pragma once
// Orders of the Senate and of Combat (section 7.4).

#include "adjudicator/games/respublica/orders_parts.h"

namespace adj::respublica {

// --- The presiding magistrate
// NOMINATE …, PROPOSE …, PROSECUTE …: an item of one's agenda. Several lines: in this order. Free: by a
// statesman's own right (25A, 25B, RPR-CARD-086).
struct Propose {
  static constexpr const char* kName = "propose";
  Proposal proposal;
  bool free = false;
  friend bool operator==(const Propose&, const Propose&) = default;
};
template <class Ar>
void describe(Ar& ar, Propose& v) {
  ar("proposal", v.proposal)("free", v.free);
}
// RPR-1.09.12b  VOTEORDER Luna Aquila Manus; factions not named follow clockwise
struct VoteOrder {
  static constexpr const char* kName = "vote_order";
  std::vector<Seat> seats;
  friend bool operator==(const VoteOrder&, const VoteOrder&) = default;
};
template <class Ar>
void describe(Ar& ar, VoteOrder& v) {
  ar("seats", v.seats);
}
// RPR-1.09.22a  PREFER Fabius ROME
struct PreferConsul {
  static constexpr const char* kName = "prefer";
  SenatorId rome;
  friend bool operator==(const PreferConsul&, const PreferConsul&) = default;
};
template <class Ar>
void describe(Ar& ar, PreferConsul& v) {
  ar("rome", v.rome);
}
// RPR-1.09.31a, 33a
struct AppointDictator {
  static constexpr const char* kName = "appoint_dictator";
  SenatorId senator;
  friend bool operator==(const AppointDictator&, const AppointDictator&) = default;
};
template <class Ar>
void describe(Ar& ar, AppointDictator& v) {
  ar("senator", v.senator);
}
struct NameMaster {
  static constexpr const char* kName = "master";
  SenatorId senator;
  friend bool operator==(const NameMaster&, const NameMaster&) = default;
};
template <class Ar>
void describe(Ar& ar, NameMaster& v) {
  ar("senator", v.senator);
}
// RPR-1.09.144a  STANDING UNANIMOUS INFLUENCE|STEPDOWN
struct Unanimous {
  static constexpr const char* kName = "unanimous";
  bool step_down = false;
  friend bool operator==(const Unanimous&, const Unanimous&) = default;
};
template <class Ar>
void describe(Ar& ar, Unanimous& v) {
  ar("step_down", v.step_down);
}
struct Adjourn {
  static constexpr const char* kName = "adjourn";
  friend bool operator==(const Adjourn&, const Adjourn&) = default;
};
template <class Ar>
void describe(Ar&, Adjourn&) {}

// --- Consent
enum class Role { prosecutor, advocate, sponsor, command, governor, repeal };
constexpr auto names_of(Role) {
  using E = Role;
  return std::array{std::pair{E::prosecutor, "prosecutor"}, std::pair{E::advocate, "advocate"},
                    std::pair{E::sponsor, "sponsor"},       std::pair{E::command, "command"},
                    std::pair{E::governor, "governor"},     std::pair{E::repeal, "repeal"}};
}
// VOLUNTEER Manlius PROSECUTOR; VOLUNTEER Manlius REPEAL II; CONSENT COMMAND Fabius MIN 8; CONSENT GOVERNOR
// Fabius
struct Consent {
  static constexpr const char* kName = "consent";
  SenatorId senator;
  Role role = Role::prosecutor;
  SenatorId accused;             // advocate: for whom
  std::optional<LandBill> bill;  // sponsor, repeal: of which; none: of a law (RPR-2.06.2b)
  int least = 0;                 // command: legions at least
  friend bool operator==(const Consent&, const Consent&) = default;
};
template <class Ar>
void describe(Ar& ar, Consent& v) {
  ar("senator", v.senator)("role", v.role)("accused", v.accused)("bill", v.bill)("least", v.least);
}
// RPR-2.05.2a  ADVOCATE Cicero FOR Fabius
struct AskAdvocate {
  static constexpr const char* kName = "advocate";
  SenatorId advocate;
  SenatorId accused;
  friend bool operator==(const AskAdvocate&, const AskAdvocate&) = default;
};
template <class Ar>
void describe(Ar& ar, AskAdvocate& v) {
  ar("advocate", v.advocate)("accused", v.accused);
}

// --- Votes
// VOTE 3 FOR Fabius BUY UPTO 6 Fabius TO PASS
struct CastVote {
  static constexpr const char* kName = "vote";
  std::vector<int> items;  // empty: all (VOTE ALL)
  VoteChoice choice = VoteChoice::abstain;
  std::vector<SenatorId> senators;  // empty: all of the faction
  std::vector<Buy> buys;
  friend bool operator==(const CastVote&, const CastVote&) = default;
};
template <class Ar>
void describe(Ar& ar, CastVote& v) {
  ar("items", v.items)("choice", v.choice)("senators", v.senators)("buys", v.buys);
}
// RPR-1.09.152a  VETO 2 [EARLY]; VETO TRIAL
struct CastVeto {
  static constexpr const char* kName = "veto";
  int item = 0;  // 0: the trial of an own senator (RPR-1.09.422b)
  bool early = false;
  bool free = false;  // only by a free ability, not by a card
  friend bool operator==(const CastVeto&, const CastVeto&) = default;
};
template <class Ar>
void describe(Ar& ar, CastVeto& v) {
  ar("item", v.item)("early", v.early)("free", v.free);
}
// RPR-1.09.421a  APPEAL Fabius [3D6]; NO APPEAL Fabius
struct AppealPeople {
  static constexpr const char* kName = "appeal";
  SenatorId senator;
  bool yes = true;
  std::optional<bool> three_dice;  // 21A Glaucia
  friend bool operator==(const AppealPeople&, const AppealPeople&) = default;
};
template <class Ar>
void describe(Ar& ar, AppealPeople& v) {
  ar("senator", v.senator)("yes", v.yes)("three_dice", v.three_dice);
}
// RPR-CARD-107a  FINE Papirius
struct ImposeFine {
  static constexpr const char* kName = "fine";
  SenatorId senator;
  friend bool operator==(const ImposeFine&, const ImposeFine&) = default;
};
template <class Ar>
void describe(Ar& ar, ImposeFine& v) {
  ar("senator", v.senator);
}

// --- Tribunes (RPR-1.09.15)
enum class TribuneMoment { after, adjourn, reserve, suspend };
constexpr auto names_of(TribuneMoment) {
  using E = TribuneMoment;
  return std::array{std::pair{E::after, "after"}, std::pair{E::adjourn, "adjourn"},
                    std::pair{E::reserve, "reserve"}, std::pair{E::suspend, "suspend"}};
}
// TRIBUNE AFTER 2 PROPOSE …; TRIBUNE IF ADJOURN PROPOSE …; TRIBUNE RESERVE 3; TRIBUNE SUSPEND 5 PROPOSE …
struct UseTribune {
  static constexpr const char* kName = "tribune";
  TribuneMoment moment = TribuneMoment::after;
  int item = 0;
  std::optional<Proposal> proposal;  // none: reserved, named later
  bool free = false;
  friend bool operator==(const UseTribune&, const UseTribune&) = default;
};
template <class Ar>
void describe(Ar& ar, UseTribune& v) {
  ar("moment", v.moment)("item", v.item)("proposal", v.proposal)("free", v.free);
}
// RPR-CARD-097, 103  MURDER Fabius IF TRIBUNE BY Aquila; GRAFT Fabius MAX 4 IF TRIBUNE ON 2
struct OpposeTribune {
  static constexpr const char* kName = "oppose_tribune";
  bool murder = false;  // else Graft
  SenatorId senator;
  int most = 6;  // Graft: pays at most
  friend bool operator==(const OpposeTribune&, const OpposeTribune&) = default;
};
template <class Ar>
void describe(Ar& ar, OpposeTribune& v) {
  ar("murder", v.murder)("senator", v.senator)("most", v.most);
}
// RPR-CARD-105  MOB Fabius IF CANCELLED
struct InciteMob {
  static constexpr const char* kName = "mob";
  SenatorId senator;
  friend bool operator==(const InciteMob&, const InciteMob&) = default;
};
template <class Ar>
void describe(Ar& ar, InciteMob& v) {
  ar("senator", v.senator);
}

// --- Assassination (RPR-1.09.7)
enum class Trigger {
  now,
  nominated,
  during,
  after
};  // during and after name an item; nominated: the target for Consul for Life
constexpr auto names_of(Trigger) {
  using E = Trigger;
  return std::array{std::pair{E::now, "now"}, std::pair{E::nominated, "nominated"},
                    std::pair{E::during, "during"}, std::pair{E::after, "after"}};
}
struct Assassinate {
  static constexpr const char* kName = "assassinate";
  SenatorId target;
  SenatorId by;
  int cards = 0;
  Trigger trigger = Trigger::now;
  int item = 0;
  friend bool operator==(const Assassinate&, const Assassinate&) = default;
};
template <class Ar>
void describe(Ar& ar, Assassinate& v) {
  ar("target", v.target)("by", v.by)("cards", v.cards)("trigger", v.trigger)("item", v.item);
}
enum class GuardMode { as_needed, all, number, none };
constexpr auto names_of(GuardMode) {
  using E = GuardMode;
  return std::array{std::pair{E::as_needed, "as_needed"}, std::pair{E::all, "all"},
                    std::pair{E::number, "number"}, std::pair{E::none, "none"}};
}
struct Bodyguard {
  static constexpr const char* kName = "bodyguard";
  SenatorId senator;  // empty: any own senator
  GuardMode mode = GuardMode::as_needed;
  int number = 0;
  friend bool operator==(const Bodyguard&, const Bodyguard&) = default;
};
template <class Ar>
void describe(Ar& ar, Bodyguard& v) {
  ar("senator", v.senator)("mode", v.mode)("number", v.number);
}

// --- Cards and abilities in the Senate
// RPR-1.07.36a  PLAY LAW Gabinian; Servilian: BONUS or REPEAL
struct PlayLaw {
  static constexpr const char* kName = "play_law";
  Law law = Law::calpurnian;
  bool repeals = false;
  friend bool operator==(const PlayLaw&, const PlayLaw&) = default;
};
template <class Ar>
void describe(Ar& ar, PlayLaw& v) {
  ar("law", v.law)("repeals", v.repeals);
}
// RPR-2.01.3a  PRIEST Manlius [FROM Furius]
struct NamePriest {
  static constexpr const char* kName = "priest";
  SenatorId senator;
  SenatorId from;
  friend bool operator==(const NamePriest&, const NamePriest&) = default;
};
template <class Ar>
void describe(Ar& ar, NamePriest& v) {
  ar("senator", v.senator)("from", v.from);
}
// RPR-CARD-078  CLAIM COMMISSIONER
struct ClaimCommissioner {
  static constexpr const char* kName = "claim";
  friend bool operator==(const ClaimCommissioner&, const ClaimCommissioner&) = default;
};
template <class Ar>
void describe(Ar&, ClaimCommissioner&) {}
// RPR-CARD-158  LEGATE Sicilia; GO Sicilia
struct ChooseLegate {
  static constexpr const char* kName = "legate";
  ProvinceId province;
  bool legate = true;
  friend bool operator==(const ChooseLegate&, const ChooseLegate&) = default;
};
template <class Ar>
void describe(Ar& ar, ChooseLegate& v) {
  ar("province", v.province)("legate", v.legate);
}

// --- Combat
// RPR-1.10.12c  STANDING LAND AFTER NAVAL IF DIFF>=0
struct LandAfterNaval {
  static constexpr const char* kName = "land_after_naval";
  SenatorId commander;  // empty: every own one
  bool yes = true;
  friend bool operator==(const LandAfterNaval&, const LandAfterNaval&) = default;
};
template <class Ar>
void describe(Ar& ar, LandAfterNaval& v) {
  ar("commander", v.commander)("yes", v.yes);
}
// RPR-1.10.1b  BATTLEORDER Fabius Cornelius
struct BattleOrder {
  static constexpr const char* kName = "battle_order";
  std::vector<SenatorId> commanders;
  friend bool operator==(const BattleOrder&, const BattleOrder&) = default;
};
template <class Ar>
void describe(Ar& ar, BattleOrder& v) {
  ar("commanders", v.commanders);
}
// RPR-1.12.4b  ENDGAME Syrian, 1st Punic
struct EndgameOrder {
  static constexpr const char* kName = "endgame";
  std::vector<WarId> wars;
  friend bool operator==(const EndgameOrder&, const EndgameOrder&) = default;
};
template <class Ar>
void describe(Ar& ar, EndgameOrder& v) {
  ar("wars", v.wars);
}
// RPR-CARD-139  CLEOPATRA ALLY|ENEMY
struct PlayCleopatra {
  static constexpr const char* kName = "cleopatra";
  bool ally = true;
  friend bool operator==(const PlayCleopatra&, const PlayCleopatra&) = default;
};
template <class Ar>
void describe(Ar& ar, PlayCleopatra& v) {
  ar("ally", v.ally);
}
// RPR-CARD-157a  GABINIAN Fabius LEGIONS 3
struct GabinianRecruit {
  static constexpr const char* kName = "gabinian";
  SenatorId commander;
  int legions = 0;
  int fleets = 0;
  bool treasury = true;  // the faction treasury may pay what his own purse does not
  friend bool operator==(const GabinianRecruit&, const GabinianRecruit&) = default;
};
template <class Ar>
void describe(Ar& ar, GabinianRecruit& v) {
  ar("commander", v.commander)("legions", v.legions)("fleets", v.fleets)("treasury", v.treasury);
}
// RPR-CARD-125  VETERANS ONE
struct CaesarVeterans {
  static constexpr const char* kName = "caesar_veterans";
  int count = 2;
  friend bool operator==(const CaesarVeterans&, const CaesarVeterans&) = default;
};
template <class Ar>
void describe(Ar& ar, CaesarVeterans& v) {
  ar("count", v.count);
}
// RPR-CARD-144a  PROSCRIBE YES; the card is played by its holder, taken by the HRAO
struct Proscribe {
  static constexpr const char* kName = "proscribe";
  bool yes = false;
  friend bool operator==(const Proscribe&, const Proscribe&) = default;
};
template <class Ar>
void describe(Ar& ar, Proscribe& v) {
  ar("yes", v.yes);
}
struct PlayProscription {
  static constexpr const char* kName = "play_proscription";
  friend bool operator==(const PlayProscription&, const PlayProscription&) = default;
};
template <class Ar>
void describe(Ar&, PlayProscription&) {}

}  // namespace adj::respublica
