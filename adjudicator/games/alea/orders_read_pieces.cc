// Leaders and units in a line: LEGIO X, X-R, EQUITES 4PF, AUXILIA #2, 2 AUXILIA, NAVES 8PF 2 +1, PARTHI 1, 2,
// ALL, REST.

#include <algorithm>
#include <array>
#include <charconv>

#include "adjudicator/games/alea/orders_read.h"

namespace adj::alea {

using words::Cursor;
using words::Sign;
using words::Token;

namespace {

constexpr auto kEquites = std::to_array<std::string_view>({"EQUITES", "EQUITES", "CAVALRY", "CAVALERIE"});
constexpr auto kAuxilia =
    std::to_array<std::string_view>({"AUXILIA", "AUXILIA", "AUXILIARIES", "AUXILIAIRES"});
constexpr auto kNaves =
    std::to_array<std::string_view>({"NAVES", "NAVES", "NAVIS", "SHIPS", "NAVIRES", "GALERES", "GALLEYS"});
constexpr auto kLegio =
    std::to_array<std::string_view>({"LEGIO", "LEGIO", "LEGION", "LEGIONS", "LEGIONES", "LEG"});
constexpr std::array<std::pair<words::WordSet, UnitType>, 4> kKinds{{{kEquites, UnitType::equites},
                                                                     {kAuxilia, UnitType::auxilia},
                                                                     {kNaves, UnitType::naves},
                                                                     {kLegio, UnitType::legio}}};
constexpr int kEvery = 999;  // ALL EQUITES

// "8PF 2 +1" as numbers.
struct Variant {
  std::optional<int> pf, plain, bonus;
};

Variant variant_of(const UnitInfo& unit) {
  Variant v;
  std::string_view rest = unit.variant;
  while (!rest.empty()) {
    const std::size_t space = std::min(rest.find(' '), rest.size());
    std::string_view word = rest.substr(0, space);
    rest.remove_prefix(std::min(space + 1, rest.size()));
    const bool bonus = word.starts_with('+') || word.starts_with('-');
    if (word.starts_with('+')) word.remove_prefix(1);
    int number = 0;
    std::from_chars(word.data(), word.data() + word.size(), number);
    (word.ends_with("PF") ? v.pf : bonus ? v.bonus : v.plain) = number;
  }
  return v;
}

bool fits(const UnitInfo& unit, const PieceTerm& term) {
  if (!unit.roman() || unit.type != term.type) return false;
  const Variant v = variant_of(unit);
  const auto agrees = [](const std::optional<int>& wanted, const std::optional<int>& printed) {
    return !wanted || wanted == printed;
  };
  return agrees(term.pf, v.pf) && agrees(term.plain, v.plain) && agrees(term.bonus, v.bonus);
}

std::string kind_text(const PieceTerm& term) {
  std::string text(name_of(term.type));
  if (term.pf) text += " " + std::to_string(*term.pf) + "PF";
  if (term.plain) text += " " + std::to_string(*term.plain);
  if (term.bonus) text += (*term.bonus < 0 ? " " : " +") + std::to_string(*term.bonus);
  return text;
}

// The unit of the kind with this copy number. Several variants may have one.
std::optional<UnitId> copy_of(LineReader& r, const PieceTerm& term, int number) {
  std::vector<const UnitInfo*> found;
  for (const UnitInfo& unit : r.tables().units)
    if (fits(unit, term) && unit.number == number) found.push_back(&unit);
  if (found.size() == 1) return found.front()->id;
  words::Problem problem{
      found.empty() ? words::Problem::Kind::kUnknownWord : words::Problem::Kind::kAmbiguous,
      r.c.line(),
      r.c.column(),
      kind_text(term) + " #" + std::to_string(number),
      {},
      {"unit"},
      {},
      0,
      0};
  for (const UnitInfo* unit : found)
    problem.suggestions.push_back(unit->name + " #" + std::to_string(number));
  r.c.fail(std::move(problem));
  return std::nullopt;
}

PieceTerm unit_term(UnitId id) {
  PieceTerm term;
  term.kind = PieceTerm::Kind::unit;
  term.unit = id;
  return term;
}

// Behind EQUITES, AUXILIA or NAVES: the variant, then copies: #2, #3.
std::vector<PieceTerm> read_kind(LineReader& r, UnitType type, int count) {
  PieceTerm term;
  term.kind = PieceTerm::Kind::kind;
  term.type = type;
  term.count = count;
  if (const auto pf = r.c.integer(1, 99, Sign::kNone)) {
    term.pf = pf;
    r.c.expect({"PF"});
    if (const auto plain = r.c.integer(0, 9, Sign::kNone)) term.plain = plain;
    if (const auto bonus = r.c.integer(-9, 9, Sign::kRequired)) term.bonus = bonus;
  }
  term.written = kind_text(term);
  std::vector<PieceTerm> copies;
  while (r.c.ok()) {
    const std::size_t before = r.c.mark();
    if (!copies.empty()) r.c.separator();
    const auto number = r.c.copy_mark(99);
    if (!number) {
      r.c.reset(before);
      break;
    }
    if (const auto id = copy_of(r, term, *number)) copies.push_back(unit_term(*id));
  }
  if (!copies.empty()) return copies;
  return {term};
}

bool kind_follows(Cursor& c) {
  const std::size_t before = c.mark();
  const bool number = c.integer(1, 99, Sign::kNone).has_value();
  const bool found = number && (c.next_is(kEquites) || c.next_is(kAuxilia) || c.next_is(kNaves));
  c.reset(before);
  return found;
}

// PARTHI 1, 2, 3: numbers up to the people's units; none means all.
std::vector<PieceTerm> read_people_units(LineReader& r, PeopleId id) {
  const std::vector<UnitId>& units = r.tables().people(id).units;
  std::vector<PieceTerm> terms;
  const int most = static_cast<int>(units.size());
  for (const auto& [first, last] : r.c.list_of([&](Cursor& c) -> std::optional<std::pair<int, int>> {
         if (kind_follows(c)) return std::nullopt;
         const auto n = c.integer(1, most, Sign::kNone);
         return n ? std::optional(std::pair(*n, end_of_range(c, *n, most).value_or(*n))) : std::nullopt;
       }))
    for (const UnitId& unit : units)
      if (r.tables().unit(unit).number >= first && r.tables().unit(unit).number <= last)
        terms.push_back(unit_term(unit));
  if (!terms.empty()) return terms;
  PieceTerm all;
  all.kind = PieceTerm::Kind::people;
  all.people = id;
  all.written = r.tables().people(id).name;
  return {all};
}

// 10, 1R, 1-R, 5-7, for those who count in Arabic figures.
std::optional<std::vector<PieceTerm>> read_arabic_legions(LineReader& r) {
  if (kind_follows(r.c)) return std::nullopt;
  const std::size_t before = r.c.mark();
  const auto number = r.c.integer(1, 99, Sign::kNone);
  const Token* next = r.c.peek();
  const bool recruits = number && next && next->text == "r" && next->join != Token::Join::kSpace;
  if (recruits) r.c.keyword({"R"});
  const int last =
      number && !recruits ? end_of_range(r.c, *number, 99).value_or(*number) : number.value_or(0);
  std::vector<PieceTerm> legions;
  for (const UnitInfo& unit : r.tables().units)
    if (number && unit.roman() && unit.type == UnitType::legio && unit.number >= *number &&
        unit.number <= last && unit.recruits == recruits)
      legions.push_back(unit_term(unit.id));
  if (!legions.empty()) return legions;
  r.c.reset(before);
  return std::nullopt;
}

PieceTerm simple_term(PieceTerm::Kind kind) {
  PieceTerm term;
  term.kind = kind;
  return term;
}

using Terms = std::optional<std::vector<PieceTerm>>;

Terms read_named(LineReader& r) {
  const Vocabulary& words = r.at.words;
  const auto hit = r.c.match_any({&words.legions, &words.leaders, &words.peoples});
  if (!hit) return std::nullopt;
  if (hit->lexicon == 0) return {{unit_term(UnitId(hit->id.view()))}};
  if (hit->lexicon == 2) return read_people_units(r, PeopleId(hit->id.view()));
  PieceTerm term = simple_term(PieceTerm::Kind::leader);
  term.leader = LeaderId(hit->id.view());
  return {{term}};
}

// Behind ALL: a kind, a people, or the whole stack. UNITS are units only.
std::vector<PieceTerm> read_all(LineReader& r) {
  Cursor& c = r.c;
  for (const auto& [name, type] : kKinds)
    if (c.next_is(name)) {
      c.keyword(name);
      if (type != UnitType::legio) return read_kind(r, type, kEvery);
      PieceTerm legions = simple_term(PieceTerm::Kind::kind);
      legions.count = kEvery;
      legions.written = kind_text(legions);
      return {legions};
    }
  const bool preposition = c.next_is(words::kFrom) || c.next_is(kTowards);  // TOUT DE PARTHI 1
  if (const auto hit = preposition ? std::nullopt : c.match(r.at.words.peoples))
    return read_people_units(r, PeopleId(hit->id.view()));
  PieceTerm stack = simple_term(PieceTerm::Kind::all);
  const std::size_t before = c.mark();
  skip_words(c, {"the", "les", "units", "unites", "troops", "troupes"});
  stack.units_only = c.mark() != before;
  return {stack};
}

Terms read_piece(LineReader& r) {
  Cursor& c = r.c;
  if (c.keyword(words::kAll)) return read_all(r);
  if (c.keyword(words::kRest)) return {{simple_term(PieceTerm::Kind::rest)}};
  const int count = kind_follows(c) ? c.integer(1, 99, Sign::kNone).value_or(0) : 0;
  if (c.keyword(kEquites)) return read_kind(r, UnitType::equites, count);
  if (c.keyword(kAuxilia)) return read_kind(r, UnitType::auxilia, count);
  if (c.keyword(kNaves)) return read_kind(r, UnitType::naves, count);
  if (c.keyword(kLegio)) {
    if (const auto hit = c.match(r.at.words.legions)) return {{unit_term(UnitId(hit->id.view()))}};
    std::vector<PieceTerm> legions;
    for (auto& some : c.list_of([&](Cursor&) { return read_arabic_legions(r); }))
      legions.insert(legions.end(), some.begin(), some.end());
    if (!legions.empty()) return legions;
    c.fail();
    return std::nullopt;
  }
  return read_named(r);
}

// What terms mean, in their order. A kind never takes a copy that is named beside it; a piece named twice
// stays twice, for the rules to refuse, but no order grows beyond that.
class Chosen {
 public:
  Chosen(LineReader& r, const std::vector<PieceTerm>& terms, const Pool& pool)
      : r_(r), terms_(terms), pool_(pool) {}

