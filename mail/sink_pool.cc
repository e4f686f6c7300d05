#include "mail/sink_pool.h"

#include <algorithm>
#include <future>
#include <stdexcept>

namespace adj::mail {
namespace {

constexpr std::size_t kWorthAConnection = 4;  // letters

}  // namespace

SinkPool::SinkPool(std::vector<std::unique_ptr<Sink>> sinks) : sinks_(std::move(sinks)) {
  if (sinks_.empty()) throw std::invalid_argument("a pool without a sink");
}

SendOutcome SinkPool::send(std::string_view envelope_from, std::string_view recipient, std::string_view raw) {
  return sinks_.front()->send(envelope_from, recipient, raw);
}

void SinkPool::send_all(std::span<const Parcel> parcels, const Done& done) {
  const std::size_t used = std::clamp<std::size_t>(parcels.size() / kWorthAConnection, 1, sinks_.size());
  if (used == 1) return sinks_.front()->send_all(parcels, done);
  std::vector<SendOutcome> outcomes(parcels.size());
  // One recipient's letters go through one connection, so that they keep their order.
  const auto send_share = [&](std::size_t share) {
    for (std::size_t i = 0; i < parcels.size(); ++i) {
      const Parcel& p = parcels[i];
      if (std::hash<std::string_view>()(p.recipient) % used != share) continue;
      outcomes[i] = sinks_[share]->send(p.envelope_from, p.recipient, p.raw);
    }
  };
  std::vector<std::future<void>> others;
  for (std::size_t share = 1; share < used; ++share)
    others.push_back(std::async(std::launch::async, send_share, share));
  send_share(0);
  for (std::future<void>& other : others) other.get();
  for (std::size_t i = 0; i < parcels.size(); ++i) done(i, std::move(outcomes[i]));
}

Health SinkPool::health() const {
  Health health = sinks_.front()->health();
  for (const auto& sink : sinks_)
    if (const Health own = sink->health(); !own.healthy && health.healthy) health = own;
  return health;
}

}  // namespace adj::mail
