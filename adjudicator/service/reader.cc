#include "adjudicator/service/reader.h"

#include <algorithm>

#include "adjudicator/core/words_fold.h"
#include "adjudicator/service/addresses.h"
#include "adjudicator/service/bounces.h"
#include "adjudicator/service/command_line.h"
#include "adjudicator/service/confirmations.h"
#include "adjudicator/service/letter.h"
#include "adjudicator/service/names.h"
#include "adjudicator/service/orders.h"
#include "adjudicator/service/receipt.h"
#include "adjudicator/service/resolve.h"
#include "adjudicator/service/who.h"
#include "mail/mime.h"
#include "mail/robots.h"

namespace adj::service {

namespace {

constexpr std::chrono::minutes kRetry{1};
constexpr int kMailsInHand = 20;  // taken at once, however few share a commit
// So much of one mail is carried out: a hundred bytes shall not make us write a megabyte, or work for an
// hour.
constexpr int kMostCommands = 30, kMostOfStrangers = 5;
constexpr std::size_t kMostOrders = 1000;  // lines
constexpr int kMostTried = 3000;           // lines that may be orders or not

using Lines = std::vector<mail::BodyLine>;

bool in_capitals(const std::string& line) {
  std::string rest = line;
  const std::string word = next_word(rest);
  return std::ranges::none_of(word, [](unsigned char c) { return std::islower(c) != 0; });
}

// Tells whether the speaker's game would take a line as an order. Lines are tried on a copy, made once.
class OrderTest {
 public:
  explicit OrderTest(const Speech& speech) : speech_(speech) {}

  bool operator()(const std::string& line) {
    const Hosted* hosted = speech_.hosted;
    if (!hosted || !hosted->game || !hosted->running() || speech_.speaker.seat == 0) return false;
    if (tired()) return false;
    ++tried_;
    if (!copy_) copy_ = hosted->module->load(hosted->game->save());
    const Receipt receipt = copy_->submit(Seat{speech_.speaker.seat}, line, speech_.language());
    return receipt.done || receipt.cancelled || std::ranges::any_of(receipt.lines, [](const ReceiptLine& l) {
             return !l.refusal || l.refusal->kind != RefusalKind::not_understood;
           });
  }
  // It tells no more.
  bool tired() const { return tried_ >= kMostTried; }