  void add(const PieceTerm& term) {
    switch (term.kind) {
      case PieceTerm::Kind::leader:
        return name(chosen_.leaders, term.leader);
      case PieceTerm::Kind::unit:
        return name(chosen_.units, term.unit);
      case PieceTerm::Kind::kind:
        return add_kind(term, [&](const UnitId& id) { return fits(r_.tables().unit(id), term); });
      case PieceTerm::Kind::people: {
        PieceTerm every = term;
        every.count = static_cast<int>(r_.tables().people(term.people).units.size());
        return add_kind(every, [&](const UnitId& id) { return r_.tables().unit(id).people == term.people; });
      }
      case PieceTerm::Kind::all:
      case PieceTerm::Kind::rest:
        return add_stack(term);
    }
  }
  // A list of preference may name kinds of which there is none, as long as it names somebody.
  Pieces take() {
    if (absent_ && chosen_.leaders.empty() && chosen_.units.empty())
      r_.refuse("", "kind_not_there", {{"kind", *absent_}, {"count", 0}});
    return std::move(chosen_);
  }

 private:
  template <class IdType>
  static void name(std::vector<IdType>& list, const IdType& id) {
    if (std::ranges::count(list, id) < 2) list.push_back(id);
  }

  bool has(const UnitId& id) const {
    return std::ranges::find(chosen_.units, id) != chosen_.units.end() ||
           std::ranges::any_of(
               terms_, [&](const PieceTerm& t) { return t.kind == PieceTerm::Kind::unit && t.unit == id; });
  }
  bool has(const LeaderId& id) const {
    return std::ranges::find(chosen_.leaders, id) != chosen_.leaders.end();
  }

