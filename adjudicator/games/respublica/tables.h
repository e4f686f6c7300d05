#pragma once
// The game's data as the rules read it: made once from data/*.json (tables_load*.cc), validated
// (tables_validate*.cc), and never changed. Vectors keep the order of the files, which is the order of the
// card numbers and, for provinces, the order in which rules go through them.

#include <array>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "adjudicator/core/embedded.h"
#include "adjudicator/core/language.h"
#include "adjudicator/games/respublica/names.h"

namespace adj::respublica {

// How players call a thing. Aliases serve orders only and may be of any language.
struct Names {
  std::string en, fr;
  std::vector<std::string> aliases;
  const std::string& in(Language language) const { return language == Language::fr ? fr : en; }
};

// "2d6-2", "-1d6+1", "1d6"; no dice at all is a plain number.
struct DiceFormula {
  int dice = 0;
  bool negative = false;  // the dice are subtracted
  int plus = 0;
  int total(int rolled) const { return (negative ? -rolled : rolled) + plus; }
  std::string text() const;
};

// --- Cards
struct CardInfo {
  CardId id;
  int number = 0;  // printed, 1 … 160
  CardKind kind = CardKind::family;
  CardGroup group = CardGroup::forum;
  std::optional<Era> deck;           // nullopt: Era Ends
  std::optional<Intrigue> intrigue;  // CardKind::intrigue
  std::optional<Law> law;            // CardKind::law
  std::optional<ForumCard> event;    // CardKind::event
  Names name;
};

// RPR-CARD-…  What a statesman's card says beside his figures; a family has none of it.
struct Abilities {
  std::vector<Series>
      nullifies_series;  // disaster and standoff numbers of these wars, never those of leaders
  std::vector<WarId> nullifies_wars;
  bool halves_losses = false;             // 2A, rounded up, not as Master of Horse
  bool free_tribune = false;              // once a turn
  bool claims_land_commissioner = false;  // 7A
  int appeal_dice = 2;                    // 21A: 3 if he wishes
  bool vetoes_land_bill = false;          // 23A, once a turn
  bool proposes_land_bill = false;        // 25A, 25B, once a turn
  int knight_bonus = 0;                   // 27A
  int veterans_per_victory = 1;           // 4A: 2 if he wishes
  bool doubles_income = false;            // 29A: base and concessions
  bool no_losses_on_ds = false;           // 29B: but the war is unprosecuted and he is recalled
  bool doubles_popularity = false;        // 30A
  DiceFormula military_dice;              // 30A: rolled before each battle; without dice for all others
  // Advanced rules (chapter II).
  int law_votes = 0;  // RPR-2.06
  bool law_votes_double_knights = false;
  int trial_as_advocate = 0, trial_as_prosecutor = 0;  // RPR-2.05, R-41

  bool rolls_military() const { return military_dice.dice > 0; }
  bool nullifies(WarId war, std::optional<Series> series) const;
};

// A family or a statesman, with the figures printed on the card.
struct SenatorInfo {
  SenatorId id;
  CardId card;
  int family = 0;          // 1 … 30: the number on the mortality chit, shared by a family and its statesmen
  bool statesman = false;  // else a family card
  SenatorId family_id;     // the family card of the same number; for a family itself
  Era deck = Era::early;
  Names name;        // families: Cornelius; statesmen: P. Cornelius Scipio Africanus, Scipion l'Africain
  Names short_name;  // Scipio Africanus, Scipion l'Africain; families as name
  int military = 0;  // 30A: what counts for minimum force, the need of a Dictator and rebel comparison
  int oratory = 0, loyalty = 0, influence = 0, popularity = 0;
  std::vector<SenatorId> opposes;     // RPR-1.07.411  loyalty 0 in one faction with any of these
  std::optional<SenatorId> brother;   // RPR-1.07.411b  25A and 25B
  std::optional<SenatorId> coexists;  // RPR-1.05.22a  25A/25B, 29A/29B
  std::vector<SenatorId> statesmen;   // of a family card
  Abilities abilities;
};

struct ConcessionInfo {
  ConcessionId id;
  CardId card;
  Names name;
  int income = 0;                     // talents a turn
  int per_legion = 0, per_fleet = 0;  // talents at once for each raised
  bool grain = false;                 // ×(1 + droughts) and popularity −(1 + droughts) if the owner wishes
  bool needs_land_bill = false;       // RPR-1.09.61
  std::vector<WarId> destroyed_by_wars;  // while active
  std::vector<int> disaster_rolls;       // destroyed by these rolls of a Natural Disaster
  std::optional<int> tax_farmer;         // destroyed by this Tax Farmer roll
};

struct WarInfo {
  WarId id;
  CardId card;
  Names name;
  Era deck = Era::early;
  std::optional<Series> series;
  int series_number = 1, series_total = 1;
  int land = 0, support = 0, fleet = 0;
  std::vector<int> disaster, standoff;
  int spoils = 0;
  WarEntry entry = WarEntry::active;
  bool drought = false;                // a drought icon
  bool drought_when_inactive = false;  // that works even while the war is inactive (RPR-1.07.33c)
  std::vector<ProvinceId> creates;
  std::vector<ProvinceId> attacks;    // RPR-2.02.4, in printed order
  std::vector<ProvinceId> revolt_if;  // RPR-1.07.333a  a revolt if this exists when the card is drawn
  bool always_revolt = false;
  std::vector<ProvinceId> needs;         // conditional revolt: active only if all of these exist
  bool tax_farmer_roll = false;          // R-16, while active
  std::optional<ConcessionId> destroys;  // while active
  bool joint_creation = false;           // its provinces come only when every war of the series is defeated
  bool creates_when_attacked = false;    // Germanic Migrations
  std::optional<ProvinceId> developed_province;  // 3rd Mithridatic: arrives developed, or is developed
  bool activates_series = false;  // Social War: every inactive, non-dormant war of a series (RPR-CARD-119a)

