#pragma once
// How reports, views and maps show things: the formatters of their sentences beside those of the orders
// (text.h), and the names of causes, dice and reasons.
//
// Formatters: camp ("the Caesarian camp"), of_camp ("of the Caesarian camp", « du camp césarien »), side
// ("Caesarian"), place (a zone with its city), the_people ("the Parthi"), force (units grouped by kind).

#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/games/alea/pieces.h"
#include "adjudicator/report/sentence.h"

namespace adj::alea {

void add_report_formatters(Formatters& formatters, const Tables& tables);

std::string camp_name(Camp camp, Language language);                                  // the Caesarian camp
std::string place_name(const Tables& tables, ZoneId zone);                            // Italia 1 (Roma)
std::string leader_list(const Tables& tables, const std::vector<LeaderId>& leaders);  // Caesar, Curio

std::string semicolon(Language language);  // French sets it off by a no-break space

// Legio V, VI, I-R; 1 Equites 4PF; 2 Auxilia; Parthi 1, 3
std::string force_text(const Tables& tables, const std::vector<UnitId>& units, Language language);
// The same with a star at what is weakened: Legio V, VI*; 1 Auxilia; 1 Auxilia*
std::string force_text(Position p, const std::vector<UnitId>& units, Language language);

// The text "name.<group>.<value>", or the value itself in plain words: a label that nobody has named yet must
// not cost a player his mail.
std::string label(const Catalogue& say, std::string_view group, std::string_view value);

// "+3 attacker's BT, −1 crossing": modifiers by name, as the catalogue's group says.
std::string modifiers_text(const Catalogue& say, std::string_view group, const Json& modifiers);

}  // namespace adj::alea
