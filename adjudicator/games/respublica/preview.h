#pragma once
// PREVIEW: what a seat's orders would do as far as it may know, with the odds of every roll. All of it is
// computed from the rules' own figures; nothing is rolled. Only what lies open on the table is looked at, and
// the reader's own orders.

#include "adjudicator/games/respublica/report_parts.h"
#include "adjudicator/report/chance.h"

namespace adj::respublica {

// The sentences for one reader, in the order in which things would happen.
class Outlook {
 public:
  Outlook(Position p, Seat seat, Language language) : reader(p, seat, language) {}

  Position position() const { return reader.p; }
  // The sentence report.preview.<key>.
  std::string text(std::string_view key, Json::Object fields = {}) const {
    return reader.say("report.preview." + std::string(key), std::move(fields));
  }
  void say(std::string_view key, Json::Object fields = {}) { lines.push_back(text(key, std::move(fields))); }
  void no_die(const Order& order) { say("no_die", {{"order", order_text(reader, order)}}); }
  std::string chance_text(Chance chance) const {  // 5 in 6 (83 %)
    return text("chance", {{"good", chance.good}, {"cases", chance.cases}, {"percent", chance.percent()}});
  }
  // "victory 5 in 6 (83 %)", for lists
  std::string item(const std::string& what, Chance chance) const { return what + " " + chance_text(chance); }
  std::string shares(const std::vector<Share>& list) const { return shares_text(reader, to_json(list)); }
  std::string list(const std::vector<std::string>& items) const;  // a; b; c

  Reader reader;
  std::vector<std::string> lines;
};

void preview_forum(Outlook& out, const std::vector<Order>& orders, bool whole_phase);  // preview_forum.cc
void preview_forum_order(Outlook& out, const Order& order);
// Battles of the reader's commanders, and of those whom proposals would send. (preview_battle.cc)
void preview_commands(Outlook& out);
void preview_dispatch(Outlook& out, const SendForces& x);

}  // namespace adj::respublica
