#include "adjudicator/service/confirmations.h"

#include <map>

#include "adjudicator/core/check.h"
#include "adjudicator/service/addresses.h"
#include "adjudicator/service/calendar.h"
#include "adjudicator/service/command_line.h"
#include "adjudicator/service/letter.h"
#include "adjudicator/service/receipt.h"

namespace adj::service {

namespace {

// A mail with a good token from a strange address: its player says that it was his.
void confirmed_held_mail(Speech& speech, const store::Confirmation& confirmation) {
  const std::int64_t mail = confirmation.payload.at("mail").as_int();
  const bool released = confirmation.player && store::release_mail(speech.tx, mail, *confirmation.player);
  if (released) {
    store::notify(speech.tx, "inbox");
    speech.answered = true;  // the receipt of that mail is the answer
  } else {
    speech.answer.block(say(speech.language(), "confirmation.over"));
  }
}

std::string zone_of(const Question& question) {
  if (question.hosted) return question.hosted->settings.time_zone;
  return question.player ? question.player->time_zone : "UTC";
}

}  // namespace

Confirmed find_confirmed(std::string_view kind) {
  static const std::map<std::string_view, Confirmed> kHandlers{
      {"new", confirmed_new},
      {"join", confirmed_join},
      {"held_mail", confirmed_held_mail},
      {"resign", confirmed_resign},
      {"forget_me", confirmed_forget_me},
      {"second_address", confirmed_second_address},
      {"moderator_act", confirmed_moderator_act},
  };
  const auto at = kHandlers.find(kind);
  ADJ_CHECK(at != kHandlers.end(), "a confirmation of an unknown kind");
  return at->second;
}

bool ask(const Context& context, store::Tx& tx, const Question& question) {
  if (!may_write_to(context, tx, question.address, question.player.has_value(), "confirmation",
                    question.by_secret)) {
    context.log.note("question.withheld", "kind=" + question.kind);
    return false;
  }
  const Time now = context.clock.now();
  store::Confirmation confirmation;
  confirmation.kind = question.kind;
  confirmation.address = question.address;
  if (question.player) confirmation.player = question.player->id;
  if (question.hosted) confirmation.game = question.hosted->code();
  confirmation.payload = question.payload;
  confirmation.payload["language"] = Json(name_of(question.language));
  confirmation.created_at = now;
  confirmation.expires_at = now + kConfirmationTime;
  const std::int64_t id = store::insert_confirmation(tx, confirmation);

  Answer words;
  words.language = question.language;
  AnswerBlock& block = words.block(say(question.language, "confirmation.title"));
  block.paragraphs.push_back(question.what);
  block.lines = question.details;
  words.blocks.insert(words.blocks.end(), question.blocks.begin(), question.blocks.end());
  words.block(say(question.language, "confirmation.how_title"))
      .paragraphs.push_back(
          say(question.language, "confirmation.how",
              with({{"until", shown_time(confirmation.expires_at, zone_of(question), question.language)}})));
  NewLetter letter;
  letter.kind = "confirmation";
  letter.dedupe_key = "confirm:" + std::to_string(id);
  letter.to = {question.player ? question.player->name : question.name, question.address};
  letter.reply_address = confirmation_address(context, id);
  letter.in_reply_to = question.in_reply_to;
  letter.answers_a_mail = !question.in_reply_to.empty();
  if (question.player) letter.player = question.player->id;
  if (question.hosted) letter.game = question.hosted->code();
  const std::string title = question.hosted ? say(question.language, "confirmation.subject_game",
                                                  with({{"game", question.hosted->code()}}))
                                            : say(question.language, "confirmation.subject");
  put_into_words(context, words, title, "pbem-cut c." + std::to_string(id),
                 question.player && question.player->format == "html", letter);
  return post(context, tx, letter);
}

void ask_confirmation(Speech& speech, const std::string& kind, const Json& payload, const std::string& what,
                      const std::vector<std::string>& details, const Hosted* about,
                      std::vector<AnswerBlock> blocks) {
  const Speaker& speaker = speech.speaker;
  Question question;
  question.kind = kind;
  question.address = speaker.player ? speaker.player->address : speaker.address;
  question.player = speaker.player;
  question.name = speaker.name;
  question.language = speech.language();
  question.hosted = about ? about : speech.hosted;
  question.payload = payload;
  question.what = what;
  question.details = details;
  question.blocks = std::move(blocks);
  question.in_reply_to = speech.message_id;
  question.by_secret = speech.by_secret();
  if (ask(speech.context, speech.tx, question))
    speech.answered = true;
  else if (question.player)
    speech.answer.block(say(speech.language(), "confirmation.enough"));
}

Language confirmation_language(const store::Confirmation& confirmation) {
  const Json* language = confirmation.payload.find("language");
  return language && language->is_string() ? language_named(language->as_string()) : Language::en;
}

}  // namespace adj::service
