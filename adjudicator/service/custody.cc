#include "adjudicator/service/custody.h"

#include "adjudicator/service/deadlines.h"
#include "adjudicator/service/resolve.h"
#include "adjudicator/store/play.h"

namespace adj::service {

namespace {

constexpr const char* kOperator = "operator";

void audit(const Context& context, store::Tx& tx, const Hosted& hosted, const std::string& act,
           const std::string& reason) {
  store::insert_audit(tx, {hosted.code(), 0, kOperator, act, reason, Json::object(), context.clock.now()});
  context.log.note("operator", "game=" + hosted.code() + " act=" + act);
}

}  // namespace

bool freeze_game(const Context& context, store::Tx& tx, Hosted& hosted, const std::string& reason) {
  if (hosted.row.status != "running" && hosted.row.status != "paused") return false;
  hosted.row.status = "frozen";
  hosted.row.next_due.reset();
  store::set_game(tx, hosted.row);
  audit(context, tx, hosted, "freeze", reason);
  return true;
}

bool thaw_game(const Context& context, store::Tx& tx, Hosted& hosted, std::string& why) {
  if (!hosted.game) {
    why = hosted.row.started_at ? "its document cannot be read by this version: see the log"
                                : "it has not begun";
    return false;
  }
  if (hosted.row.status != "frozen") {
    why = "it is not frozen";
    return false;
  }
  hosted.row.status = "running";
  audit(context, tx, hosted, "thaw", "");
  if (!hosted.game->frozen()) {  // an operator's own freeze: the window is still open
    schedule(context, tx, hosted);
    save_hosted(context, tx, hosted);
    return true;
  }
  record(context, tx, hosted, {{}, 0, 0, 0, "thaw", 0, kOperator, "en", "", {}, {}});
  hosted.game.change().thaw();
  go_on(context, tx, hosted);
  if (hosted.row.status == "frozen") {
    why = "it froze again at once: " + *hosted.game->frozen();
    return false;
  }
  return true;
}

}  // namespace adj::service
