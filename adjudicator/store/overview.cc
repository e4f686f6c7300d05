#include "adjudicator/store/overview.h"

#include "adjudicator/store/statement.h"

namespace adj::store {

Overview overview(Tx& tx, std::chrono::milliseconds longest) {
  run(tx, "select set_config('statement_timeout', $1, true)", std::to_string(longest.count()));
  Overview found;
  found.queues = queue_lengths(tx);
  for (const auto& row : run(tx, "select status, count(*) from games group by status"))
    found.games[text_in(row[0])] = big_in(row[1]);
  return found;
}

}  // namespace adj::store
