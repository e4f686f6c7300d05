// The reader's own secrets: his stratagems, his standing orders, his queue.

#include "adjudicator/games/alea/ch2_e_smc.h"
#include "adjudicator/games/alea/report_parts.h"

namespace adj::alea {

namespace {

std::string half(const Reader& r, Face face) {
  return r.say("report.own.face_of", {{"face", name_of(face)},
                                      {"phase", name_of(r.p.tables.face(face).phase)},
                                      {"does", r.named("face", name_of(face))}});
}

PrivateBlock hand_block(const Reader& r) {
  PrivateBlock block{r.say("report.own.hand"), {}, r.say("report.own.no_hand")};
  for (const CounterId& id : hand(r.p.state, r.seat)) {
    const CounterInfo& counter = r.p.tables.counter(id);
    block.lines.push_back(r.say(
        "report.own.counter",
        {{"counter", id.str()}, {"first", half(r, counter.first)}, {"second", half(r, counter.second)}}));
  }
  return block;
}

PrivateBlock standing_block(const Reader& r, const SeatOrders& own) {
  PrivateBlock block{r.say("report.own.standing"), order_texts(r, own.standing),
                     r.say("report.own.no_standing")};
  for (std::string& line : order_texts(r, own.phase_f)) block.lines.push_back(std::move(line));
  if (own.pass_all) block.lines.push_back(r.say("report.own.pass_all"));
  return block;
}

PrivateBlock queue_block(const Reader& r, const SeatOrders& own) {
  PrivateBlock block{r.say("report.own.queue"), {}, r.say("report.own.no_queue")};
  int place = 0;
  for (const QueuedSmc& queued : own.queue) {
    std::string text;
    for (const std::string& line : order_texts(r, queued.orders)) text += (text.empty() ? "" : " · ") + line;
    block.lines.push_back(r.say("report.own.queued", {{"place", ++place}, {"orders", text}}));
  }
  return block;
}

// 7.1  The other player's last SMC of the year, whose window his opponent does not see.
bool enemy_plays_his_last(const Reader& r) {
  if (r.p.state.phase != Phase::e) return false;
  const std::optional<DueSmc> due = next_smc(r.p.state);
  return due && due->camp != r.camp && last_smc(r.p.state, due->camp);
}

}  // namespace

std::string face_line(const Reader& r, Face face) {
  return r.say("report.own.face", {{"face", name_of(face)}, {"does", r.named("face", name_of(face))}});
}

std::vector<PrivateBlock> private_blocks(const Reader& r) {
  if (!r.camp) return {};
  const auto at = r.p.state.orders.find(r.seat);
  const SeatOrders none;
  const SeatOrders& own = at == r.p.state.orders.end() ? none : at->second;
  std::vector<PrivateBlock> blocks{hand_block(r), standing_block(r, own), queue_block(r, own)};
  if (enemy_plays_his_last(r))
    blocks.push_back({r.say("report.own.phase_f"), {r.say("report.own.phase_f_reminder")}, ""});
  return blocks;
}

}  // namespace adj::alea
