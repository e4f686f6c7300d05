// Nobody reads what he may not know: whole games by mail, and every letter, page and map of them looked
// through.
//
// Two ways of looking. Everything is made a second time from a game in which all that the reader cannot know
// is different: not a byte of what he gets may change. And what must never be seen (addresses and tokens of
// others, keys of dice to come, digests of whole states, lines told or ordered by others only) is searched
// for in every decoded part.
//
// TABELLARIUS_SECRET_GAMES=100 plays so many games to their ends, 51-100 those with these seeds (for several
// processes at once); without it the first windows of each scenario of Alea and
// of one of Res Publica are played.

#include "tests/service/secrets.h"

#include <gmock/gmock.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <limits>
#include <sstream>

#include "adjudicator/games/alea/module.h"
#include "adjudicator/games/respublica/module.h"
#include "adjudicator/report/report_model.h"
#include "adjudicator/service/archive.h"
#include "adjudicator/service/intake.h"
#include "adjudicator/service/reader.h"
#include "adjudicator/service/reports.h"
#include "adjudicator/store/mailbox.h"
#include "adjudicator/store/play.h"
#include "adjudicator/store/statement.h"
#include "tests/service/office.h"

namespace adj::service {
namespace {

const std::string kMona = "mona@moderators.example";
constexpr std::size_t kTelling = 12;  // shorter lines are anybody's: PASS, DONE
constexpr int kKeysAhead = 64;        // of the dice
constexpr int kPicturesEvery = 24;    // windows whose letters are in HTML with a picture of the map
constexpr int kArchiveEvery = 6;      // windows whose pages are compared
constexpr int kMostWindows = 3000;

// Thrown when a rehearsal is over: nothing of it is kept.
struct Rehearsed {};

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);)
    if (line.find_first_not_of(" \t\r") != std::string::npos) lines.push_back(line);
  return lines;
}

std::set<std::string> told_in(const store::ReportRow& row) {
  TurnReport report;
  from_json(Json::parse(row.model), report, "$");
  std::set<std::string> told;
  for (const ReportSection& section : report.narrative)
    for (const ReportLine& line : section.lines) told.insert(line.text);
  return told;
}

std::map<std::string, std::string> files_below(const std::filesystem::path& folder) {
  std::map<std::string, std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    std::ifstream file(entry.path(), std::ios::binary);
    files[entry.path().lexically_relative(folder)] = std::string(std::istreambuf_iterator<char>(file), {});
  }
  return files;
}

struct Counts {
  long games = 0, finished = 0, windows = 0, mails = 0, letters = 0, compared = 0, files = 0;
};

// What is played: two or more seats of a game.
struct Table {
  std::string game, scenario;
  int seats = 2;

  std::string opening() const {
    const std::string words = "NEW " + game + " scenario=" + scenario;
    return game == "alea" ? words : words + " seats=" + std::to_string(seats);
  }
};

class WatchedGame {
 public:
  WatchedGame(const Table& table, std::uint64_t seed, bool pictures, Counts& counts)
      : counts_(counts),
        random_(seed),
        same_language_(seed % 2 == 1),
        pictures_(pictures),
        name_(table.opening() + ", seed " + std::to_string(seed)) {
    for (int seat = 1; seat <= table.seats; ++seat) seats_.push_back(seat);
    office_.games = Registry();
    office_.games.add(std::make_unique<DisguisedModule>(
        table.game == "alea" ? alea::make_module() : respublica::make_module(), disguise_));
    office_.config.limits.receipts_per_hour = office_.config.limits.letters_per_game_hour = 1'000'000;
    office_.config.limits.letters_per_hour = 10'000'000;
    folder_ = std::filesystem::path(testing::TempDir()) /
              ("secrets." + std::to_string(::getpid()) +
               office_.database.connection().substr(office_.database.connection().rfind('=') + 1));
    // Second thoughts: orders and their resolution are two steps, so that each can be rehearsed.
    code_ = office_.new_game(kMona, table.opening() + " thoughts=1");
    // One language for all in every other game: then a line told to one can be recognised in another's
    // letters.
    for (const int seat : seats_) {
      const std::string number = std::to_string(seat);
      office_.join(code_, address(seat),
                   "SEAT " + number + " LANG " + (language(seat) == Language::en ? "en" : "fr") +
                       " NAME Player" + number + " NONCE rain" + number);
    }
  }
  ~WatchedGame() { std::filesystem::remove_all(folder_); }

