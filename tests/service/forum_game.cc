#include "tests/service/forum_game.h"

#include <charconv>

#include "adjudicator/core/table_impl.h"
#include "adjudicator/core/words_fold.h"
#include "adjudicator/report/report_model.h"
#include "mail/ascii.h"

template class adj::Table<adj::forum::Forum>;

namespace adj::forum {

namespace {

using ForumTable = Table<Forum>;

constexpr int kRounds = 3, kHighestTax = 5;

std::vector<Seat> seats_of(const State& s) {
  std::vector<Seat> seats;
  for (int n = 1; n <= s.seats; ++n) seats.push_back(Seat{n});
  return seats;
}

void deal(ForumTable& t) {
  static const std::array<Name, 6> kDeck{"ara", "bos", "canis", "delphinus", "equus", "fons"};
  for (const Seat seat : seats_of(t.state())) {
    // Each another card, so that a letter which names one says whose secret it tells.
    const Name card = kDeck[static_cast<std::size_t>(seat.number - 1)];
    t.state().card[seat] = card;
    t.tell(Audience::only(seat), "FOR-1", Dealt{seat, card});
  }
}

void play_round(ForumTable& t) {
  std::vector<Vote> asked;
  for (const Seat seat : seats_of(t.state())) asked.push_back({seat});
  std::map<int, int> count;
  std::vector<int> votes;
  for (const Number& vote : t.ask_all(asked)) {
    votes.push_back(vote.value);
    ++count[vote.value];
  }
  int elected = 1;
  for (const auto& [seat, n] : count)
    if (n > count[elected]) elected = seat;
  t.tell("FOR-2", Elected{Seat{elected}, votes});
  const int tax = t.ask(Tax{Seat{elected}}).value;
  t.state().taxes.push_back(t.state().options.tax == "high" ? 2 * tax : tax);
  t.tell("FOR-3", Taxed{t.state().taxes.back()});
  if (++t.state().round > kRounds) t.state().progress.over = true;
}

std::string verb_of(const Forum::Decision& d) { return std::holds_alternative<Vote>(d) ? "VOTE" : "TAX"; }

int highest(const State& s, const Forum::Decision& d) {
  return std::holds_alternative<Vote>(d) ? s.seats : kHighestTax;
}

struct Words {
  std::string verb;
  int number = -1;
};

Words words_of(std::string_view line) {
  const auto blank = std::min(line.find(' '), line.size());
  Words words{words::fold(line.substr(0, blank)), -1};
  const std::string_view rest = mail::trim(line.substr(blank));
  std::from_chars(rest.data(), rest.data() + rest.size(), words.number);
  return words;
}

// One line: its verdict, and what it means for the open decisions.
ReceiptLine read_line(const State& s, const Forum::Opens& opens, std::string_view text,
                      MailReading<Forum>& reading) {
  ReceiptLine verdict;
  verdict.text = text;
  const Words words = words_of(text);
  const bool votes = words.verb == "vote" || words.verb == "replace";
  const auto refused = [&](RefusalKind kind, const char* clause, const char* why) {
    verdict.refusal = Refusal{kind, clause, why, Json::object(), 1, 1};
    verdict.explanation = why;
    return verdict;
  };
  verdict.understood = words::fold(text);
  if (words.verb == "done" || words.verb == "fini") {
    reading.done = reading.receipt.done = true;
  } else if (words.verb == "wait") {
    reading.wait = true;
  } else if (words.verb == "cancel") {
    reading.receipt.cancelled = true;
    for (const auto& open : opens) reading.withdrawn.insert(open.index);
  } else if (words.verb == "deal") {
    reading.standing = Forum::Standing{words.number};
  } else if (votes || words.verb == "tax") {
    const OpenFor<Forum>* meant = nullptr;
    for (const auto& open : opens)
      if (std::holds_alternative<Vote>(open.decision) == votes) meant = &open;
    if (!meant) return refused(RefusalKind::too_late, "FOR-2", "nobody asks you that now");
    if (!Forum::check({}, s, meant->decision, Number{words.number}).empty())
      return refused(RefusalKind::not_allowed, "FOR-4", "there is no such number");
    reading.answers[meant->index] = Number{words.number};
    reading.withdrawn.erase(meant->index);
    verdict.understood = (votes ? "VOTE " : "TAX ") + std::to_string(words.number);
  } else {
    return refused(RefusalKind::not_understood, "", "did you mean VOTE?");
  }
  return verdict;
}

}  // namespace

std::span<const Step<Forum>> Forum::sequence() {
  static const std::array kSteps{Step<Forum>{"deal", "FOR-1", deal},
                                 Step<Forum>{"round", "FOR-2", play_round}};
  return kSteps;
}

std::optional<Automatic<Forum::Answer>> Forum::automatic(const Tables&, const State& s, const Decision& d) {
  const Vote* vote = std::get_if<Vote>(&d);
  const auto at = vote ? s.always.find(vote->seat) : s.always.end();
  if (at == s.always.end()) return std::nullopt;
  return Automatic<Answer>{Number{at->second}, Origin::standing};
}

Forum::Answer Forum::fallback(const Tables&, const State&, const Decision& d) {
  return Number{std::holds_alternative<Vote>(d) ? std::get<Vote>(d).seat.number : 0};
}

std::vector<Refusal> Forum::check(const Tables&, const State& s, const Decision& d, const Answer& a) {
  const int value = std::get<Number>(a).value;
  const int least = std::holds_alternative<Vote>(d) ? 1 : 0;
  if (value >= least && value <= highest(s, d)) return {};
  return {Refusal{RefusalKind::not_allowed, "FOR-4", "number", Json::object(), 1, 1}};
}

std::vector<std::string> Forum::order_lines(const Tables&, const State&, const Decision& d, const Answer& a,
                                            Language) {
  return {verb_of(d) + " " + std::to_string(std::get<Number>(a).value)};
}

std::string Forum::fallback_text(const Tables& t, const State& s, const Decision& d, Language language) {
  return order_lines(t, s, d, fallback(t, s, d), language).front();
}

MailReading<Forum> Forum::read_mail(const Tables&, const State& s, const Opens& opens, Seat,
                                    std::string_view text, Language) {
  MailReading<Forum> reading;
  int number = 0;
  mail::for_each_line(text, [&](std::string_view line) {
    ++number;
    if (mail::trim(line).empty()) return;
    reading.receipt.lines.push_back(read_line(s, opens, mail::trim(line), reading));
    reading.receipt.lines.back().number = number;
  });
  return reading;
}

Json Forum::view(const Tables&, const State& s, Seat seat) {
  Json view = Json::object();
  view["round"] = Json(s.round);
  view["taxes"] = to_json(s.taxes);
  if (const auto card = s.card.find(seat); card != s.card.end()) view["card"] = Json(card->second.view());
  return view;
}

Json Forum::report(const Tables& t, const State& s, Seat seat, const Window& window, const Opens& opens,
                   const std::vector<NumberedEvent>& events, Language language) {
  TurnReport report;
  report.language = language;
  report.header.game_title = "Forum";
  report.header.turn_title = "Round " + std::to_string(s.round);
  for (const OpenDecision& d : window.decisions)
    if (!d.complete) report.asks.push_back({d.kind.str(), "", "", {}, d.orders, d.fallback});
  for (const auto& open : opens) report.order_form.push_back(fallback_text(t, s, open.decision, language));
  if (!events.empty()) report.narrative.push_back({"News", {}});
  for (const NumberedEvent& e : events)
    report.narrative.back().lines.push_back({e.name.str() + " " + e.data.dump(), e.clause.str(), e.number, 0,
                                             e.audience.kind == AudienceKind::seats, LineKind::normal});
  report.tables.push_back({"Taxes", {{"round", Align::right}}, {{std::to_string(s.round)}}, {}});
  if (const auto card = s.card.find(seat); card != s.card.end())
    report.own.push_back({"Your card", {card->second.str()}, ""});
  return to_json(report);
}

std::string Forum::random_mail(const Tables& t, const State& s, const Opens& opens, Seat, Random& random,
                               Language language) {
  std::string mail;
  for (const auto& open : opens)
    mail +=
        order_lines(t, s, open.decision, random_answer(t, s, open.decision, random), language).front() + "\n";
  return mail;
}

Forum::Answer Forum::random_answer(const Tables&, const State& s, const Decision& d, Random& random) {
  return Number{random.between(1, highest(s, d))};
}

void Forum::change_secrets(const Tables&, State& s, Seat seat, Random&) {
  for (auto& [whose, card] : s.card)
    if (whose != seat) card = "joker";
}

void Forum::upgrade(Json&, int from_schema) {
  throw DataError("$.schema: no way from " + std::to_string(from_schema));
}

namespace {

class ForumModule final : public GameModule {
 public:
  Name id() const override { return Name(Forum::kModule); }
  std::string title() const override { return "Forum"; }
  std::string clause_prefix() const override { return "FOR"; }
  std::vector<ScenarioInfo> scenarios() const override { return {{"1", "The market", "Le marché", 3, 6}}; }
  std::vector<OptionInfo> options() const override { return {{"tax", {"low", "high"}, "low", "FOR-3"}}; }
  std::string data_digest() const override { return "none"; }
  std::unique_ptr<Game> start(const StartRequest& request) const override {
    State state;
    for (const auto& [option, value] : request.options) {
      if (option == "seats")
        state.seats = std::stoi(value);
      else if (option == "tax")
        state.options.tax = value;
      else
        throw DataError("there is no option " + option);
    }
    return std::make_unique<GameOf<Forum>>(tables_, data_digest(), state, request.seed);
  }
  std::unique_ptr<Game> load(const Json& document) const override {
    return std::make_unique<GameOf<Forum>>(tables_, data_digest(), document);
  }
  const Json& clauses() const override { return clauses_; }
  std::vector<std::string> expected_tally(const std::string&) const override { return {}; }
  std::vector<std::string> tally(const NumberedEvent&) const override { return {}; }
  std::vector<std::string> names() const override { return {}; }

 private:
  Tables tables_;
  Json clauses_ = Json::parse(R"({"clauses": [{"id": "FOR-2", "rule": "most votes win"}]})");
};

}  // namespace

std::unique_ptr<GameModule> make_module() { return std::make_unique<ForumModule>(); }

}  // namespace adj::forum
