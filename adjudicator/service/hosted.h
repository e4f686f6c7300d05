#pragma once
// A game as one transaction has it: locked, its rows and its engine together.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/core/module.h"
#include "adjudicator/service/context.h"
#include "adjudicator/service/settings.h"
#include "adjudicator/store/games.h"
#include "adjudicator/store/players.h"

namespace adj::service {

struct HostedSeat {
  store::SeatRow row;
  std::optional<store::Player> player;  // who sits there

  Seat seat() const { return Seat{row.seat}; }
  Language language() const;
  std::string name() const;  // of the player, or of the seat
};

struct Hosted {
  store::GameRow row;
  Settings settings;
  std::vector<HostedSeat> seats;
  std::optional<store::Player> moderator;
  const GameModule* module = nullptr;
  std::unique_ptr<Game> game;  // nothing before the start

  const std::string& code() const { return row.game; }
  std::string title(Language language = Language::en) const;  // its own, or "Alea Iacta Est: Pharsalus"
  bool running() const { return row.status == "running"; }
  HostedSeat* find_seat(int seat);
  const HostedSeat* find_seat(int seat) const { return const_cast<Hosted*>(this)->find_seat(seat); }
  HostedSeat* seat_of(std::int64_t player);
  bool moderated_by(std::int64_t player) const { return row.moderator == player; }
};

// Locks the game for this transaction and reads it; nothing when there is no such game. The engine is loaded
// when `with_engine`; a document that cannot be loaded freezes the game.
std::optional<Hosted> open_hosted(const Context& context, store::Tx& tx, const std::string& code,
                                  bool with_engine = true);

// The same without the lock: for readers, who change nothing.
std::optional<Hosted> read_hosted(const Context& context, store::Tx& tx, const std::string& code, bool with_engine);

// Writes rows and document back.
void save_hosted(store::Tx& tx, Hosted& hosted);

// What the engine starts with: scenario, options, the dice promised at NEW and everybody's nonces.
StartRequest start_request(const Hosted& hosted);

// A code nobody uses: four characters that cannot be mistaken for each other or for a word.
std::string new_game_code(store::Tx& tx);

}  // namespace adj::service