  void play(int most_windows) {
    int played = 0;
    for (; played < most_windows && status() == "running" && !testing::Test::HasFailure(); ++played) {
      learn_what_is_secret();
      look_at_new_letters();
      for (const int seat : seats_) compare_reports(seat);
      if (played % kArchiveEvery == 0) compare_archive();
      for (const int seat : seats_) {
        if (played % 3 == seat % 3) ask_about_everything(seat);
        if (office_.asked(code_, seat)) answer(seat);
      }
      show_pictures(pictures_ && played % kPicturesEvery == 1);
      office_.pass(std::chrono::minutes(2));
    }
    if (status() == "over") {  // all is open now, but for how to write to others and as others
      forbidden_.clear();
      forbid_addresses();
      look_at_new_letters();
      compare_archive();
    }
    ++counts_.games;
    counts_.windows += played;
    if (status() == "over") ++counts_.finished;
    if (most_windows >= kMostWindows) {
      EXPECT_EQ(status(), "over") << name_;
    }
    for (const std::string& problem : office_.log.problems) ADD_FAILURE() << name_ << ": " << problem;
  }

 private:
  std::string status() {
    return office_.store.query([&](store::Tx& tx) { return store::find_game(tx, code_)->status; });
  }
  Language language(int seat) const { return seat % 2 == 1 || same_language_ ? Language::en : Language::fr; }
  static std::string address(int seat) {
    return seat == 1 ? kAlice : seat == 2 ? kBenoit : "player" + std::to_string(seat) + "@example.org";
  }
  // Everybody who reads, the public (0) with them.
  std::vector<int> readers() const {
    std::vector<int> all{0};
    all.insert(all.end(), seats_.begin(), seats_.end());
    return all;
  }
  std::string where() { return name_ + ", window " + std::to_string(office_.window(code_)); }

  void show_pictures(bool on) {
    office_.store.transact(
        [&](store::Tx& tx) { store::run(tx, "update players set format = $1", on ? "html" : "text"); });
  }

  // --- What must not be seen

  void learn_what_is_secret() {
    office_.with_game(code_, [&](store::Tx& tx, Hosted& hosted) {
      Forbidden everybody;
      const Json& dice = hosted.row.dice;
      const DiceChain chain(from_hex(dice.at("last_key").as_string()).value(),
                            static_cast<int>(dice.at("length").as_int()));
      everybody.number("the secret of the dice", dice.at("secret").as_string());
      everybody.number("the last key of the dice", dice.at("last_key").as_string());
      const int shown = static_cast<int>(hosted.game->dice_record().at("keys").as_array().size());
      for (int phase = shown + 1; phase <= std::min(shown + kKeysAhead, chain.length()); ++phase)
        everybody.number("the key of dice to come", hex(chain.key(phase)));
      for (const store::WindowRow& window : store::windows_of(tx, code_))
        everybody.number("the digest of a whole state", window.digest);
      everybody.number("the digest of a whole state", hosted.game->digest());
      for (const int reader : readers()) {
        forbidden_[reader] = everybody;
        forbidden_[reader].allow(written_[reader]);  // orders of other windows may still stand
      }
    });
    forbid_addresses();
    for (const int reader : readers()) forbid_lines_of_others(reader);
  }

  void forbid_addresses() {
    tokens_[0].insert(token_in(office_.moderators_address(code_)));
    for (const int seat : seats_) tokens_[seat].insert(token_in(office_.secret_address(code_, seat)));
    for (const int reader : readers()) {
      Forbidden& mine = forbidden_[reader];
      mine.words("an address", kMona);
      for (const std::string& token : tokens_.at(0)) mine.words("the moderator's token", token);
      for (const int seat : seats_) {
        if (seat == reader) continue;
        mine.words("an address", address(seat));
        for (const std::string& token : tokens_.at(seat))
          mine.words("a token of seat " + std::to_string(seat), token);
      }
    }
  }

