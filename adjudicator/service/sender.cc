#include "adjudicator/service/sender.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>

#include "adjudicator/service/bounces.h"
#include "adjudicator/service/letter.h"
#include "adjudicator/store/games.h"
#include "adjudicator/store/mailbox.h"

namespace adj::service {

namespace {

constexpr std::chrono::minutes kLease{10};
constexpr int kLettersInHand = 20;  // leased at once, however few share a commit

// The breaker: so much mail in an hour is no play but an accident, ours or somebody's. True when it is open,
// or trips now.
bool breaker_open(const Context& context, store::Tx& tx) {
  const Time now = context.clock.now();
  const int most = context.config.limits.letters_per_hour;
  const auto [stopped, too_many] = store::sending_state(tx, most, now - std::chrono::hours(1));
  if (stopped && most > 0) return true;
  if (!too_many) return false;
  store::set_fact(tx, "breaker", Json(true), now);
  alert(context, tx, "sending has stopped: too many letters",
        "More letters within an hour than limits.letters_per_hour. Look into it, then: tabellarius admin "
        "resume");
  return most > 0;
}

// The next hand. Its commit waits for the disk, and then whatever led to these letters is there for good:
// readers do not wait (Store::commit_without_waiting). The breaker is looked at once for so many letters or
// so long, whichever is first.
LettersInHand lease(const Context& context, store::Store& store, store::Tx& tx, int limit,
                    const LettersInHand& before) {
  LettersInHand hand;
  const Time now = context.clock.now();
  const bool seen = before.leased_since_breaker > 0 && before.leased_since_breaker < kLettersInHand &&
                    now >= before.breaker_seen && now < before.breaker_seen + std::chrono::seconds(1);
  const bool stopped = !seen && breaker_open(context, tx);
  // When it is open nothing goes out but the word to the operator.
  hand.letters = store::lease_letters(tx, limit, now, now + kLease, stopped ? "alert" : "");
  hand.session = store.session();
  hand.more = std::ssize(hand.letters) == limit;
  hand.leased_at = now;
  if (stopped) return hand;
  hand.breaker_seen = seen ? before.breaker_seen : now;
  hand.leased_since_breaker =
      (seen ? before.leased_since_breaker : 0) + static_cast<int>(hand.letters.size());
  return hand;
}

void note_outcome(const Context& context, store::Tx& tx, const store::Letter& letter,
                  const mail::SendOutcome& outcome) {
  const Time now = context.clock.now();
  switch (outcome.result) {
    case mail::SendResult::accepted:
      ++context.metrics.letters_sent;
      store::letter_sent(tx, letter.id, outcome.reply, now);
      return;
    case mail::SendResult::permanent:
      ++context.metrics.letters_failed;
      store::letter_failed(tx, letter.id, outcome.reply);
      context.log.problem("letter.refused",
                          "letter=" + std::to_string(letter.id) + " reply=" + outcome.reply);
      take_refusal(context, tx, letter, outcome);
      return;
    case mail::SendResult::configuration:
      // The letter is not to blame: it waits, without using up its tries.
      store::letter_postponed(tx, letter.id, outcome.reply, now + std::chrono::minutes(5));
      alert(context, tx, "sending fails", outcome.reply);
      return;
    case mail::SendResult::retry:
    case mail::SendResult::ambiguous:
      ++context.metrics.letters_retried;
      if (const auto wait = retry_after(letter.attempts, letter.id))
        return store::letter_postponed(tx, letter.id, outcome.reply, now + *wait);
      store::letter_failed(tx, letter.id, outcome.reply);
      return tell_undelivered(context, tx, letter);
  }
}

}  // namespace

std::optional<std::chrono::seconds> retry_after(int attempts, std::int64_t letter) {
  static constexpr std::array kMinutes{1,   5,   15,  60,  120, 240, 480,
                                       480, 480, 480, 480, 480, 480};  // three days in all
  if (attempts > static_cast<int>(kMinutes.size())) return std::nullopt;
  const std::chrono::seconds wait =
      std::chrono::minutes(kMinutes[static_cast<std::size_t>(std::max(attempts, 1) - 1)]);
  // The same for the same attempt of the same letter: a run with faults can be run again.
  Random chance(static_cast<std::uint64_t>(letter) * kMinutes.size() + static_cast<std::uint64_t>(attempts));
  return wait + std::chrono::seconds(chance.between(0, static_cast<int>(wait.count() / 8)));
}

namespace {

// What is still ours of what we leased before. A lease that has run for long is renewed, so that nobody takes
// the letter while we send it.
LettersInHand take_hand(const Context& context, store::Store& store, LettersInHand& ahead) {
  LettersInHand hand;
  if (ahead.session == store.session()) std::swap(hand, ahead);
  const Time now = context.clock.now();
  if (hand.letters.empty() || now < hand.leased_at + kLease / 2) return hand;
  std::set<std::int64_t> ours;
  store.transact([&](store::Tx& tx) {
    ours.clear();
    for (const store::Letter& letter : hand.letters)
      if (store::renew_lease(tx, letter.id, now + kLease)) ours.insert(letter.id);
  });
  std::erase_if(hand.letters, [&](const store::Letter& letter) { return !ours.contains(letter.id); });
  hand.leased_at = now;
  return hand;
}

}  // namespace

int send_letters(const Context& context, store::Store& store, mail::Sink& sink, int limit,
                 LettersInHand* ahead, const mail::Wakeup* bell) {
  const int at_once = ahead ? std::max(limit, kLettersInHand) : limit;
  LettersInHand hand;
  if (ahead) hand = take_hand(context, store, *ahead);
  if (hand.letters.empty()) {
    LettersInHand next;
    store.transact([&](store::Tx& tx) { next = lease(context, store, tx, at_once, hand); });
    hand = std::move(next);
  }
  context.at("send.claimed");
  const auto begin = hand.letters.begin();
  const auto end = begin + std::min<std::ptrdiff_t>(limit, std::ssize(hand.letters));
  std::vector<mail::Parcel> parcels;
  for (auto letter = begin; letter != end; ++letter)
    parcels.push_back({letter->envelope_from, letter->recipient, letter->raw});
  std::vector<std::pair<const store::Letter*, mail::SendOutcome>> outcomes;
  sink.send_all(parcels, [&](std::size_t index, mail::SendOutcome outcome) {
    outcomes.emplace_back(&hand.letters[index], std::move(outcome));
    context.at("send.accepted");
  });
  if (outcomes.empty()) return 0;
  const bool last = end == hand.letters.end();
  const bool look = ahead && last && (hand.more || (bell && bell->heard()));
  LettersInHand next;
  store.transact([&](store::Tx& tx) {
    for (const auto& [letter, outcome] : outcomes) note_outcome(context, tx, *letter, outcome);
    if (look) next = lease(context, store, tx, at_once, hand);
  });
  context.at("send.noted");
  if (!last || !look) {
    hand.letters.erase(begin, end);
    next = std::move(hand);
  }
  if (ahead) *ahead = std::move(next);
  return static_cast<int>(outcomes.size());
}

}  // namespace adj::service
