#pragma once
// How reports and charts name things, in the reader's language: the formatters of their sentences
// (text/events.*.json, text/report.*.json) and the small texts made of several names.
//
// Formatters: senator (an id of the tables, shown by its short name), statesman (with his family), faction (a
// seat), war ("1st Punic War"), the_war ("the 1st Punic War"), leader, province, concession, card,
// forum_card, law, office, legions, fleets (lists of numbers: "3 legions (I–III)").

#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/games/respublica/pieces.h"
#include "adjudicator/report/sentence.h"

namespace adj::respublica {

// An id in a field of a sentence.
template <class IdType>
IdType id_in(const Json& json) {
  if (!json.is_string() || !Name::fits(json.as_string())) throw TextError("no id: " + json.dump());
  return IdType(json.as_string());
}

// The words of reports in one language, made once for a set of data.
const Catalogue& report_words(const Tables& tables, Language language);
Formatters report_formatters(const Tables& tables);
Json report_texts(Language language);  // all files of that language that reports read, as written

std::string faction_text(Seat seat, Language language);
std::string man_name(const Tables& tables, SenatorId id,
                     Language language);  // by the card: family or statesman
std::string war_text(const Tables& tables, WarId id, Language language);
std::string card_name(const Tables& tables, CardId id, Language language);
std::string roman(int number);                                    // XIV
std::string unit_numbers(std::vector<int> units, bool in_roman);  // I–III, VII

// The text "<group>.<value>", or the value itself in plain words: a label that nobody has named yet must not
// cost a player his mail.
std::string label(const Catalogue& say, std::string_view group, std::string_view value);

}  // namespace adj::respublica
