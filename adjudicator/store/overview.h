#pragma once
// The figures of the operator's page, in one bounded look.

#include <chrono>
#include <cstdint>
#include <map>
#include <string>

#include "adjudicator/store/mailbox.h"
#include "adjudicator/store/store.h"

namespace adj::store {

struct Overview {
  QueueLengths queues;
  std::map<std::string, std::int64_t> games;  // by status; a status without games is left out
};
// Every statement of this transaction, also those that come after, is given up after `longest`: a database
// that has no time for its players has none for the operator's page.
Overview overview(Tx& tx, std::chrono::milliseconds longest);

}  // namespace adj::store
