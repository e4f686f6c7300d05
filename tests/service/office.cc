#include "tests/service/office.h"

#include <algorithm>

#include "adjudicator/games/alea/module.h"
#include "adjudicator/service/addresses.h"
#include "adjudicator/service/due.h"
#include "adjudicator/service/intake.h"
#include "adjudicator/service/reader.h"
#include "adjudicator/service/sender.h"
#include "mail/mime.h"

namespace adj::service {

// --- Mailboxes in memory

void MemorySource::add(std::string raw) {
  const std::uint64_t size = raw.size();
  waiting.push_back({{name_, 1, std::to_string(next_++)}, std::move(raw), size, false});
}

std::vector<mail::FetchedMail> MemorySource::poll(std::size_t limit) {
  return {waiting.begin(), waiting.begin() + static_cast<std::ptrdiff_t>(std::min(limit, waiting.size()))};
}

void MemorySource::acknowledge(std::span<const mail::MailId> stored) {
  for (const mail::MailId& id : stored)
    std::erase_if(waiting, [&](const mail::FetchedMail& m) { return m.id == id; });
}

mail::SendOutcome MemorySink::send(std::string_view from, std::string_view recipient, std::string_view raw) {
  const mail::Incoming read = mail::read_message(raw, {});
  Letter letter;
  letter.to = recipient;
  letter.envelope_from = from;
  letter.subject = read.subject;
  letter.text = read.text;
  if (!read.reply_to.empty()) letter.reply_to = read.reply_to.front().address;
  letter.message_id = read.message_id;
  letter.raw = raw;
  letters.push_back(std::move(letter));
  return {mail::SendResult::accepted, 250, "ok"};
}

// --- In

Office::Office(Format format) {
  if (format == Format::text) sql("alter table players alter column format set default 'text'");
  config.address = "games@tabellarius.test";
  config.operator_address = "operator@tabellarius.test";
  config.key = sha256("a key for tests");
  // Tests send in an hour what people send in a month.
  config.limits = {1000, 1000, 100000, 20, 1 << 20, 3};
  games.add(alea::make_module());
}

void Office::post(const NewMail& m) {
  const std::string number = std::to_string(++mails_);
  std::string raw = "Return-Path: <" + m.from + ">\r\nDelivered-To: " + m.to + "\r\n";
  for (const mail::Header& header : m.extra) raw += header.name + ": " + header.value + "\r\n";
  raw += "From: " + (m.name.empty() ? m.from : m.name + " <" + m.from + ">") + "\r\nTo: " + m.to +
         "\r\nSubject: " + m.subject + "\r\nMessage-ID: <" + number + "@" +
         m.from.substr(m.from.find('@') + 1) +
         ">\r\nDate: Mon, 02 Feb 2026 09:00:00 +0000\r\nMIME-Version: 1.0\r\n" +
         "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n";
  for (const char c : m.text) raw += c == '\n' ? "\r\n" : std::string(1, c);
  source.add(raw + "\r\n");
}

void Office::reply(const Letter& letter, const std::string& text, const std::string& from) {
  std::string body = text + "\n\nOn Monday Tabellarius wrote:\n";
  for (std::size_t at = 0; at < letter.text.size();) {
    const auto end = std::min(letter.text.find('\n', at), letter.text.size());
    body += "> " + letter.text.substr(at, end - at) + "\n";
    at = end + 1;
  }
  post({from.empty() ? letter.to : from, letter.reply_to, body});
}

void Office::run() {
  for (bool busy = true; busy;) {
    busy = fetch_mails(context, store, source) > 0;
    store.transact([&](store::Tx& tx) { note_mailbox(context, tx); });
    while (read_mails(context, store) > 0) busy = true;
    while (run_due(context, store) > 0) busy = true;
    while (send_letters(context, store, sink) > 0) busy = true;
  }
}

void Office::pass(std::chrono::minutes time) {
  constexpr std::chrono::minutes kStep{60};
  while (time.count() > 0) {
    clock.set(clock.now() + std::min(time, kStep));
    time -= std::min(time, kStep);
    run();
  }
}

// --- Out

std::vector<Letter> Office::letters_to(const std::string& address) const {
  std::vector<Letter> mine;
  std::ranges::copy_if(sink.letters, std::back_inserter(mine),
                       [&](const Letter& l) { return l.to == address; });
  return mine;
}

const Letter& Office::last(const std::string& address) { return last(address, ""); }

const Letter& Office::last(const std::string& address, std::string_view subject) {
  for (auto l = sink.letters.rbegin(); l != sink.letters.rend(); ++l)
    if (l->to == address && l->subject.find(subject) != std::string::npos) return *l;
  ADD_FAILURE() << "no letter to " << address << " about \"" << subject << "\"";
  static const Letter kNone;
  return kNone;
}

const Letter& Office::last_with(const std::string& address, std::string_view text) {
  for (auto l = sink.letters.rbegin(); l != sink.letters.rend(); ++l)
    if (l->to == address && l->has(text)) return *l;
  ADD_FAILURE() << "no letter to " << address << " that says \"" << text << "\"";
  static const Letter kNone;
  return kNone;
}

// --- A game

std::string Office::new_game(const std::string& moderator, const std::string& line) {
  clock.set(clock.now() + std::chrono::seconds(1));  // so that the newest is known
  write(moderator, line);
  run();
  reply(last(moderator), "");
  run();
  return sql("select game from games order by created_at desc, game limit 1");
}

void Office::join(const std::string& code, const std::string& who, const std::string& more) {
  write(who, "JOIN " + code + " " + more);
  run();
  reply(last(who), "");
  run();
}

std::string Office::running_game(const std::string& line) {
  const std::string code = new_game(kAlice, line);
  join(code, kAlice, "SEAT 1 LANG en NAME Alice NONCE sunshine");
  join(code, kBenoit, "PLACE 2 LANGUE fr NOM Benoît GRAIN pluie");
  return code;
}

// --- Looking inside

void Office::with_game(const std::string& code, const std::function<void(store::Tx&, Hosted&)>& look) {
  store.transact([&](store::Tx& tx) {
    auto hosted = open_hosted(context, tx, code);
    ASSERT_TRUE(hosted) << code;
    look(tx, *hosted);
  });
}

std::string Office::orders_for(const std::string& code, int seat) {
  std::string orders;
  with_game(code, [&](store::Tx&, Hosted& hosted) {
    Random random(static_cast<std::uint64_t>(hosted.row.window));
    orders = hosted.game->random_mail(Seat{seat}, random, Language::en) + "\nDONE\n";
    for (auto at = orders.find("\n\n"); at != std::string::npos; at = orders.find("\n\n"))
      orders.erase(at, 1);
  });
  return orders;
}

bool Office::asked(const std::string& code, int seat) {
  bool asked = false;
  with_game(code, [&](store::Tx&, Hosted& hosted) {
    for (const OpenDecision& d : hosted.game->window(Language::en).decisions)
      asked = asked || (d.seat.number == seat && d.required && !d.complete);
  });
  return asked;
}

std::string Office::digest(const std::string& code) {
  std::string digest;
  with_game(code, [&](store::Tx&, Hosted& hosted) { digest = hosted.game->digest(); });
  return digest;
}

int Office::window(const std::string& code) {
  int window = 0;
  with_game(code, [&](store::Tx&, Hosted& hosted) { window = hosted.row.window; });
  return window;
}

std::string Office::secret_address(const std::string& code, int seat) {
  std::string address;
  with_game(code, [&](store::Tx&, Hosted& h) { address = seat_address(context, h, *h.find_seat(seat)); });
  return address;
}

std::string Office::moderators_address(const std::string& code) {
  std::string address;
  with_game(code, [&](store::Tx&, Hosted& h) { address = moderator_address(context, h); });
  return address;
}

}  // namespace adj::service