  bool matches(const WarInfo& other) const { return series && series == other.series && id != other.id; }
};

struct LeaderInfo {
  LeaderId id;
  CardId card;
  Names name;
  Era deck = Era::early;
  Series series = Series::punic;
  int strength = 0, disaster = 0, standoff = 0;
  std::vector<LeaderId> combines_with;
  std::optional<WarId> tax_farmer_war;  // one more Tax Farmer roll while matched with this active war
};

// RPR-CARD-139b  Cleopatra against Rome.
struct CleopatraInfo {
  int strength = 0, disaster = 0, standoff = 0;
  // RPR-CARD-139a  As an ally she brings these, and her strength is added to the commander's military.
  int talents = 0, popularity = 0;
};

struct IntrigueInfo {
  Intrigue intrigue = Intrigue::tribune;
  Names name;
  std::vector<CardId> cards;
};

struct LawInfo {
  Law law = Law::calpurnian;
  CardId card;
  Names name;
  std::optional<WarId> needs_war;      // playable only while this war is in play
  std::optional<Series> needs_series;  // … while a war of this series is in play
  std::optional<Law> needs_law;        // … while this law is in force
  int needs_strength = 0;              // … while active wars have this combined strength
};

struct ForumCardInfo {
  ForumCard event = ForumCard::era_ends;
  CardId card;
  Names name;
  int talents = 0, legions = 0, fleets = 0;  // bequests: what they bring, and the force that collects them
  std::optional<ProvinceId> creates;
};

// --- Event cards
enum class EventLeaves { next_forum, when_used };  // RPR-1.07.1a
constexpr auto names_of(EventLeaves) {
  return std::array{std::pair{EventLeaves::next_forum, "next_forum"},
                    std::pair{EventLeaves::when_used, "when_used"}};
}
enum class ThirdDraw { nothing, as_side_2 };  // RPR-1.07.21b
constexpr auto names_of(ThirdDraw) {
  return std::array{std::pair{ThirdDraw::nothing, "nothing"}, std::pair{ThirdDraw::as_side_2, "as_side_2"}};
}

struct EventInfo {
  EventCard event = EventCard::ally_deserts;
  int number = 0;  // 161 … 178
  struct Side {
    Names name;
    // The figure of the card, 0 if it has none: talents (enthusiasm, omens, disaster, price added by a
    // manpower shortage), needed total (raids: reach it; disorder: exceed it), chits (epidemic), fleets in
    // all (Rhodes), talents moved (Verres), drought effects.
    int amount = 0;
  };
  std::array<Side, 2> sides;
  EventLeaves leaves = EventLeaves::next_forum;
  ThirdDraw third = ThirdDraw::nothing;
};

// --- Provinces
struct ProvinceFigures {
  int land = 0, naval = 0;
  DiceFormula spoils, income;
  int local_taxes = 0, max_armies = 0, max_fleets = 0;  // RPR-2.02
};

struct ProvinceInfo {
  ProvinceId id;
  Names name;
  std::string name_developed;  // Bithynia becomes Bithynia-Pontus
  bool frontier = false;       // RPR-1.09.6461
  std::vector<CardId> created_by;
  ProvinceFigures undeveloped, developed;
  int order = 0;
  const ProvinceFigures& side(ProvinceSide s) const {
    return s == ProvinceSide::developed ? developed : undeveloped;
  }
};

// --- Tables of the board
struct CombatRow {
  CombatResult result = CombatResult::defeat;
  bool all = false;  // every legion and fleet
  int losses = 0;    // so many legions and so many fleets
};

struct PopulationRow {
  int unrest = 0;  // change
  bool manpower_shortage = false, no_recruitment = false, mob = false;
  bool people_revolt = false;
};

struct AppealRow {
  AppealResult result = AppealResult::votes;
  int votes = 0;  // for the accused; negative: for conviction
  int chits = 0;  // freed: drawn against Censor and prosecutor
};

struct GamesInfo {
  Games games = Games::slice_and_dice;
  Names name;
  int cost = 0, popularity = 0, unrest = 0;
};

struct LandBillInfo {
  LandBill bill = LandBill::i;
  int markers = 0;  // RPR-1.02b  bills of this type in force at once
  int cost = 0;
  bool recurring = false;
  int sponsor = 0, cosponsor = 0, voting_against = 0;  // popularity
  int unrest = 0;
  bool repealable = false;
  int repeal_sponsor = 0, repeal_voting_for = 0;  // popularity
  int repeal_unrest = 0, repeal_min_popularity = 0;
};

struct OfficeInfo {
  Office office = Office::dictator;
  Names name;
  std::optional<int> rank;    // 1 is highest
  int influence = 0;          // on election
  bool prior_consul = false;  // a marker on leaving office
  bool major_marker = false;  // RPR-1.07.8a  liable to a major prosecution
};

struct UnrestChanges {
  int land_victory = 0, naval_victory = 0, defeat = 0, disaster = 0, unprosecuted_war = 0, drought = 0;
};

// --- Scenarios
struct ProvincePool {
  std::vector<ProvinceId> provinces;  // shuffled, one to each player, the rest to the Forum
  ProvinceSide side = ProvinceSide::undeveloped;
};

// How Era Ends is buried: this many cards of the own deck and of the next one, shuffled with it under the
// rest.
struct EraEndsPile {
  int own_cards = 0, next_cards = 0;
  std::optional<Era> next_deck;
  int size() const { return own_cards + next_cards + 1; }
};

struct ScenarioInfoRpr {
  std::string id;  // early, middle, late, extended_early_middle, extended_middle_late, extended, alternative
  Names name;
  Era start = Era::early;  // whose set-up is used
  std::vector<Era> decks;  // played one after the other; alternative: all shuffled into one
  bool one_deck = false;   // RPR-3.05.1a
  int families = 0;        // families 1 … families are dealt
  int families_per_player = 0, hand_cards = 0;
  int legions = 0, treasury = 0, unrest = 0;
  std::vector<WarId> inactive_wars;  // in the Forum at the start
  bool early_concessions = false;    // all 13 join the deck
  std::vector<Era> mixed_in_from;    // faction cards of these decks, no statesman, concession or law, …
  int mixed_in = 0;                  // … of which so many join the deck
  std::vector<ProvincePool> provinces;
  std::vector<Law> laws, laws_removed;
  EraEndsPile era_ends;                    // of the last deck
  int deck_base = 0, deck_per_player = 0;  // cards to draw: base − per player × players, Era Ends included
  struct EraChange {
    int turn = 1;
    Era era = Era::early;
  };
  std::vector<EraChange> era_by_turn;  // RPR-3.05.1b; else the era changes with the deck
  // Cards in the first deck once hands are dealt; of an extended game before any Era Ends pile.
  int deck_size(int players) const { return deck_base - deck_per_player * players; }
};

struct Constants {  // constants.json
  int players_min = 3, players_max = 6;
  int annual_revenue = 0, war_cost = 0, unit_upkeep = 0, unit_cost = 0, manpower_step = 0;
  int max_legions = 0, max_fleets = 0;
  int hand_limit = 0, initiatives = 0;
  int income_leader = 0, income_other = 0;
  int knight_target = 0;
  int persuasion_fail = 0, persuasion_fail_after_era_ends = 0, aligned_loyalty = 0;
  int cfl_election_influence = 0, cfl_appointment_influence = 0;
  int repopulation_minimum = 0;
  int governor_term = 0, development_target = 0, development_influence = 0;
  int dictator_active_wars = 0, dictator_war_strength = 0, losing_active_wars = 0;
  int popularity_min = 0, popularity_max = 0;
  int ransom_min = 0, ransom_per_influence = 0;
  int mob_chits = 0;
  std::vector<int> treasury_warnings;                     // falling
  int provincial_unit_cost = 0, recall_veteran_cost = 0;  // chapter II
};

struct RuleOption {
  std::string id, standard, ruling;
  std::vector<std::string> values;
};

class Tables {
 public:
  // Throws DataError "wars.json: $[3].land: …" for anything broken: counts, links both ways, ranges.
  static Tables load(std::span<const embedded::File> files);