  static std::string token_in(const std::string& address) {
    const auto at = address.find('@');
    const auto dot = address.rfind('.', at);
    return address.substr(dot + 1, at - dot - 1);
  }

  // What the last report told another seat alone.
  void forbid_lines_of_others(int reader) {
    office_.store.transact([&](store::Tx& tx) {
      const int window = office_window(tx);
      std::set<std::string> known;
      for (const int seat : {0, reader})
        for (const char* language : {"en", "fr"})
          if (const auto row = store::find_report(tx, code_, window, seat, language))
            known.merge(told_in(*row));
      for (const int seat : seats_)
        for (const char* language : {"en", "fr"})
          if (const auto row = store::find_report(tx, code_, window, seat, language); row && seat != reader)
            for (const std::string& line : told_in(*row))
              if (!known.contains(line) && line.size() >= kTelling)
                forbidden_.at(reader).words("a line of another's", line);
    });
  }

  int office_window(store::Tx& tx) { return store::find_game(tx, code_)->window; }

  void look_at_new_letters() {
    for (; looked_at_ < office_.sink.letters.size(); ++looked_at_) {
      const Letter& letter = office_.sink.letters[looked_at_];
      for (const int seat : seats_) {
        if (letter.to != address(seat)) continue;
        ++counts_.letters;
        const auto found = forbidden_.at(seat).in(opened(letter.raw));
        EXPECT_FALSE(found) << where() << ", a letter to seat " << seat << ", \"" << letter.subject
                            << "\": " << *found;
      }
    }
  }

  // --- Mails and their answers

  // Carries something out on a game with other secrets, in a transaction that leaves no trace.
  template <class Work>
  void rehearse(Seat seat, Work work) {
    disguise_ = {seat, ++disguises_};
    try {
      office_.store.transact([&](store::Tx& tx) {
        work(tx);
        throw Rehearsed();
      });
    } catch (const Rehearsed&) {
    }
    disguise_.seat.reset();
  }

  static std::vector<Opened> letters_after(store::Tx& tx, const std::string& to, std::int64_t last) {
    std::vector<Opened> letters;
    for (const auto& row : store::run(
             tx, "select raw from outbox where recipient = $1 and letter > $2 order by letter", to, last))
      letters.push_back(opened(store::bytes_in(row[0])));
    return letters;
  }

  static std::int64_t last_letter(store::Tx& tx) {
    return store::big_in(store::run(tx, "select coalesce(max(letter), 0) from outbox")[0][0]);
  }

  void mail(int seat, const std::string& text) {
    ++counts_.mails;
    forbidden_.at(seat).allow(text);
    written_[seat] += text + "\n";
    office_.post({address(seat), office_.secret_address(code_, seat), text});
    fetch_mails(office_.context, office_.store, office_.source);
    std::vector<Opened> rehearsed;
    rehearse(Seat{seat}, [&](store::Tx& tx) {
      const std::int64_t last = last_letter(tx);
      for (const store::Mail& mail : store::take_new_mails(tx, 10, office_.clock.now()))
        read_mail(office_.context, tx, store::mails_still_new(tx, {mail.id}).at(0),
                  open_mail(office_.context, mail.raw));
      rehearsed = letters_after(tx, address(seat), last);
    });
    const std::size_t before = office_.sink.letters.size();
    office_.run();
    std::vector<Opened> real;
    for (std::size_t i = before; i < office_.sink.letters.size(); ++i)
      if (office_.sink.letters[i].to == address(seat)) real.push_back(opened(office_.sink.letters[i].raw));
    ASSERT_EQ(real.size(), rehearsed.size()) << where() << ", the answer to seat " << seat << ": " << text;
    ASSERT_FALSE(real.empty()) << where() << ": no answer to " << text;
    for (std::size_t i = 0; i < real.size(); ++i, ++counts_.compared) {
      const auto differs = difference(real[i], rehearsed[i]);
      EXPECT_FALSE(differs) << where() << ", the answer to seat " << seat << ": " << *differs;
    }
    look_at_new_letters();
  }

