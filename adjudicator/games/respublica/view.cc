// What one seat may know: built by naming what is shown. Section 3 of the specification: hidden are hands,
// faction treasuries, the order of the decks and the seats' orders (RPR-1.04.9a); what lies on the table is
// open to all (state_parts.h, state_senate.h hold nothing else). When the game is over all is open.

#include "adjudicator/games/respublica/secrets.h"

namespace adj::respublica {

bool sees_hand(const State& s, Seat reader, Seat whose) {
  if (s.progress.over || reader == whose) return true;
  if (s.for_life.empty() || (s.civil_war && s.civil_war->faction == whose)) return false;
  const Senator* ruler = find_senator(s, s.for_life);  // RPR-1.09.823b
  return ruler && ruler->faction == reader;
}

bool sees_treasury(const State& s, Seat reader, Seat whose) {
  return s.progress.over || reader == whose || option(s, "open_treasuries");
}

bool sees_orders(const State& s, Seat reader, Seat whose) { return s.progress.over || reader == whose; }

namespace {

using Object = Json::Object;

template <class List, class Show>
Json all(const List& list, Show show) {
  Json json = Json::array();
  for (const auto& item : list) json.push_back(show(item));
  return json;
}

// Pieces that lie on the table, and lists of names: open in every field.
template <class List>
Json open_pieces(const List& list) {
  return all(list, [](const auto& item) { return to_json(item); });
}

Json faction_view(const State& s, const Faction& f, Seat reader) {
  Json json(Object{{"seat", f.seat.number},
                   {"name", f.name.view()},
                   {"leader", f.leader.view()},
                   {"cards", static_cast<int>(f.hand.size())},
                   {"eliminated", f.eliminated},
                   {"waiting", f.waiting},
                   {"knight_bonus", f.knight_bonus},
                   {"no_knights", f.no_knights},
                   {"neutral", f.neutral}});
  if (sees_treasury(s, reader, f.seat)) json["treasury"] = f.treasury;
  if (sees_hand(s, reader, f.seat)) json["hand"] = open_pieces(f.hand);
  return json;
}

Json orders_view(const SeatOrders& own) {
  return Json(Object{{"window", to_json(own.window)},
                     {"ahead", to_json(own.ahead)},
                     {"standing", to_json(own.standing)},
                     {"provisional", to_json(own.provisional)},
                     {"added", to_json(own.added)},
                     {"dropped", to_json(own.dropped)}});
}

Json turn_view(const ThisTurn& now) {
  return Json(Object{{"initiative", now.initiative},
                     {"initiatives", to_json(now.initiatives)},
                     {"auctions_won", to_json(now.auctions_won)},
                     {"newcomers", to_json(now.newcomers)},
                     {"no_recruitment", now.no_recruitment},
                     {"contributed", to_json(now.contributed)},
                     {"assassins", to_json(now.assassins)},
                     {"victims", to_json(now.victims)},
                     {"free_tribunes", to_json(now.free_tribunes)},
                     {"land_rights", to_json(now.land_rights)},
                     {"outgoing", to_json(now.outgoing)},
                     {"released", now.released},
                     {"debts", to_json(now.debts)},
                     {"income", now.income},
                     {"rebel_beaten_senate", now.rebel_beaten_senate}});
}

void add_republic(Json& json, const State& s) {
  json["treasury"] = s.treasury;
  json["unrest"] = s.unrest;
  json["land_bills"] = to_json(s.land_bills);
  json["laws"] = to_json(s.laws);
  json["events"] = open_pieces(s.events);
  json["manpower_shortage"] = s.manpower_shortage;
  json["bequests"] = open_pieces(s.bequests);
  json["apion"] = s.apion.view();
  json["for_life"] = s.for_life.view();
  json["for_life_appointed"] = s.for_life_appointed;
  json["civil_war"] = s.civil_war ? to_json(*s.civil_war) : Json();
  json["last_hrao"] = s.last_hrao.number;
}

void add_cards(Json& json, const State& s) {
  json["deck_size"] = static_cast<int>(s.deck.size());
  json["next_decks"] =
      all(s.next_decks, [](const auto& deck) { return Json(static_cast<int>(deck.size())); });
  json["discard"] = open_pieces(s.discard);
  json["removed"] = open_pieces(s.removed);
  json["era_ends"] = s.era_ends;
  json["forum_concessions"] = open_pieces(s.forum_concessions);
  json["curia_families"] = open_pieces(s.curia_families);
  json["curia_concessions"] = open_pieces(s.curia_concessions);
}

void add_men_and_arms(Json& json, const State& s) {
  json["senators"] = open_pieces(s.senator);
  json["legions"] = open_pieces(s.legion);
  json["fleets"] = open_pieces(s.fleet);
  json["commands"] = open_pieces(s.command);
  json["wars"] = open_pieces(s.war);
  json["defeated"] = open_pieces(s.defeated);
  json["leaders"] = open_pieces(s.leader);
  json["provinces"] = open_pieces(s.province);
}

}  // namespace

Json Rpr::view(const Tables&, const State& s, Seat seat) {
  Json json(Object{{"module", kModule},
                   {"seat", seat.number},
                   {"over", s.progress.over},
                   {"scenario", s.scenario},
                   {"options", to_json(s.options)},
                   {"seats", s.seats},
                   {"clockwise", to_json(s.clockwise)},
                   {"turn", s.turn},
                   {"era", name_of(s.era)},
                   {"phase", name_of(s.phase)}});
  add_republic(json, s);
  add_cards(json, s);
  add_men_and_arms(json, s);
  json["factions"] = all(s.faction, [&](const Faction& f) { return faction_view(s, f, seat); });
  json["now"] = turn_view(s.now);
  json["session"] = to_json(s.session);
  json["deals"] = open_pieces(s.deals);
  json["history"] = open_pieces(s.history);
  json["outcome"] = s.outcome ? to_json(*s.outcome) : Json();
  json["orders"] = Json::object();
  for (const auto& [whose, own] : s.orders)
    if (sees_orders(s, seat, whose)) json["orders"][std::to_string(whose.number)] = orders_view(own);
  return json;
}

}  // namespace adj::respublica