  const CardInfo& card(CardId id) const;
  const CardInfo& card(int number) const;  // printed number, 1 … 160
  const SenatorInfo& senator(SenatorId id) const;
  const SenatorInfo& family(int number) const;  // by mortality chit, 1 … 30
  const ConcessionInfo& concession(ConcessionId id) const;
  const WarInfo& war(WarId id) const;
  const LeaderInfo& leader(LeaderId id) const;
  const ProvinceInfo& province(ProvinceId id) const;
  const IntrigueInfo& intrigue(Intrigue kind) const;
  const LawInfo& law(Law law) const;
  const ForumCardInfo& forum_card(ForumCard event) const;
  const EventInfo& event(EventCard event) const;
  const OfficeInfo& office(Office office) const;
  const GamesInfo& games(Games games) const;
  const LandBillInfo& land_bill(LandBill bill) const;
  const ScenarioInfoRpr& scenario(const std::string& id) const;
  bool has_card(CardId id) const;
  bool has_senator(SenatorId id) const;
  bool has_concession(ConcessionId id) const;
  bool has_war(WarId id) const;
  bool has_leader(LeaderId id) const;
  bool has_province(ProvinceId id) const;
  bool has_scenario(const std::string& id) const;

  // --- The tables of the board; totals are after all modifiers.
  CombatRow combat(int total) const;                       // RPR-1.10.11b
  PopulationRow population(int total) const;               // RPR-1.08.2
  AppealRow appeal(int total) const;                       // RPR-1.09.421
  int trial_votes(int total) const;                        // RPR-2.05.3a
  AttemptResult assassination(int total) const;            // RPR-1.09.72a
  EventCard event_rolled(int natural_3d6, Era era) const;  // RPR-1.07.21a
  int contribution_influence(int talents) const;           // RPR-1.06.52a
  int allegiance_target(Era era) const;                    // RPR-1.11.31a  this or more follows
  ConcessionId disaster_destroys(int die) const;           // RPR-EVT-172-1
  ConcessionId tax_farmer(int die) const;
  bool leaves_curia(int total) const;  // RPR-1.07.8  senator or concession returns, leader dies
  std::optional<Games> games_for(int talents) const;  // RPR-1.07.6a  the show that costs exactly this
  // RPR-1.07.41, RPR-1.12.1b  This natural roll fails whatever the base number.
  bool persuasion_fails(int natural_2d6, bool era_ends) const;

