#pragma once
// The bodies of Table's members; included where a game compiles its table (module.cc), and nowhere else.

#include "adjudicator/core/kinds.h"
#include "adjudicator/core/table.h"

namespace adj {

template <class G>
Table<G>::Table(const Tables& tables, State state, StepRecord<G>& record, DiceSource& dice)
    : tables_(tables), state_(std::move(state)), record_(record), dice_(dice) {}

template <class G>
Table<G>::~Table() = default;

template <class G>
template <class D>
[[gnu::used]] typename D::Answer Table<G>::ask(const D& decision) {
  return std::move(ask_all(std::vector<D>{decision}).front());
}

template <class G>
template <class D>
[[gnu::used]] std::vector<typename D::Answer> Table<G>::ask_all(const std::vector<D>& decisions) {
  if (decisions.empty()) return {};
  if (next_answer_ == record_.answers.size()) ask_window(decisions);
  std::vector<typename D::Answer> answers;
  for (const D& d : decisions) answers.push_back(take<D>(d));
  return answers;
}

template <class G>
template <class D>
[[gnu::used]] typename D::Answer Table<G>::offer(const D& decision, bool open_window) {
  if (next_answer_ == record_.answers.size()) {
    if (window_open_) throw AwaitingAnswers<G>{{Open<G>{decision, std::nullopt}}};
    if (auto automatic = G::automatic(tables_, state_, decision))
      give(decision, std::move(automatic->answer), automatic->origin);
    else if (open_window)
      throw AwaitingAnswers<G>{{Open<G>{decision, std::nullopt}}};
    else
      give(decision, G::fallback(tables_, state_, decision), Origin::preset);
  }
  return take<D>(decision);
}

template <class G>
template <class D>
[[gnu::used]] typename D::Answer Table<G>::consult(const D& decision) {
  return offer(decision, false);
}

template <class G>
Origin Table<G>::last_origin() const {
  return record_.answers.at(next_answer_ - 1).origin;
}

template <class G>
template <class D>
void Table<G>::give(const D& decision, typename G::Answer answer, Origin origin) {
  record_.answers.push_back({Name(D::kName), decision.seat, origin, std::move(answer)});
}

template <class G>
template <class D>
void Table<G>::ask_window(const std::vector<D>& decisions) {
  std::vector<Open<G>> window;
  bool complete = true;
  for (const D& d : decisions) {
    window.push_back({d, G::automatic(tables_, state_, d)});
    complete = complete && window.back().automatic;
  }
  if (!complete || window_open_) throw AwaitingAnswers<G>{std::move(window)};
  for (std::size_t i = 0; i < decisions.size(); ++i)
    give(decisions[i], std::move(window[i].automatic->answer), window[i].automatic->origin);
}

template <class G>
template <class D>
typename D::Answer Table<G>::take(const D& decision) {
  const Given<G>& given = record_.answers.at(next_answer_++);
  if (given.kind != Name(D::kName) || given.seat != decision.seat)
    throw Diverged("a re-run asked for " + std::string(D::kName) + " where " + given.kind.str() +
                   " was answered");
  if (given.origin == Origin::fallback) tell_silence(decision.seat, Name(D::kName));
  return std::get<typename D::Answer>(given.answer);
}

template <class G>
template <class E>
[[gnu::used]] void Table<G>::tell(Name clause, E event) {
  tell(Audience::everyone(), clause, std::move(event));
}

template <class G>
template <class E>
[[gnu::used]] void Table<G>::tell(Audience audience, Name clause, E event) {
  tell_event(std::move(audience), clause, Event(std::in_place_type<E>, std::move(event)));
}

template <class G>
void Table<G>::tell_event(Audience audience, Name clause, Event event) {
  events_.push_back({clause, std::move(audience), std::move(event)});
  const std::size_t i = events_.size() - 1;
  if (i < record_.told.size() && !(record_.told[i] == events_[i]))
    throw Diverged("a re-run told another event: " + to_json(record_.told[i]).dump() + " became " +
                   to_json(events_[i]).dump());
}

template <class G>
void Table<G>::tell_silence(Seat seat, Name decision) {
  tell(Name(), Silence{seat, decision});
}

template <class G>
int Table<G>::die(Name clause, Name what, const std::string& about, int low, int high) {
  const std::string label = next_label(what, about);
  if (next_die_ == record_.dice.size()) {
    const int face = dice_.face(phase(), label, low, high);
    ADJ_CHECK(face >= low && face <= high, "a die out of its range: " + label);
    record_.dice.push_back({label, high - low + 1, face - low + 1, false});
  }
  const int face = low - 1 + made(label, high - low + 1);
  tell(clause, Rolled{what, about, low, high, face});
  return face;
}

template <class G>
int Table<G>::d6(Name clause, Name what, const std::string& about) {
  return die(clause, what, about, 1, 6);
}

template <class G>
int Table<G>::d10(Name clause, Name what, const std::string& about) {
  return die(clause, what, about, 0, 9);
}

template <class G>
std::size_t Table<G>::draw(Name what, const std::string& about, std::span<const Name> from, bool secret) {
  ADJ_CHECK(!from.empty(), "a draw from nothing");
  const std::string label = next_label(what, about);
  if (next_die_ == record_.dice.size()) {
    const std::size_t at = dice_.draw(phase(), label, from, secret);
    ADJ_CHECK(at < from.size(), "a draw out of range: " + label);
    record_.dice.push_back({label, static_cast<int>(from.size()), static_cast<int>(at) + 1, secret});
  }
  return static_cast<std::size_t>(made(label, static_cast<int>(from.size())) - 1);
}

template <class G>
std::string Table<G>::next_label(Name what, const std::string& about) const {
  return what.str() + "/" + about + "/" + std::to_string(next_die_ + 1);
}

template <class G>
int Table<G>::made(const std::string& label, int sides) {
  const Made& made = record_.dice[next_die_++];
  if (made.label != label || made.sides != sides)
    throw Diverged("a re-run rolled " + label + " for " + made.label);
  return made.value;
}

// Names every member template of a game's table, so that the compiler makes them all here ([[gnu::used]]:
// also when it optimises and nothing here calls them). Never called.
template <class G>
void compile_table(Table<G>& table) {
  for_each_kind<typename G::Decision>([&]<class D>(const D* d) {
    table.ask(*d);
    table.ask_all(std::vector<D>());
    table.offer(*d, false);
    table.consult(*d);
  });
  for_each_kind<typename G::Event>([&]<class E>(const E* e) {
    table.tell(Name(), *e);
    table.tell(Audience(), Name(), *e);
  });
}

}  // namespace adj
