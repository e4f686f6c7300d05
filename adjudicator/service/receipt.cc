#include "adjudicator/service/receipt.h"

#include <algorithm>

#include "adjudicator/core/words_fold.h"
#include "adjudicator/report/layout.h"
#include "adjudicator/service/addresses.h"
#include "adjudicator/service/letter.h"
#include "adjudicator/service/mail_thread.h"
#include "mail/token.h"

namespace adj::service {

namespace {

// A stranger is somebody who may not have written to us at all: few answers, however often "he" asks.
constexpr int kStrangerPerDay = 3;
constexpr std::size_t kCutShown = 40;

// So many letters of a kind since then.
struct Allowance {
  int letters = 0;
  Time since;
};

Allowance allowance(const Context& context, bool registered, bool by_secret) {
  const Time now = context.clock.now();
  if (!registered) return {kStrangerPerDay, now - std::chrono::days(1)};
  const int most = context.config.limits.receipts_per_hour;
  return {by_secret ? most : (most + 1) / 2, now - std::chrono::hours(1)};
}

Allowance allowance(const Speech& speech) {
  return allowance(speech.context, speech.speaker.player.has_value(), speech.by_secret());
}

// Where the answer goes; nothing when a player's mails do not reach him.
std::optional<mail::Address> receiver(const Speech& speech) {
  if (speech.speaker.player) return address_of(speech.speaker.player);
  return mail::Address{speech.speaker.name, speech.speaker.address};
}

Json texts(const std::vector<std::string>& list) {
  Json json = Json::array();
  for (const std::string& text : list) json.push_back(Json(text));
  return json;
}

// What was understood is not repeated when it is what was written.
Json values_of(const AnswerLine& line) {
  const bool same = line.accepted && line.said == line.text;
  return Json(Json::Object{{"number", std::to_string(line.number)},
                           {"text", one_line(line.text)},
                           {"accepted", line.accepted},
                           {"said", same ? std::string() : one_line(line.said)},
                           {"clause", line.clause}});
}

// A title with nothing under it is a sentence.
Json values_of(const AnswerBlock& block) {
  const bool sentence = block.paragraphs.empty() && block.lines.empty();
  std::vector<std::string> paragraphs;
  for (const std::string& text : sentence ? std::vector{block.title} : block.paragraphs)
    paragraphs.push_back(one_line(text));
  return Json(Json::Object{{"title", sentence ? std::string() : one_line(block.title)},
                           {"paragraphs", texts(paragraphs)},
                           {"has_lines", !block.lines.empty()},
                           {"lines", texts(block.lines)}});
}

std::string title_of(const Speech& speech, int number) {
  if (!speech.hosted) return say(speech.language(), "receipt.title");
  return say(speech.language(), "receipt.title_game",
             Json(Json::Object{{"number", number},
                               {"game", speech.hosted->code()},
                               {"title", speech.hosted->title(speech.language())}}));
}

}  // namespace

bool may_write_to(const Context& context, store::Tx& tx, const std::string& address, bool registered,
                  const std::string& kind, bool by_secret) {
  const Allowance allowed = allowance(context, registered, by_secret);
  return store::letters_to(tx, address, kind, allowed.since) < allowed.letters;
}

void explain_nothing_read(Speech& speech, const mail::Incoming& message, const mail::Reply& reply) {
  if (!speech.speaker.player) {
    speech.answer.silent = true;
    return;
  }
  const Language language = speech.language();
  AnswerBlock& block = speech.answer.block(say(language, "nothing_read.title"));
  const char* why = message.reading == mail::Reading::too_big ? "nothing_read.too_big"
                    : message.encrypted                       ? "nothing_read.encrypted"
                    : message.winmail                         ? "nothing_read.winmail"
                    : reply.ask_again()                       ? "nothing_read.quoted_only"
                    : message.attachments                     ? "nothing_read.attachments"
                                                              : "nothing_read.empty";
  block.paragraphs.push_back(say(language, why));
  block.paragraphs.push_back(say(language, "nothing_read.how"));
}

namespace {

const char* word_of(mail::Cut cut) {
  switch (cut) {
    case mail::Cut::cut_line:
      return "cut_line";
    case mail::Cut::attribution:
    case mail::Cut::forwarded:
    case mail::Cut::header_block:
      return "old_mail";
    case mail::Cut::signature:
      return "signature";
    case mail::Cut::end_word:
      return "end";
    case mail::Cut::nothing:
      break;
  }
  return "quoted";
}

}  // namespace

void explain_cut(Speech& speech, const mail::Reply& reply) {
  if (reply.removed.empty() || !speech.speaker.player) return;
  const mail::BodyLine& first = reply.removed.front();
  speech.answer.block(
      say(speech.language(), "cut",
          Json(Json::Object{{"count", static_cast<int>(reply.removed.size())},
                            {"number", first.number},
                            {"line", words::printable(mail::without_tokens(first.text), kCutShown)},
                            {"why", word_of(reply.cut)}})));
}

Json receipt_values(const Answer& answer, const std::string& title, const std::string& cut_mark) {
  Json j = Json::object();
  j["language"] = name_of(answer.language);
  j["title"] = title;
  j["cut_mark"] = cut_mark;
  Json understood = Json::array(), refused = Json::array(), blocks = Json::array();
  // In the order of the mail: commands are carried out before the orders beside them are read.
  std::vector<AnswerLine> lines = answer.lines;
  std::ranges::stable_sort(lines, {}, &AnswerLine::number);
  for (const AnswerLine& line : lines) (line.accepted ? understood : refused).push_back(values_of(line));
  for (const AnswerBlock& block : answer.blocks) blocks.push_back(values_of(block));
  j["has_understood"] = !understood.as_array().empty();
  j["has_refused"] = !refused.as_array().empty();
  j["understood"] = std::move(understood);
  j["refused"] = std::move(refused);
  j["blocks"] = std::move(blocks);
  j["has_order_form"] = !answer.order_form.empty();
  j["order_form"] = texts(answer.order_form);
  return j;
}

void put_into_words(const Context& context, const Answer& answer, const std::string& title,
                    const std::string& cut_mark, bool html, NewLetter& letter) {
  letter.subject = answer.subject.empty() ? title : answer.subject;
  const Json values = receipt_values(answer, title, cut_mark);
  const std::string folder(name_of(answer.language));
  letter.text = context.templates.render(folder + "/receipt.txt.mustache", values);
  if (html) letter.html = context.templates.render(folder + "/receipt.html.mustache", values);
  if (html) letter.images = answer.images;
  letter.attachments = answer.attachments;
}

void expect_receipt(const Context& context, store::Tx& tx, const std::string& game,
                    const std::string& address) {
  const Allowance allowed = allowance(context, true, true);
  store::expect_receipt(tx, game, address, allowed.since, allowed.letters);
}

void take_place(Speech& speech) {
  const auto to = receiver(speech);
  if (!to) return;
  const Allowance allowed = allowance(speech);
  speech.receipt =
      store::next_receipt(speech.tx, speech.hosted ? std::optional(speech.hosted->code()) : std::nullopt,
                          to->address, allowed.since, allowed.letters);
  if (!speech.place) speech.place = Place{speech.receipt->letter, speech.now()};
}

bool send_receipt(Speech& speech, const store::MailOutcome* outcome) {
  const Answer& answer = speech.answer;
  if (answer.silent || (speech.answered && answer.lines.empty() && answer.blocks.empty())) return false;
  const auto to = receiver(speech);
  if (!to) return false;
  if (!speech.receipt) take_place(speech);
  if (speech.receipt->sent >= allowance(speech).letters) {
    speech.context.log.note("receipt.withheld", "mail=" + std::to_string(speech.mail));
    return false;
  }
  NewLetter letter;
  letter.kind = "receipt";
  letter.place = speech.place;
  letter.dedupe_key = "ack:" + std::to_string(speech.mail);
  letter.to = *to;
  letter.answers_a_mail = true;
  letter.in_reply_to = speech.message_id;
  if (speech.speaker.player) letter.player = speech.speaker.player->id;
  std::string cut;
  int number = 0;
  if (speech.hosted) {
    letter.game = speech.hosted->code();
    letter.seat = speech.speaker.seat;
    letter.number = number = speech.receipt->number;
    cut = "pbem-cut " + cut_tag(*speech.hosted, speech.speaker.seat);
    if (const HostedSeat* seat = speech.hosted->find_seat(speech.speaker.seat)) {
      letter.reply_address = seat_address(speech.context, *speech.hosted, *seat);
      letter.references = MailThread(seat->row.thread).references();
    } else if (speech.speaker.moderator) {
      letter.reply_address = moderator_address(speech.context, *speech.hosted);
    }
  }
  const std::string title = title_of(speech, number);
  put_into_words(speech.context, answer, title, cut,
                 speech.speaker.player && speech.speaker.player->format == "html", letter);
  ++speech.context.metrics.receipts;
  if (outcome) letter.answered = {speech.mail, *outcome};
  post(speech.context, speech.tx, letter);
  return outcome != nullptr;
}

}  // namespace adj::service
