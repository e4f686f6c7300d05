#pragma once
// Orders of set-up, Revenue and Forum, and those that any mail may carry (section 7.4). Whether one is legal
// is decided by the chapter whose clause stands beside it.

#include "adjudicator/games/respublica/orders_parts.h"

namespace adj::respublica {

// --- Any mail
// RPR-1.04.3a  DEAL WITH Virginie: I GIVE 15 REVENUE, THEY NOMINATE CENSOR Julius
struct OfferDeal {
  static constexpr const char* kName = "deal";
  Seat with;
  std::vector<Promise> promises;
  friend bool operator==(const OfferDeal&, const OfferDeal&) = default;
};
template <class Ar>
void describe(Ar& ar, OfferDeal& v) {
  ar("with", v.with)("promises", v.promises);
}
// ACCEPT DEAL 4 / REFUSE DEAL 4
struct AnswerDeal {
  static constexpr const char* kName = "answer_deal";
  int number = 0;
  bool accept = false;
  friend bool operator==(const AnswerDeal&, const AnswerDeal&) = default;
};
template <class Ar>
void describe(Ar& ar, AnswerDeal& v) {
  ar("number", v.number)("accept", v.accept);
}
// RPR-1.04.3e  COMPLAIN DEAL 4; RULE DEAL 4 KEPT|BROKEN
struct ComplainDeal {
  static constexpr const char* kName = "complain_deal";
  int number = 0;
  friend bool operator==(const ComplainDeal&, const ComplainDeal&) = default;
};
template <class Ar>
void describe(Ar& ar, ComplainDeal& v) {
  ar("number", v.number);
}
struct JudgeDeal {
  static constexpr const char* kName = "judge_deal";
  int number = 0;
  bool kept = true;
  friend bool operator==(const JudgeDeal&, const JudgeDeal&) = default;
};
template <class Ar>
void describe(Ar& ar, JudgeDeal& v) {
  ar("number", v.number)("kept", v.kept);
}
// RPR-1.04.5a  SHOW Tribune TO Aquila; SHOW HAND TO Aquila
struct ShowCards {
  static constexpr const char* kName = "show";
  std::vector<Face> cards;  // empty: the whole hand
  Seat to;
  friend bool operator==(const ShowCards&, const ShowCards&) = default;
};
template <class Ar>
void describe(Ar& ar, ShowCards& v) {
  ar("cards", v.cards)("to", v.to);
}
// RPR-CARD-048  PEDDLE Aquila
struct Peddle {
  static constexpr const char* kName = "peddle";
  Seat victim;
  friend bool operator==(const Peddle&, const Peddle&) = default;
};
template <class Ar>
void describe(Ar& ar, Peddle& v) {
  ar("victim", v.victim);
}
// RPR-1.10.71c  RANSOM Fabius
struct RansomCaptive {
  static constexpr const char* kName = "ransom";
  SenatorId senator;
  friend bool operator==(const RansomCaptive&, const RansomCaptive&) = default;
};
template <class Ar>
void describe(Ar& ar, RansomCaptive& v) {
  ar("senator", v.senator);
}
// TELL Aquila: …
struct SendWord {
  static constexpr const char* kName = "tell";
  Seat to;
  std::string text;
  friend bool operator==(const SendWord&, const SendWord&) = default;
};
template <class Ar>
void describe(Ar& ar, SendWord& v) {
  ar("to", v.to)("text", v.text);
}
// RPR-1.05.4b  TAKE CURIA; QUIT
struct EmptyFaction {
  static constexpr const char* kName = "empty_faction";
  bool quit = false;
  friend bool operator==(const EmptyFaction&, const EmptyFaction&) = default;
};
template <class Ar>
void describe(Ar& ar, EmptyFaction& v) {
  ar("quit", v.quit);
}
// RPR-1.09.81b  STANDING REPOPULATE Claudius, Furius
struct Repopulate {
  static constexpr const char* kName = "repopulate";
  std::vector<SenatorId> senators;
  friend bool operator==(const Repopulate&, const Repopulate&) = default;
};
template <class Ar>
void describe(Ar& ar, Repopulate& v) {
  ar("senators", v.senators);
}

// --- Set-up and Revolution
// RPR-1.07.7a, 3.01.7a  LEADER Fabius
struct NameLeader {
  static constexpr const char* kName = "leader";
  SenatorId senator;
  friend bool operator==(const NameLeader&, const NameLeader&) = default;
};
template <class Ar>
void describe(Ar& ar, NameLeader& v) {
  ar("senator", v.senator);
}
// RPR-3.02.4a  GOVERN Sicilia BY Claudius TERM 2
struct GovernAtStart {
  static constexpr const char* kName = "govern";
  ProvinceId province;
  SenatorId senator;
  int term = 3;
  friend bool operator==(const GovernAtStart&, const GovernAtStart&) = default;
};
template <class Ar>
void describe(Ar& ar, GovernAtStart& v) {
  ar("province", v.province)("senator", v.senator)("term", v.term);
}
// RPR-1.11.1a  PLAY Scipio
struct PlayStatesman {
  static constexpr const char* kName = "play_statesman";
  SenatorId statesman;  // his code
  friend bool operator==(const PlayStatesman&, const PlayStatesman&) = default;
};
template <class Ar>
void describe(Ar& ar, PlayStatesman& v) {
  ar("statesman", v.statesman);
}
// PLAY Mining ON Fabius
struct PlayConcession {
  static constexpr const char* kName = "play_concession";
  ConcessionId concession;
  SenatorId senator;
  friend bool operator==(const PlayConcession&, const PlayConcession&) = default;
};
template <class Ar>
void describe(Ar& ar, PlayConcession& v) {
  ar("concession", v.concession)("senator", v.senator);
}

// --- Revenue
// RPR-1.06.13a  STANDING SPOILS Sicilia YES; no province: all
struct TakeSpoils {
  static constexpr const char* kName = "spoils";
  ProvinceId province;
  bool yes = false;
  friend bool operator==(const TakeSpoils&, const TakeSpoils&) = default;
};
template <class Ar>
void describe(Ar& ar, TakeSpoils& v) {
  ar("province", v.province)("yes", v.yes);
}
// RPR-CARD-054, 055  GRAIN Sicilian YES
struct SellGrain {
  static constexpr const char* kName = "grain";
  ConcessionId concession;
  bool yes = false;
  friend bool operator==(const SellGrain&, const SellGrain&) = default;
};
template <class Ar>
void describe(Ar& ar, SellGrain& v) {
  ar("concession", v.concession)("yes", v.yes);
}
// RPR-1.06.3a  MOVE 5 Fabius TO TREASURY; an empty name is the faction treasury
struct MoveTalents {
  static constexpr const char* kName = "move";
  int talents = 0;
  SenatorId from;
  SenatorId to;
  friend bool operator==(const MoveTalents&, const MoveTalents&) = default;
};
template <class Ar>
void describe(Ar& ar, MoveTalents& v) {
  ar("talents", v.talents)("from", v.from)("to", v.to);
}
// SET Fabius 12: the faction treasury gives or takes the difference
struct SetPurse {
  static constexpr const char* kName = "set_purse";
  SenatorId senator;
  int talents = 0;
  friend bool operator==(const SetPurse&, const SetPurse&) = default;
};
template <class Ar>
void describe(Ar& ar, SetPurse& v) {
  ar("senator", v.senator)("talents", v.talents);
}
// REST TREASURY: whatever no other line fixes goes there
struct RestTo {
  static constexpr const char* kName = "rest";
  SenatorId to;
  friend bool operator==(const RestTo&, const RestTo&) = default;
};
template <class Ar>
void describe(Ar& ar, RestTo& v) {
  ar("to", v.to);
}
// RPR-1.06.3c  GIVE 15 FROM TREASURY TO Virginie
struct GiveTalents {
  static constexpr const char* kName = "give";
  int talents = 0;
  SenatorId from;
  Seat to;
  friend bool operator==(const GiveTalents&, const GiveTalents&) = default;
};
template <class Ar>
void describe(Ar& ar, GiveTalents& v) {
  ar("talents", v.talents)("from", v.from)("to", v.to);
}
// RPR-1.06.52a  CONTRIBUTE Fabius 25; UPTO: as little as saves the State
struct Contribute {
  static constexpr const char* kName = "contribute";
  SenatorId senator;
  int talents = 0;
  bool up_to = false;
  friend bool operator==(const Contribute&, const Contribute&) = default;
};
template <class Ar>
void describe(Ar& ar, Contribute& v) {
  ar("senator", v.senator)("talents", v.talents)("up_to", v.up_to);
}
// RPR-1.06.2a, 2.03.6b  UPKEEP ALL; RELEASE 3
struct RebelUpkeep {
  static constexpr const char* kName = "upkeep";
  int release = 0;
  friend bool operator==(const RebelUpkeep&, const RebelUpkeep&) = default;
};
template <class Ar>
void describe(Ar& ar, RebelUpkeep& v) {
  ar("release", v.release);
}
// RPR-1.06.53c  KEEP RELEASED NO
struct KeepReleased {
  static constexpr const char* kName = "keep_released";
  bool yes = true;
  friend bool operator==(const KeepReleased&, const KeepReleased&) = default;
};
template <class Ar>
void describe(Ar& ar, KeepReleased& v) {
  ar("yes", v.yes);
}
// RPR-CARD-152  PLAY OPENBODYGUARD ON Fabius
struct PlayBodyguard {
  static constexpr const char* kName = "play_bodyguard";
  SenatorId senator;
  friend bool operator==(const PlayBodyguard&, const PlayBodyguard&) = default;
};
template <class Ar>
void describe(Ar& ar, PlayBodyguard& v) {
  ar("senator", v.senator);
}
// RPR-2.02.2a  LEVY Africa ARMIES 2 FLEETS 0 ADD 10
struct Levy {
  static constexpr const char* kName = "levy";
  ProvinceId province;
  int armies = 0;
  int fleets = 0;
  int add = 0;
  friend bool operator==(const Levy&, const Levy&) = default;
};
template <class Ar>
void describe(Ar& ar, Levy& v) {
  ar("province", v.province)("armies", v.armies)("fleets", v.fleets)("add", v.add);
}

// --- Forum
// RPR-1.07.4  PERSUADE Claudius BY Fabius BRIBE 9 MAX 16 TARGET 8; SEDUCE …; BLACKMAIL …
enum class PersuasionCard { none, seduction, blackmail };
constexpr auto names_of(PersuasionCard) {
  using E = PersuasionCard;
  return std::array{std::pair{E::none, "none"}, std::pair{E::seduction, "seduction"},
                    std::pair{E::blackmail, "blackmail"}};
}
struct Persuade {
  static constexpr const char* kName = "persuade";
  SenatorId target;       // empty with `newcomer`
  bool newcomer = false;  // NEW: a family that entered the Forum this phase
  SenatorId by;
  int bribe = 0;
  int most = 0;            // MAX, the first bribe included
  std::optional<int> aim;  // TARGET: adds up to this base number
  PersuasionCard card = PersuasionCard::none;
  friend bool operator==(const Persuade&, const Persuade&) = default;
};
template <class Ar>
void describe(Ar& ar, Persuade& v) {
  ar("target", v.target)("newcomer", v.newcomer)("by", v.by)("bribe", v.bribe)("most", v.most)("aim", v.aim)(
      "card", v.card);
}
// RPR-1.07.413a  COUNTER Claudius MAX 8 DOWNTO 1; STANDING DEFEND OWN MAX 10 DOWNTO 3
struct CounterBribe {
  static constexpr const char* kName = "counter";
  SenatorId target;  // empty: all own senators
  int most = 0;
  int down_to = 0;
  friend bool operator==(const CounterBribe&, const CounterBribe&) = default;
};
template <class Ar>
void describe(Ar& ar, CounterBribe& v) {
  ar("target", v.target)("most", v.most)("down_to", v.down_to);
}
// RPR-1.07.5a  KNIGHT Fabius 3
struct AttractKnight {
  static constexpr const char* kName = "knight";
  SenatorId senator;  // empty: none, NO KNIGHT
  int talents = 0;
  friend bool operator==(const AttractKnight&, const AttractKnight&) = default;
};
template <class Ar>
void describe(Ar& ar, AttractKnight& v) {
  ar("senator", v.senator)("talents", v.talents);
}
// RPR-1.07.51a  PRESSURE Fabius 2 Manlius 1
struct PressureKnights {
  static constexpr const char* kName = "pressure";
  std::vector<KnightsGiven> knights;
  friend bool operator==(const PressureKnights&, const PressureKnights&) = default;
};
template <class Ar>
void describe(Ar& ar, PressureKnights& v) {
  ar("knights", v.knights);
}
// RPR-1.07.6a  GAMES Fabius 13
struct HoldGames {
  static constexpr const char* kName = "games";
  SenatorId senator;
  Games games = Games::slice_and_dice;
  friend bool operator==(const HoldGames&, const HoldGames&) = default;
};
template <class Ar>
void describe(Ar& ar, HoldGames& v) {
  ar("senator", v.senator)("games", v.games);
}
// RPR-1.07.22a  BID Fabius 3 MAX 7; BID 2 … for the second auction
struct Bid {
  static constexpr const char* kName = "bid";
  int auction = 0;  // 0: every one until won
  SenatorId senator;
  int opening = 1;
  int most = 1;
  friend bool operator==(const Bid&, const Bid&) = default;
};
template <class Ar>
void describe(Ar& ar, Bid& v) {
  ar("auction", v.auction)("senator", v.senator)("opening", v.opening)("most", v.most);
}
// ASK: stop at my initiative when it brings a card, or when my programme has become illegal
struct AskMe {
  static constexpr const char* kName = "ask";
  friend bool operator==(const AskMe&, const AskMe&) = default;
};
template <class Ar>
void describe(Ar&, AskMe&) {}
// Choices of the HRAO (RPR-EVT-165a, RPR-CARD-153a, RPR-EVT-177a, RPR-EVT-173a)
struct LeaderDies {
  static constexpr const char* kName = "leader_dies";
  LeaderId leader;
  friend bool operator==(const LeaderDies&, const LeaderDies&) = default;
};
template <class Ar>
void describe(Ar& ar, LeaderDies& v) {
  ar("leader", v.leader);
}
struct NameCatiline {
  static constexpr const char* kName = "catiline";
  Seat faction;
  friend bool operator==(const NameCatiline&, const NameCatiline&) = default;
};
template <class Ar>
void describe(Ar& ar, NameCatiline& v) {
  ar("faction", v.faction);
}
struct ChooseStorm {
  static constexpr const char* kName = "storm";
  std::vector<WarId> from;  // in this order; kNoWar stands for Rome (STORM FROM ROME)
  friend bool operator==(const ChooseStorm&, const ChooseStorm&) = default;
};
template <class Ar>
void describe(Ar& ar, ChooseStorm& v) {
  ar("from", v.from);
}
struct ChooseAlliance {
  static constexpr const char* kName = "alliance";
  WarId war;
  friend bool operator==(const ChooseAlliance&, const ChooseAlliance&) = default;
};
template <class Ar>
void describe(Ar& ar, ChooseAlliance& v) {
  ar("war", v.war);
}

}  // namespace adj::respublica