 private:
  const Speech& speech_;
  int tried_ = 0;
  std::unique_ptr<Game> copy_;
};

bool ends_prose(const std::string& line) {
  const std::string word = words::fold(line);
  return word == "end" || word == "fin";
}

// A command's further lines: up to a blank line (line numbers jump), the next command, and for prose END,
// which is not the one that closes a window, and an order: that is no prose, and nobody else shall read it.
// (What is too long for a letter nobody reads.)
void take_body(OrderTest& is_order, Body body, const Lines& lines, std::size_t& at, CommandLine& line) {
  std::size_t length = line.rest.size();
  for (; at + 1 < lines.size() && lines[at + 1].number == lines[at].number + 1; ++at) {
    const std::string& next = lines[at + 1].text;
    if (body == Body::prose && ends_prose(next)) {
      ++at;
      return;
    }
    const bool command = find_command(next) != nullptr;
    const bool order =
        body == Body::prose && length <= kLongestLetter && (is_order(next) || is_order.tired());
    if (body == Body::prose ? (command && in_capitals(next)) || order : command) return;
    length += next.size();
    line.body.push_back(next);
  }
}

std::string rest_of(const std::string& line) {
  const auto start = line.find_first_not_of(" \t");
  const auto end = line.find_first_of(" \t:", start);
  if (start == std::string::npos || end == std::string::npos) return {};
  const auto rest = line.find_first_not_of(" \t:", end);
  return rest == std::string::npos ? std::string() : line.substr(rest);
}

void run_command(Speech& speech, const Command& command, const CommandLine& line) {
  // A stranger may not be who his mail says he is.
  if (!speech.speaker.player && !may_be_repeated(line.text)) return;
  if (speech.has(command.right)) return command.run(speech, line);
  const char* why = "";
  switch (command.right) {
    case Right::anybody:
    case Right::player:
      return;  // a stranger: not answered
    case Right::seat:
    case Right::token:
      why = "no_right.seat";
      break;
    case Right::moderator:
      why = "no_right.moderator";
      break;
  }
  if (speech.speaker.player) refuse(speech, line, why);
}

// Commands are carried out where they stand; everything else is the game's and read as one set of orders.
void read_lines(Speech& speech, const Lines& lines) {
  Lines orders;
  OrderTest is_order(speech);
  const int most = speech.speaker.player ? kMostCommands : kMostOfStrangers;
  int commands = 0, too_many = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Command* command = find_command(lines[i].text);
    // A word that is not the speaker's to command with may be one of his game's.
    if (!command || (!speech.has(command->right) && orders.size() < kMostOrders && is_order(lines[i].text))) {
      if (orders.size() < kMostOrders)
        orders.push_back(lines[i]);
      else
        ++too_many;
      continue;
    }
    CommandLine line{lines[i].number, mail::without_tokens(lines[i].text), rest_of(lines[i].text), {}};
    if (command->body != Body::none) take_body(is_order, command->body, lines, i, line);
    if (++commands <= most)
      run_command(speech, *command, line);
    else
      ++too_many;
  }
  // What a stranger writes beside his commands is not repeated to whom his mail names.
  if (!orders.empty() && speech.speaker.player) take_orders(speech, orders);
  if (too_many > 0 && speech.speaker.player)
    speech.answer.block(
        say(speech.language(), "too_many",
            Json(Json::Object{
                {"count", too_many}, {"commands", most}, {"lines", static_cast<int>(kMostOrders)}})));
  if (speech.show_standing) show_standing(speech);
}

Language language_of(const Speaker& speaker, const Lines& lines) {
  if (speaker.player) return service::language_of(*speaker.player);
  // A stranger is answered in the language of his first command.
  for (const mail::BodyLine& line : lines)
    if (const Command* command = find_command(line.text))
      return is_french_word(*command, line.text) ? Language::fr : Language::en;
  return Language::en;
}

store::MailOutcome done(const Speech& speech, const std::string& outcome) {
  store::MailOutcome result{"done", outcome, {}, {}};
  if (speech.speaker.player) result.player = speech.speaker.player->id;
  if (speech.hosted) result.game = speech.hosted->code();
  return result;
}

void finish(store::Tx& tx, const store::Mail& mail, const char* state, const std::string& outcome) {
  store::finish_mail(tx, mail.id, {state, outcome, {}, {}});
}

std::string next_plain_word(std::string& line) {
  std::string word = words::fold(next_word(line));
  std::erase_if(word, [](unsigned char c) { return c >= 128 || std::isalnum(c) == 0; });
  return word;
}

// A no at the head of a line, whatever stands around it: "Bonjour," above it, "Non !", "*NO*". "No problem"
// is what people say when they agree; but "No, problem: it was not me" is a no.
bool begins_with_no(std::string line) {
  line = trimmed(line);
  const bool goes_on = line.find_first_of(",:") > line.find(' ');
  const std::string word = next_plain_word(line);
  if (word == "no" && goes_on &&
      is_word(next_plain_word(line),
              {"PROBLEM", "PROBLEMS", "PROB", "WORRIES", "OBJECTION", "OBJECTIONS", "DOUBT"}))
    return false;
  return is_word(word, {"NO", "NON", "NOPE", "CANCEL", "ANNULE", "ANNULER", "ANNULEZ"});
}

bool says_no(const mail::Incoming& message, const Lines& lines) {
  const bool in_subject = words_in(message.subject).size() == 1 && begins_with_no(message.subject);
  return in_subject ||
         std::ranges::any_of(lines, [](const mail::BodyLine& line) { return begins_with_no(line.text); });
}

void take_confirmation(const Context& context, store::Tx& tx, const store::Mail& mail, Speech& speech,
                       std::int64_t confirmation, bool refused) {
  // Only the address that we asked may answer, whoever has seen the token.
  const auto open = store::find_confirmation(tx, confirmation, context.clock.now());
  speech.confirmed = open && open->address == speech.speaker.address;
  if (!open || open->address != speech.speaker.address) {
    if (speech.speaker.player)
      speech.answer.block(say(speech.language(), "confirmation.over"));
    else
      speech.answer.silent = true;
  } else {
    store::take_confirmation(tx, confirmation, context.clock.now());
    speech.place = next_place(context, tx);  // before what the yes leads to
    if (!speech.speaker.player) speech.answer.language = confirmation_language(*open);
    if (refused)
      speech.answer.block(say(speech.language(), "confirmation.declined"));
    else
      find_confirmed(open->kind)(speech, *open);
  }
  const store::MailOutcome outcome = done(speech, "confirmation");
  if (!send_receipt(speech, &outcome)) store::finish_mail(tx, mail.id, outcome);
}

void hold(const Context& context, store::Tx& tx, const store::Mail& mail, Identity& identity) {
  if (identity.ask && address_of(identity.ask)) {
    Speech speech{context, tx, mail.id, "", {}, identity.hosted ? &*identity.hosted : nullptr, {}};
    speech.speaker.player = identity.ask;
    speech.speaker.address = identity.ask->address;
    speech.answer.language = service::language_of(*identity.ask);
    const bool disowned = std::string_view(identity.why) == "disowned_by_its_servers";
    ask_confirmation(speech, "held_mail", Json(Json::Object{{"mail", mail.id}}),
                     say(speech.language(), disowned ? "held.disowned" : "held.what",
                         Json(Json::Object{{"from", identity.speaker.address}})));
  }
  store::finish_mail(
      tx, mail.id,
      {"held", identity.why, {}, identity.hosted ? std::optional(identity.hosted->code()) : std::nullopt});
}

// What the button "unsubscribe" of a mail program sends to the address that our List-Unsubscribe names: the
// player wants to leave, and is asked about it as by RESIGN.
Lines lines_of(const mail::Incoming& message, const mail::Reply& reply) {
  if (words::fold(message.subject) == "unsubscribe") return {{1, "RESIGN"}};
  return reply.lines;
}

void explain_void_key(Speech& speech, const std::string& game) {
  speech.answer.block(say(speech.language(), "key.void_title"))
      .paragraphs.push_back(say(speech.language(), "key.void", Json(Json::Object{{"game", game}})));
}

// Everything that a mail says is carried out, and answered once.
void speak(const Context& context, store::Tx& tx, const store::Mail& mail, const mail::Incoming& message,
           const mail::Reply& reply, Identity& identity) {
  Speech speech{context,
                tx,
                mail.id,
                message.message_id,
                identity.speaker,
                identity.hosted ? &*identity.hosted : nullptr,
                {}};
  const Lines lines = lines_of(message, reply);
  speech.answer.language = language_of(identity.speaker, lines);
  if (!identity.void_key_of.empty() && speech.speaker.player) explain_void_key(speech, identity.void_key_of);
  if (lines.empty())
    explain_nothing_read(speech, message, reply);
  else
    read_lines(speech, lines);
  if (!speech.answer.lines.empty() || !speech.answer.blocks.empty()) explain_cut(speech, reply);
  context.at("mail.read");
  // The receipt goes out before the reports that the mail leads to, but is written after them: its reply
  // address is that of the window that is open then.
  if (speech.hosted && speech.resolve_after && speech.hosted->running()) {
    take_place(speech);
    resolve(context, tx, *speech.hosted, Closing::complete);
  }
  if (!speech.speaker.player && speech.answer.lines.empty() && speech.answer.blocks.empty())
    speech.answer.silent = true;
  const store::MailOutcome outcome = done(speech, speech.answer.silent ? "stranger" : "receipt");
  const bool finished = send_receipt(speech, &outcome);
  context.at("ack.written");
  if (!finished) store::finish_mail(tx, mail.id, outcome);
}

void quarantine(const Context& context, store::Tx& tx, const store::Mail& mail) {
  store::finish_mail(tx, mail.id, {"quarantined", "killed its reader", {}, {}});
  ++context.metrics.mails_quarantined;
  alert(
      context, tx, "a mail could not be read",
      "Mail " + std::to_string(mail.id) + " was tried " + std::to_string(mail.attempts) +
          " times and is put aside. tabellarius admin quarantine shows it, tabellarius admin requeue has it "
          "read once more.");
}

}  // namespace

