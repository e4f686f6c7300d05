// tabellarius admin …: what operators do.

#include <iomanip>
#include <iostream>
#include <limits>
#include <map>

#include "adjudicator/service/archive.h"
#include "adjudicator/service/calendar.h"
#include "adjudicator/service/custody.h"
#include "adjudicator/service/due.h"
#include "adjudicator/service/moderation.h"
#include "adjudicator/store/mailbox.h"
#include "adjudicator/store/play.h"
#include "adjudicator/store/transfer.h"
#include "adjudicator/tool/arguments.h"
#include "adjudicator/tool/commands.h"
#include "adjudicator/tool/desk.h"
#include "adjudicator/tool/files.h"

namespace adj {

namespace {

constexpr int kListed = 10'000;
constexpr int kMailsListed = 200;

struct Errand {
  Desk& desk;
  const Arguments& arguments;
  std::vector<std::string> rest;  // behind the word that names the errand

  const service::Context& context() const { return desk.context(); }
  const std::string& only(const char* what) const {
    if (rest.size() != 1) throw UsageError(std::string("needs one ") + what);
    return rest.front();
  }
};

std::string shown(store::Time time) { return service::shown_time(time, "UTC", Language::en); }
std::string shown(const std::optional<store::Time>& time) { return time ? shown(*time) : "-"; }

std::int64_t mail_number(const Errand& e) {
  const Arguments number({"--mail", e.only("number of a mail")}, {"mail"}, {});
  return number.number("mail", 0, 1, std::numeric_limits<long>::max());
}

// Runs `work` with the game locked; UsageError when there is none.
template <class Work>
void with_game(const Errand& e, bool with_engine, Work work) {
  const std::string& code = e.only("code of a game");
  e.desk.store().transact([&](store::Tx& tx) {
    auto hosted = service::open_hosted(e.context(), tx, code, with_engine);
    if (!hosted) throw UsageError("there is no game " + code);
    work(tx, *hosted);
  });
}

// --- Looking

int list(const Errand& e) {
  const std::string status = e.arguments.find("status").value_or("");
  e.desk.store().transact([&](store::Tx& tx) {
    for (const store::GameRow& g : store::games_with_status(tx, status, kListed)) {
      std::cout << std::left << std::setw(6) << g.game << std::setw(9) << g.status << std::setw(12)
                << g.module + " " + g.scenario << " window " << std::setw(5) << g.window << " due "
                << shown(g.next_due) << "\n";
    }
    const store::QueueLengths q = store::queue_lengths(tx);
    std::cout << "mails: " << q.inbox_new << " to be read, " << q.inbox_quarantined << " in quarantine, "
              << q.outbox_waiting << " to be sent, " << q.outbox_failed << " could not be sent\n";
    if (const auto why = service::clock_stopped(tx))
      std::cout << "all deadlines stand still: " << *why << "\n";
    const auto breaker = store::find_fact(tx, "breaker");
    if (breaker && breaker->is_bool() && breaker->as_bool())
      std::cout << "sending has stopped: too many letters\n";
  });
  return 0;
}

void show_seats(const service::Hosted& hosted) {
  for (const service::HostedSeat& s : hosted.seats)
    std::cout << "  seat " << s.row.seat << "  " << s.row.holder
              << (s.player ? "  " + s.player->name + " <" + s.player->address + "> " + s.player->language
                           : "")
              << (s.row.missed > 0 ? "  silent for " + std::to_string(s.row.missed) + " windows" : "")
              << "\n";
}

int show(const Errand& e) {
  with_game(e, true, [](store::Tx& tx, service::Hosted& hosted) {
    const store::GameRow& g = hosted.row;
    std::cout << g.game << "  " << hosted.title() << "  " << g.status << (g.listed ? "" : ", by invitation")
              << "\n"
              << "  created " << shown(g.created_at) << ", started " << shown(g.started_at) << ", ended "
              << shown(g.ended_at) << "\n"
              << "  moderator " << (hosted.moderator ? hosted.moderator->address : "-") << "\n";
    show_seats(hosted);
    for (const store::WindowRow& w : store::windows_of(tx, g.game))
      std::cout << "  window " << w.number << "  opened " << shown(w.opened_at) << "  deadline "
                << shown(w.deadline) << (w.closed_by.empty() ? "  open" : "  closed: " + w.closed_by) << "\n";
    if (hosted.game && !hosted.game->over())
      for (const OpenDecision& d : hosted.game->window(Language::en).decisions)
        std::cout << "  asked: seat " << d.seat.number << " " << d.kind.view()
                  << (d.complete ? " (answered)" : "") << "\n";
    for (const store::AuditRow& a : store::audit_of(tx, g.game))
      std::cout << "  " << shown(a.at) << "  " << a.actor << ": " << a.act
                << (a.reason.empty() ? "" : " (" + a.reason + ")") << "\n";
  });
  return 0;
}

int players(const Errand& e) {
  e.desk.store().transact([&](store::Tx& tx) {
    for (const store::Player& p : store::list_players(tx, kListed)) {
      std::cout << p.id << "  " << p.name << " <" << p.address << ">  " << p.language << " " << p.format
                << (p.undeliverable ? "  mails come back" : "");
      for (const store::SeatRow& s : store::seats_held_by(tx, p.id))
        std::cout << "  " << s.game << "/" << s.seat;
      std::cout << "\n";
    }
  });
  return 0;
}

int quarantine(const Errand& e) {
  e.desk.store().transact([&](store::Tx& tx) {
    if (!e.rest.empty()) {
      const auto mail = store::find_mail(tx, mail_number(e));
      if (!mail) throw UsageError("there is no such mail");
      std::cout << mail->raw;
      return;
    }
    for (const char* state : {"quarantined", "held"})
      for (const store::MailSummary& m : store::mails_in_state(tx, state, kMailsListed))
        std::cout << m.id << "  " << m.state << "  " << m.outcome << "  " << shown(m.received_at) << "\n";
  });
  return 0;
}

// --- Acting

int freeze(const Errand& e) {
  with_game(e, false, [&](store::Tx& tx, service::Hosted& hosted) {
    if (!service::freeze_game(e.context(), tx, hosted, e.arguments.find("reason").value_or("")))
      throw UsageError("game " + hosted.code() + " is not in play: it is " + hosted.row.status);
  });
  std::cout << "frozen\n";
  return 0;
}

int thaw(const Errand& e) {
  std::string why;
  bool thawed = false;
  with_game(e, true, [&](store::Tx& tx, service::Hosted& hosted) {
    thawed = service::thaw_game(e.context(), tx, hosted, why);
  });
  std::cout << (thawed ? "in play again\n" : "not thawed: " + why + "\n");
  return thawed ? 0 : 1;
}

int requeue(const Errand& e) {
  const std::int64_t number = mail_number(e);
  e.desk.store().transact([&](store::Tx& tx) {
    if (!store::find_mail(tx, number)) throw UsageError("there is no mail " + std::to_string(number));
    store::requeue_mail(tx, number);
    store::notify(tx, "inbox");
  });
  std::cout << "mail " << number << " will be read once more\n";
  return 0;
}

int export_one(const Errand& e) {
  const std::string& code = e.only("code of a game");
  const Json document = e.desk.store().query([&](store::Tx& tx) { return store::export_game(tx, code); });
  if (document.is_null()) throw UsageError("there is no game " + code);
  if (const auto out = e.arguments.find("out"))
    write_file(*out, document.dump_pretty());
  else
    std::cout << document.dump_pretty();
  return 0;
}

int import_one(const Errand& e) {
  const Json document = Json::parse(read_file(e.only("file")));
  e.desk.store().transact([&](store::Tx& tx) { store::import_game(tx, document, e.context().clock.now()); });
  std::cout << "game " << document.at("game").as_string() << " is here now\n";
  return 0;
}

int resume(const Errand& e) {
  e.desk.store().transact([&](store::Tx& tx) {
    service::resume_clock(e.context(), tx);
    store::set_fact(tx, "breaker", Json(false), e.context().clock.now());
    store::notify(tx, "outbox");
  });
  std::cout << "deadlines run and letters go out\n";
  return 0;
}

int archive(const Errand& e) {
  const std::string wanted = e.arguments.has("all") ? "" : e.only("code of a game, or --all");
  e.desk.store().transact([&](store::Tx& tx) {
    bool found = wanted.empty();
    for (const store::GameRow& g : store::games_with_status(tx, "", kListed)) {
      if (!wanted.empty() && g.game != wanted) continue;
      found = true;
      service::forget_pages(e.context(), tx, g.game);
    }
    if (!found) throw UsageError("there is no game " + wanted);
  });
  std::cout << "written " << service::write_archives(e.context(), e.desk.store(), kListed) << " games\n";
  return 0;
}

service::Act act_in(const Errand& e) {
  service::Act act;
  act.id = e.arguments.get("act");
  if (!service::is_act(act.id)) throw UsageError("there is no act '" + act.id + "'");
  act.window = static_cast<int>(e.arguments.number("window", 0, 0, 1'000'000));
  act.seat = static_cast<int>(e.arguments.number("seat", 0, 0, 100));
  act.minutes = static_cast<int>(e.arguments.number("minutes", 0, 0, 1'000'000));
  act.text = e.arguments.find("text").value_or("");
  act.value = e.arguments.find("value").value_or("");
  act.reason = e.arguments.find("reason").value_or("");
  return act;
}

// What a moderator does by mail. Shown first; done with --yes.
int moderate(const Errand& e) {
  const service::Act act = act_in(e);
  bool possible = false;
  with_game(e, true, [&](store::Tx& tx, service::Hosted& hosted) {
    const service::Proposal p =
        e.arguments.has("yes") ? service::carry_out(e.context(), tx, hosted, act, "operator", Language::en)
                               : service::propose(e.context(), tx, hosted, act, Language::en);
    possible = p.possible;
    std::cout << p.what << "\n";
    for (const std::string& line : p.differences) std::cout << "  " << line << "\n";
    if (possible && !e.arguments.has("yes")) std::cout << "Nothing is done yet; --yes does it.\n";
  });
  return possible ? 0 : 1;
}

const std::map<std::string, int (*)(const Errand&)> kErrands{
    {"list", list},         {"show", show},     {"players", players},     {"quarantine", quarantine},
    {"freeze", freeze},     {"thaw", thaw},     {"requeue", requeue},     {"export", export_one},
    {"import", import_one}, {"resume", resume}, {"resume-clock", resume}, {"archive", archive},
    {"moderate", moderate},
};

}  // namespace

int command_admin(const CommandLine& words) {
  const Arguments arguments(
      words, {"config", "status", "reason", "out", "act", "window", "seat", "minutes", "text", "value"},
      {"all", "yes"});
  if (arguments.rest().empty()) throw UsageError("which errand? tabellarius admin --help lists them");
  const auto errand = kErrands.find(arguments.rest().front());
  if (errand == kErrands.end())
    throw UsageError("there is no errand '" + arguments.rest().front() +
                     "'; tabellarius admin --help lists them");
  Desk desk(config_file(arguments));
  return errand->second({desk, arguments, {arguments.rest().begin() + 1, arguments.rest().end()}});
}

}  // namespace adj
