#pragma once
// What the files of the report share: whom it is for, and its parts. Everything here may be shown to the
// reader: the position is looked at through what section 3 of the specification makes public, and through his
// own hand, treasury and orders.

#include "adjudicator/games/respublica/answers.h"
#include "adjudicator/games/respublica/secrets.h"
#include "adjudicator/games/respublica/texts.h"
#include "adjudicator/report/report_model.h"

namespace adj::respublica {

inline int number_in(const Json& data, const char* key) { return static_cast<int>(data.at(key).as_int()); }

// Whom a report is for. Seat 0: the public.
struct Reader {
  Reader(Position position, Seat whom, Language his)
      : p(position), language(his), seat(whom), words(report_words(position.tables, his)) {}

  Position p;
  Language language;
  Seat seat;
  const Catalogue& words;

  bool plays() const { return seat.number > 0 && seat.number <= p.state.seats; }
  std::string say(std::string_view key, Json::Object fields = {}) const {
    return words.sentence(key, Json(std::move(fields)));
  }
  std::string named(std::string_view group, std::string_view value) const {
    return label(words, group, value);
  }
  std::string man(SenatorId id) const;  // as he is called now
  std::string semicolon() const { return language == Language::fr ? "\u00a0; " : "; "; }
  std::string faction(Seat seat_of) const { return faction_text(seat_of, language); }
};

// --- Whose name a place goes by (report_names.cc). A statesman may have come or died since the event.
class NamesThen {
 public:
  NamesThen(const State& s, const std::vector<NumberedEvent>& events);
  // The card on top of a place when this event was told (its position in the list).
  SenatorId then(std::size_t event, SenatorId place) const;
  // Every senator named in an event's fields, by that card.
  Json renamed(std::size_t event, const Json& data) const;
  Json renamed_now(const Json& data) const { return renamed(casts_.front(), data); }

 private:
  using Cast = std::map<SenatorId, SenatorId>;  // statesmen by their place
  Json renamed(const Cast& cast, const Json& data) const;
  std::vector<Cast> casts_;
  std::vector<std::size_t> cast_of_;  // by event
};

// --- Small texts (report_names.cc)
std::string list_of(const Reader& r, const std::vector<std::string>& items);  // A, B and C
std::string shares_text(const Reader& r, const Json& shares);                 // +3 oratory, −7 loyalty
std::string share_name(const Reader& r, const std::string& why);
std::string dice_text(const std::vector<int>& faces);               // 3 + 4 = 7
std::string about_text(const Reader& r, const std::string& about);  // the label of a die, in words
std::string force_text(const Reader& r, int legions, int veterans,
                       int fleets);  // 6 legions, 1 veteran, 5 fleets
std::string forces_text(const Reader& r, const Json& legions, const Json& fleets);  // with their numbers
std::string proposal_text(const Reader& r, Json proposal);                          // what would be decided
std::string seat_numbers(const Reader& r, const Json& by_seat);                     // Aquila 14, Luna 11
std::string face_text(const Reader& r, Face face);  // a card by what is printed on it
std::string promises_text(const Reader& r, const Json& promises);
std::string order_text(const Reader& r, const Order& order);
std::vector<std::string> order_lines_of(const Reader& r, const std::vector<Order>& orders);
std::string refusal_sentence(const Reader& r, Refusal refusal);

// --- What happened
// An item of the session as the minutes name it.
struct Minute {
  Json proposal;
  Seat proposer;
  Stage stage = Stage::business;
  ItemOrigin origin = ItemOrigin::presiding;
};
// All that one event's sentence may need beside its own fields.
struct Telling {
  Telling(const Reader& reader, const std::vector<NumberedEvent>& list);
  const Reader& r;
  const std::vector<NumberedEvent>& events;
  NamesThen names;
  std::map<int, Minute> minutes;                   // by item
  std::vector<int> dice_of(std::size_t at) const;  // that fell for this event
  bool retold(std::size_t at) const;               // a die that an event below shows with what it meant
};
Json event_fields(const Telling& t, std::size_t at);  // report_event.cc
std::string event_sentence(const Telling& t, std::size_t at);
// The fields that events of one chapter add to their own (report_event_*.cc).
using Complete = void (*)(const Telling&, std::size_t, Json&);
using Completions = std::map<std::string_view, Complete>;
const Completions& turn_completions();
const Completions& senate_completions();
std::vector<ReportLine> battle_lines(const Telling& t, std::size_t at);  // report_battle.cc
std::vector<ReportSection> narrative(const Reader& r, const std::vector<NumberedEvent>& events);

// --- Where things stand
std::vector<Column> columns(const Reader& r, std::initializer_list<std::pair<const char*, Align>> list);
ReportTable republic_table(const Reader& r);  // report_tables.cc
ReportTable factions_table(const Reader& r);
ReportTable senators_table(const Reader& r, Seat faction);  // report_senators.cc; nobody: the Forum's
ReportTable wars_table(const Reader& r);                    // report_wars.cc
ReportTable forces_table(const Reader& r);
ReportTable provinces_table(const Reader& r);
ReportTable forum_table(const Reader& r);  // report_tables.cc
ReportTable deals_table(const Reader& r);
std::vector<ReportTable> tables_of(const Reader& r);
std::vector<PrivateBlock> private_blocks(const Reader& r);          // report_own.cc
std::string card_line(const Reader& r, CardId id, int copies = 1);  // what a card does
std::string turn_title(const Reader& r);                            // report.cc

// --- What is asked (report_asks.cc) and the form (report_form.cc)
Ask ask_of(const Reader& r, const OpenFor<Rpr>& open, const OpenDecision& decision);
std::vector<std::string> order_form(const Reader& r, const Rpr::Opens& opens);

}  // namespace adj::respublica
