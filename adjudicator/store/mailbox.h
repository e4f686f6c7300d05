#pragma once
// Mail in and out: what arrived, as bytes; what is to be sent, as bytes; what came back.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/store/store.h"

namespace adj::store {

// --- Inbox
struct NewMail {
  std::string source;
  std::int64_t uidvalidity = 0;
  std::string uid;
  std::string content_sha256;  // 32 bytes
  std::string recipient;
  std::string message_id;
  std::string raw;
  bool truncated = false;
  Time received_at;
  std::string lane = {};  // the game that its address names
};
// Nothing happens when it is there already, under this identity or with this content for this recipient.
void insert_mail(Tx& tx, const NewMail& mail);

struct Mail {
  std::int64_t id = 0;
  std::string source, recipient, message_id, raw;
  bool truncated = false;
  Time received_at;
  int attempts = 0;
  std::optional<std::int64_t> released_by = {};  // held before: this player says that it is his
  std::string lane = {};                         // the game that its address names
};
// New mails whose time has come, oldest first, with their bytes unless these are many. A lane of which
// another reader, who lives, has mails in hand is left to him: so mails of a game are read in the order in
// which they came, and readers of many mails at once do not wait for each other. They are ours alone until
// the transaction ends, in which no other reader takes any.
std::vector<Mail> take_new_mails(Tx& tx, int limit, Time now);
// Puts them into our hand. Committed before a mail is read, so that one that kills its reader is quarantined
// in the end, not read for ever.
void count_attempts(Tx& tx, const std::vector<std::int64_t>& mails);
// Those of them that are, without their bytes; ours until the transaction ends, and so are the games of their
// lanes. In their order.
std::vector<Mail> mails_still_new(Tx& tx, const std::vector<std::int64_t>& mails);
// The same, asked ahead: what is asked ahead after it is asked when the games are ours.
void expect_still_new(Tx& tx, const std::vector<std::int64_t>& mails);
// The bytes of a mail: they never change before it is read.
std::string raw_of(Tx& tx, std::int64_t mail);
std::optional<Mail> find_mail(Tx& tx, std::int64_t mail);

struct MailOutcome {
  std::string state;    // done, held, ignored, quarantined
  std::string outcome;  // a word for operators: "receipt", "robot:auto_submitted", …
  std::optional<std::int64_t> player;
  std::optional<std::string> game;
};
void finish_mail(Tx& tx, std::int64_t mail, const MailOutcome& outcome);
void postpone_mail(Tx& tx, std::int64_t mail, Time not_before, const std::string& why);
void requeue_mail(Tx& tx, std::int64_t mail);  // an operator's word: read it once more
// A held mail that its player has confirmed: read it once more, as his. False when it is not held.
bool release_mail(Tx& tx, std::int64_t mail, std::int64_t player);
struct MailSummary {
  std::int64_t id = 0;
  std::string state, outcome, recipient;
  Time received_at;
};
std::vector<MailSummary> mails_in_state(Tx& tx, const std::string& state, int limit);

// --- Outbox
struct Letter {
  std::int64_t id = 0;
  std::string dedupe_key;
  std::optional<std::string> game;
  std::optional<int> seat;
  std::optional<std::int64_t> player;
  std::string kind;
  std::optional<int> number;
  std::string message_id, envelope_from, recipient, raw;
  Time not_before, created_at;
  int attempts = 0;
};
// The number that the next letter will have: its address for bounces names it.
std::int64_t next_letter_id(Tx& tx);
// What becomes of a mail by the letter that answers it.
struct FinishedMail {
  std::int64_t mail = 0;
  MailOutcome outcome;
};
// False when a letter with this dedupe key is there already. Wakes the senders.
bool insert_letter(Tx& tx, const Letter& letter);
// A letter that answers a mail, which is finished as by finish_mail, whether the letter is new or not.
void insert_answer(Tx& tx, const Letter& letter, const FinishedMail& answered);
// Letters to be sent now, in the order in which they were written, leased so that no other sender takes them
// meanwhile: until then, or until this connection ends. `kind`: of this kind only.
std::vector<Letter> lease_letters(Tx& tx, int limit, Time now, Time until, const std::string& kind = "");
// True when it is still ours: leased by this connection, and not taken by another since.
bool renew_lease(Tx& tx, std::int64_t letter, Time until);
void letter_sent(Tx& tx, std::int64_t letter, const std::string& reply, Time at);
void letter_failed(Tx& tx, std::int64_t letter, const std::string& reply);
void letter_postponed(Tx& tx, std::int64_t letter, const std::string& reply, Time not_before);
std::optional<Letter> find_letter(Tx& tx, std::int64_t letter);
std::optional<Letter> find_receipt(Tx& tx, const std::string& game, const std::string& recipient, int number);
// All that a receipt must know before it is written.
struct NextReceipt {
  std::int64_t letter = 0;  // as next_letter_id
  int number = 0;           // of those to this address in the game: nobody's count tells of others
  int sent = 0;             // receipts to this address since that time
};
// `allowed`: so many may be sent in that time; as long as they cannot be more, they count as none.
NextReceipt next_receipt(Tx& tx, const std::optional<std::string>& game, const std::string& recipient,
                         Time since, int allowed = 0);
// The same question, asked ahead.
void expect_receipt(Tx& tx, const std::optional<std::string>& game, const std::string& recipient, Time since,
                    int allowed);
int letters_to(Tx& tx, const std::string& recipient, const std::string& kind, Time since);
int letters_of_game(Tx& tx, const std::string& game, Time since);
// Whether letters go out.
struct SendingState {
  bool stopped = false;   // the fact "breaker"
  bool too_many = false;  // more letters were written since then than so many
};
SendingState sending_state(Tx& tx, int most, Time since);
// What was sent about a game to a seat after that letter, oldest first: the archive by mail.
std::vector<Letter> letters_of_seat(Tx& tx, const std::string& game, int seat, std::int64_t after, int limit);
struct QueueLengths {
  std::int64_t inbox_new = 0, inbox_quarantined = 0, outbox_waiting = 0, outbox_failed = 0;
};
QueueLengths queue_lengths(Tx& tx);

// --- What came back
struct Bounce {
  std::string address;
  std::optional<std::int64_t> letter;
  bool hard = false;
  std::string status, diagnostic;
  Time at;
};
void insert_bounce(Tx& tx, const Bounce& bounce);
int hard_bounces(Tx& tx, const std::string& address, Time since);

// --- Guesses
void insert_failure(Tx& tx, const std::string& source, Time at);

// --- What deadlines wait for
// Mails of the game's, or of nobody knows which, that have come in since then and are not read yet.
bool has_unread_mail(Tx& tx, const std::string& game, Time since);

}  // namespace adj::store