bool Speech::has(Right right) const {
  switch (right) {
    case Right::anybody:
      return true;
    case Right::player:
      return speaker.player.has_value();
    case Right::seat:
      return speaker.seat > 0;
    case Right::moderator:
      return speaker.moderator;
    case Right::token:
      return speaker.seat > 0 || speaker.moderator;
  }
  return false;
}

OpenedMail open_mail(const Context& context, const std::string& raw) {
  OpenedMail opened;
  opened.message = mail::read_message(raw, {static_cast<std::size_t>(context.config.limits.mail_bytes)});
  opened.reply = mail::read_reply(opened.message.text);
  return opened;
}

void read_mail(const Context& context, store::Tx& tx, const store::Mail& mail, const OpenedMail& opened) {
  const auto& [message, reply] = opened;
  if (message.reading == mail::Reading::unreadable || message.reading == mail::Reading::empty)
    return finish(tx, mail, "quarantined", "unreadable");
  if (take_bounce(context, tx, message)) return finish(tx, mail, "ignored", "bounce");
  const mail::Robot robot =
      mail::robot_reason(message, {our_address(context.config), !context.config.players_in_domain});
  if (robot != mail::Robot::none) {
    ++context.metrics.robots_ignored;
    return finish(tx, mail, "ignored", "robot:" + std::string(mail::to_text(robot)));
  }
  expect_what_it_takes(context, tx, message, reply, store::is_locked(tx, mail.lane) ? mail.lane : "");
  Identity identity = identify(context, tx, message, reply, mail.released_by);
  context.at("mail.identified");
  ++context.metrics.mails_read;
  switch (identity.kind) {
    case Identity::Kind::nobody:
      return finish(tx, mail, "ignored", identity.why);
    case Identity::Kind::held:
      return hold(context, tx, mail, identity);
    case Identity::Kind::confirmation: {
      Speech speech{context, tx, mail.id, message.message_id, identity.speaker, nullptr, {}};
      speech.answer.language = language_of(identity.speaker, reply.lines);
      return take_confirmation(context, tx, mail, speech, identity.confirmation,
                               says_no(message, reply.lines));
    }
    case Identity::Kind::known:
      break;
  }
  speak(context, tx, mail, message, reply, identity);
}

