#include "adjudicator/service/who.h"

#include <algorithm>

#include "adjudicator/service/addresses.h"
#include "adjudicator/service/command_line.h"
#include "adjudicator/service/names.h"
#include "adjudicator/service/receipt.h"
#include "mail/address.h"
#include "mail/ascii.h"
#include "mail/trace.h"

namespace adj::service {

namespace {

struct Judged {
  bool genuine = false;
  bool was_genuine = false;  // void now
  std::optional<Hosted> hosted;
};

Judged judge(const Context& context, store::Tx& tx, const mail::Claim& claim) {
  const mail::KeyRing keys = keys_of(context.config);
  Judged result;
  switch (claim.kind) {
    case mail::ClaimKind::confirmation:
    case mail::ClaimKind::bounce:
      result.genuine = mail::is_genuine(keys, claim, 0);
      return result;
    case mail::ClaimKind::seat:
    case mail::ClaimKind::moderator:
      break;
  }
  const auto weigh = [&](const Hosted& hosted) {
    if (claim.kind == mail::ClaimKind::moderator) {
      result.genuine = mail::is_genuine(keys, claim, moderator_epoch(hosted));
      result.was_genuine = !result.genuine && was_moderators(keys, claim, hosted);
    } else if (const HostedSeat* seat = hosted.find_seat(static_cast<int>(claim.number))) {
      result.genuine = mail::is_genuine(keys, claim, seat_epoch(hosted, *seat));
      result.was_genuine = !result.genuine && was_seats(keys, claim, hosted, *seat);
    }
    return result.genuine;
  };
  // A guess costs a look at rows: it neither waits for the game nor loads it. (The game of the mail's lane is
  // ours already.)
  const std::string code = game_code(claim.game);
  if (!store::is_locked(tx, code)) {
    const auto seen = read_hosted(context, tx, code, false);
    if (!seen || !weigh(*seen)) return result;
  }
  auto hosted = open_hosted(context, tx, code, weigh);
  if (hosted && result.genuine) result.hosted = std::move(hosted);
  return result;
}

bool same_player(const std::optional<store::Player>& a, const std::optional<std::int64_t>& b) {
  return a && b && a->id == *b;
}

// What the servers that we trust say about the sender.
mail::Verdict dmarc_verdict(const Context& context, const mail::Incoming& message) {
  for (const std::string& server : context.config.trusted_authserv) {
    const mail::Authentication seen = mail::authentication_of(message, {server, context.config.trusted_hops});
    if (seen.dmarc != mail::Verdict::absent) return seen.dmarc;
  }
  return mail::Verdict::absent;
}

bool is_decided(mail::Verdict verdict) {
  return verdict == mail::Verdict::pass || verdict == mail::Verdict::fail;
}

// What they say about a signature of the sender's own domain, for domains without a DMARC policy.
mail::Verdict signature_verdict(const Context& context, const mail::Incoming& message,
                                const std::string& address) {
  const std::string domain = "." + std::string(mail::domain_part(address));
  for (const std::string& server : context.config.trusted_authserv) {
    const mail::Authentication seen = mail::authentication_of(message, {server, context.config.trusted_hops});
    // A whole domain or one that it belongs to, and never a mere "org".
    const bool own =
        seen.dkim_domain.find('.') != std::string::npos && domain.ends_with("." + seen.dkim_domain);
    if (own && is_decided(seen.dkim)) return seen.dkim;
  }
  return mail::Verdict::absent;
}

// A sender whose domain was vouched for before and is disowned now: somebody else, most likely.
bool disowned(const Context& context, store::Tx& tx, const mail::Incoming& message,
              const std::optional<store::Address>& known) {
  mail::Verdict seen = dmarc_verdict(context, message);
  if (known && !is_decided(seen)) seen = signature_verdict(context, message, known->address);
  if (!known) return false;
  if (seen == mail::Verdict::pass) {
    if (!known->vouched_at) store::note_vouched(tx, known->address, context.clock.now());
    return false;
  }
  return known->vouched_at.has_value() && seen == mail::Verdict::fail;
}

void take_seat_or_chair(Identity& identity, const mail::Claim& claim, Judged judged) {
  Speaker& speaker = identity.speaker;
  Hosted& hosted = *judged.hosted;
  if (claim.kind == mail::ClaimKind::moderator) {
    identity.ask = hosted.moderator;
    speaker.moderator = same_player(speaker.player, hosted.row.moderator);
    if (!speaker.moderator) identity.kind = Identity::Kind::held, identity.why = "moderator_token_elsewhere";
  } else {
    const HostedSeat& seat = *hosted.find_seat(static_cast<int>(claim.number));
    identity.ask = seat.player;
    if (same_player(speaker.player, seat.row.player)) {
      speaker.seat = seat.row.seat;
      speaker.window = static_cast<int>(claim.window);
    } else {
      identity.kind = Identity::Kind::held;
      identity.why = "seat_token_elsewhere";
    }
  }
  identity.hosted = std::move(judged.hosted);
}

// Whoever writes to us with a secret of ours has our mails again, or reads an older one: they may go there
// again.
void reached_again(store::Tx& tx, Speaker& speaker, const std::optional<store::Address>& known) {
  if (!known || !known->undeliverable_since) return;
  store::mark_undeliverable(tx, speaker.address, std::nullopt);
  if (speaker.player) speaker.player = store::find_player(tx, speaker.player->id);
}

// Whoever was asked may answer from any address that is his.
void speak_as_asked(const Context& context, store::Tx& tx, Identity& identity) {
  const auto open = store::find_confirmation(tx, identity.confirmation, context.clock.now());
  if (open && same_player(identity.speaker.player, open->player)) identity.speaker.address = open->address;
}

// Held like any mail of his, but for the answer to just that: what asks whether a held mail was his goes to
// his own address alone, and his servers may disown whatever he writes.
bool must_be_held(const Context& context, store::Tx& tx, std::int64_t confirmation) {
  const auto open = store::find_confirmation(tx, confirmation, context.clock.now());
  return open && open->kind != "held_mail";
}

// Where the operator lets a vouched sender speak without a token: for his seat, if he has just one.
void take_only_seat(const Context& context, store::Tx& tx, Identity& identity) {
  if (!identity.speaker.player) return;
  const auto seats = store::seats_held_by(tx, identity.speaker.player->id);
  if (seats.size() != 1) return;
  identity.hosted = open_hosted(context, tx, seats.front().game);
  if (!identity.hosted) return;
  identity.speaker.seat = seats.front().seat;
  identity.speaker.window = identity.hosted->row.window;
}

constexpr std::chrono::hours kGuessesCount{1};

}  // namespace

void expect_what_it_takes(const Context& context, store::Tx& tx, const mail::Incoming& message,
                          const mail::Reply& reply, const std::string& ours) {
  const mail::Address* author = message.author();
  if (!author) return;
  const std::string address = mail::lower(author->address);
  store::expect_sender(tx, address, context.clock.now() - kGuessesCount);
  const auto claims = mail::claims_of(our_address(context.config), message, reply.keys);
  const auto claim = std::ranges::find_if(claims, [](const mail::Claim& c) { return !c.game.empty(); });
  if (claim == claims.end()) return;
  const std::string code = game_code(claim->game);
  if (code != ours) return;
  store::expect_whole_game(tx, code, context.loaded ? context.loaded->mark_of(code) : "");
  if (claim->kind != mail::ClaimKind::seat) return;
  store::expect_window(tx, code, static_cast<int>(claim->window));
  expect_receipt(context, tx, code, address);
}

Identity identify(const Context& context, store::Tx& tx, const mail::Incoming& message,
                  const mail::Reply& reply, std::optional<std::int64_t> released_by) {
  Identity identity;
  const mail::Address* author = message.author();
  if (!author) {
    identity.why = "no_author";
    return identity;
  }
  const Time now = context.clock.now();
  identity.speaker.address = mail::lower(author->address);
  identity.speaker.name = shown_as_name(author->name);
  const auto claims_made = mail::claims_of(our_address(context.config), message, reply.keys);
  const Time since = now - kGuessesCount;
  const auto [player, known, failures] = store::sender_at(tx, identity.speaker.address, since);
  const bool guesser = failures >= context.config.limits.failures_per_hour;
  identity.speaker.player = released_by ? store::find_player(tx, *released_by) : player;
  identity.kind = Identity::Kind::known;
  const bool foreign = !released_by && disowned(context, tx, message, known);
  bool claims = false, genuine = false;
  for (const mail::Claim& claim : claims_made) {
    if (claim.kind == mail::ClaimKind::bounce) continue;
    claims = true;
    Judged judged = judge(context, tx, claim);
    if (!judged.genuine) {
      // What was a secret once is no guess.
      if (judged.was_genuine)
        identity.void_key_of = game_code(claim.game);
      else if (!guesser)
        store::insert_failure(tx, identity.speaker.address, now);
      continue;
    }
    genuine = true;
    identity.void_key_of.clear();
    if (claim.kind == mail::ClaimKind::confirmation) {
      if (foreign && must_be_held(context, tx, claim.number)) break;
      identity.kind = Identity::Kind::confirmation;
      identity.confirmation = claim.number;
      if (!foreign) reached_again(tx, identity.speaker, known);
      speak_as_asked(context, tx, identity);
      return identity;
    }
    take_seat_or_chair(identity, claim, std::move(judged));
    if (identity.kind == Identity::Kind::known && !foreign) reached_again(tx, identity.speaker, known);
    break;
  }
  // Whose name stands on the guesses need not have made them: with his secret he is heard all the same.
  if (guesser && !genuine) {
    identity.kind = Identity::Kind::nobody;
    identity.why = "too_many_guesses";
    return identity;
  }
  const bool vouched =
      context.config.vouched_senders && dmarc_verdict(context, message) == mail::Verdict::pass;
  // A token that is no longer good answers a window that is gone: it does not become an answer to this one.
  if (vouched && !claims) take_only_seat(context, tx, identity);
  if (foreign && identity.kind == Identity::Kind::known) {
    identity.kind = Identity::Kind::held;
    identity.why = "disowned_by_its_servers";
    identity.ask = identity.speaker.player;
  }
  return identity;
}

}  // namespace adj::service