  // Orders, now and then with a look at what they would do; from then on they are a secret of their sender's.
  void answer(int seat) {
    std::string orders;
    for (int i = 0; i < 20 && office_.asked(code_, seat) && !testing::Test::HasFatalFailure(); ++i) {
      office_.with_game(code_, [&](store::Tx&, Hosted& hosted) {
        orders = hosted.game->random_mail(Seat{seat}, random_, language(seat));
      });
      std::string text;
      for (const std::string& line : lines_of(orders)) text += line + "\n";
      if (i == 0 && random_.one_in(3)) mail(seat, "PREVIEW\n" + text);
      mail(seat, text + "DONE\n");
      for (const int other : seats_) {
        if (other == seat) continue;
        const std::string& known = office_.last(address(other)).text;
        for (const std::string& line : lines_of(orders))
          if (line.size() >= kTelling && known.find(line) == std::string::npos)
            forbidden_.at(other).words("another's order", line);
      }
    }
  }

  void ask_about_everything(int seat) {
    std::string questions =
        "STATUS\nDICE\nREPORT\nRECEIPT 1\nARCHIVE\nARCHIVE " + std::to_string(office_.window(code_)) + "\n";
    const int events = office_.store.query(
        [&](store::Tx& tx) { return store::told_number(tx, code_, seat, std::numeric_limits<int>::max()); });
    for (int number = std::max(1, events - 5); number <= events + 1; ++number)
      questions += "WHY " + std::to_string(number) + "\n";
    if (random_.one_in(8)) questions += "ARCHIVE ALL\n";
    mail(seat, questions);
  }

  // --- Reports, maps and pages

  void compare_reports(int seat) {
    struct Made {
      std::optional<store::ReportRow> own, everybodys_en, everybodys_fr;
      std::vector<Opened> letters;
    };
    const auto made = [&](store::Tx& tx, int window) {
      Made result;
      for (const char* language : {"en", "fr"})
        if (auto row = store::find_report(tx, code_, window, seat, language)) result.own = std::move(row);
      result.everybodys_en = store::find_report(tx, code_, window, 0, "en");
      result.everybodys_fr = store::find_report(tx, code_, window, 0, "fr");
      for (const auto& row :
           store::run(tx, "select raw from outbox where dedupe_key like $1",
                      "report:" + code_ + ":%:" + std::to_string(window) + ":" + std::to_string(seat)))
        result.letters.push_back(opened(store::bytes_in(row[0])));
      return result;
    };
    Made real, rehearsed;
    office_.store.transact([&](store::Tx& tx) { real = made(tx, office_window(tx)); });
    for (const int reader : {seat, 0}) {
      if (reader == 0 && seat != seats_.front()) continue;  // everybody's are the same whoever looks
      rehearse(Seat{reader}, [&](store::Tx& tx) {
        make_reports_again(tx, reader, real.letters.at(0));
        rehearsed = made(tx, office_window(tx));
      });
      ASSERT_TRUE(real.own && rehearsed.own) << where();
      const auto same = [&](const auto& a, const auto& b, const char* what) {
        EXPECT_EQ(a->model, b->model) << where() << ", the report of " << what << " " << seat;
        EXPECT_EQ(a->map, b->map) << where() << ", the map of " << what << " " << seat;
        ++counts_.compared;
      };
      if (reader == 0) {
        same(real.everybodys_en, rehearsed.everybodys_en, "everybody, not");
        same(real.everybodys_fr, rehearsed.everybodys_fr, "everybody, not");
        continue;
      }
      same(real.own, rehearsed.own, "seat");
      ASSERT_EQ(real.letters.size(), rehearsed.letters.size()) << where();
      for (std::size_t i = 0; i < real.letters.size(); ++i) {
        const auto differs = difference(real.letters[i], rehearsed.letters[i]);
        EXPECT_FALSE(differs) << where() << ", the report to seat " << seat << ": " << *differs;
      }
    }
  }

