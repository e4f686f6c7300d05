#include "adjudicator/service/mbox.h"

#include <date/date.h>

#include "adjudicator/report/report_model.h"
#include "adjudicator/service/addresses.h"
#include "adjudicator/store/mailbox.h"
#include "adjudicator/store/play.h"
#include "mail/compose.h"

namespace adj::service {

namespace {

constexpr int kLetters = 2000;
constexpr int kReportsAtOnce = 20;
constexpr std::size_t kLargest = 16 << 20;  // what a mailbox can be expected to take

std::string public_mail(const Context& context, const Hosted& hosted, const store::ReportRow& row) {
  TurnReport model;
  from_json(Json::parse(row.model), model, "$");
  const RenderedReport rendered = render_report(context.templates, model);
  mail::Outgoing out;
  out.from = out.to = {context.config.name, context.config.address};
  out.subject = rendered.subject;
  out.text = rendered.text;
  out.html = rendered.html;
  out.message_id = "<archive." + hosted.code() + "." + std::to_string(row.generation) + "." +
                   std::to_string(row.window) + "@" + our_domain(context.config) + ">";
  out.date = std::chrono::floor<std::chrono::seconds>(row.at).time_since_epoch().count();
  return mail::compose(out);
}

std::string public_mbox(const Context& context, store::Tx& tx, const Hosted& hosted, Language language) {
  std::string mbox;
  for (int after = 0; mbox.size() < kLargest;) {
    const auto rows = store::public_reports(tx, hosted.code(), after, kReportsAtOnce);
    if (rows.empty()) break;
    for (const store::ReportRow& row : rows) {
      if (row.language == name_of(language)) add_to_mbox(mbox, row.at, public_mail(context, hosted, row));
      after = std::max(after, row.window);
    }
  }
  return mbox;
}

}  // namespace

void add_to_mbox(std::string& mbox, store::Time at, std::string_view raw) {
  mbox += "From tabellarius " +
          date::format("%a %b %e %H:%M:%S %Y", std::chrono::floor<std::chrono::seconds>(at)) + "\n";
  for (std::size_t start = 0; start < raw.size();) {
    const auto end = std::min(raw.find('\n', start), raw.size());
    std::string_view line = raw.substr(start, end - start);
    if (line.ends_with('\r')) line.remove_suffix(1);
    const auto text = line.find_first_not_of('>');
    if (text != std::string_view::npos && line.substr(text).starts_with("From ")) mbox += '>';
    mbox.append(line) += '\n';
    start = end + 1;
  }
  mbox += '\n';
}

std::string mbox_of(const Context& context, store::Tx& tx, const Hosted& hosted, int seat,
                    Language language) {
  if (seat == 0) return public_mbox(context, tx, hosted, language);
  std::string mbox;
  for (const store::Letter& letter : store::letters_of_seat(tx, hosted.code(), seat, kLetters)) {
    // A seat may have had another player before: his letters are his.
    const HostedSeat* own = hosted.find_seat(seat);
    if (!own || letter.player != own->row.player || mbox.size() > kLargest) continue;
    add_to_mbox(mbox, letter.created_at, letter.raw);
  }
  return mbox;
}

}  // namespace adj::service
