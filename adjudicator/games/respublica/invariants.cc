// What must hold in every state (section 3 of the specification), and the secrets that a seat may not know.

#include <algorithm>
#include <map>
#include <set>

#include "adjudicator/games/respublica/ch1_07.h"
#include "adjudicator/games/respublica/rules.h"

namespace adj::respublica {

namespace {

class Inspector {
 public:
  explicit Inspector(Position p) : p_(p), s_(p.state) {}

  std::vector<std::string> inspect() {
    cards();
    talents();
    for (const Senator& m : s_.senator) man(m);
    offices();
    factions();
    units();
    commands();
    wars();
    provinces();
    rebellion();
    session();
    return std::move(broken_);
  }

 private:
  void expect(bool holds, const std::string& what) {
    if (!holds) broken_.push_back(what);
  }
  bool is_bequest(WarId id) const {
    return std::any_of(p_.tables.forum_cards.begin(), p_.tables.forum_cards.end(),
                       [&](const ForumCardInfo& info) { return WarId(name_of(info.event)) == id; });
  }
  bool dealt() const { return !s_.deck.empty() || s_.turn > 0; }

  // Every card of the 160 lies in exactly one place.
  void cards() {
    if (!dealt()) return;
    std::map<CardId, int> seen;
    const auto add = [&](CardId card) { ++seen[card]; };
    const auto add_all = [&](const std::vector<CardId>& pile) {
      for (const CardId card : pile) add(card);
    };
    for (const auto* pile : {&s_.deck, &s_.discard, &s_.removed, &s_.set_aside}) add_all(*pile);
    for (const auto& deck : s_.next_decks) add_all(deck);
    for (const Faction& f : s_.faction) add_all(f.hand);
    if (!s_.apion.empty()) add(s_.apion);
    for (const Bequest& b : s_.bequests) add(p_.tables.forum_card(b.card).card);
    for (const auto& [law, by] : s_.laws) add(p_.tables.law(law).card);
    for (const ConcessionId id : s_.forum_concessions) add(p_.tables.concession(id).card);
    for (const ConcessionId id : s_.curia_concessions) add(p_.tables.concession(id).card);
    for (const SenatorId id : s_.curia_families) add(p_.tables.senator(id).card);
    for (const War& w : s_.war)
      if (w.province.empty()) add(p_.tables.war(w.id).card);
    for (const EnemyLeader& leader : s_.leader) add(p_.tables.leader(leader.id).card);
    for (const Senator& m : s_.senator) {
      if (m.family_card) add(family_info(p_, m).card);
      if (!m.statesman.empty()) add(p_.tables.senator(m.statesman).card);
      if (!m.open_bodyguard.empty()) add(m.open_bodyguard);
      for (const ConcessionId id : m.concessions) add(p_.tables.concession(id).card);
    }
    for (const CardInfo& card : p_.tables.cards)
      expect(seen[card.id] == 1,
             "card " + card.id.str() + " lies in " + std::to_string(seen[card.id]) + " places");
    expect(seen.size() == p_.tables.cards.size(), "a card that does not exist");
  }

  void talents() {
    expect(s_.treasury >= 0, "the State's treasury is below nothing");
    expect(s_.unrest >= 0, "unrest is below nothing");  // RPR-1.08.1a
    for (const auto& [bill, count] : s_.land_bills)     // RPR-1.02b
      expect(count >= 0 && count <= p_.tables.land_bill(bill).markers, "more land bills than markers");
  }

