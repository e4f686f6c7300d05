#pragma once
// Writes one order in one language (orders_write*.cc). Every kind has its own overload: a kind without one
// does not compile.

#include "adjudicator/games/respublica/orders_words.h"
#include "adjudicator/games/respublica/orders_write.h"

namespace adj::respublica {

inline std::string text(int number) { return std::to_string(number); }

class LineWriter {
 public:
  LineWriter(Position p, Language language) : p_(p), language_(language) {}

  // orders_write_turn.cc
  std::string operator()(const OfferDeal& o) const;
  std::string operator()(const AnswerDeal& o) const;
  std::string operator()(const ComplainDeal& o) const;
  std::string operator()(const JudgeDeal& o) const;
  std::string operator()(const ShowCards& o) const;
  std::string operator()(const Peddle& o) const;
  std::string operator()(const RansomCaptive& o) const;
  std::string operator()(const SendWord& o) const;
  std::string operator()(const EmptyFaction& o) const;
  std::string operator()(const Repopulate& o) const;
  std::string operator()(const NameLeader& o) const;
  std::string operator()(const GovernAtStart& o) const;
  std::string operator()(const PlayStatesman& o) const;
  std::string operator()(const PlayConcession& o) const;
  std::string operator()(const TakeSpoils& o) const;
  std::string operator()(const SellGrain& o) const;
  std::string operator()(const MoveTalents& o) const;
  std::string operator()(const SetPurse& o) const;
  std::string operator()(const RestTo& o) const;
  std::string operator()(const GiveTalents& o) const;
  std::string operator()(const Contribute& o) const;
  std::string operator()(const RebelUpkeep& o) const;
  std::string operator()(const KeepReleased& o) const;
  std::string operator()(const PlayBodyguard& o) const;
  std::string operator()(const Levy& o) const;
  std::string operator()(const Persuade& o) const;
  std::string operator()(const CounterBribe& o) const;
  std::string operator()(const AttractKnight& o) const;
  std::string operator()(const PressureKnights& o) const;
  std::string operator()(const HoldGames& o) const;
  std::string operator()(const Bid& o) const;
  std::string operator()(const AskMe& o) const;
  std::string operator()(const LeaderDies& o) const;
  std::string operator()(const NameCatiline& o) const;
  std::string operator()(const ChooseStorm& o) const;
  std::string operator()(const ChooseAlliance& o) const;

  // orders_write_revolution.cc
  std::string operator()(const TradeCards& o) const;
  std::string operator()(const DiscardCard& o) const;
  std::string operator()(const Rebel& o) const;
  std::string operator()(const LayDown& o) const;
  std::string operator()(const MoveOn& o) const;
  std::string operator()(const JoinRebel& o) const;
  std::string operator()(const VeteransOf& o) const;
  std::string operator()(const RebelMarch& o) const;
  std::string operator()(const SendRebels& o) const;
  std::string operator()(const DisbandVeterans& o) const;
  std::string operator()(const RecallVeterans& o) const;

  // orders_write_senate.cc
  std::string operator()(const Propose& o) const;
  std::string operator()(const VoteOrder& o) const;
  std::string operator()(const PreferConsul& o) const;
  std::string operator()(const AppointDictator& o) const;
  std::string operator()(const NameMaster& o) const;
  std::string operator()(const Unanimous& o) const;
  std::string operator()(const Adjourn& o) const;
  std::string operator()(const Consent& o) const;
  std::string operator()(const AskAdvocate& o) const;
  std::string operator()(const CastVote& o) const;
  std::string operator()(const CastVeto& o) const;
  std::string operator()(const AppealPeople& o) const;
  std::string operator()(const ImposeFine& o) const;
  std::string operator()(const UseTribune& o) const;
  std::string operator()(const OpposeTribune& o) const;
  std::string operator()(const InciteMob& o) const;
  std::string operator()(const Assassinate& o) const;
  std::string operator()(const Bodyguard& o) const;
  std::string operator()(const PlayLaw& o) const;
  std::string operator()(const NamePriest& o) const;
  std::string operator()(const ClaimCommissioner& o) const;
  std::string operator()(const ChooseLegate& o) const;

  // orders_write_revolution.cc
  std::string operator()(const LandAfterNaval& o) const;
  std::string operator()(const BattleOrder& o) const;
  std::string operator()(const EndgameOrder& o) const;
  std::string operator()(const PlayCleopatra& o) const;
  std::string operator()(const GabinianRecruit& o) const;
  std::string operator()(const CaesarVeterans& o) const;
  std::string operator()(const Proscribe& o) const;
  std::string operator()(const PlayProscription& o) const;

  std::string proposal(const Proposal& proposal) const;  // orders_write_senate.cc
  // Conditions stand before the proposal: a motion's text is the end of the line.
  std::string tribune(const UseTribune& o, const std::string& conditions) const;
  std::string condition(const Condition& c) const;
  std::string conditions(const std::vector<Condition>& all) const;

  // --- Parts
  bool fr() const { return language_ == Language::fr; }
  const std::string& w(Word word) const { return order_words().in(word, language_); }
  const std::string& verb(Name id) const { return order_words().verb(id, language_); }
  std::string senator(SenatorId id) const { return senator_name(p_, id, language_); }
  std::string senators(const std::vector<SenatorId>& ids) const;
  std::string purse(SenatorId id) const { return id.empty() ? w("treasury"_w) : senator(id); }
  std::string faction(Seat seat) const { return faction_name(p_, seat, language_); }
  std::string province(ProvinceId id) const { return p_.tables.province(id).name.in(language_); }
  std::string war(WarId id) const { return war_name(p_.tables, id, language_); }
  std::string concession(ConcessionId id) const { return p_.tables.concession(id).name.in(language_); }
  std::string card(const Face& face) const { return face_name(p_.tables, face, language_); }
  std::string cards(const std::vector<Face>& faces) const;
  std::string law(Law law) const { return law_name(p_.tables, law, language_); }
  std::string bequest(ForumCard card) const { return p_.tables.forum_card(card).name.in(language_); }
  std::string force(const Force& force) const;
  std::string yes(bool yes) const { return w(yes ? "yes"_w : "no"_w); }
  std::string choice(VoteChoice choice) const;
  template <class T, class Show>
  static std::string list(const std::vector<T>& items, Show show) {
    std::string text;
    for (const T& item : items) text += (text.empty() ? "" : ", ") + show(item);
    return text;
  }

 private:
  Position p_;
  Language language_;
};

}  // namespace adj::respublica
