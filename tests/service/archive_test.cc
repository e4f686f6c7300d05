// The archive as files: well-formed, harmless, nothing private before the end and everything after it.

#include "adjudicator/service/archive.h"

#include <gmock/gmock.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <set>

#include "adjudicator/core/dice.h"
#include "adjudicator/report/layout.h"
#include "adjudicator/report/report_model.h"
#include "adjudicator/service/archive_folder.h"
#include "adjudicator/service/moderation.h"
#include "adjudicator/service/resolve.h"
#include "adjudicator/store/play.h"
#include "tests/service/office.h"
#include "tests/service/xml_check.h"

namespace adj::service {
namespace {

namespace fs = std::filesystem;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

std::string content(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  EXPECT_TRUE(in) << file << " is missing";
  return std::string(std::istreambuf_iterator<char>(in), {});
}

// A file that is replaced is another one.
ino_t identity(const fs::path& file) {
  struct stat info {};
  EXPECT_EQ(::stat(file.c_str(), &info), 0) << file;
  return info.st_ino;
}

struct Archive : testing::Test {
  Archive() {
    root = fs::temp_directory_path() / ("tabellarius-archive-" + std::to_string(getpid()));
    fs::remove_all(root);
    office.config.archive_folder = root.string();
  }
  ~Archive() override { fs::remove_all(root); }

  int write() { return write_archives(office.context, office.store, 100); }

  // Answers windows by mail.
  void play(const std::string& code, int windows) {
    for (int i = 0; i < windows; ++i)
      for (const auto& [seat, who] : {std::pair{1, kAlice}, {2, kBenoit}}) {
        if (!office.asked(code, seat)) continue;
        office.post({who, office.secret_address(code, seat), office.orders_for(code, seat)});
        office.run();
      }
  }

  // Lets the machine play the rest.
  void play_to_the_end(const std::string& code) {
    office.with_game(code, [&](store::Tx& tx, Hosted& hosted) {
      for (HostedSeat& seat : hosted.seats) seat.row.holder = "machine";
      resolve(office.context, tx, hosted, Closing::complete);
    });
    office.run();
    ASSERT_EQ(office.sql("select status from games where game = '" + code + "'"), "over");
  }

  std::vector<fs::path> files() const {
    std::vector<fs::path> list;
    for (const auto& entry : fs::recursive_directory_iterator(root))
      if (entry.is_regular_file()) list.push_back(entry.path());
    return list;
  }

  // Everything that a visitor can fetch, blanks made one, so that wrapped lines are found.
  std::string everything() const {
    std::string all;
    for (const fs::path& file : files())
      for (const char c : content(file)) {
        const char shown = c == '\n' ? ' ' : c;
        if (shown != ' ' || !all.ends_with(' ')) all += shown;
      }
    return all;
  }

  fs::path page(const std::string& code, const std::string& name) const { return root / code / name; }
  Json json(const std::string& code, const std::string& name) const {
    return Json::parse(content(page(code, name)));
  }

