#include "tests/core/toy_game.h"

#include <charconv>

#include "adjudicator/core/table_impl.h"

template class adj::Table<adj::toy::Toy>;

namespace adj::toy {

namespace {

constexpr std::array<Seat, 3> kSeats{Seat{1}, Seat{2}, Seat{3}};

void deal(ToyTable& t) {
  static const std::array<Name, 4> kDeck{"ace", "king", "queen", "jack"};
  for (const Seat seat : kSeats) {
    const Name card = kDeck[t.draw("card", std::to_string(seat.number), kDeck, true)];
    t.state().card[seat] = card;
    t.tell(Audience::only(seat), "TOY-1", Dealt{seat, card});
  }
}

void elect(ToyTable& t) {
  // Grows by one from run to run in whatever this game does wrong.
  const auto wrong = [&, run = t.tables().runs++](Fault fault) {
    return t.tables().fault == fault ? run : 0;
  };
  const int consul = t.ask(Nominate{Seat{wrong(Fault::asks_other) > 1 ? 2 : 1}}).value;
  if (wrong(Fault::tells_less) < 2) t.tell("TOY-2", Nominated{consul + wrong(Fault::tells_other)});
  if (consul == 99) t.end_game();
  std::vector<Vote> votes;
  for (const Seat seat : kSeats) votes.push_back({seat, seat != Seat{3}});
  int ayes = 0;
  for (const Number& vote : t.ask_all(votes)) ayes += vote.value;
  const char* urn = wrong(Fault::rolls_other) > 2 ? "comitia" : "senate";
  if (ayes == 1) ayes += t.d6("TOY-3", "tie", urn) > 3 ? 1 : 0;
  ayes += t.offer(Cheer{Seat{2}}, consul == 7).value;
  if (ayes >= 2) t.state().consuls.push_back(consul + wrong(Fault::leaves_other));
  t.tell("TOY-4", Elected{consul, ayes});
  if (++t.state().round > 3) t.state().progress.over = true;
}

}  // namespace

std::span<const Step<Toy>> Toy::sequence() {
  static const std::array kSteps{Step<Toy>{"deal", "TOY-1", deal}, Step<Toy>{"elect", "TOY-2", elect}};
  return kSteps;
}

std::optional<Automatic<Toy::Answer>> Toy::automatic(const Tables&, const State& s, const Decision& d) {
  const Vote* vote = std::get_if<Vote>(&d);
  if (!vote) return std::nullopt;
  const auto at = s.always_yes.find(vote->seat);
  if (at == s.always_yes.end() || !at->second) return std::nullopt;
  return Automatic<Answer>{Number{1}, Origin::standing};
}

Toy::Answer Toy::fallback(const Tables&, const State&, const Decision&) { return Number{0}; }

std::vector<Refusal> Toy::check(const Tables&, const State&, const Decision&, const Answer& a) {
  if (std::get<Number>(a).value >= 0) return {};
  return {Refusal{RefusalKind::not_allowed, "TOY-5", "negative", Json::object(), 1, 1}};
}

std::vector<std::string> Toy::missing(const Tables&, const State&, const Decision&, const Answer& a,
                                      Language) {
  // 50 stands for an answer that is only half given.
  return std::get<Number>(a).value == 50 ? std::vector<std::string>{"the other half"}
                                         : std::vector<std::string>{};
}

std::vector<std::string> Toy::order_lines(const Tables&, const State&, const Decision&, const Answer& a,
                                          Language) {
  return {std::to_string(std::get<Number>(a).value)};
}

MailReading<Toy> Toy::read_mail(const Tables&, const State&, const Opens& opens, Seat, std::string_view text,
                                Language) {
  MailReading<Toy> reading;
  if (text == "DONE") {
    reading.done = true;
  } else if (text == "WAIT") {
    reading.wait = true;
  } else if (text == "CANCEL") {
    for (const auto& open : opens) reading.withdrawn.insert(open.index);
  } else if (text == "ALWAYS" || text == "NEVER") {
    reading.standing = Standing{text == "ALWAYS"};
  } else {
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    for (const auto& open : opens) reading.answers[open.index] = Number{value};
  }
  return reading;
}

Json Toy::view(const Tables&, const State& s, Seat seat) {
  Json view = Json::object();
  view["round"] = Json(s.round);
  if (const auto card = s.card.find(seat); card != s.card.end()) view["card"] = Json(card->second.view());
  return view;
}

Json Toy::report(const Tables&, const State&, Seat, const Window&, const Opens&,
                 const std::vector<NumberedEvent>& events, Language) {
  return to_json(events);
}

void Toy::change_secrets(const Tables&, State& s, Seat seat, Random&) {
  for (auto& [whose, card] : s.card)
    if (whose != seat) card = "joker";
}

void Toy::upgrade(Json& document, int from_schema) {
  ADJ_CHECK(from_schema == 1);
  // Schema 1 kept no standing orders.
  document["state"]["always_yes"] = Json::object();
}

}  // namespace adj::toy