namespace {

using Hand = std::deque<MailInHand>;

std::vector<std::int64_t> numbers_of(const Hand& hand) {
  std::vector<std::int64_t> mails;
  for (const MailInHand& one : hand) mails.push_back(one.mail.id);
  return mails;
}

Hand take_mails(const Context& context, store::Tx& tx, int limit) {
  Hand hand;
  for (store::Mail& mail : store::take_new_mails(tx, limit, context.clock.now())) {
    const bool failed_before = mail.attempts > 0;
    // A mail that failed before is read alone, so that it cannot take others down with it.
    if (failed_before && !hand.empty()) break;
    if (mail.attempts >= context.config.limits.attempts) {
      quarantine(context, tx, mail);
      continue;
    }
    hand.push_back({std::move(mail)});
    if (failed_before) break;
  }
  store::count_attempts(tx, numbers_of(hand));
  return hand;
}

// Once it is committed that they are tried: whom one kills comes back to it with that in mind. What fails
// here fails again when it is read.
void open_mails(const Context& context, Hand& hand, int limit) noexcept {
  for (MailInHand& one : hand) {
    if (limit-- <= 0) return;
    if (one.opened || one.mail.raw.empty()) continue;
    try {
      one.opened = open_mail(context, one.mail.raw);
    } catch (const std::exception&) {
      return;
    }
  }
}

void read_one(const Context& context, store::Tx& tx, const store::Mail& mail, const MailInHand& in_hand) {
  if (in_hand.opened) return read_mail(context, tx, mail, *in_hand.opened);
  const std::string& raw = in_hand.mail.raw;
  read_mail(context, tx, mail, open_mail(context, raw.empty() ? store::raw_of(tx, mail.id) : raw));
}

// `apart`: so that one that fails does not undo the others. Those that are missing were read by another, or
// by us before a commit in doubt. What they all take is asked for together.
void read_all(const Context& context, store::Tx& tx, const Hand& hand, bool apart) {
  const std::vector<std::int64_t> mails = numbers_of(hand);
  store::expect_still_new(tx, mails);
  for (const MailInHand& one : hand)
    if (one.opened) expect_what_it_takes(context, tx, one.opened->message, one.opened->reply, one.mail.lane);
  for (const store::Mail& mail : store::mails_still_new(tx, mails)) {
    const auto in_hand = std::ranges::find(hand, mail.id, [](const MailInHand& one) { return one.mail.id; });
    const auto read = [&] { read_one(context, tx, mail, *in_hand); };
    std::string why;
    if (!apart) {
      read();
    } else if (!store::attempt(tx, read, why)) {
      context.log.problem("mail.failed", "mail=" + std::to_string(mail.id) + " why=" + why);
      store::postpone_mail(tx, mail.id, context.clock.now() + kRetry, why);
    }
  }
}

// The next few of those in hand; the others stay there.
Hand next_of(Hand& hand, int limit) {
  Hand next;
  for (; limit > 0 && !hand.empty(); --limit) {
    next.push_back(std::move(hand.front()));
    hand.pop_front();
  }
  return next;
}

}  // namespace