  Office office;
  fs::path root;
};

void expect_well_formed(const fs::path& file) {
  const XmlDocument document = read_xml(content(file));
  EXPECT_FALSE(document.problem) << file << ": " << document.problem.value_or("");
}

// What each seat alone was told: its own secrets and the lines marked as its own.
std::vector<std::string> private_sentences(Office& office, const std::string& code) {
  std::vector<std::string> sentences;
  office.with_game(code, [&](store::Tx& tx, Hosted& hosted) {
    for (const HostedSeat& seat : hosted.seats)
      for (const store::ReportTitle& title : store::report_titles(tx, code, seat.row.seat)) {
        const auto row = store::find_report(tx, code, title.window, seat.row.seat, title.language);
        TurnReport report;
        from_json(Json::parse(row->model), report, "$");
        for (const PrivateBlock& block : report.own)
          for (const std::string& line : block.lines) sentences.push_back(one_line(line));
        for (const ReportSection& section : report.narrative)
          for (const ReportLine& line : section.lines)
            if (line.for_you_only) sentences.push_back(one_line(line.text));
      }
  });
  return sentences;
}

TEST_F(Archive, EveryPageIsWellFormedAndLoadsNothingFromElsewhere) {
  const std::string code = office.running_game();
  play(code, 3);
  EXPECT_EQ(write(), 1);
  for (const char* name :
       {"index.html", "index.fr.html", "feed.xml", "feed.fr.xml", "game.json", "dice.json", "0001.en.html",
        "0001.fr.html", "0001.en.txt", "0001.fr.txt", "0001.en.svg", "0001.fr.svg"})
    EXPECT_TRUE(fs::is_regular_file(page(code, name))) << name;
  std::size_t pages = 0;
  for (const fs::path& file : files()) {
    const std::string ending = file.extension();
    if (ending != ".html" && ending != ".xml" && ending != ".svg") continue;
    expect_well_formed(file);
    ++pages;
    for (const XmlElement& e : read_xml(content(file)).elements) {
      EXPECT_NE(e.name, "script") << file;
      if (ending != ".html") continue;
      for (const char* key : {"src", "href"}) {
        const std::string link = e.attribute(key);
        EXPECT_EQ(link.find(':'), std::string::npos) << file << ": " << link;
        EXPECT_FALSE(link.starts_with("//")) << file << ": " << link;
        // Every link within the archive leads somewhere.
        EXPECT_TRUE(link.empty() || fs::exists(file.parent_path() / link)) << file << ": " << link;
      }
    }
  }
  EXPECT_GE(pages, 4u + 2 + 4);
  EXPECT_THAT(content(root / "index.html"), HasSubstr(code + "/index.html"));
  EXPECT_THAT(content(root / "index.fr.html"), HasSubstr("et Benoît"));
  EXPECT_THAT(content(page(code, "index.fr.html")), HasSubstr("La partie est en cours."));
}

TEST_F(Archive, NothingPrivateBeforeTheEnd) {
  const std::string code = office.running_game();
  play(code, 4);
  write();
  for (const fs::path& file : files()) EXPECT_EQ(file.string().find(".seat"), std::string::npos) << file;

  const Json exported = json(code, "game.json");
  EXPECT_FALSE(exported.at("secrets_opened").as_bool());
  EXPECT_FALSE(exported.at("events").as_array().empty());
  for (const Json& event : exported.at("events").as_array())
    EXPECT_EQ(event.at("audience").at("kind").as_string(), "public") << event.dump();
  const std::string hidden = office.sql("select count(*) from events where audience <> 'public'");
  EXPECT_NE(hidden, "0") << "the test needs events that not everybody may know";

  const std::string all = everything();
  const auto secrets = private_sentences(office, code);
  ASSERT_FALSE(secrets.empty());
  for (const std::string& sentence : secrets)
    EXPECT_TRUE(sentence.size() < 20 || all.find(sentence) == std::string::npos) << sentence;

  EXPECT_TRUE(json(code, "dice.json").at("secret").is_null());
  for (const char* key : {"last_key", "secret"})
    EXPECT_THAT(all, Not(HasSubstr(office.sql("select dice->>'" + std::string(key) + "' from games"))));
  for (const int seat : {1, 2}) {
    const std::string address = office.secret_address(code, seat);
    EXPECT_THAT(all, Not(HasSubstr(address.substr(address.find('+') + 1, 12))))
        << "the reply address of a seat";
  }
  EXPECT_THAT(all, Not(HasSubstr("pbem-cut")));
  EXPECT_THAT(all, Not(HasSubstr(kAlice)));
  EXPECT_THAT(all, Not(HasSubstr(kBenoit)));
}

TEST_F(Archive, SecretsOpenWhenTheGameHasEnded) {
  const std::string code = office.running_game("NEW alea scenario=3");
  play(code, 2);
  write();
  EXPECT_FALSE(fs::exists(page(code, "0001.seat1.en.html")));
  play_to_the_end(code);
  EXPECT_EQ(write(), 1);

  EXPECT_TRUE(fs::exists(page(code, "0001.seat1.en.html")));
  EXPECT_TRUE(fs::exists(page(code, "0001.seat2.fr.html")));
  EXPECT_THAT(content(page(code, "0001.seat2.fr.html")), HasSubstr("Tel qu'il fut envoyé à Benoît"));
  for (const fs::path& file : files())
    if (file.extension() == ".html") expect_well_formed(file);
  const std::string all = everything();
  std::size_t found = 0;
  const auto secrets = private_sentences(office, code);
  for (const std::string& sentence : secrets) found += all.find(sentence) != std::string::npos ? 1 : 0;
  EXPECT_GT(found, secrets.size() / 2);  // those without characters that HTML escapes and text wraps

  const Json exported = json(code, "game.json");
  EXPECT_TRUE(exported.at("secrets_opened").as_bool());
  std::size_t hidden = 0;
  for (const Json& event : exported.at("events").as_array())
    hidden += event.at("audience").at("kind").as_string() != "public" ? 1 : 0;
  EXPECT_EQ(std::to_string(hidden), office.sql("select count(*) from events where audience <> 'public'"));

  const Json dice = json(code, "dice.json");
  EXPECT_THAT(verify_dice(dice), IsEmpty());
  EXPECT_EQ(dice.at("secret").as_string(), office.sql("select dice->>'secret' from games"));
  EXPECT_FALSE(dice.at("rolls").as_array().empty());

  // What opens doors stays shut all the same.
  EXPECT_THAT(all, Not(HasSubstr("pbem-cut")));
  EXPECT_THAT(all, Not(HasSubstr(kAlice)));
  EXPECT_THAT(all, Not(HasSubstr("games+")));
}

TEST_F(Archive, AGameClosedInMidPlayKeepsItsSecrets) {
  const std::string code = office.running_game();
  play(code, 1);
  office.with_game(code, [&](store::Tx& tx, Hosted& hosted) {
    Act act;
    act.id = "close";
    carry_out(office.context, tx, hosted, act, "test", Language::en);
  });
  write();
  EXPECT_THAT(content(page(code, "index.html")), HasSubstr("The game is closed."));
  EXPECT_FALSE(fs::exists(page(code, "0001.seat1.en.html")));
  EXPECT_TRUE(json(code, "dice.json").at("secret").is_null());
}

bool is_rfc3339(const std::string& time) {
  const std::string pattern = "0000-00-00T00:00:00Z";
  if (time.size() != pattern.size()) return false;
  for (std::size_t i = 0; i < pattern.size(); ++i)
    if (pattern[i] == '0' ? !(time[i] >= '0' && time[i] <= '9') : time[i] != pattern[i]) return false;
  return true;
}

TEST_F(Archive, TheFeedIsValidAtom) {
  office.config.archive_url = "https://games.example.org";
  const std::string code = office.running_game();
  play(code, 3);
  write();
  const XmlDocument feed = read_xml(content(page(code, "feed.xml")));
  ASSERT_FALSE(feed.problem) << *feed.problem;
  EXPECT_EQ(feed.elements.front().name, "feed");
  EXPECT_EQ(feed.elements.front().attribute("xmlns"), "http://www.w3.org/2005/Atom");
  const auto entries = feed.named("entry");
  EXPECT_EQ(
      std::to_string(entries.size()),
      office.sql("select count(*) from reports where seat = 0 and language = 'en' and withdrawn_at is null"));
  // RFC 4287 4.1.1, 4.1.2: the feed and each entry have one id, one title and one updated.
  for (const char* needed : {"id", "title", "updated"})
    EXPECT_EQ(feed.named(needed).size(), entries.size() + 1);
  EXPECT_EQ(feed.named("author").size(), 1u);
  std::set<std::string> ids;
  for (const XmlElement& id : feed.named("id")) {
    EXPECT_TRUE(id.text.starts_with("tag:tabellarius.test,2026-02-02:" + code + "/en")) << id.text;
    EXPECT_TRUE(ids.insert(id.text).second) << id.text;
  }
  for (const XmlElement& updated : feed.named("updated"))
    EXPECT_TRUE(is_rfc3339(updated.text)) << updated.text;
  const auto links = feed.named("link");
  EXPECT_EQ(links.front().attribute("href"), "https://games.example.org/" + code + "/feed.xml");
  for (const XmlElement& link : links) {
    const std::string href = link.attribute("href");
    ASSERT_TRUE(href.starts_with("https://games.example.org/" + code + "/")) << href;
    EXPECT_TRUE(fs::exists(root / href.substr(std::string("https://games.example.org/").size()))) << href;
  }
}

TEST_F(Archive, OnlyWhatChangedIsWrittenAgain) {
  const std::string code = office.running_game();
  play(code, 2);
  write();
  std::map<fs::path, ino_t> before;
  for (const fs::path& file : files()) before[file] = identity(file);

  // Orders that close no window change no page.
  office.sql("update games set archive_stale = true");
  EXPECT_EQ(write(), 1);
  EXPECT_EQ(write(), 0);
  for (const auto& [file, id] : before) EXPECT_EQ(identity(file), id) << file;

  const int last = office.window(code);
  play(code, 2);
  ASSERT_GT(office.window(code), last);
  write();
  const auto number = [](int window) { return "000" + std::to_string(window); };
  EXPECT_EQ(identity(page(code, "0001.en.html")), before.at(page(code, "0001.en.html")));
  EXPECT_NE(identity(page(code, number(last) + ".en.html")), before.at(page(code, number(last) + ".en.html")))
      << "it has a next page now";
  EXPECT_NE(identity(page(code, "index.html")), before.at(page(code, "index.html")));
  for (const fs::path& file : files()) EXPECT_FALSE(file.filename().string().starts_with(".tmp-")) << file;
}

TEST_F(Archive, ARollbackTakesItsPagesAway) {
  const std::string code = office.running_game();
  play(code, 4);
  write();
  const int last = office.window(code);
  ASSERT_GT(last, 2);
  const fs::path gone = page(code, "000" + std::to_string(last) + ".en.html");
  ASSERT_TRUE(fs::exists(gone));
  office.with_game(code, [&](store::Tx& tx, Hosted& hosted) {
    Act act;
    act.id = "rollback";
    act.window = 2;
    ASSERT_TRUE(carry_out(office.context, tx, hosted, act, "test", Language::en).possible);
  });
  write();
  EXPECT_FALSE(fs::exists(gone));
  EXPECT_TRUE(fs::exists(page(code, "0002.en.html")));
  for (const fs::path& file : files()) {
    if (file.extension() != ".html") continue;
    for (const XmlElement& e : read_xml(content(file)).named("a"))
      EXPECT_TRUE(fs::exists(file.parent_path() / e.attribute("href")))
          << file << ": " << e.attribute("href");
  }
}

TEST_F(Archive, WhatPlayersWriteIsOnlyText) {
  const std::string code =
      office.new_game(kAlice, "NEW alea scenario=1 title=\"<script>alert(1)</script> & Co\"");
  office.join(code, kAlice, "SEAT 1 NAME <img/src=x> NONCE <b>&amp;");
  office.join(code, kBenoit, "SEAT 2 LANG fr NAME Benoît GRAIN \"]]>");
  ASSERT_EQ(office.sql("select status from games"), "running");
  office.post({kAlice, office.secret_address(code, 1), "PRESS </blockquote><script>alert(2)</script>\n"});
  office.run();
  ASSERT_EQ(office.sql("select count(*) from press"), "1");
  write();
  for (const fs::path& file : files()) {
    const std::string ending = file.extension();
    if (ending == ".html" || ending == ".xml" || ending == ".svg") expect_well_formed(file);
    if (ending == ".html" || ending == ".xml") {
      EXPECT_THAT(content(file), Not(HasSubstr("<script"))) << file;
    }
  }
  EXPECT_THAT(content(page(code, "index.html")), HasSubstr("&lt;script&gt;alert(2)"));
}

TEST_F(Archive, PrivatePressStaysPrivateForEver) {
  const std::string code = office.running_game("NEW alea scenario=3 grey=yes");
  office.post({kAlice, office.secret_address(code, 1), "TELL Benoît: meet me on the Rubicon\n"});
  office.post({kAlice, office.secret_address(code, 1), "PRESS GREY: the Senate trembles\n"});
  office.run();
  ASSERT_EQ(office.sql("select count(*) from press"), "2");
  play_to_the_end(code);
  write();
  const std::string all = everything();
  EXPECT_THAT(all, Not(HasSubstr("meet me on the Rubicon")));
  EXPECT_THAT(content(page(code, "index.html")), HasSubstr("the Senate trembles"));
  EXPECT_THAT(content(page(code, "index.html")), HasSubstr("Unsigned"));
  EXPECT_TRUE(json(code, "game.json").at("press").as_array().front().at("from_seat").is_null());
}

TEST_F(Archive, PressTellsNothingOfLettersBetweenOthers) {
  const std::string code = office.running_game("NEW alea scenario=1 grey=yes");
  for (const char* line : {"PRESS one", "TELL Benoît: a secret", "TELL Benoît: another", "PRESS two"})
    office.post({kAlice, office.secret_address(code, 1), line});
  office.run();
  EXPECT_TRUE(office.last(kAlice).has("Carried as letter 4 to all"));
  office.post({kBenoit, office.secret_address(code, 2), "PRESSE trois"});
  office.run();
  EXPECT_TRUE(office.last(kBenoit).has("Porté comme lettre 1 à tous"));  // his first
  write();
  std::vector<int> numbers;
  const Json shown = json(code, "game.json");
  for (const Json& press : shown.at("press").as_array())
    numbers.push_back(static_cast<int>(press.at("number").as_int()));
  EXPECT_EQ(numbers, (std::vector<int>{1, 2, 3}));
}

// Who wants to be forgotten is not remembered by the pages of games that have ended, nor by reports of then.
TEST_F(Archive, WhoIsForgottenIsNamedNowhere) {
  const std::string code = office.running_game("NEW alea scenario=3");
  play_to_the_end(code);
  write();
  ASSERT_THAT(everything(), HasSubstr("Benoît"));
  office.write(kBenoit, "OUBLIE MOI");
  office.run();
  office.reply(office.last(kBenoit), "");
  office.run();
  write();
  EXPECT_THAT(everything(), Not(HasSubstr("Benoît")));
  office.write("carla@example.org", "NEW alea scenario=1");
  office.run();
  office.reply(office.last("carla@example.org"), "");
  office.run();
  office.write("carla@example.org", "ARCHIVE " + code + " 1");
  office.run();
  EXPECT_FALSE(office.last("carla@example.org").has("Benoît"));
}

TEST_F(Archive, ATakenSeatIsShownBeforeTheGameBegins) {
  const std::string code = office.new_game(kAlice, "NEW alea scenario=1");
  write();
  office.join(code, kBenoit, "SEAT 2 NAME Benoît");
  write();
  EXPECT_THAT(content(page(code, "index.html")), HasSubstr("Benoît"));
  office.post({kBenoit, office.secret_address(code, 2), "LEAVE"});
  office.run();
  write();
  EXPECT_THAT(content(page(code, "index.html")), Not(HasSubstr("Benoît")));
}

// What a moderator says is no press without a name.
TEST_F(Archive, AnAnnouncementIsTheModerators) {
  const std::string code = office.running_game("NEW alea scenario=1 grey=yes");
  office.post({kAlice, office.moderators_address(code), "ANNOUNCE: The club meets on Friday."});
  office.run();
  office.reply(office.last(kAlice), "");
  office.run();
  write();
  EXPECT_THAT(content(page(code, "index.html")), HasSubstr("The moderator · "));
  EXPECT_THAT(content(page(code, "index.fr.html")), HasSubstr("Le modérateur · "));
  EXPECT_THAT(content(page(code, "index.html")), Not(HasSubstr("Unsigned")));
}

TEST_F(Archive, GamesByInvitationAreNotListed) {
  const std::string code = office.new_game(kAlice, "NEW alea scenario=1 private");
  ASSERT_EQ(office.sql("select listed from games"), "f");
  write();
  EXPECT_THAT(content(root / "index.html"), Not(HasSubstr(code)));
  EXPECT_THAT(content(page(code, "index.html")), HasSubstr("noindex"));
  EXPECT_THAT(content(page(code, "index.html")), HasSubstr("The game waits for players."));
}

TEST_F(Archive, ADeathInBetweenLeavesThePagesToBeWrittenAgain) {
  const std::string code = office.running_game();
  struct Died {};
  office.context.fault = [](const char* moment) {
    if (std::string_view(moment) == "archive.written") throw Died();
  };
  EXPECT_THROW(write(), Died);
  EXPECT_EQ(office.sql("select archive_stale from games"), "t");
  office.context.fault = {};
  EXPECT_EQ(write(), 1);
  EXPECT_EQ(office.sql("select archive_stale from games"), "f");
  EXPECT_TRUE(fs::exists(root / "index.html"));
}

// Pages of a long game take their time; its players' mails do not wait for them.
TEST_F(Archive, NobodyWaitsForPages) {
  const std::string code = office.running_game();
  office.context.fault = [&](const char* moment) {
    if (std::string_view(moment) == "archive.written")
      office.sql("set lock_timeout = '3s'; update games set next_due = now()");
  };
  EXPECT_EQ(write(), 1);
  // The game has changed since its pages were begun: they are written once more.
  EXPECT_EQ(office.sql("select archive_stale from games"), "t");
  office.context.fault = {};
  EXPECT_EQ(write(), 1);
  EXPECT_EQ(office.sql("select archive_stale from games"), "f");
}

// A rollback takes reports away while their pages are made: no trouble, they are made again.
TEST_F(Archive, AGameThatChangesMeanwhileIsWrittenOnceMore) {
  const std::string code = office.running_game();
  office.context.fault = [&](const char* moment) {
    if (std::string_view(moment) == "archive.read")
      office.sql("delete from reports; update games set next_due = now()");
  };
  EXPECT_EQ(write(), 0);
  EXPECT_EQ(office.sql("select archive_stale from games"), "t");
  EXPECT_TRUE(office.log.problems.empty());
  office.context.fault = {};
  EXPECT_EQ(write(), 1);
  EXPECT_EQ(office.sql("select archive_stale from games"), "f");
}

TEST_F(Archive, ADiskThatFailsIsTriedAgain) {
  const std::string code = office.running_game();
  fs::create_directories(root);
  std::ofstream(root / code) << "a file where the folder should be";
  EXPECT_EQ(write(), 0);
  EXPECT_THAT(office.log.problems, Contains(HasSubstr("archive.failed game=" + code)));
  EXPECT_EQ(office.sql("select archive_stale from games"), "t");
  fs::remove(root / code);
  EXPECT_EQ(write(), 1);
}

TEST_F(Archive, ForgottenPagesAreMadeAgain) {
  const std::string code = office.running_game();
  write();
  std::ofstream(page(code, "0001.en.html")) << "defaced";
  office.sql("update games set archive_stale = true");
  write();
  EXPECT_EQ(content(page(code, "0001.en.html")), "defaced");  // it seems up to date
  office.with_game(code, [&](store::Tx& tx, Hosted&) { forget_pages(office.context, tx, code); });
  write();
  expect_well_formed(page(code, "0001.en.html"));
}

TEST(SafeNames, AreLettersDigitsAndLittleElse) {
  for (const char* good : {"K7Q4", "0001.en.html", "a-b_c"}) EXPECT_TRUE(is_safe_name(good)) << good;
  for (const char* bad : {"", ".", "..", ".hidden", "a/b", "a b", "é", "../x", "a\n"})
    EXPECT_FALSE(is_safe_name(bad)) << bad;
  EXPECT_TRUE(is_safe_name(std::string(64, 'a')));
  EXPECT_FALSE(is_safe_name(std::string(65, 'a')));
}

}  // namespace
}  // namespace adj::service
