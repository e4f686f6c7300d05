#include "adjudicator/games/respublica/orders_lexicon.h"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <set>

#include "adjudicator/games/respublica/orders_text.h"
#include "adjudicator/games/respublica/orders_words.h"
#include "adjudicator/games/respublica/orders_write.h"
#include "adjudicator/games/respublica/pieces.h"

namespace adj::respublica {

namespace {

using words::Lexicon;
using Spellings = std::vector<std::string>;

Spellings spellings(const Names& n) {
  Spellings all{n.en, n.fr};
  all.insert(all.end(), n.aliases.begin(), n.aliases.end());
  return all;
}

void append(Spellings& list, const Spellings& more) { list.insert(list.end(), more.begin(), more.end()); }

Spellings law_spellings(const Tables& t, const LawInfo& law) {
  Spellings names = spellings(law.name);
  for (const Language language : {Language::en, Language::fr})
    names.push_back(law_name(t, law.law, language));
  return names;
}

void reserve_grammar(Lexicon& names) {
  for (const std::string& word : order_words().reserved()) names.reserve({word});
}

// 1ère Guerre Punique is also the 1re, the First the 1st.
Spellings with_ordinals(Spellings names) {
  static const std::vector<std::pair<std::string, Spellings>> kOrdinals{
      {"1ère ", {"1re ", "Première "}},
      {"2ème ", {"2e ", "2nde ", "Deuxième ", "Seconde "}},
      {"3ème ", {"3e ", "Troisième "}},
      {"4ème ", {"4e ", "Quatrième "}},
      {"1ers ", {"Premiers "}},
      {"2èmes ", {"2es ", "Deuxièmes ", "Seconds "}},
      {"1st ", {"First "}},
      {"2nd ", {"Second "}},
      {"3rd ", {"Third "}},
      {"4th ", {"Fourth "}}};
  Spellings more;
  for (const std::string& name : names)
    for (const auto& [ordinal, others] : kOrdinals)
      if (name.starts_with(ordinal))
        for (const std::string& other : others) more.push_back(other + name.substr(ordinal.size()));
  for (const std::string& name : more)
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  return names;
}

void add_wars(Lexicon& wars, const Tables& t) {
  const OrderWords& w = order_words();
  for (const WarInfo& war : t.wars) wars.add(war.id, with_ordinals(spellings(war.name)));
  const auto both = [&](Word word) { return Spellings{w.in(word, Language::en), w.in(word, Language::fr)}; };
  wars.add(kCivilWar, both("civil_war"_w));
  for (const ProvinceInfo& province : t.provinces)
    for (const std::string& name : spellings(province.name)) {
      for (const std::string& word : both("revolt"_w))
        wars.add(revolt_of(province.id), Spellings{word + " " + name, name + " " + word});
      for (const std::string& word : both("rebel_province"_w))
        wars.add(rebel_province(province.id), Spellings{word + " " + name, name + " " + word});
    }
}

// Adds a thing's spellings as long as nothing before it is called the same.
class Precedence {
 public:
  explicit Precedence(Lexicon& lexicon) : lexicon_(lexicon) {}
  void add(Name id, const Spellings& names) {
    Spellings fresh;
    for (const std::string& name : names)
      if (!taken_.contains(words::fold(name))) fresh.push_back(name);
    lexicon_.add(id, fresh);
    next_.insert(names.begin(), names.end());
  }
  // What comes now yields to all that came before.
  void next_rank() {
    for (const std::string& name : next_) taken_.insert(words::fold(name));
    next_.clear();
  }