  std::vector<CardInfo> cards;        // by number
  std::vector<SenatorInfo> senators;  // families by number, then statesmen by card
  std::vector<ConcessionInfo> concessions;
  std::vector<WarInfo> wars;
  std::vector<LeaderInfo> leaders;
  std::vector<ProvinceInfo> provinces;
  std::vector<IntrigueInfo> intrigues;  // in the order of the enum, as are the next seven
  std::vector<LawInfo> laws;
  std::vector<ForumCardInfo> forum_cards;
  std::vector<EventInfo> events;
  std::vector<OfficeInfo> offices;
  std::vector<GamesInfo> games_list;
  std::vector<LandBillInfo> land_bills;
  std::vector<ScenarioInfoRpr> scenarios;
  std::vector<int> chits;  // all 36: numbers, kChitNone, kChitDrawTwo
  UnrestChanges unrest;
  CleopatraInfo cleopatra;
  Constants constants;
  std::vector<RuleOption> rule_options;
  std::string digest;  // of all files, names and texts

 private:
  friend class TablesLoader;
  // Rows of the board from `first` on, one for each total; below and above it the ends hold.
  template <class Row>
  struct Rows {
    int first = 0;
    std::vector<Row> rows;
    const Row& at(int total) const;
  };
  Rows<CombatRow> combat_;
  Rows<PopulationRow> population_;
  Rows<AppealRow> appeal_;
  Rows<int> trial_;
  Rows<AttemptResult> assassination_;
  Rows<std::array<EventCard, 3>> events_;  // by era
  struct Contribution {
    int from = 0, influence = 0;
  };
  std::vector<Contribution> contributions_;                 // rising
  std::array<int, 3> allegiance_{};                         // by era
  std::array<ConcessionId, 6> disaster_{}, tax_farmers_{};  // by die
  int curia_target_ = 0;
  int appeal_chits_from_ = 0;  // RPR-1.09.421d  result − this
  // Positions in the vectors above.
  std::unordered_map<Name, int> card_index_, senator_index_, concession_index_, war_index_, leader_index_,
      province_index_;
};

}  // namespace adj::respublica
