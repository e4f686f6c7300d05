#pragma once
// Words that mean the same in every game: prepositions, quantities, and the commands that belong to no rule.

#include <array>
#include <string_view>

#include "adjudicator/core/words_cursor.h"
#include "adjudicator/core/words_lexicon.h"

namespace adj::words {

// Word sets for Cursor::keyword and expect; a game with other needs writes its own.
inline constexpr auto kTo = std::to_array<std::string_view>({"TO", "VERS", "A", "AU", "AUX", "INTO", "->"});
inline constexpr auto kFrom = std::to_array<std::string_view>({"FROM", "DE", "DEPUIS", "DU", "DES", "D"});
inline constexpr auto kIn = std::to_array<std::string_view>({"IN", "EN", "DANS", "A", "AU", "AUX", "AT"});
inline constexpr auto kAt = std::to_array<std::string_view>({"AT", "A", "AU", "AUX", "EN", "IN", "DANS"});
inline constexpr auto kOn = std::to_array<std::string_view>({"ON", "SUR"});
inline constexpr auto kWith = std::to_array<std::string_view>({"WITH", "AVEC"});
inline constexpr auto kBy = std::to_array<std::string_view>({"BY", "PAR"});
inline constexpr auto kFor = std::to_array<std::string_view>({"FOR", "POUR"});
inline constexpr auto kVia = std::to_array<std::string_view>({"VIA", "VIA", "THROUGH", "PAR"});
inline constexpr auto kIf = std::to_array<std::string_view>({"IF", "SI"});
inline constexpr auto kNot = std::to_array<std::string_view>({"NOT", "SAUF", "EXCEPT", "PAS"});
inline constexpr auto kNo = std::to_array<std::string_view>({"NO", "NON", "SANS", "WITHOUT"});
inline constexpr auto kYes = std::to_array<std::string_view>({"YES", "OUI"});
inline constexpr auto kAll = std::to_array<std::string_view>({"ALL", "TOUT", "TOUS", "TOUTE", "TOUTES"});
inline constexpr auto kRest = std::to_array<std::string_view>({"REST", "RESTE"});
inline constexpr auto kDefault = std::to_array<std::string_view>({"DEFAULT", "DEFAUT"});

// DONE/FINI, CANCEL/ANNULE, WAIT/ATTENDS, PASS/PASSE; what follows them (ALL, a line, a name) is the game's
// affair.
enum class CommonCommand { kDone, kCancel, kWait, kPass };
// Adds them to a lexicon of verbs; the values are CommonCommand plus `first_value`.
void add_common_commands(Lexicon& verbs, int first_value);
// The lexicon of these alone.
Lexicon common_commands();

// Mail programs break long lines. True if `next` stands right below `line`, would not have fitted on it, and
// does not begin with a verb. Read `joined` first, and the two alone if that is no order: a slip in a verb
// must not spoil the good order above it.
bool looks_wrapped(const Line& line, const Line& next, const Lexicon& verbs);
Line joined(const Line& line, const Line& next);

}  // namespace adj::words