  void man(const Senator& m) {
    const std::string name = m.id.str();
    const Constants& limits = p_.tables.constants;
    expect(m.talents >= 0 && m.knights >= 0 && m.influence >= 0, name + " has less than nothing");
    expect(m.popularity >= limits.popularity_min && m.popularity <= limits.popularity_max,
           name + "'s popularity is off its track");  // RPR-1.07.31a
    expect(m.family_card || !m.statesman.empty(), name + " has no card");
    expect(std::includes(m.concessions.begin(), m.concessions.end(), m.bars.begin(), m.bars.end()),
           name + " has a bar without its concession");
    place(m);
    if (!aligned(m)) {
      expect(!m.office && !m.rebel && m.statesman.empty(),
             name + " is unaligned with an office or a statesman");
      expect(m.concessions.empty() && m.knights == 0, name + " is unaligned with concessions or knights");
    }
    // RPR-1.11.34a
    if (m.rebel)
      expect(m.concessions.empty() && m.knights == 0 && !m.office,
             name + " rebels with what he should have lost");
    for (const Senator& other : s_.senator)  // RPR-1.05.22a
      if (other.id != m.id && p_.tables.senator(other.id).family == p_.tables.senator(m.id).family)
        expect(are_pair(m, other) || waits_for_home(m, other) || waits_for_home(other, m),
               name + " and " + other.id.str() + " have one number");
  }

  bool are_pair(const Senator& m, const Senator& other) const {
    return !m.statesman.empty() && p_.tables.senator(m.statesman).coexists == other.statesman;
  }
  // R-94  A family that is away unaligned goes beneath its statesman when it comes home.
  static bool waits_for_home(const Senator& family, const Senator& statesman) {
    return !aligned(family) && family.statesman.empty() && family.place != Place::forum &&
           !statesman.statesman.empty() && !statesman.family_card;
  }

  void place(const Senator& m) {
    const std::string name = m.id.str();
    const Command* own = nullptr;
    for (const Command& c : s_.command)
      if (c.commander == m.id || c.master == m.id) own = &c;
    switch (m.place) {
      case Place::rome:
        expect(aligned(m) && m.province.empty() && m.war.empty(), name + " is in Rome and elsewhere");
        break;
      case Place::forum:
        expect(!aligned(m), name + " is in the Forum and in a faction");
        break;
      case Place::province:
        expect(!m.province.empty() && province(s_, m.province).governor == m.id &&
                   !province(s_, m.province).legate,
               name + " is in a province that he does not govern");
        break;
      case Place::war:
        expect(own && own->war == m.war, name + " is at a war without a command");
        break;
      case Place::captive:
        // RPR-1.10.71d  His war is still in play; RPR-EVT-163e  or raiders hold him.
        expect(!own && (m.war.empty() ? !m.province.empty() : find_war(s_, m.war) != nullptr),
               name + " is nobody's captive");
        break;
      case Place::rebel_camp:
        expect(m.rebel, name + " is among rebels and loyal");
        break;
    }
    expect(!own || m.place == Place::war, name + " commands from afar");
  }

  // RPR-1.09.2d  One holder of each; Proconsuls are many.
  void offices() {
    for (const Office office : {Office::dictator, Office::rome_consul, Office::field_consul, Office::censor,
                                Office::master_of_horse, Office::pontifex_maximus})
      expect(holders(s_, office).size() <= 1, "two hold the office of " + std::string(name_of(office)));
    if (!holder(s_, Office::master_of_horse).empty() && s_.phase == Phase::senate &&
        s_.session.stage > Stage::censor)
      expect(!holder(s_, Office::dictator).empty(), "a Master of Horse without a Dictator");
    if (!s_.for_life.empty()) expect(find_senator(s_, s_.for_life), "the Consul for Life is gone");
  }

