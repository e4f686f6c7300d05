#include "adjudicator/store/transfer.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "adjudicator/store/games.h"
#include "adjudicator/store/players.h"
#include "adjudicator/store/statement.h"

namespace adj::store {

namespace {

constexpr const char* kFormat = "tabellarius-export-1";

// What belongs to a game, in the order in which rows may be brought in. Columns are named by the rows
// themselves, so that a later migration needs no change here.
constexpr std::array kTables{"games",  "seats",  "invitations", "standbys", "windows",
                             "inputs", "events", "reports",     "press",    "audit"};
// Columns that name somebody, and those that name a mail, which is not brought along.
constexpr std::array kPeople{"player", "moderator"};
constexpr const char* kMail = "inbox";

Json rows_of(Tx& tx, const std::string& table, const std::string& game) {
  return json_in(
      run(tx,
          "select coalesce(json_agg(t order by t), '[]') from (select row_to_json(r)::jsonb as t from " +
              table + " r where game = $1) x",
          game)[0][0]);
}

// Everybody the rows name, by number.
Json people_of(Tx& tx, const Json& tables) {
  std::map<std::int64_t, Json> people;
  for (const auto& [table, list] : tables.as_object())
    for (const Json& row : list.as_array())
      for (const char* column : kPeople) {
        const Json* number = row.find(column);
        if (!number || !number->is_int() || people.contains(number->as_int())) continue;
        const auto player = find_player(tx, number->as_int());
        if (!player) continue;
        Json one = Json::object();
        one["player"] = *number;
        one["name"] = Json(player->name);
        one["language"] = Json(player->language);
        one["address"] = Json(player->address);
        people[number->as_int()] = std::move(one);
      }
  Json list = Json::array();
  for (auto& [number, one] : people) list.push_back(std::move(one));
  return list;
}

// Who these people are here; somebody whose address is gone comes as nobody.
std::map<std::int64_t, std::int64_t> people_here(Tx& tx, const Json& people, Time now) {
  std::map<std::int64_t, std::int64_t> here;
  for (const Json& one : people.as_array()) {
    const std::string& address = one.at("address").as_string();
    if (address.empty()) continue;
    const auto known = player_at(tx, address);
    here[one.at("player").as_int()] =
        known ? known->id
              : insert_player(tx, one.at("name").as_string(), one.at("language").as_string(), address, now);
  }
  return here;
}

Json row_here(Json row, const std::map<std::int64_t, std::int64_t>& people) {
  for (const char* column : kPeople) {
    Json* number = row.find(column);
    if (!number || !number->is_int()) continue;
    const auto at = people.find(number->as_int());
    *number = at == people.end() ? Json() : Json(at->second);
  }
  if (Json* mail = row.find(kMail)) *mail = Json();
  // A seat whose player is unknown here is free for the machine until somebody takes it.
  const Json* holder = row.find("holder");
  if (holder && holder->is_string() && holder->as_string() == "player" && row.at("player").is_null())
    row["holder"] = Json("machine");
  return row;
}

}  // namespace

Json export_game(Tx& tx, const std::string& game) {
  if (!find_game(tx, game)) return Json();
  Json tables = Json::object();
  for (const char* table : kTables) tables[table] = rows_of(tx, table, game);
  Json document = Json::object();
  document["format"] = Json(kFormat);
  document["game"] = Json(game);
  document["people"] = people_of(tx, tables);
  document["tables"] = std::move(tables);
  return document;
}

void import_game(Tx& tx, const Json& document, Time now) {
  const Json* format = document.find("format");
  if (!format || !format->is_string() || format->as_string() != kFormat)
    throw DataError(std::string("this is no export of a game: its format is not ") + kFormat);
  const std::string& game = document.at("game").as_string();
  if (find_game(tx, game)) throw DataError("there is a game " + game + " here already");
  const auto people = people_here(tx, document.at("people"), now);
  for (const char* table : kTables) {
    Json list = Json::array();
    for (const Json& row : document.at("tables").at(table).as_array()) {
      if (row.at("game").as_string() != game)
        throw DataError(std::string("a row of ") + table + " is another game's");
      Json fitted = row_here(row, people);
      // Who stands by and is nobody here does not stand by.
      if (std::string_view(table) == "standbys" && fitted.at("player").is_null()) continue;
      list.push_back(std::move(fitted));
    }
    run(tx,
        std::string("insert into ") + table + " select * from jsonb_populate_recordset(null::" + table +
            ", $1)",
        list);
  }
  mark_archive_stale(tx, game);
}

}  // namespace adj::store