int read_mails(const Context& context, store::Store& store, int limit, MailsInHand* ahead) {
  const int at_once = ahead ? std::max(limit, kMailsInHand) : limit;
  Hand hand;
  if (ahead && ahead->session == store.session()) hand.swap(ahead->mails);
  if (hand.empty()) {
    store.transact([&](store::Tx& tx) { hand = take_mails(context, tx, at_once); });
    context.at("mails.counted");
  }
  const int session = store.session();
  Hand mails = next_of(hand, limit);
  if (mails.empty()) return 0;
  open_mails(context, mails, limit);
  const bool last = ahead && hand.empty();
  Hand taken;
  const auto read = [&](bool apart) {
    store.transact(
        [&](store::Tx& tx) {
          if (context.own_sender) store::wakes_own_sender(tx);
          read_all(context, tx, mails, apart);
          if (last) taken = take_mails(context, tx, at_once);
        },
        [&] { open_mails(context, hand, limit); });
  };
  try {
    read(false);
  } catch (const store::Unavailable&) {
    throw;
  } catch (const std::exception& e) {
    context.log.problem("mails.apart", e.what());
    read(true);
  }
  context.at("mails.done");
  // A connection that was lost on the way: those left in hand are no longer ours alone, those taken by the
  // commit are.
  if (ahead) *ahead = {last ? std::move(taken) : std::move(hand), last ? store.session() : session};
  return static_cast<int>(mails.size());
}

}  // namespace adj::service
