// tabellarius post | inbox: a mail program for trials without a mail server.

#include <iostream>
#include <iterator>

#include "adjudicator/service/config.h"
#include "adjudicator/tool/arguments.h"
#include "adjudicator/tool/commands.h"
#include "adjudicator/tool/correspondence.h"
#include "adjudicator/tool/desk.h"
#include "adjudicator/tool/files.h"
#include "mail/maildir.h"

namespace adj {

namespace {

const ReceivedMail& mail_numbered(const std::vector<ReceivedMail>& mails, long number) {
  if (number < 1 || number > static_cast<long>(mails.size()))
    throw UsageError("there is no mail " + std::to_string(number) + "; there are " +
                     std::to_string(mails.size()));
  return mails[static_cast<std::size_t>(number - 1)];
}

std::string what_to_send(const std::vector<std::string>& rest) {
  if (rest.size() > 1) throw UsageError("one file, or - for what is typed");
  if (!rest.empty() && rest.front() != "-") return read_file(rest.front());
  return std::string(std::istreambuf_iterator<char>(std::cin), {});
}

std::string sink_folder(const service::Config& config) {
  if (config.sink.kind != "maildir")
    throw DataError("the service sends by " + config.sink.kind +
                    ", not into Maildirs: read the mails where they arrive");
  return config.sink.path;
}

}  // namespace

int command_post(const CommandLine& words) {
  const Arguments arguments(words, {"as", "to", "subject", "reply", "config"}, {"new"});
  const service::Config config = service::read_config(config_file(arguments).string());
  if (config.source.kind != "maildir")
    throw DataError("the service reads its mail by " + config.source.kind +
                    ", not from a Maildir: use a mail program");
  const std::string from = arguments.get("as");
  const bool fresh = arguments.has("new") || arguments.find("to");
  if (fresh && arguments.find("reply")) throw UsageError("--reply answers a mail, --new and --to do not");
  const auto mails = fresh ? std::vector<ReceivedMail>() : received_mails(sink_folder(config), from);
  const std::string text = what_to_send(arguments.rest());
  Draft draft{from, arguments.find("to").value_or(config.address), arguments.find("subject").value_or(""),
              text};
  if (arguments.find("reply"))
    draft = reply_to(mail_numbered(mails, arguments.number("reply", 1, 1, 1'000'000)).mail, from, text);
  else if (!mails.empty())
    draft = reply_to(mails.back().mail, from, text);
  if (const auto subject = arguments.find("subject")) draft.subject = *subject;
  const std::string raw = written_mail(draft);
  mail::make_maildir(config.source.path);
  mail::deliver_to_maildir(config.source.path, raw);
  std::cout << "sent to " << draft.to
            << (draft.answers ? ", in reply to \"" + draft.answers->subject + "\"" : "") << "\n";
  return 0;
}

int command_inbox(const CommandLine& words) {
  const Arguments arguments(words, {"as", "config"}, {"all", "list"});
  const service::Config config = service::read_config(config_file(arguments).string());
  const auto mails = received_mails(sink_folder(config), arguments.get("as"));
  if (arguments.rest().size() > 1) throw UsageError("one number of a mail at most");
  if (!arguments.rest().empty()) {
    const Arguments number({"--mail", arguments.rest().front()}, {"mail"}, {});
    std::cout << readable(mail_numbered(mails, number.number("mail", 1, 1, 1'000'000)));
    return 0;
  }
  for (const ReceivedMail& mail : mails) {
    std::cout << mail.number << "  " << mail.date << "  " << mail.mail.subject << "\n";
    if (arguments.has("all")) std::cout << "\n" << readable(mail) << "\n";
  }
  if (mails.empty())
    std::cout << "no mail for " << arguments.get("as") << " yet\n";
  else if (!arguments.has("all") && !arguments.has("list"))
    std::cout << "\n" << readable(mails.back());
  return 0;
}

}  // namespace adj
