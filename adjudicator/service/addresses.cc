#include "adjudicator/service/addresses.h"

#include "mail/address.h"
#include "mail/ascii.h"

namespace adj::service {

namespace {

std::string signed_address(const Context& context, const mail::Claim& claim, std::int64_t epoch) {
  return mail::address_for(our_address(context.config),
                           mail::signed_claim(keys_of(context.config), claim, epoch));
}

// Rollbacks open a window with an old number once more; their count keeps the older tokens void.
constexpr std::int64_t kGenerations = 100'000;
// More than there will ever be players: who moderates, and which of his keys it is.
constexpr std::int64_t kModerators = 1'000'000'000'000;
// So far back a secret is known to have been one: whoever used it is told, and did not guess.
constexpr int kKeysKnown = 20;

}  // namespace

mail::ReplyAddress our_address(const Config& config) {
  const auto at = config.address.rfind('@');
  return {config.address.substr(0, at), config.address.substr(at + 1), config.delimiter};
}

mail::KeyRing keys_of(const Config& config) {
  mail::KeyRing keys{config.key};
  keys.insert(keys.end(), config.old_keys.begin(), config.old_keys.end());
  return keys;
}

std::string our_domain(const Config& config) { return config.address.substr(config.address.rfind('@') + 1); }

std::int64_t seat_epoch(const Hosted& hosted, const HostedSeat& seat) {
  return seat.row.epoch * kGenerations + hosted.row.generation;
}

std::int64_t moderator_epoch(const Hosted& hosted) {
  return hosted.row.moderator_epoch * kModerators + hosted.row.moderator.value_or(0);
}

bool was_seats(const mail::KeyRing& keys, const mail::Claim& claim, const Hosted& hosted,
               const HostedSeat& seat) {
  for (int epoch = seat.row.epoch; epoch > 0 && epoch > seat.row.epoch - kKeysKnown; --epoch)
    for (int g = hosted.row.generation; g >= 0 && g > hosted.row.generation - kKeysKnown; --g)
      if (mail::is_genuine(keys, claim, epoch * kGenerations + g)) return true;
  return false;
}

bool was_moderators(const mail::KeyRing& keys, const mail::Claim& claim, const Hosted& hosted) {
  for (int epoch = hosted.row.moderator_epoch; epoch >= 0 && epoch > hosted.row.moderator_epoch - kKeysKnown;
       --epoch)
    if (mail::is_genuine(keys, claim, epoch * kModerators + hosted.row.moderator.value_or(0))) return true;
  return false;
}

bool is_never_heard(const Config& config, std::string_view address) {
  if (mail::is_ours(our_address(config), address)) return true;
  return !config.players_in_domain &&
         mail::lower(mail::domain_part(address)) == mail::lower(our_domain(config));
}

std::string seat_address(const Context& context, const Hosted& hosted, const HostedSeat& seat) {
  return signed_address(
      context, {mail::ClaimKind::seat, mail::lower(hosted.code()), seat.row.seat, hosted.row.window, ""},
      seat_epoch(hosted, seat));
}

std::string moderator_address(const Context& context, const Hosted& hosted) {
  return signed_address(context, {mail::ClaimKind::moderator, mail::lower(hosted.code()), 1, 0, ""},
                        moderator_epoch(hosted));
}

std::string confirmation_address(const Context& context, std::int64_t confirmation) {
  return signed_address(context, {mail::ClaimKind::confirmation, "", confirmation, 0, ""}, 0);
}

std::string bounce_address(const Context& context, std::int64_t letter) {
  return signed_address(context, {mail::ClaimKind::bounce, "", letter, 0, ""}, 0);
}

std::string cut_tag(const Hosted& hosted, int seat) {
  return mail::lower(hosted.code()) + ".p" + std::to_string(seat) + ".t" + std::to_string(hosted.row.window);
}

}  // namespace adj::service
