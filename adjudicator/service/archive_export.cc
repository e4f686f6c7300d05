// A game as JSON for programs: who played, when windows opened and closed, what happened, where it stands.

#include <limits>

#include "adjudicator/service/archive_parts.h"

namespace adj::service {

namespace {

Json time_or_null(const std::optional<Time>& time) { return time ? Json(iso_time(*time)) : Json(); }

Json windows_of(const ArchivedGame& game) {
  Json list = Json::array();
  for (const store::WindowRow& w : game.windows) {
    Json one = Json::object();
    one["window"] = Json(w.number);
    one["opened_at"] = Json(iso_time(w.opened_at));
    one["deadline"] = time_or_null(w.deadline);
    one["closed_at"] = time_or_null(w.closed_at);
    one["closed_by"] = w.closed_by.empty() ? Json() : Json(w.closed_by);
    // Of the whole state, hands and all: whoever knows the rest could try out hands until the digest fits.
    one["digest"] = game.opened ? Json(w.digest) : Json();
    list.push_back(std::move(one));
  }
  return list;
}

Json events_of(store::Tx& tx, const ArchivedGame& game) {
  Json list = Json::array();
  for (NumberedEvent& e : store::events_between(tx, game.hosted.code(), 1, std::numeric_limits<int>::max())) {
    if (!game.opened && e.audience.kind != AudienceKind::everyone) continue;
    // Without gaps that would tell of what somebody was told.
    if (!game.opened) e.number = static_cast<int>(list.as_array().size()) + 1;
    list.push_back(to_json(e));
  }
  return list;
}

Json seats_of(const ArchivedGame& game) {
  Json list = Json::array();
  for (const HostedSeat& seat : game.hosted.seats) {
    Json one = Json::object();
    one["seat"] = Json(seat.row.seat);
    one["name"] = seat.player ? Json(seat.name()) : Json();
    one["holder"] = Json(seat.row.holder);
    list.push_back(std::move(one));
  }
  return list;
}

Json press_of(const ArchivedGame& game) {
  Json list = Json::array();
  for (const store::PressRow& p : game.press) {
    Json one = Json::object();
    one["number"] = Json(static_cast<int>(list.as_array().size()) +
                         1);  // without gaps: private letters are nobody's business
    one["from_seat"] = p.grey ? Json() : Json(p.from_seat);
    one["at"] = Json(iso_time(p.at));
    one["body"] = Json(p.body);
    list.push_back(std::move(one));
  }
  return list;
}

}  // namespace

Json game_export(store::Tx& tx, const ArchivedGame& game) {
  const store::GameRow& row = game.hosted.row;
  Json out = Json::object();
  out["format"] = Json("tabellarius-game-1");
  out["game"] = Json(row.game);
  out["module"] = Json(row.module);
  out["scenario"] = Json(row.scenario);
  out["options"] = row.options;
  out["title"] = Json(game.hosted.title());
  out["status"] = Json(row.status);
  out["created_at"] = Json(iso_time(row.created_at));
  out["started_at"] = time_or_null(row.started_at);
  out["ended_at"] = time_or_null(row.ended_at);
  out["secrets_opened"] = Json(game.opened);
  out["seats"] = seats_of(game);
  out["windows"] = windows_of(game);
  out["events"] = events_of(tx, game);
  out["press"] = press_of(game);
  // What everybody may know of where the game stands; at the end this is its result.
  out["view"] = row.started_at ? game.engine().view(Seat{}) : Json();
  return out;
}

}  // namespace adj::service