  // The thread of its seat as it was when this letter joined it.
  static std::string thread_before(const Opened& letter) {
    const auto at = letter.find("references");
    if (at == letter.end()) return "";
    std::istringstream words(at->second), subject(letter.at("subject"));
    const std::vector<std::string> ids{std::istream_iterator<std::string>(words), {}};
    std::string phase;
    std::getline(subject, phase);
    return ids.front() + " " + (ids.size() == 3 ? ids[1] : "") + " " + (ids.size() > 1 ? ids.back() : "") +
           " " + phase;
  }

  // As if the last window had opened just now, told by somebody who knows only what this reader may know.
  void make_reports_again(store::Tx& tx, int reader, const Opened& letter) {
    auto hosted = read_hosted(office_.context, tx, code_, true);
    const auto row = store::last_report(tx, code_, 0);
    std::vector<NumberedEvent> events = store::events_between(tx, code_, row->first_event, row->last_event);
    std::erase_if(events, [&](const NumberedEvent& e) { return !e.audience.includes(Seat{reader}); });
    forget_what_others_were_told(tx, reader, events);
    store::run(tx, "delete from reports where game = $1 and window_number = $2", code_, hosted->row.window);
    store::run(tx, "delete from outbox where dedupe_key like $1",
               "report:" + code_ + ":%:" + std::to_string(hosted->row.window) + ":%");
    for (HostedSeat& seat : hosted->seats) seat.row.thread = thread_before(letter);
    send_reports(office_.context, tx, *hosted, events);
  }

  // Events that this reader was not told never were, so that others have their numbers.
  void forget_what_others_were_told(store::Tx& tx, int reader, std::vector<NumberedEvent>& events) {
    const auto count = [&](int number) {
      return static_cast<int>(store::told_number(tx, code_, reader, number));
    };
    for (NumberedEvent& e : events) e.number = count(e.number);
    store::run(tx, "delete from events where game = $1 and not (audience = 'public' or $2 = any(seats))",
               code_, reader);
    store::run(tx,
               "update events e set number = -r.told from (select number, row_number() over (order by "
               "number) as told "
               "from events where game = $1) r where e.game = $1 and e.number = r.number",
               code_);
    store::run(tx, "update events set number = -number where game = $1", code_);
  }

  void compare_archive() {
    const std::filesystem::path real = folder_ / "real", rehearsed = folder_ / "rehearsed";
    std::filesystem::remove_all(rehearsed);
    const auto write = [&](const std::filesystem::path& folder) {
      office_.sql("update games set archive_stale = true where game = '" + code_ + "'");
      office_.config.archive_folder = folder;
      EXPECT_EQ(write_archives(office_.context, office_.store, 10), 1) << where();
    };
    write(real);
    disguise_ = {Seat{}, ++disguises_};
    write(rehearsed);
    disguise_.seat.reset();
    office_.config.archive_folder.clear();
    const auto files = files_below(real);
    EXPECT_TRUE(files == files_below(rehearsed)) << where() << ": the pages show what nobody may know";
    for (const auto& [name, bytes] : files) {
      ++counts_.files;
      const auto found = forbidden_.at(0).in(bytes);
      EXPECT_FALSE(found) << where() << ", " << name << ": " << *found;
    }
  }

  Counts& counts_;
  std::vector<int> seats_;
  Random random_;
  bool same_language_, pictures_;
  std::string name_, code_;
  Disguise disguise_;
  std::uint64_t disguises_ = 0;
  Office office_;
  std::filesystem::path folder_;
  std::map<int, Forbidden> forbidden_;           // by reader; 0: everybody
  std::map<int, std::string> written_;           // by reader: all his mails
  std::map<int, std::set<std::string>> tokens_;  // by seat, of all windows so far; 0: the moderator's
  std::size_t looked_at_ = 0;
};

struct Seeds {
  int first = 1, last = 8;
};

Seeds seeds_in(const char* text) {
  Seeds seeds;
  if (std::sscanf(text, "%d-%d", &seeds.first, &seeds.last) == 1) seeds = {1, seeds.first};
  return seeds;
}

