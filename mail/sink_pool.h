#pragma once
// Several connections to one server: a server that makes each mail safe before it takes the next is waited
// for on all of them at once.

#include <memory>
#include <vector>

#include "mail/sink.h"

namespace adj::mail {

class SinkPool final : public Sink {
 public:
  // At least one. A few letters go through the first alone; the others connect when many wait.
  explicit SinkPool(std::vector<std::unique_ptr<Sink>> sinks);

  SendOutcome send(std::string_view envelope_from, std::string_view recipient, std::string_view raw) override;
  // Tells what became of them when all are through.
  void send_all(std::span<const Parcel> parcels, const Done& done) override;
  Health health() const override;

 private:
  std::vector<std::unique_ptr<Sink>> sinks_;
};

}  // namespace adj::mail