  template <class Fits>
  void add_kind(const PieceTerm& term, Fits wanted) {
    if (pool_.every && std::ranges::none_of(pool_.units, wanted)) {
      absent_ = term.written;
      return;
    }
    const bool all = pool_.every || term.kind == PieceTerm::Kind::people || term.count == kEvery;
    const int most = all && term.kind != PieceTerm::Kind::people && term.count > 0 ? term.count
                     : all                                                         ? 999
                                                                                   : std::max(term.count, 1);
    int found = 0;
    for (const UnitId& id : pool_.units) {
      if (found == most) break;
      if (has(id) || !wanted(id)) continue;
      chosen_.units.push_back(id);
      ++found;
    }
    if (found == 0 || (!all && found < most))
      r_.refuse("", "kind_not_there", {{"kind", term.written}, {"count", found}});
  }

  // ALL brings the leaders too unless some are named; REST leaves out what other orders move.
  void add_stack(const PieceTerm& term) {
    const bool rest = term.kind == PieceTerm::Kind::rest;
    const bool leaders_named = term.units_only || std::ranges::any_of(terms_, [](const PieceTerm& t) {
                                 return t.kind == PieceTerm::Kind::leader;
                               });
    const std::size_t before = chosen_.leaders.size() + chosen_.units.size();
    for (const LeaderId& id : pool_.leaders)
      if (!leaders_named && !has(id) && !(rest && moved(id))) chosen_.leaders.push_back(id);
    for (const UnitId& id : pool_.units)
      if (!has(id) && !(rest && moved(id))) chosen_.units.push_back(id);
    if (chosen_.leaders.size() + chosen_.units.size() == before) r_.refuse("", "nothing_left", {});
  }