// Of ten games seven are Alea, each scenario once, and three Res Publica, with scenario and seats in turn.
Table table_of(int seed) {
  static const std::string kScenarios[] = {"early", "middle", "late", "extended", "alternative"};
  const int place = (seed - 1) % 10;
  if (place < 7) return {"alea", std::to_string(place + 1)};
  const int round = (seed - 1) / 10 * 3 + place - 7;
  return {"respublica", kScenarios[round % 5], 3 + round % 4};
}

TEST(Secrets, NoLetterPageOrMapShowsWhatItsReaderMayNotKnow) {
  const char* wanted = std::getenv("TABELLARIUS_SECRET_GAMES");
  const Seeds seeds = wanted ? seeds_in(wanted) : Seeds();
  const int games = seeds.last - seeds.first + 1;
  Counts counts;
  for (int seed = seeds.first; seed <= seeds.last && !HasFailure(); ++seed)
    WatchedGame(table_of(seed), static_cast<std::uint64_t>(seed), wanted || seed == 3, counts)
        .play(wanted ? kMostWindows : 4);
  EXPECT_EQ(counts.games, games);
  EXPECT_GT(counts.compared, 10 * games);
  std::cout << "{\"games\":" << counts.games << ",\"finished\":" << counts.finished
            << ",\"windows\":" << counts.windows << ",\"mails\":" << counts.mails
            << ",\"letters_scanned\":" << counts.letters << ",\"made_twice_and_compared\":" << counts.compared
            << ",\"archive_files_scanned\":" << counts.files << "}\n";
}

// The eyes of the test above.
TEST(Secrets, AreFoundInEveryPartAndAlphabet) {
  const std::string key(64, 'a');
  Forbidden forbidden;
  forbidden.words("a token", "q7xk2m");
  forbidden.number("a key", key);
  EXPECT_FALSE(forbidden.in("nothing to see, but " + std::string(63, 'a')));
  EXPECT_EQ(forbidden.in("…Q7XK2M…"), "a token: q7xk2m, in: …q7xk2m");
  Forbidden own;
  own.allow("PASS\nMOVE Cato TO Utica");
  own.words("another's order", "move cato");
  own.words("another's order", "MOVE Scipio");
  EXPECT_FALSE(own.in("What stands: MOVE Cato"));
  EXPECT_TRUE(own.in("What stands: MOVE Scipio"));
  EXPECT_EQ(forbidden.in("b" + key), "a key");
  const std::string head = "Subject: =?utf-8?Q?q7xk?=\r\n =?utf-8?B?Mm0=?=\r\n";
  EXPECT_EQ(forbidden.in(opened(head + "\r\nhello")), "subject shows a token: q7xk2m, in: q7xk2m");
  const std::string parts =
      "Content-Type: multipart/mixed;\r\n boundary=\"=_b\"\r\n\r\n--=_b\r\nContent-Transfer-Encoding: "
      "quoted-printable\r\n\r\n"
      "one\r\n--=_b\r\nContent-Transfer-Encoding: base64\r\n\r\nTh"
      "isISq3\r\n--=_b--\r\n";
  EXPECT_EQ(opened(parts).at("1/body"), "one");
  EXPECT_TRUE(opened(parts).contains("2/body"));
  const std::string quoted = "Content-Transfer-Encoding: quoted-printable\r\n\r\nthe token is q7x=\r\nk=32m";
  EXPECT_EQ(forbidden.in(opened(quoted)), "body shows a token: q7xk2m, in: the token is q7xk2m");
  EXPECT_FALSE(difference(opened("Message-ID: <1>\r\n\r\na"), opened("Message-ID: <2>\r\n\r\na")));
  EXPECT_TRUE(difference(opened("Subject: x\r\n\r\na"), opened("Subject: y\r\n\r\na")));
  EXPECT_TRUE(difference(opened("Subject: x\r\n\r\na"), opened("Subject: x\r\n\r\nb")));
}

}  // namespace
}  // namespace adj::service
