#include "adjudicator/service/notices.h"

#include "adjudicator/service/addresses.h"
#include "adjudicator/service/command_line.h"
#include "adjudicator/service/mail_thread.h"
#include "adjudicator/service/receipt.h"

namespace adj::service {

namespace {

// The letter without its addresses and its cut mark.
NewLetter addressed(const Hosted& hosted, const store::Player& player, const std::string& kind,
                    const std::string& dedupe_key) {
  NewLetter letter;
  letter.kind = kind;
  letter.dedupe_key = dedupe_key;
  letter.game = hosted.code();
  letter.player = player.id;
  letter.to = {player.name, player.address};
  return letter;
}

void write(const Context& context, store::Tx& tx, const Hosted& hosted, const store::Player& player,
           const std::string& cut, NewLetter letter, const Write& fill) {
  if (!address_of(player)) return;
  Answer words;
  words.language = language_of(player);
  fill(words);
  const std::string title = say(words.language, "notice.title",
                                with({{"game", hosted.code()}, {"title", hosted.title(words.language)}}));
  // What it is about, so that a reminder is not taken for small talk.
  if (words.subject.empty() && !words.blocks.empty())
    words.subject = "[" + hosted.code() + "] " + words.blocks.front().title;
  put_into_words(context, words, title, cut, player.format == "html", letter);
  post(context, tx, letter);
}

}  // namespace

void write_to_seat(const Context& context, store::Tx& tx, const Hosted& hosted, const HostedSeat& seat,
                   const std::string& kind, const std::string& dedupe_key, const Write& fill) {
  if (!seat.player) return;
  NewLetter letter = addressed(hosted, *seat.player, kind, dedupe_key);
  letter.seat = seat.row.seat;
  letter.reply_address = seat_address(context, hosted, seat);
  letter.references = MailThread(seat.row.thread).references();
  write(context, tx, hosted, *seat.player, "pbem-cut " + cut_tag(hosted, seat.row.seat), std::move(letter),
        fill);
}

void write_to_moderator(const Context& context, store::Tx& tx, const Hosted& hosted, const std::string& kind,
                        const std::string& dedupe_key, const Write& fill) {
  if (!hosted.moderator) return;
  NewLetter letter = addressed(hosted, *hosted.moderator, kind, dedupe_key);
  letter.seat = 0;
  letter.reply_address = moderator_address(context, hosted);
  write(context, tx, hosted, *hosted.moderator, "pbem-cut " + cut_tag(hosted, 0), std::move(letter), fill);
}

void tell_frozen(const Context& context, store::Tx& tx, const Hosted& hosted, const std::string& why) {
  write_to_moderator(context, tx, hosted, "notice",
                     why + ":" + hosted.code() + ":" + std::to_string(hosted.row.generation) + ":" +
                         std::to_string(hosted.row.window),
                     [](Answer& words) {
                       words.block(say(words.language, "frozen.title"))
                           .paragraphs.push_back(say(words.language, "frozen.text"));
                     });
}

void write_to_all(const Context& context, store::Tx& tx, const Hosted& hosted, const std::string& kind,
                  const std::string& dedupe_key, const WriteTo& fill) {
  bool moderator_plays = false;
  for (const HostedSeat& seat : hosted.seats) {
    write_to_seat(context, tx, hosted, seat, kind, dedupe_key + ":" + std::to_string(seat.row.seat),
                  [&](Answer& words) { fill(words, seat.row.seat); });
    moderator_plays = moderator_plays || (seat.row.player && seat.row.player == hosted.row.moderator);
  }
  if (!moderator_plays)
    write_to_moderator(context, tx, hosted, kind, dedupe_key + ":0", [&](Answer& words) { fill(words, 0); });
}

void write_to_all(const Context& context, store::Tx& tx, const Hosted& hosted, const std::string& kind,
                  const std::string& dedupe_key, const Write& fill) {
  write_to_all(context, tx, hosted, kind, dedupe_key, WriteTo([&](Answer& words, int) { fill(words); }));
}

void write_to_player(const Context& context, store::Tx& tx, const Hosted& hosted, const store::Player& player,
                     const std::string& kind, const std::string& dedupe_key, const Write& fill) {
  write(context, tx, hosted, player, "pbem-cut " + cut_tag(hosted, 0),
        addressed(hosted, player, kind, dedupe_key), fill);
}

}  // namespace adj::service
