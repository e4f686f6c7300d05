// RPR-1.07.37, CARD-065, 106, 153 – 155  The event cards of the deck.

#include <algorithm>

#include "adjudicator/games/respublica/ch1_07.h"

namespace adj::respublica {

namespace {

// RPR-CARD-153a  Never his own; else the most influential.
Seat named_by_hrao(Position p, Seat hrao_of) {
  std::vector<Seat> others = clockwise_from(p.state, hrao_of);
  std::erase(others, hrao_of);
  for (const Wish<NameCatiline>& w : wishes<NameCatiline>(p.state, hrao_of))
    if (holds(p, *w.order, {}) && std::find(others.begin(), others.end(), w.what->faction) != others.end())
      return w.what->faction;
  if (others.empty()) return Seat{};
  return *std::max_element(others.begin(), others.end(), [&](Seat a, Seat b) {
    return total_influence(p.state, a) < total_influence(p.state, b);
  });
}

void catilinarian_conspiracy(RprTable& t) {
  const SenatorId consul = hrao(t);
  const Seat named = named_by_hrao(t, hrao_seat(t));
  if (named == Seat{}) return;
  const int chits = std::max(0, omened_d6(t, "RPR-CARD-153", "catiline", ""));
  t.tell("RPR-CARD-153a", CatilineNamed{named, chits});
  draw_deaths(t, "RPR-CARD-153a", chits, "catiline", [&](const Senator& m) { return m.faction == named; });
  if (!consul.empty()) change_popularity(t, "RPR-CARD-153", consul, -chits, "catiline");
}

bool already_there(Position p, ForumCard event) {
  const std::optional<ProvinceId>& creates = p.tables.forum_card(event).creates;
  return creates && province(p.state, *creates).exists;
}

// RPR-CARD-106, 154  It lies in the Forum until somebody fetches it. Only Bithynia's says what happens when
// the province is there already.
void lay_bequest(RprTable& t, ForumCard event, CardId card) {
  const bool discarded = event == ForumCard::bithynian_bequest && already_there(t, event);
  if (discarded) {
    t.state().discard.push_back(card);
  } else {
    Bequest fresh;
    fresh.card = event;
    t.state().bequests.push_back(fresh);
  }
  t.tell("RPR-CARD-106", BequestLaid{event, discarded});
}

// RPR-CARD-155  The next Senate phase creates its province.
void lay_apion(RprTable& t, CardId card) {
  const bool discarded = already_there(t, ForumCard::ptolemy_apion_bequest);
  if (discarded)
    t.state().discard.push_back(card);
  else
    t.state().apion = card;
  t.tell("RPR-CARD-155", BequestLaid{ForumCard::ptolemy_apion_bequest, discarded});
}

}  // namespace

void resolve_forum_card(RprTable& t, CardId card) {
  State& s = t.state();
  const ForumCard event = t.tables().card(card).event.value();
  switch (event) {
    case ForumCard::era_ends:  // RPR-CARD-065
      s.era_ends = true;
      s.discard.push_back(card);
      t.tell("RPR-CARD-065", EraEndsRevealed{});
      return;
    case ForumCard::catilinarian_conspiracy:
      s.discard.push_back(card);
      return catilinarian_conspiracy(t);
    case ForumCard::pergamene_bequest:
    case ForumCard::bithynian_bequest:
      return lay_bequest(t, event, card);
    case ForumCard::ptolemy_apion_bequest:
      return lay_apion(t, card);
  }
}

void settle_bequests(RprTable& t) {
  State& s = t.state();
  for (const Bequest& b : std::vector<Bequest>(s.bequests)) {
    if (!b.paid) continue;
    const ForumCardInfo& info = t.tables().forum_card(b.card);
    create_province(t, "RPR-CARD-106d", info.creates.value(), false, "bequest");
    s.discard.push_back(info.card);
  }
  std::erase_if(s.bequests, [](const Bequest& b) { return b.paid; });
  if (s.apion.empty()) return;
  s.discard.push_back(s.apion);
  s.apion = CardId();
}

}  // namespace adj::respublica