  void factions() {
    std::set<Seat> seats(s_.clockwise.begin(), s_.clockwise.end());
    expect(static_cast<int>(seats.size()) == s_.seats && s_.faction.size() == seats.size(),
           "a seat is missing or twice there");
    for (const Faction& f : s_.faction) {
      expect(f.treasury >= 0, "a faction treasury is below nothing");
      if (!f.leader.empty()) {
        const Senator* leader = find_senator(s_, f.leader);
        expect(leader && leader->faction == f.seat, "a leader who is not of his faction");
      }
      const bool men = !senators_of(s_, f.seat).empty();
      if (f.eliminated) {
        expect(!men, "an eliminated faction has men");
        expect(f.hand.empty(), "an eliminated faction has cards");
        expect(f.treasury == 0, "an eliminated faction has talents");
      }
      if (f.waiting) expect(!men, "a faction waits for a man that it has");  // RPR-1.05.4c
      if (dealt() && !f.eliminated && !f.waiting) expect(men, "a faction without men that does not wait");
    }
    for (const Senator& m : s_.senator)
      if (aligned(m))
        expect(seats.contains(m.faction) && !faction(s_, m.faction).eliminated,
               m.id.str() + " is of no faction");
    std::set<SenatorId> once;
    for (const Senator& m : s_.senator) expect(once.insert(m.id).second, m.id.str() + " is there twice");
    for (const SenatorId id : s_.curia_families)
      expect(!find_senator(s_, id) || !senator(s_, id).family_card,
             id.str() + " is in the Curia and in play");
  }

  // RPR-1.02a
  template <class Unit>
  void unit(const Unit& u, std::size_t at, const std::string& name) {
    expect(u.number == static_cast<int>(at) + 1, name + " out of order");
    expect((u.place == UnitPlace::war) == !u.war.empty(),
           name + " is at a war without its name, or the reverse");
    const bool somewhere = u.place == UnitPlace::garrison || u.place == UnitPlace::rebels;
    expect(u.place != UnitPlace::garrison || !u.province.empty(), name + " guards nothing");
    expect(somewhere || u.province.empty(), name + " is in a province and elsewhere");
    const bool led =
        u.place == UnitPlace::war || u.place == UnitPlace::rebels || u.place == UnitPlace::disbanded;
    expect(led || u.commander.empty(), name + " has a commander and is not with him");
    if (u.place == UnitPlace::war && !u.commander.empty()) {
      const Command* c = find_command(s_, u.commander);
      expect(c && c->war == u.war, name + " follows a man without a command");
    }
    if (u.place == UnitPlace::rebels)
      expect(s_.civil_war && find_senator(s_, u.commander) && senator(s_, u.commander).rebel,
             name + " follows a rebel who is gone");
  }
  void units() {
    expect(static_cast<int>(s_.legion.size()) == p_.tables.constants.max_legions,
           "a legion is missing or too many");
    expect(static_cast<int>(s_.fleet.size()) == p_.tables.constants.max_fleets,
           "a fleet is missing or too many");
    for (std::size_t i = 0; i < s_.legion.size(); ++i) {
      const Legion& u = s_.legion[i];
      const std::string name = "legion " + std::to_string(u.number);
      unit(u, i, name);
      if (!u.allegiance.empty())
        expect(u.veteran && find_senator(s_, u.allegiance), name + " is sworn to nobody");
      if (u.place == UnitPlace::pool)
        expect(!u.veteran && u.allegiance.empty(), name + " is a veteran in the pool");
    }
    for (std::size_t i = 0; i < s_.fleet.size(); ++i) {
      unit(s_.fleet[i], i, "fleet " + std::to_string(s_.fleet[i].number));
      if (s_.fleet[i].place == UnitPlace::pool) expect(!s_.fleet[i].rhodian, "a Rhodian fleet in the pool");
      if (s_.fleet[i].rhodian)  // RPR-EVT-176
        expect(event_level(s_, EventCard::rhodian_alliance) > 0, "a Rhodian fleet without the alliance");
    }
  }