  template <class IdType>
  bool moved(const IdType& id) const {
    const auto in = [&](const auto& list) { return std::ranges::find(list, id) != list.end(); };
    return std::ranges::any_of(r_.at.before, [&](const Order& order) {
      if constexpr (std::is_same_v<IdType, LeaderId>) {
        if (const auto* move = std::get_if<Move>(&order.body)) return in(move->leaders);
        if (const auto* sail = std::get_if<Sail>(&order.body)) return in(sail->leaders);
        if (const auto* deploy = std::get_if<Deploy>(&order.body)) return in(deploy->leaders);
      } else {
        if (const auto* move = std::get_if<Move>(&order.body)) return in(move->units);
        if (const auto* sail = std::get_if<Sail>(&order.body)) return in(sail->naves) || in(sail->cargo);
        if (const auto* deploy = std::get_if<Deploy>(&order.body)) return in(deploy->units);
      }
      return false;
    });
  }

  LineReader& r_;
  const std::vector<PieceTerm>& terms_;
  const Pool& pool_;
  Pieces chosen_;
  std::optional<std::string> absent_;
};

}  // namespace

std::vector<PieceTerm> read_pieces(LineReader& r) {
  std::vector<PieceTerm> terms;
  for (auto& some : r.c.list_of([&](Cursor& c) {
         skip_then(c);
         return read_piece(r);
       }))
    terms.insert(terms.end(), some.begin(), some.end());
  return terms;
}

std::vector<PieceTerm> need_pieces(LineReader& r) {
  std::vector<PieceTerm> terms = read_pieces(r);
  if (terms.empty()) r.c.fail();
  return terms;
}

Pieces choose(LineReader& r, const std::vector<PieceTerm>& terms, const Pool& pool) {
  if (!r.ok()) return {};
  Chosen chosen(r, terms, pool);
  for (const PieceTerm& term : terms) {
    chosen.add(term);
    if (r.refused) break;
  }
  return chosen.take();
}

std::vector<UnitId> choose_units(LineReader& r, const std::vector<PieceTerm>& terms, const Pool& pool) {
  Pool units = pool;
  units.leaders.clear();
  Pieces pieces = choose(r, terms, units);
  if (!pieces.leaders.empty()) r.refuse("", "units_wanted", {{"leader", pieces.leaders.front().str()}});
  return std::move(pieces.units);
}

std::vector<UnitId> fresh_first(Position p, std::vector<UnitId> units) {
  std::stable_partition(units.begin(), units.end(),
                        [&](const UnitId& id) { return !unit(p.state, id).weakened; });
  return units;
}

}  // namespace adj::alea
