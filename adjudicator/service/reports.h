#pragma once
// Turn reports: the engine's model with what only the service knows (names, deadlines, addresses), kept for
// the archive and mailed.

#include <vector>

#include "adjudicator/report/report_model.h"
#include "adjudicator/service/hosted.h"
#include "adjudicator/service/letter.h"

namespace adj::service {

// To every seat what happened to it and what it is asked; to the archive what everybody may know.
void send_reports(const Context& context, store::Tx& tx, Hosted& hosted,
                  const std::vector<NumberedEvent>& events);

// A report completed for one seat (0: the public one): deadlines, names, addresses.
TurnReport complete_report(const Context& context, store::Tx& tx, const Hosted& hosted, int seat,
                           Language language, TurnReport report);

// The letter that carries a report, in the player's format, with the map as a picture.
NewLetter report_letter(const Context& context, const Hosted& hosted, const HostedSeat& seat,
                        const TurnReport& report, const std::string& map_svg);

}  // namespace adj::service
