#pragma once
// The service with the small game for three to six (forum_game.h) and people to play it.

#include <initializer_list>

#include "tests/service/forum_game.h"
#include "tests/service/office.h"

namespace adj::service {

inline const std::vector<std::string> kPeople{"anna@example.org", "brice@exemple.fr", "carla@example.org",
                                              "denis@exemple.fr", "elsa@example.org", "farid@exemple.fr"};

struct ForumTest : testing::Test {
  ForumTest() { office.games.add(forum::make_module()); }

  Office office;
  std::string code;

  const std::string& who(int seat) const { return kPeople[static_cast<std::size_t>(seat - 1)]; }

  // Odd seats read English, even ones French; seat 1 moderates.
  void begin(int seats, const std::string& more = "hours=72 reaction=48 zone=UTC") {
    code = office.new_game(who(1), "NEW forum seats=" + std::to_string(seats) + " " + more);
    for (int seat = 1; seat <= seats; ++seat) join(seat);
  }
  void join(int seat) {
    office.join(code, who(seat), "SEAT " + std::to_string(seat) + " LANG " + (seat % 2 ? "en" : "fr"));
  }
  const Letter& order(int seat, const std::string& text) {
    office.post({who(seat), office.secret_address(code, seat), text});
    office.run();
    return office.last(who(seat));
  }
  void vote(std::initializer_list<int> votes) {
    int seat = 0;
    for (const int v : votes) order(++seat, "VOTE " + std::to_string(v));
  }
  Letter propose(const std::string& line) {
    office.post({who(1), office.moderators_address(code), line});
    office.run();
    return office.last(who(1));
  }
  void act(const std::string& line) {
    office.reply(propose(line), "");
    office.run();
  }
  std::string holder(int seat) {
    return office.sql("select holder from seats where game = '" + code +
                      "' and seat = " + std::to_string(seat));
  }
  std::string status() { return office.sql("select status from games where game = '" + code + "'"); }
  std::string deadline() {
    return office.sql("select deadline at time zone 'UTC' from windows where game = '" + code +
                      "' order by generation desc, number desc limit 1");
  }
  std::string hours_open() {
    return office.sql(
        "select extract(epoch from deadline - opened_at)::int / 3600 from windows order by generation desc, "
        "number desc limit 1");
  }
  std::size_t count_with(const std::string& address, const std::string& text) const {
    std::size_t n = 0;
    for (const Letter& letter : office.letters_to(address)) n += letter.has(text) ? 1 : 0;
    return n;
  }
  std::size_t count_with(int seat, const std::string& text) const { return count_with(who(seat), text); }
};

}  // namespace adj::service
