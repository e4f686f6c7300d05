#include "adjudicator/service/mbox.h"

#include <date/date.h>

#include "adjudicator/report/report_model.h"
#include "adjudicator/service/addresses.h"
#include "adjudicator/store/mailbox.h"
#include "adjudicator/store/play.h"
#include "mail/compose.h"

namespace adj::service {

namespace {

constexpr int kAtOnce = 20;

struct Kept {
  store::Time at;
  std::string raw;
};

std::size_t size_of(const std::vector<Kept>& mails) {
  std::size_t bytes = 0;
  for (const Kept& mail : mails) bytes += mail.raw.size();
  return bytes;
}

Mbox packed(std::vector<Kept> mails, std::size_t largest) {
  // A page with pictures is a multipart/related, one without is text/html.
  for (const char* page : {"multipart/related", "text/html"})
    if (size_of(mails) > largest)
      for (Kept& mail : mails) mail.raw = without_parts(mail.raw, page);
  Mbox mbox;
  auto first = mails.end();
  for (std::size_t bytes = 0; first != mails.begin() && bytes + (first - 1)->raw.size() <= largest;)
    bytes += (--first)->raw.size();
  mbox.left_out = static_cast<int>(first - mails.begin());
  for (auto mail = first; mail != mails.end(); ++mail) add_to_mbox(mbox.file, mail->at, mail->raw);
  return mbox;
}

std::string public_mail(const Context& context, const Hosted& hosted, const store::ReportRow& row) {
  TurnReport model;
  from_json(Json::parse(row.model), model, "$");
  model.waiting_for.clear();
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

std::vector<Kept> public_mails(const Context& context, store::Tx& tx, const Hosted& hosted,
                               Language language) {
  std::vector<Kept> mails;
  for (int after = 0;;) {
    const auto rows = store::public_reports(tx, hosted.code(), after, kAtOnce);
    if (rows.empty()) return mails;
    for (const store::ReportRow& row : rows) {
      if (row.language == name_of(language)) mails.push_back({row.at, public_mail(context, hosted, row)});
      after = std::max(after, row.window);
    }
  }
}

// A seat may have had another player before: his letters are his.
std::vector<Kept> mails_of(store::Tx& tx, const Hosted& hosted, int seat) {
  std::vector<Kept> mails;
  const HostedSeat* own = hosted.find_seat(seat);
  for (std::int64_t after = 0; own;) {
    const auto letters = store::letters_of_seat(tx, hosted.code(), seat, after, kAtOnce);
    if (letters.empty()) break;
    for (const store::Letter& letter : letters)
      if (letter.player == own->row.player)
        mails.push_back({letter.created_at, without_parts(letter.raw, "image/")});
    after = letters.back().id;
  }
  return mails;
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

std::string without_parts(std::string_view raw, std::string_view type) {
  // Our boundaries begin like this, and nothing in a part does: "=" is written "=3D" there.
  constexpr std::string_view kMark = "--=_";
  const std::string unwanted = "Content-Type: " + std::string(type);
  std::string rest;
  rest.reserve(raw.size());
  std::string_view skipping;  // until the next line that begins with this boundary
  for (std::size_t start = 0; start < raw.size();) {
    const std::size_t end = std::min(raw.find('\n', start), raw.size() - 1) + 1;
    const std::string_view line = raw.substr(start, end - start);
    start = end;
    if (!skipping.empty() && line.starts_with(skipping)) skipping = {};
    if (line.starts_with(kMark) && skipping.empty() && raw.substr(start).starts_with(unwanted))
      skipping = line.substr(0, line.find_last_not_of("\r\n") + 1);
    if (skipping.empty()) rest += line;
  }
  return rest;
}

Mbox mbox_of(const Context& context, store::Tx& tx, const Hosted& hosted, int seat, Language language,
             std::size_t largest) {
  return packed(seat == 0 ? public_mails(context, tx, hosted, language) : mails_of(tx, hosted, seat),
                largest);
}

Mbox mbox_of_windows(const Context& context, store::Tx& tx, const Hosted& hosted,
                     const std::vector<int>& windows, Language language) {
  std::vector<Kept> mails;
  for (const int window : windows)
    if (const auto row = store::find_report(tx, hosted.code(), window, 0, std::string(name_of(language))))
      mails.push_back({row->at, public_mail(context, hosted, *row)});
  return packed(std::move(mails), kLargestMbox);
}

}  // namespace adj::service
