// RPR-1.07.1, 1.07.2  The Forum phase: six initiatives, one step each.

#include <algorithm>

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/ch1_07.h"
#include "adjudicator/games/respublica/steps.h"

namespace adj::respublica {

namespace {

constexpr int kEventRoll = 7;    // RPR-1.07.2b
constexpr int kInitiatives = 6;  // RPR-1.07.22a  constants.json says the same; the sequence sees no tables

// RPR-1.07.2a  From the HRAO's faction clockwise; nobody: all have had theirs. Those who had theirs sit side
// by side, so the next one follows them.
std::optional<Seat> next_in_turn(Position p) {
  const State& s = p.state;
  const std::vector<Seat> order = clockwise_from(s, hrao_seat(p));
  if (s.now.initiatives.empty()) return order.front();
  const auto had = [&](Seat seat) { return s.now.initiatives.contains(seat); };
  const std::vector<Seat>& table = s.clockwise;
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (!had(table[i])) continue;
    for (std::size_t step = 1; step < table.size(); ++step) {
      const Seat seat = table[(i + step) % table.size()];
      if (had(seat)) break;
      if (!faction(s, seat).eliminated) return seat;
    }
  }
  return std::nullopt;
}

// RPR-1.07.2b, 1.07.21a  True: it brought a card.
bool roll_initiative(RprTable& t, Seat seat) {
  State& s = t.state();
  const std::string name = faction(s, seat).name.str();
  if (roll_dice(t, "RPR-1.07.2b", "initiative", name, 2) == kEventRoll) {
    const int roll = roll_dice(t, "RPR-1.07.21a", "event", name, 3);
    resolve_event(t, t.tables().event_rolled(roll, s.era), seat);
    return false;
  }
  const bool left = !s.deck.empty() || !s.next_decks.empty();
  draw_card(t, seat);
  return left;
}

bool wants_to_be_asked(Position p, Seat seat) {
  const auto mode = p.state.options.find("forum_mode");
  return (mode != p.state.options.end() && mode->second == "ask") || wish<AskMe>(p, seat);
}

// W2a  What he writes now takes the place of the lines with the same verb.
void ask_rest(RprTable& t, Seat seat, int number) {
  const Orders answer = t.ask(InitiativeOrders{seat, number});
  std::set<Name> verbs;
  for (const Order& order : answer.list) verbs.insert(verb_of(order.body));
  std::erase_if(t.state().orders[seat].window,
                [&](const Order& order) { return verbs.contains(verb_of(order.body)); });
  file_orders(t, seat, answer);
  settle_words(t);
}

// RPR-1.07.2d
void act(RprTable& t, Seat seat) {
  persuade(t, seat);
  seek_knights(t, seat);
  hold_games(t, seat);
  name_leader(t, seat);
}

}  // namespace

void begin_forum(RprTable& t) {
  State& s = t.state();
  s.phase = Phase::forum;
  t.tell("RPR-1.07.1a", PhaseBegan{Phase::forum});
  expire_events(t);
  settle_bequests(t);
  s.last_hrao = hrao_seat(t);
}

void ask_forum(RprTable& t) {
  std::vector<ForumOrders> windows;
  for (const Seat seat : asked(t.state())) windows.push_back(ForumOrders{seat});
  ask_and_file(t, windows);
}

void play_initiative(RprTable& t) {
  State& s = t.state();
  const int number = s.now.initiative + 1;
  const std::optional<Seat> own = next_in_turn(t);
  const Seat seat = own ? *own : hold_auction(t);
  t.tell("RPR-1.07.2a", InitiativeBegan{number, seat});
  const bool card = roll_initiative(t, seat);
  // A man of his may have been the last one (RPR-1.05.4a).
  if (!faction(s, seat).eliminated) {
    if (wants_to_be_asked(t, seat) && (card || persuasion_illegal(t, seat))) ask_rest(t, seat, number);
    act(t, seat);
  }
  s.now.initiative = number;
  if (own) s.now.initiatives.insert(seat);
  settle_at_boundary(t);
}

bool more_initiatives(const State& s) { return s.now.initiative < kInitiatives; }

}  // namespace adj::respublica
