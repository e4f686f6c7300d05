#pragma once
// What the files of the report share: whom it is for, and its parts. Everything here may be shown to the
// reader: the position is looked at through what section 3 of the specification makes public, and through his
// own hand and orders.

#include "adjudicator/games/alea/answers.h"
#include "adjudicator/games/alea/rules.h"
#include "adjudicator/games/alea/text.h"
#include "adjudicator/games/alea/texts.h"
#include "adjudicator/report/map.h"
#include "adjudicator/report/report_model.h"

namespace adj::alea {

int smc_left(const State& s, Camp camp);   // report_asks.cc
bool last_smc(const State& s, Camp camp);  // whether the SMC that he has next is his last of the year

// The words of reports and maps in one language, made once for a set of data (report_words.cc).
const Catalogue& report_words(const Tables& tables, Language language);
// All of them, for the tests of the catalogues: every formatter, the texts as they were written.
Formatters report_formatters(const Tables& tables);
Json report_texts(Language language);

// Whom a report is for.
struct Reader {
  Reader(Position position, Seat whom, Language his)
      : p(position), language(his), seat(whom), words(report_words(position.tables, his)) {
    for (const auto& [held, by] : p.state.seat_of)
      if (by == whom) camp = held;
  }

  Position p;
  Language language;
  Seat seat;
  std::optional<Camp> camp;  // none: the public
  const Catalogue& words;

  std::string say(std::string_view key, Json::Object fields = {}) const {
    return words.sentence(key, Json(std::move(fields)));
  }
  std::string named(std::string_view group, std::string_view value) const {
    return label(words, group, value);
  }
};

// --- Small texts (report_words.cc)
std::vector<std::string> order_texts(const Reader& r, const std::vector<Order>& orders);
std::string refusal_sentence(const Reader& r, Refusal refusal);
std::string unbroken_label(const Tables& tables, ZoneId zone);                  // its words stay on one line
std::string zone_list(const Tables& tables, const std::vector<ZoneId>& zones);  // Italia 1, Italia 2
std::string leader_marks(const Reader& r, LeaderId id);                         // Caesar★
std::string leaders_text(const Reader& r, const std::vector<LeaderId>& leaders);
std::string leaders_with_values(const Reader& r, const std::vector<LeaderId>& leaders);  // Caesar★ 6/3/6/6
std::string column_name(const Tables& tables, int attacker_pf, int defender_pf);         // 3/2
// Leaders and units as the fields `leaders`, `units`, `both` of a sentence.
Json::Object force_fields(const Reader& r, const std::vector<LeaderId>& leaders,
                          const std::vector<UnitId>& units);

// --- The parts
std::vector<ReportSection> narrative(const Reader& r, const std::vector<NumberedEvent>& events);
// The sentence of an event with all the fields that it names (report_event.cc).
Json event_fields(const Reader& r, const NumberedEvent& event);
std::string event_sentence(const Reader& r, const NumberedEvent& event);
// The lines under a battle: forces, column, die, result (report_battle.cc).
std::vector<ReportLine> battle_lines(const Reader& r, const NumberedEvent& event);

std::vector<ReportTable> tables_of(const Reader& r);        // report_tables.cc
std::vector<PrivateBlock> private_blocks(const Reader& r);  // report_own.cc
std::string face_line(const Reader& r, Face face);          // what a stratagem does, in a line
std::string turn_title(const Reader& r);                    // report.cc

// What is asked (report_asks.cc), its choices by chapter, and the form.
Ask ask_of(const Reader& r, const OpenFor<Alea>& open, const OpenDecision& decision);
std::vector<ChoiceGroup> deploy_choices(const Reader& r, Camp camp);  // report_asks_turn.cc
std::vector<ChoiceGroup> turn_choices(const Reader& r, Camp camp, bool b, bool c, bool d);
std::vector<ChoiceGroup> smc_choices(const Reader& r, Camp camp);  // report_asks_smc.cc
std::vector<ChoiceGroup> reaction_choices(const Reader& r, const ReactionOrders& d);
std::vector<ChoiceGroup> winter_choices(const Reader& r, Camp camp);  // report_asks_winter.cc
std::vector<ChoiceGroup> stratagem_choices(const Reader& r, Camp camp, std::initializer_list<Phase> phases);

// Lines ready to be sent back (report_form.cc): what is on file, else what silence would mean, and under a
// '#' what else could be ordered.
std::vector<std::string> order_form(const Reader& r, const Alea::Opens& opens);
struct Suggestions {
  std::vector<Order> lines;     // stand in the form as they are
  std::vector<Order> examples;  // stand behind a '#'
};
Suggestions suggest_turn(const Reader& r, Camp camp, bool b, bool c, bool d);  // report_form_turn.cc
Suggestions suggest_smc(const Reader& r, Camp camp);                           // report_form_smc.cc
Suggestions suggest_reaction(const Reader& r, const ReactionOrders& d);
Suggestions suggest_winter(const Reader& r, Camp camp);  // report_form_turn.cc

// --- What several of them ask of the position
// One stack of a camp: everything of it in a zone.
struct OwnStack {
  ZoneId zone;
  std::vector<LeaderId> leaders;
  std::vector<UnitId> land, naves;
  int cc = 0;  // of all its leaders
};
std::vector<OwnStack> stacks_of_camp(Position p, Camp camp);
std::vector<LeaderId> entering_leaders(Position p, Camp camp);
std::vector<ZoneId> entry_choices(Position p, Camp camp, LeaderId id);
// Plays of one face that nothing forbids ahead: one per target where the face takes a single one.
std::vector<Play> possible_plays(Position p, Camp camp, Face face);
// What winter would do if nobody wrote: played on a copy without anybody's orders.
std::vector<Told<Event>> silent_winter(Position p);

template <class Body>
Order plain_order(Body body) {
  return {std::move(body), {}, std::nullopt};
}

}  // namespace adj::alea
