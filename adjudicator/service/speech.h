#pragma once
// Who speaks, with what right, about which game: what every command of a mail is carried out with.

#include <list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/service/answer.h"
#include "adjudicator/service/hosted.h"
#include "adjudicator/service/letter.h"
#include "adjudicator/store/mailbox.h"

namespace adj::service {

// What a speaker may do. Each includes those before it, but for moderator and seat, which are two different
// keys.
enum class Right {
  anybody,    // also strangers: HELP, GAMES, JOIN, NEW
  player,     // a registered sender: what harms nobody when it is forged, answered to the registered address
              // only
  seat,       // the seat's token from its player's address
  moderator,  // the moderator's token from the moderator's address
  token,      // either of these two
};

struct Speaker {
  std::string address;                  // of the mail, in lower case
  std::string name;                     // as the mail gives it
  std::optional<store::Player> player;  // when the address is registered
  int seat = 0;                         // by token: speaks for this seat of the game
  bool moderator = false;               // by token
  int window = 0;                       // the window that the token was for; 0 = none
};

struct Speech {
  const Context& context;
  store::Tx& tx;
  std::int64_t mail = 0;   // in the inbox; 0 when an operator speaks
  std::string message_id;  // of the mail
  Speaker speaker;
  Hosted* hosted = nullptr;  // the game that the token names, if any
  Answer answer;
  bool resolve_after = false;  // orders came in: the window may be complete now
  bool answered = false;  // a letter of its own (a question, a report) answers already: no receipt needed
  bool show_standing = false;       // the answer ends with what stands now
  bool confirmed = false;           // a reply to a question of ours
  std::optional<Place> place = {};  // of the receipt in the outbox, when others follow from the same mail
  std::optional<store::NextReceipt> receipt = {};  // looked up with it
  std::list<Hosted> others = {};                   // games that the lines name beside it

  // The game with this code, opened once for the whole mail; nullptr when there is none.
  Hosted* game(const std::string& code);
  Language language() const { return answer.language; }
  Time now() const { return context.clock.now(); }
  bool has(Right right) const;
  // A secret word of ours has shown that nobody else has written the mail.
  bool by_secret() const { return confirmed || has(Right::token); }
};

// A line of the mail that is a command: its verb, and the rest as written.
struct CommandLine {
  int number = 0;
  std::string text;               // the whole line
  std::string rest;               // behind the verb
  std::vector<std::string> body;  // further lines that belong to it (press, announcements)
};

// What the lines below a command are to it.
enum class Body {
  none,
  orders,  // all that follows, up to a blank line or the next command
  prose,   // the same, but prose may begin with any word: only a command in capitals or an order ends it
};

struct Command {
  const char* id;                  // "join"
  std::vector<std::string> words;  // JOIN, REJOINS …; the first is English, the second French
  Right right = Right::anybody;
  Body body = Body::none;
  void (*run)(Speech&, const CommandLine&) = nullptr;
};

// All commands, in the order in which HELP lists them.
const std::vector<Command>& commands();
// By the first word of a line, folded; nullptr when it is none: then the line is the game's.
const Command* find_command(std::string_view line);
// Whether the line wrote it in French: words alternate, English and French.
bool is_french_word(const Command& command, std::string_view line);

// --- The groups of commands, each in its file
std::vector<Command> game_commands();    // commands_games.cc: HELP GAMES NEW JOIN LEAVE INVITE …
std::vector<Command> player_commands();  // commands_player.cc: LANG FORMAT ABSENT STANDBY RESIGN FORGET ME
std::vector<Command>
reading_commands();  // commands_reading.cc: STATUS ORDERS REPORT RECEIPT WHY DICE RULES ARCHIVE PREVIEW
std::vector<Command> press_commands();      // commands_press.cc: TELL PRESS
std::vector<Command> moderator_commands();  // commands_moderator.cc: START FORCE EXTEND PAUSE … ROLLBACK EDIT

// --- Words of the service, in both languages (text/{en,fr}.json)
std::string say(Language language, std::string_view key, const Json& values = Json::object());

}  // namespace adj::service
