// The tables of the board and the event cards: tables.json, events.json, event_table.json.

#include <algorithm>

#include "adjudicator/games/respublica/tables_loader.h"

namespace adj::respublica {

namespace {

// Rows {"roll": n, …} from the first roll to the last; `read` makes a row of its place.
template <class Rows, class Read>
void read_rows(const DataPlace& list, Rows& rows, int first, int last, Read read) {
  rows.first = first;
  for (const DataPlace& at : list.items()) {
    if (at.at("roll").number() != first + static_cast<int>(rows.rows.size()))
      at.at("roll").fail("rows rise by one, from " + std::to_string(first));
    rows.rows.push_back(read(at));
  }
  if (static_cast<int>(rows.rows.size()) != last - first + 1)
    list.fail("the last row is " + std::to_string(last));
}

}  // namespace

void TablesLoader::load_board() {
  const DataPlace root = files_.root("tables.json");
  load_combat_tables(root);
  load_popular_tables(root);
  load_games(root);
  load_land_bills(root);
  for (const DataPlace& at : root.at("contributions").at("rows").items())
    t_.contributions_.push_back({at.at("min").count(), at.at("influence").count()});
  for (const Era era : kEras)
    t_.allegiance_[static_cast<std::size_t>(era)] =
        root.at("legion_allegiance").at(std::string(name_of(era)).c_str()).count();
  for (const DataPlace& at : root.at("natural_disaster").at("rows").items())
    for (const DataPlace& roll : at.at("rolls").items()) {
      const int die = roll.number();
      if (die < 1 || die > 6) roll.fail("a die has six faces");
      ConcessionId& destroyed = t_.disaster_[static_cast<std::size_t>(die - 1)];
      if (!destroyed.empty()) roll.fail("this roll occurs twice");
      destroyed = concession(at.at("destroys"));
    }
  t_.curia_target_ = root.at("curia").at("leaves_on").count();
  const DataPlace unrest = root.at("unrest_changes");
  t_.unrest = {unrest.at("land_victory").number(),     unrest.at("naval_victory").number(),
               unrest.at("defeat").number(),           unrest.at("disaster").number(),
               unrest.at("unprosecuted_war").number(), unrest.at("drought").number()};
}

void TablesLoader::load_combat_tables(const DataPlace& root) {
  read_rows(root.at("combat_results").at("rows"), t_.combat_, 3, 18, [](const DataPlace& at) {
    CombatRow row;
    row.result = at.at("result").named<CombatResult>();
    const DataPlace losses = at.at("losses");
    if (losses.is_text() && losses.text() == "all")
      row.all = true;
    else
      row.losses = losses.count();
    return row;
  });
  read_rows(root.at("assassination").at("rows"), t_.assassination_, 2, 5,
            [](const DataPlace& at) { return at.at("result").named<AttemptResult>(); });
}

void TablesLoader::load_popular_tables(const DataPlace& root) {
  read_rows(root.at("state_of_the_republic").at("rows"), t_.population_, -1, 18, [](const DataPlace& at) {
    return PopulationRow{at.at("unrest").number(), at.flag_or("manpower_shortage", false),
                         at.flag_or("no_recruitment", false), at.flag_or("mob", false),
                         at.flag_or("people_revolt", false)};
  });
  read_rows(root.at("popular_appeal").at("rows"), t_.appeal_, 2, 12, [](const DataPlace& at) {
    return AppealRow{at.at("result").named<AppealResult>(), at.at("votes").number(), 0};
  });
  t_.appeal_chits_from_ = root.at("popular_appeal").at("chits_from").count();
  read_rows(root.at("trial").at("rows"), t_.trial_, 2, 12,
            [](const DataPlace& at) { return at.at("votes").number(); });
}

void TablesLoader::load_games(const DataPlace& root) {
  for (const DataPlace& at : root.at("games").at("rows").items()) {
    GamesInfo g;
    g.games = at.at("id").named<Games>();
    if (static_cast<std::size_t>(g.games) != t_.games_list.size())
      at.at("id").fail("each kind of games once, in the order of their cost");
    g.name = read_names(at);
    g.cost = at.at("cost").count();
    g.popularity = at.at("popularity").count();
    g.unrest = at.at("unrest").number();
    t_.games_list.push_back(std::move(g));
  }
}

void TablesLoader::load_land_bills(const DataPlace& root) {
  for (const DataPlace& at : root.at("land_bills").at("rows").items()) {
    LandBillInfo b;
    b.bill = at.at("id").named<LandBill>();
    if (static_cast<std::size_t>(b.bill) != t_.land_bills.size())
      at.at("id").fail("each type once, in order");
    b.markers = at.at("markers").count();
    b.cost = at.at("cost").count();
    b.recurring = at.at("recurring").flag();
    b.sponsor = at.at("sponsor").number();
    b.cosponsor = at.at("cosponsor").number();
    b.voting_against = at.at("voting_against").number();
    b.unrest = at.at("unrest").number();
    b.repealable = at.at("repealable").flag();
    if (b.repealable) {
      b.repeal_sponsor = at.at("repeal_sponsor").number();
      b.repeal_voting_for = at.at("repeal_voting_for").number();
      b.repeal_unrest = at.at("repeal_unrest").number();
      b.repeal_min_popularity = at.at("repeal_sponsor_min_popularity").number();
    }
    t_.land_bills.push_back(b);
  }
}

void TablesLoader::load_events() {
  for (const DataPlace& at : files_.root("events.json").at("events").items()) {
    EventInfo e;
    e.event = at.at("id").named<EventCard>();
    e.number = at.at("number").number();
    if (static_cast<std::size_t>(e.event) != t_.events.size() ||
        e.number != static_cast<int>(t_.cards.size() + t_.events.size()) + 1)
      at.at("number").fail("events stand in the order of their numbers, which follow those of the deck");
    const auto sides = at.at("sides").items();
    if (sides.size() != e.sides.size()) at.at("sides").fail("a card has two sides");
    for (std::size_t i = 0; i < sides.size(); ++i)
      e.sides[i] = {read_names(sides[i]), sides[i].at("amount").count()};
    e.leaves = at.at("leaves").named<EventLeaves>();
    e.third = at.at("third_draw").named<ThirdDraw>();
    t_.events.push_back(std::move(e));
  }
}

void TablesLoader::load_event_table() {
  read_rows(files_.root("event_table.json").at("rows"), t_.events_, 3, 18, [](const DataPlace& at) {
    std::array<EventCard, 3> row{};
    for (const Era era : kEras)
      row[static_cast<std::size_t>(era)] = at.at(std::string(name_of(era)).c_str()).named<EventCard>();
    return row;
  });
}

}  // namespace adj::respublica