 private:
  Lexicon& lexicon_;
  std::set<std::string> taken_, next_;
};

Spellings statesman_spellings(const SenatorInfo& card) {
  Spellings names{card.short_name.en, card.short_name.fr, card.id.str()};
  append(names, card.short_name.aliases);
  append(names, card.name.aliases);
  return names;
}

void add_senators(Lexicon& senators, Position p) {
  Precedence by_rank(senators);
  std::set<SenatorId> seen;
  for (const Senator& m : p.state.senator) {
    Spellings names;
    const SenatorInfo& place = p.tables.senator(m.id);
    if (!m.statesman.empty()) {
      const SenatorInfo& card = p.tables.senator(m.statesman);
      names = statesman_spellings(card);
      append(names, {card.name.en, card.name.fr});
      seen.insert(m.statesman);
    }
    if (!place.statesman) names.push_back(place.name.en);
    by_rank.add(m.id, names);
    seen.insert(m.id);
  }
  by_rank.next_rank();
  for (const SenatorInfo& card : p.tables.senators)
    if (!seen.contains(card.id))
      by_rank.add(card.id, card.statesman ? statesman_spellings(card) : Spellings{card.name.en});
}

void add_cards(Lexicon& cards, Position p, Seat seat) {
  std::map<Face, Spellings> faces;
  for (const SenatorInfo& card : p.tables.senators)
    if (card.statesman) faces[card.id] = statesman_spellings(card);
  for (const ConcessionInfo& card : p.tables.concessions) faces[card.id] = spellings(card.name);
  for (const IntrigueInfo& card : p.tables.intrigues) faces[name_of(card.intrigue)] = spellings(card.name);
  for (const LawInfo& card : p.tables.laws) faces[name_of(card.law)] = law_spellings(p.tables, card);
  Precedence by_rank(cards);
  std::set<Face> held;
  if (seat != Seat{})
    for (const CardId& card : faction(p.state, seat).hand) held.insert(face_of(p.tables, card));
  for (const bool in_hand : {true, false}) {
    for (const auto& [face, names] : faces)
      if (held.contains(face) == in_hand) by_rank.add(face, names);
    by_rank.next_rank();
  }
}

}  // namespace

Vocabulary::Vocabulary(const Tables& t) {
  for (const ProvinceInfo& province : t.provinces) {
    Spellings names = spellings(province.name);
    names.push_back(province.name_developed);
    provinces.add(province.id, names);
  }
  add_wars(wars, t);
  for (const LeaderInfo& leader : t.leaders) leaders.add(leader.id, spellings(leader.name));
  for (const ConcessionInfo& card : t.concessions) concessions.add(card.id, spellings(card.name));
  for (const LawInfo& law : t.laws)
    laws.add(name_of(law.law), law_spellings(t, law), static_cast<int>(law.law));
  for (const ForumCardInfo& card : t.forum_cards)
    if (card.talents > 0)
      bequests.add(name_of(card.event), spellings(card.name), static_cast<int>(card.event));
  for (const LandBillInfo& bill : t.land_bills) {
    const std::string number = std::to_string(static_cast<int>(bill.bill) + 1);
    bills.add(name_of(bill.bill), Spellings{bill_name(bill.bill), number}, static_cast<int>(bill.bill));
  }
  for (const GamesInfo& show : t.games_list) {
    Spellings names = spellings(show.name);
    names.push_back(std::to_string(show.cost));
    games.add(name_of(show.games), names, static_cast<int>(show.games));
  }
  for (Lexicon* names : {&provinces, &wars, &leaders, &concessions, &laws, &bequests})
    reserve_grammar(*names);
}

// Made once: building the lexicons costs more than reading many mails. A digest always names the same data.
const Vocabulary& vocabulary(const Tables& tables) {
  static std::mutex mutex;
  static std::map<std::string, std::unique_ptr<const Vocabulary>> kept;
  const std::lock_guard lock(mutex);
  std::unique_ptr<const Vocabulary>& words = kept[tables.digest];
  if (!words) words = std::make_unique<const Vocabulary>(tables);
  return *words;
}

NamesNow::NamesNow(Position p, Seat seat) {
  add_senators(senators, p);
  add_cards(cards, p, seat);
  for (const Faction& f : p.state.faction) {
    Spellings names;
    for (const Language language : {Language::en, Language::fr})
      names.push_back(faction_name(p, f.seat, language));
    factions.add(Name("seat_" + std::to_string(f.seat.number)), names, f.seat.number);
  }
  for (Lexicon* names : {&senators, &cards, &factions}) reserve_grammar(*names);
}

}  // namespace adj::respublica