  void commands() {
    std::set<SenatorId> leading;
    std::set<int> serials;
    for (const Command& c : s_.command) {
      const std::string name = "the command of " + c.commander.str();
      expect(leading.insert(c.commander).second && serials.insert(c.serial).second, name + " is there twice");
      const Senator* m = find_senator(s_, c.commander);
      expect(m && m->place == Place::war && aligned(*m), name + " has no commander");
      // RPR-1.10.8c
      const bool last_rebel = m && m->rebel && s_.progress.over;  // RPR-1.12.4b: he leads all that is left
      if (m && !m->victorious && !last_rebel)
        expect(m->office == Office::dictator || m->office == Office::rome_consul ||
                   m->office == Office::field_consul || m->office == Office::proconsul,
               name + " is a private man's");
      if (!c.master.empty())
        expect(find_senator(s_, c.master) && m && (m->office == Office::dictator || last_rebel),
               name + " has a Master of Horse without a Dictator");
      expect(c.bequest || c.war == kCivilWar || find_war(s_, c.war) || (m && m->victorious),
             name + " is against nobody");
      expect(c.war != kCivilWar || s_.civil_war || (m && m->victorious), name + " is against no rebel");
    }
    // RPR-1.10.4f  Until the Senate closes they stay where their commander died.
    for (const Legion& u : s_.legion)
      if (u.place == UnitPlace::war && u.commander.empty())
        expect(find_war(s_, u.war) || u.war == kCivilWar || is_bequest(u.war),
               "leaderless legions at no war");
  }

  void wars() {
    std::set<WarId> once;
    for (const War& w : s_.war) {
      expect(once.insert(w.id).second, w.id.str() + " is there twice");
      expect(!s_.defeated.contains(w.id) || !w.province.empty(), w.id.str() + " is beaten and in play");
      if (!w.province.empty()) {
        expect(w.id == revolt_of(w.province) && is_active(w.zone) && w.revolt, w.id.str() + " is no revolt");
        continue;
      }
      // RPR-1.07.3321a, c  Imminent only beside another of its series.
      const WarInfo& info = p_.tables.war(w.id);
      expect(w.zone != WarZone::imminent || info.series, w.id.str() + " is imminent without a series");
      expect(w.zone != WarZone::dormant || info.entry == WarEntry::conditional,
             w.id.str() + " sleeps without cause");
      expect(!w.naval_victory || info.fleet > 0, w.id.str() + " had no fleet to be beaten");
      // RPR-CARD-139a
      expect(w.cleopatra_with.empty() || find_senator(s_, w.cleopatra_with), "Cleopatra helps the dead");
      // RPR-1.07.3321b  Two that lie awake in the Forum are both past the box of inactive wars.
      for (const War& other : s_.war)
        if (w.zone == WarZone::inactive && other.province.empty() && other.zone != WarZone::dormant &&
            !sleeps(p_, info))
          expect(!info.matches(p_.tables.war(other.id)),
                 w.id.str() + " is inactive beside " + other.id.str());
    }
    for (const EnemyLeader& leader : s_.leader) enemy_leader(leader);
    std::set<EventCard> events;
    for (const EventInForce& e : s_.events)
      expect(events.insert(e.event).second, "an event is in force twice");
    expect(s_.manpower_shortage == event_level(s_, EventCard::manpower_shortage),
           "a manpower shortage that its card does not say");  // RPR-EVT-170-2
  }

  // RPR-1.07.344a, R-17  In play as long as he aids a war, in the Curia until one awakes.
  void enemy_leader(const EnemyLeader& leader) {
    const std::string name = leader.id.str();
    for (const WarId id : leader.refuge_wars) expect(find_war(s_, id), name + " aids a war that is gone");
    if (leader.place == LeaderPlace::forum) expect(aids_something(p_, leader), name + " aids nobody");
    if (leader.place == LeaderPlace::refuge)
      expect(event_level(s_, EventCard::refuge) > 0, name + " has no refuge");
    if (leader.place != LeaderPlace::curia) return;
    for (const WarId id : wars_of_series(p_, p_.tables.leader(leader.id).series, true))
      expect(passes_over(p_, leader.id, id), name + " leaves " + id.str() + " alone");
  }

