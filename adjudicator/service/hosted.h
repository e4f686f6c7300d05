#pragma once
// A game as one transaction has it: locked, its rows and its engine together.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/core/module.h"
#include "adjudicator/service/context.h"
#include "adjudicator/service/loaded_games.h"
#include "adjudicator/service/settings.h"
#include "adjudicator/store/games.h"
#include "adjudicator/store/play.h"
#include "adjudicator/store/players.h"

namespace adj::service {

Language language_named(std::string_view name);  // "fr"; English when it is none
Language language_of(const store::Player& player);

struct HostedSeat {
  store::SeatRow row;
  std::optional<store::Player> player;  // who sits there
  store::SeatRow kept = {};             // as the database has it

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
  store::GameRow kept = {};  // as the database has it,
  Settings kept_settings = {};
  std::optional<std::string> transaction = {};  // which reads it
  Engine game;                                  // nothing before the start

  const std::string& code() const { return row.game; }
  std::string title(Language language = Language::en) const;  // its own, or "Alea Iacta Est: Pharsalus"
  bool running() const { return row.status == "running"; }
  bool finished() const { return row.status == "over" || row.status == "closed"; }
  HostedSeat* find_seat(int seat);
  const HostedSeat* find_seat(int seat) const { return const_cast<Hosted*>(this)->find_seat(seat); }
  HostedSeat* seat_of(std::int64_t player);
  bool moderated_by(std::int64_t player) const { return row.moderator == player; }
};

// Locks the game for this transaction and reads it; nothing when there is no such game. The engine is loaded
// when `with_engine`; a document that cannot be loaded freezes the game.
std::optional<Hosted> open_hosted(const Context& context, store::Tx& tx, const std::string& code,
                                  bool with_engine = true);
// The engine is loaded only when the rows are worth it.
using WorthLoading = std::function<bool(const Hosted&)>;
std::optional<Hosted> open_hosted(const Context& context, store::Tx& tx, const std::string& code,
                                  const WorthLoading& worth);

// The same without the lock: for readers, who change nothing.
std::optional<Hosted> read_hosted(const Context& context, store::Tx& tx, const std::string& code,
                                  bool with_engine);

// Writes rows and document back; seats only where they differ.
void save_hosted(const Context& context, store::Tx& tx, Hosted& hosted);

// An input that the game has taken, kept for ever: `input` with game, window and time filled in.
void record(const Context& context, store::Tx& tx, const Hosted& hosted, store::Input input);

// The window cannot close without more from this seat.
bool waits_for(const OpenDecision& decision);
bool waits_for(const Window& window, Seat seat);

// The dice promised at NEW, without the nonces.
DiceSeed dice_seed(const Hosted& hosted);
// The option that tells a game how many seats were chosen, where its scenario leaves the choice.
inline constexpr std::string_view kSeatsOption = "seats";
// What the engine starts with: scenario, options, the dice promised at NEW and everybody's nonces.
StartRequest start_request(const Hosted& hosted);

// A code nobody uses: four characters that cannot be mistaken for each other or for a word.
std::string new_game_code(store::Tx& tx);
// A code as it is kept, however it was typed.
std::string game_code(std::string_view typed);

}  // namespace adj::service
