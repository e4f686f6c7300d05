#include "adjudicator/service/moderation.h"

#include <algorithm>
#include <map>

#include "adjudicator/service/acts.h"
#include "adjudicator/service/command_line.h"
#include "adjudicator/service/notices.h"
#include "adjudicator/store/play.h"

namespace adj::service {

namespace {

// For the sentence of the act: every field under its name.
Json values_of(const Hosted& hosted, const Act& act) {
  const HostedSeat* seat = hosted.find_seat(act.seat);
  return with({{"game", hosted.code()},
               {"window", act.window},
               {"now", hosted.row.window},
               {"seat", act.seat},
               {"name", seat ? seat->name() : std::string("–")},
               {"hours", act.minutes / 60},
               {"minutes", act.minutes % 60},
               {"text", act.text},
               {"value", act.value},
               {"most", kLongestLetter},
               {"reason", act.reason}});
}

const ActKind* kind_named(const std::string& id) {
  for (const auto group : {pace_acts, seat_acts, state_acts})
    for (const ActKind& kind : group())
      if (kind.id == id) return &kind;
  return nullptr;
}

Proposal refused(const Hosted& hosted, const Act& act, const char* key, Language language) {
  return {false, say(language, key, values_of(hosted, act)), {}};
}

using Shown = std::map<Language, std::vector<std::string>>;

// What changes, for readers of each language: as it was before.
Shown shown_to_all(const ActKind& kind, const Context& context, store::Tx& tx, Hosted& hosted,
                   const Act& act) {
  Shown shown;
  for (const auto& [language, name] : names_of(Language{})) {
    Bench bench{context, tx, hosted, act, language};
    if (kind.shown_to_all) kind.show(bench, shown[language]);
  }
  return shown;
}

void announce(const Context& context, store::Tx& tx, const Hosted& hosted, const Act& act, std::size_t number,
              const Json& values, Shown& shown) {
  write_to_all(context, tx, hosted, "notice", "act:" + hosted.code() + ":" + std::to_string(number),
               [&](Answer& words) {
                 AnswerBlock& block = words.block(say(words.language, "act.announced"));
                 block.paragraphs.push_back(say(words.language, "act." + act.id, values));
                 block.lines = shown[words.language];
               });
}

}  // namespace

bool is_act(const std::string& id) { return kind_named(id) != nullptr; }

bool is_of_open_window(const std::string& id) {
  const ActKind* kind = kind_named(id);
  return kind && kind->of_open_window;
}

namespace {

Proposal look(const ActKind& kind, Bench bench) {
  if (kind.of_open_window && bench.act.window != 0 && bench.act.window != bench.hosted.row.window)
    return refused(bench.hosted, bench.act, "act.refused.window", bench.language);
  if (const char* key = kind.check(bench)) return refused(bench.hosted, bench.act, key, bench.language);
  Proposal proposal{true, say(bench.language, "act." + bench.act.id, values_of(bench.hosted, bench.act)), {}};
  kind.show(bench, proposal.differences);
  return proposal;
}

}  // namespace

Proposal propose(const Context& context, store::Tx& tx, Hosted& hosted, const Act& act, Language language,
                 int reader) {
  const ActKind* kind = kind_named(act.id);
  ADJ_CHECK(kind, "no such act: " + act.id);
  return look(*kind, {context, tx, hosted, act, language, {}, reader});
}

Proposal carry_out(const Context& context, store::Tx& tx, Hosted& hosted, const Act& act,
                   const std::string& actor, Language language, int reader) {
  const Proposal proposal = propose(context, tx, hosted, act, language);
  if (!proposal.possible) return proposal;
  const ActKind* kind = kind_named(act.id);
  const Proposal answer = look(*kind, {context, tx, hosted, act, language, actor, reader});
  const Json values = values_of(hosted, act);  // as it was: the act may change who sits where
  Json details = to_json(act);
  Json lines = Json::array();
  for (const std::string& line : proposal.differences) lines.push_back(Json(line));
  details["differences"] = lines;
  Shown shown = shown_to_all(*kind, context, tx, hosted, act);
  const std::size_t number = store::audit_of(tx, hosted.code()).size() + 1;
  store::insert_audit(tx, {hosted.code(), 0, actor, act.id, act.reason, details, context.clock.now()});
  Bench bench{context, tx, hosted, act, language, actor};
  kind->run(bench);
  if (kind->announced) announce(context, tx, hosted, act, number, values, shown);
  context.log.note("moderator", "game=" + hosted.code() + " act=" + act.id);
  return answer;
}

}  // namespace adj::service