  void provinces() {
    expect(s_.province.size() == p_.tables.provinces.size(), "a province is missing or too many");
    for (const Province& place : s_.province) {
      const std::string name = place.id.str();
      if (!place.exists) {
        expect(place.governor.empty() && place.term == 0, name + " is governed and does not exist");
        continue;
      }
      expect(!find_war(s_, revolt_of(place.id)), name + " exists and is in revolt");
      if (place.governor.empty()) {
        expect(place.term == 0 && !place.legate, name + " has a term and no governor");
        continue;
      }
      const Senator* m = find_senator(s_, place.governor);
      expect(m, name + " is governed by the dead");
      if (!m) continue;
      expect(place.legate || (m->place == Place::province && m->province == place.id) || m->rebel,
             name + "'s governor is elsewhere");
      expect(!place.legate || law(s_, Law::vatinian), name + " has a legate without the law");
      expect(m->rebel || (place.term >= 1 && place.term <= p_.tables.constants.governor_term),
             name + " has no term");
    }
  }

  void rebellion() {
    const auto rebels =
        std::count_if(s_.senator.begin(), s_.senator.end(), [](const Senator& m) { return m.rebel; });
    if (!s_.civil_war) {
      expect(rebels == 0, "rebels without a civil war");
      return;
    }
    const Senator* primary = find_senator(s_, s_.civil_war->primary);
    expect(primary && primary->rebel && primary->faction == s_.civil_war->faction, "the rebel is gone");
    for (const Senator& m : s_.senator)
      if (m.rebel)
        expect(m.faction == s_.civil_war->faction,
               m.id.str() + " rebels for another faction");  // RPR-1.11.3b
  }

  void session() {
    std::set<int> numbers;
    for (const Item& it : s_.session.items)
      expect(numbers.insert(it.number).second, "two items of one number");
    if (s_.session.current != 0) expect(numbers.contains(s_.session.current), "the item in hand is none");
    for (const Item& it : s_.session.items) {
      std::set<Seat> voted;
      for (const FactionVote& vote : it.votes)
        expect(voted.insert(vote.seat).second, "a faction voted twice");
    }
    if (s_.outcome) expect(s_.progress.over, "an outcome of a game that goes on");
  }

  Position p_;
  const State& s_;
  std::vector<std::string> broken_;
};

template <class T>
void shuffle(std::vector<T*>& places, Random& random) {
  for (std::size_t i = places.size(); i > 1; --i)
    std::swap(*places[i - 1], *places[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
}

// Cards of one group may lie in any of these places; a hand holds Faction cards only.
bool may_be_held(const Tables& t, CardId card) { return t.card(card).group == CardGroup::faction; }

}  // namespace

std::vector<std::string> Rpr::violations(const Tables& t, const State& s) {
  return Inspector(Position(t, s)).inspect();
}

// What a seat may not know: others' hands and treasuries, what lies in the piles and in which order, and
// what the others have sent.
void Rpr::change_secrets(const Tables& t, State& s, Seat seat, Random& random) {
  // Under a Consul for Life his player sees all hands but a rebel's (RPR-1.09.823b).
  const Senator* ruler = s.for_life.empty() ? nullptr : find_senator(s, s.for_life);
  const auto hidden = [&](Seat whose) {
    const bool shown = ruler && ruler->faction == seat && !(s.civil_war && s.civil_war->faction == whose);
    return whose != seat && !shown;
  };
  std::vector<CardId*> faction_cards, piled;
  for (Faction& f : s.faction)
    if (hidden(f.seat))
      for (CardId& card : f.hand) faction_cards.push_back(&card);
  const auto gather = [&](std::vector<CardId>& pile) {
    for (CardId& card : pile) {
      piled.push_back(&card);
      if (may_be_held(t, card)) faction_cards.push_back(&card);
    }
  };
  gather(s.deck);
  gather(s.set_aside);
  for (auto& deck : s.next_decks) gather(deck);
  shuffle(faction_cards, random);
  shuffle(piled, random);
  const bool open = option(s, "open_treasuries");
  for (Faction& f : s.faction)
    if (f.seat != seat && !f.neutral && !f.eliminated && !open) f.treasury = random.below(60);
  for (auto& [whose, orders] : s.orders) {
    if (whose == seat) continue;
    orders = SeatOrders{};
    orders.standing.emplace_back(Unanimous{true}, std::vector<Condition>{}, true);
    orders.window.emplace_back(Adjourn{});
  }
}

}  // namespace adj::respublica
