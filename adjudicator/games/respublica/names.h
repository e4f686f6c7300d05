#pragma once
// The words of Res Publica Romana as types: eras, phases, offices, kinds of card, the cards that rules name,
// and the ids of everything else with a name.

#include <array>
#include <utility>

#include "adjudicator/core/describe.h"

namespace adj::respublica {

// Every card of the deck has a CardId. What a card stands for has an id of its own with the same text, except
// intrigue, of which there are several copies: tribune_38. `as<WarId>(card)` goes from one to the other.
using CardId = Id<struct CardTag>;              // 1st_punic, cornelius, 1A, mining, julian, tribune_38
using SenatorId = Id<struct SenatorTag>;        // the 30 families (cornelius) and the 19 statesmen (1A)
using WarId = Id<struct WarTag>;                // 1st_punic, gladiator, …
using LeaderId = Id<struct LeaderTag>;          // hannibal, …
using ConcessionId = Id<struct ConcessionTag>;  // mining, tax_farmer_3, …
using ProvinceId = Id<struct ProvinceTag>;      // sicilia, …

template <class To, class From>
constexpr To as(const From& id) {
  return To(id.view());
}

// Rules name these; everything else they find in the tables.
inline constexpr WarId kSocialWar{"social"}, kAlexandrineWar{"alexandrine"},
    kGermanicMigrations{"germanic_migrations"};
inline constexpr ConcessionId kArmaments{"armaments"}, kShipBuilding{"ship_building"},
    kLandCommissioner{"land_commissioner"};
inline constexpr CardId kEraEnds{"era_ends"};

// A mortality chit is the number of a family, or one of these.
inline constexpr int kChitNone = 0, kChitDrawTwo = -1;

enum class Era { early, middle, late };
constexpr auto names_of(Era) {
  return std::array{std::pair{Era::early, "early"}, std::pair{Era::middle, "middle"},
                    std::pair{Era::late, "late"}};
}
inline constexpr std::array kEras{Era::early, Era::middle, Era::late};

// RPR-1.03a  The order of a turn.
enum class Phase { setup, mortality, revenue, forum, population, senate, combat, revolution };
constexpr auto names_of(Phase) {
  using P = Phase;
  return std::array{std::pair{P::setup, "setup"},           std::pair{P::mortality, "mortality"},
                    std::pair{P::revenue, "revenue"},       std::pair{P::forum, "forum"},
                    std::pair{P::population, "population"}, std::pair{P::senate, "senate"},
                    std::pair{P::combat, "combat"},         std::pair{P::revolution, "revolution"}};
}

// The first six in order of rank; a senator holds at most one of the first seven (RPR-1.09.2, R-29).
// Priesthood and Consul for Life come on top of any office.
enum class Office {
  dictator,
  rome_consul,
  field_consul,
  censor,
  master_of_horse,
  pontifex_maximus,
  proconsul,
  priest,
  consul_for_life,
};
constexpr auto names_of(Office) {
  using O = Office;
  return std::array{std::pair{O::dictator, "dictator"},
                    std::pair{O::rome_consul, "rome_consul"},
                    std::pair{O::field_consul, "field_consul"},
                    std::pair{O::censor, "censor"},
                    std::pair{O::master_of_horse, "master_of_horse"},
                    std::pair{O::pontifex_maximus, "pontifex_maximus"},
                    std::pair{O::proconsul, "proconsul"},
                    std::pair{O::priest, "priest"},
                    std::pair{O::consul_for_life, "consul_for_life"}};
}

enum class CardKind { family, statesman, concession, war, leader, intrigue, law, event };
constexpr auto names_of(CardKind) {
  using K = CardKind;
  return std::array{std::pair{K::family, "family"},
                    std::pair{K::statesman, "statesman"},
                    std::pair{K::concession, "concession"},
                    std::pair{K::war, "war"},
                    std::pair{K::leader, "leader"},
                    std::pair{K::intrigue, "intrigue"},
                    std::pair{K::law, "law"},
                    std::pair{K::event, "event"}};
}

// RPR-1.04.1a  Black text: resolved at once; red text: into the hand.
enum class CardGroup { forum, faction };
constexpr auto names_of(CardGroup) {
  return std::array{std::pair{CardGroup::forum, "forum"}, std::pair{CardGroup::faction, "faction"}};
}

enum class Intrigue {
  tribune,
  assassin,
  secret_bodyguard,
  open_bodyguard,
  influence_peddling,
  seduction,
  blackmail,
  murder_of_a_tribune,
  graft,
  mob_incited,
  proscription,
  cleopatra,
};
constexpr auto names_of(Intrigue) {
  using I = Intrigue;
  return std::array{std::pair{I::tribune, "tribune"},
                    std::pair{I::assassin, "assassin"},
                    std::pair{I::secret_bodyguard, "secret_bodyguard"},
                    std::pair{I::open_bodyguard, "open_bodyguard"},
                    std::pair{I::influence_peddling, "influence_peddling"},
                    std::pair{I::seduction, "seduction"},
                    std::pair{I::blackmail, "blackmail"},
                    std::pair{I::murder_of_a_tribune, "murder_of_a_tribune"},
                    std::pair{I::graft, "graft"},
                    std::pair{I::mob_incited, "mob_incited"},
                    std::pair{I::proscription, "proscription"},
                    std::pair{I::cleopatra, "cleopatra"}};
}

enum class Law {
  calpurnian,
  military_reforms,
  tradition_erodes,
  servilian,
  acilian,
  plautian_papirian,
  gabinian,
  vatinian,
  manilian,
  julian,
};
constexpr auto names_of(Law) {
  using L = Law;
  return std::array{std::pair{L::calpurnian, "calpurnian"},
                    std::pair{L::military_reforms, "military_reforms"},
                    std::pair{L::tradition_erodes, "tradition_erodes"},
                    std::pair{L::servilian, "servilian"},
                    std::pair{L::acilian, "acilian"},
                    std::pair{L::plautian_papirian, "plautian_papirian"},
                    std::pair{L::gabinian, "gabinian"},
                    std::pair{L::vatinian, "vatinian"},
                    std::pair{L::manilian, "manilian"},
                    std::pair{L::julian, "julian"}};
}

// The event cards of the deck (161–178 are the events of the table, enum Event).
enum class ForumCard {
  era_ends,
  pergamene_bequest,
  catilinarian_conspiracy,
  bithynian_bequest,
  ptolemy_apion_bequest,
};
constexpr auto names_of(ForumCard) {
  using F = ForumCard;
  return std::array{std::pair{F::era_ends, "era_ends"}, std::pair{F::pergamene_bequest, "pergamene_bequest"},
                    std::pair{F::catilinarian_conspiracy, "catilinarian_conspiracy"},
                    std::pair{F::bithynian_bequest, "bithynian_bequest"},
                    std::pair{F::ptolemy_apion_bequest, "ptolemy_apion_bequest"}};
}

// The 18 event cards, in the order of their numbers (161–178).
enum class EventCard {
  ally_deserts,
  allied_enthusiasm,
  barbarian_raids,
  drought,
  enemy_leader_dies,
  enemys_ally_deserts,
  epidemic,
  evil_omens,
  internal_disorder,
  manpower_shortage,
  mob_violence,
  natural_disaster,
  new_alliance,
  pretender_emerges,
  refuge,
  rhodian_alliance,
  storm_at_sea,
  trial_of_verres,
};
constexpr auto names_of(EventCard) {
  using E = EventCard;
  return std::array{std::pair{E::ally_deserts, "ally_deserts"},
                    std::pair{E::allied_enthusiasm, "allied_enthusiasm"},
                    std::pair{E::barbarian_raids, "barbarian_raids"},
                    std::pair{E::drought, "drought"},
                    std::pair{E::enemy_leader_dies, "enemy_leader_dies"},
                    std::pair{E::enemys_ally_deserts, "enemys_ally_deserts"},
                    std::pair{E::epidemic, "epidemic"},
                    std::pair{E::evil_omens, "evil_omens"},
                    std::pair{E::internal_disorder, "internal_disorder"},
                    std::pair{E::manpower_shortage, "manpower_shortage"},
                    std::pair{E::mob_violence, "mob_violence"},
                    std::pair{E::natural_disaster, "natural_disaster"},
                    std::pair{E::new_alliance, "new_alliance"},
                    std::pair{E::pretender_emerges, "pretender_emerges"},
                    std::pair{E::refuge, "refuge"},
                    std::pair{E::rhodian_alliance, "rhodian_alliance"},
                    std::pair{E::storm_at_sea, "storm_at_sea"},
                    std::pair{E::trial_of_verres, "trial_of_verres"}};
}

// Wars of one series match each other and their leaders.
enum class Series {
  punic,
  illyrian,
  gallic,
  macedonian,
  syrian,
  cilician_pirates,
  spanish,
  slave,
  mithridatic
};
constexpr auto names_of(Series) {
  using S = Series;
  return std::array{std::pair{S::punic, "punic"},
                    std::pair{S::illyrian, "illyrian"},
                    std::pair{S::gallic, "gallic"},
                    std::pair{S::macedonian, "macedonian"},
                    std::pair{S::syrian, "syrian"},
                    std::pair{S::cilician_pirates, "cilician_pirates"},
                    std::pair{S::spanish, "spanish"},
                    std::pair{S::slave, "slave"},
                    std::pair{S::mithridatic, "mithridatic"}};
}

// Where a war card lies. Dormant: a conditional revolt whose provinces do not exist yet. Unprosecuted
// wars are active ones that nobody fights.
enum class WarZone { dormant, inactive, imminent, active, unprosecuted };
constexpr auto names_of(WarZone) {
  using Z = WarZone;
  return std::array{std::pair{Z::dormant, "dormant"}, std::pair{Z::inactive, "inactive"},
                    std::pair{Z::imminent, "imminent"}, std::pair{Z::active, "active"},
                    std::pair{Z::unprosecuted, "unprosecuted"}};
}
constexpr bool is_active(WarZone zone) { return zone == WarZone::active || zone == WarZone::unprosecuted; }

// How a war card says it appears: with the armament icon, without, as a conditional revolt, or only when
// attacked.
enum class WarEntry { active, inactive, conditional, inactive_until_attacked };
constexpr auto names_of(WarEntry) {
  using E = WarEntry;
  return std::array{std::pair{E::active, "active"}, std::pair{E::inactive, "inactive"},
                    std::pair{E::conditional, "conditional"},
                    std::pair{E::inactive_until_attacked, "inactive_until_attacked"}};
}

enum class ForceKind { legion, fleet };
constexpr auto names_of(ForceKind) {
  return std::array{std::pair{ForceKind::legion, "legion"}, std::pair{ForceKind::fleet, "fleet"}};
}

enum class BattleKind { naval, land };
constexpr auto names_of(BattleKind) {
  return std::array{std::pair{BattleKind::naval, "naval"}, std::pair{BattleKind::land, "land"}};
}

enum class CombatResult { defeat, stalemate, victory, disaster, standoff };
constexpr auto names_of(CombatResult) {
  using R = CombatResult;
  return std::array{std::pair{R::defeat, "defeat"}, std::pair{R::stalemate, "stalemate"},
                    std::pair{R::victory, "victory"}, std::pair{R::disaster, "disaster"},
                    std::pair{R::standoff, "standoff"}};
}

enum class AppealResult { killed, votes, freed };
constexpr auto names_of(AppealResult) {
  using R = AppealResult;
  return std::array{std::pair{R::killed, "killed"}, std::pair{R::votes, "votes"},
                    std::pair{R::freed, "freed"}};
}

enum class AttemptResult { caught, no_effect, killed };
constexpr auto names_of(AttemptResult) {
  using R = AttemptResult;
  return std::array{std::pair{R::caught, "caught"}, std::pair{R::no_effect, "no_effect"},
                    std::pair{R::killed, "killed"}};
}

enum class Games { slice_and_dice, blood_fest, gladiator_gala };
constexpr auto names_of(Games) {
  using G = Games;
  return std::array{std::pair{G::slice_and_dice, "slice_and_dice"}, std::pair{G::blood_fest, "blood_fest"},
                    std::pair{G::gladiator_gala, "gladiator_gala"}};
}

enum class LandBill { i, ii, iii };
constexpr auto names_of(LandBill) {
  return std::array{std::pair{LandBill::i, "I"}, std::pair{LandBill::ii, "II"},
                    std::pair{LandBill::iii, "III"}};
}

enum class ProvinceSide { undeveloped, developed };
constexpr auto names_of(ProvinceSide) {
  return std::array{std::pair{ProvinceSide::undeveloped, "undeveloped"},
                    std::pair{ProvinceSide::developed, "developed"}};
}

}  // namespace adj::respublica
