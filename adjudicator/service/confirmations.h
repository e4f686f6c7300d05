#pragma once
// What waits for one reply to be true: a letter with a reply address of its own goes to the address that has
// to say yes; whatever it replies, the thing is done; NO, or silence for a week, and it is not.

#include <string>

#include "adjudicator/service/speech.h"

namespace adj::service {

struct Act;

inline constexpr std::chrono::days kConfirmationTime{7};

// What happens when somebody confirms, by the kind of the confirmation.
using Confirmed = void (*)(Speech&, const store::Confirmation&);
Confirmed find_confirmed(std::string_view kind);

struct Question {
  std::string kind;
  std::string address;  // whom we ask
  std::optional<store::Player> player;
  std::string name;  // of a stranger
  Language language = Language::en;
  const Hosted* hosted = nullptr;
  Json payload = Json::object();
  std::string what;                      // what a yes will do
  std::vector<std::string> details;      // kept as lines
  std::vector<AnswerBlock> blocks = {};  // what else he should know first
  std::string in_reply_to;
  bool by_secret = false;  // asked for with a secret word of ours, not merely in somebody's name
};
// False when the address has had enough letters of ours for now.
bool ask(const Context& context, store::Tx& tx, const Question& question);

// Asks the speaker's registered address (a stranger's: where he wrote from); the payload comes back to the
// handler of that kind.
void ask_confirmation(Speech& speech, const std::string& kind, const Json& payload, const std::string& what,
                      const std::vector<std::string>& details = {}, const Hosted* about = nullptr,
                      std::vector<AnswerBlock> blocks = {});

// What a moderator wants to do: he is shown what it would change, and it is done when he says yes
// (moderation.h). Refused at once when it cannot be done.
void propose_to(Speech& speech, const CommandLine& line, const Act& act);

// The language in which the question was asked.
Language confirmation_language(const store::Confirmation& confirmation);

// --- The handlers, beside their commands
void confirmed_new(Speech& speech, const store::Confirmation& confirmation);
void confirmed_join(Speech& speech, const store::Confirmation& confirmation);
void confirmed_resign(Speech& speech, const store::Confirmation& confirmation);
void confirmed_forget_me(Speech& speech, const store::Confirmation& confirmation);
void confirmed_second_address(Speech& speech, const store::Confirmation& confirmation);
void confirmed_moderator_act(Speech& speech, const store::Confirmation& confirmation);

}  // namespace adj::service
