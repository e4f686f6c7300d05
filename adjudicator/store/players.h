#pragma once
// People: who they are, where their mails go, when they are away, what they have been asked to confirm.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/core/json.h"
#include "adjudicator/store/store.h"

namespace adj::store {

struct Player {
  std::int64_t id = 0;
  std::string name;
  std::string language = "en";
  std::string format = "html";
  std::string time_zone = "UTC";
  std::string address;  // the main one; empty when forgotten
  bool undeliverable = false;
};
std::int64_t insert_player(Tx& tx, const std::string& name, const std::string& language,
                           const std::string& address, Time now);
std::optional<Player> find_player(Tx& tx, std::int64_t player);
// By any of his confirmed addresses; addresses are compared in lower case.
std::optional<Player> player_at(Tx& tx, const std::string& address);
void set_player(Tx& tx, const Player& player);  // name, language, format, time zone
// Everything that tells who he was goes; games keep a nameless player. `mail`: the one that asks for it.
void forget_player(Tx& tx, std::int64_t player, Time now, std::int64_t mail);
std::vector<Player> list_players(Tx& tx, int limit);

struct Address {
  std::string address;
  std::int64_t player = 0;
  bool main = false;
  std::optional<Time> confirmed_at, vouched_at, undeliverable_since;
};
std::optional<Address> find_address(Tx& tx, const std::string& address);
// What is known of whoever writes from an address.
struct Sender {
  std::optional<Player> player;    // as player_at
  std::optional<Address> address;  // as find_address
  int failures = 0;                // guesses at tokens from there since that time
};
Sender sender_at(Tx& tx, const std::string& address, Time since);
// The same question, asked ahead.
void expect_sender(Tx& tx, const std::string& address, Time since);
std::vector<Address> addresses_of(Tx& tx, std::int64_t player);
void insert_address(Tx& tx, const std::string& address, std::int64_t player, Time confirmed_at);
void note_vouched(Tx& tx, const std::string& address, Time at);
void mark_undeliverable(Tx& tx, const std::string& address, std::optional<Time> since);

struct Absence {
  Time since, until;
};
void insert_absence(Tx& tx, std::int64_t player, const Absence& absence);
void delete_absences(Tx& tx, std::int64_t player);
std::vector<Absence> absences_of(Tx& tx, std::int64_t player, Time from);

struct Confirmation {
  std::int64_t id = 0;
  std::string kind;
  std::string address;  // whom we asked
  std::optional<std::int64_t> player;
  std::optional<std::string> game;
  Json payload = Json::object();
  Time created_at, expires_at;
};
std::int64_t insert_confirmation(Tx& tx, const Confirmation& confirmation);
// Uses it up: it counts once, and not after its time.
std::optional<Confirmation> take_confirmation(Tx& tx, std::int64_t id, Time now);
std::optional<Confirmation> find_confirmation(Tx& tx, std::int64_t id, Time now);

}  // namespace adj::store
