// The minutes of the Senate: what the sentences of a session name beside the events' own fields.

#include "adjudicator/games/respublica/report_parts.h"
#include "adjudicator/report/language.h"

namespace adj::respublica {

namespace {

const Minute* minute_of(const Telling& t, int item) {
  const auto at = t.minutes.find(item);
  return at == t.minutes.end() ? nullptr : &at->second;
}

std::string proposer_text(const Reader& r, const Minute& minute) {
  if (minute.proposer == Seat{}) return "";
  return r.say(std::string("report.proposer.") + std::string(name_of(minute.origin)),
               {{"seat", minute.proposer.number}});
}

void add_minute(const Telling& t, std::size_t at, int item, Json& data) {
  const Minute* minute = minute_of(t, item);
  data["proposal_text"] = minute ? proposal_text(t.r, t.names.renamed(at, minute->proposal)) : "";
  data["proposer_text"] = minute ? proposer_text(t.r, *minute) : "";
}

void senate_opened(const Telling& t, std::size_t, Json& data) {
  data["votes_text"] = seat_numbers(t.r, data.at("votes"));
}
void item_put(const Telling& t, std::size_t at, Json& data) {
  add_minute(t, at, number_in(data, "number"), data);
}
void vote_opened(const Telling& t, std::size_t at, Json& data) {
  add_minute(t, at, number_in(data, "item"), data);
}

// A side of one faction: "14 for (Fabius 5 + 3 bought, Cornelius 6)".
std::string side_text(const Reader& r, const Json& ballots, VoteChoice choice) {
  std::string men;
  int sum = 0;
  for (const Json& ballot : ballots.as_array()) {
    if (ballot.at("choice").as_string() != name_of(choice)) continue;
    const int votes = number_in(ballot, "votes"), bought = number_in(ballot, "bought");
    sum += votes + bought;
    men += (men.empty() ? "" : ", ") +
           r.say(choice == VoteChoice::abstain ? "report.ballot.abstaining" : "report.ballot.man",
                 {{"senator", ballot.at("senator")}, {"votes", votes}, {"bought", bought}});
  }
  if (men.empty()) return "";
  return r.say(std::string("report.ballot.") + std::string(name_of(choice)), {{"sum", sum}, {"men", men}});
}

// What enters the count with this faction's call beside its ballots: influence of an accused, votes of an
// appeal.
bool add_jump(const Telling& t, std::size_t at, const Json& data, std::vector<std::string>& sides) {
  std::map<std::string, int> jump{{"for", number_in(data, "in_favour")},
                                  {"against", number_in(data, "against")}};
  for (std::size_t i = at; i-- > 0;) {
    const NumberedEvent& e = t.events[i];
    const bool same_item = e.data.find("item") && number_in(e.data, "item") == number_in(data, "item");
    if (!same_item || (e.name != Name(FactionVoted::kName) && e.name != Name(VoteOpened::kName))) continue;
    if (e.name == Name(VoteOpened::kName)) break;
    jump["for"] -= number_in(e.data, "in_favour");
    jump["against"] -= number_in(e.data, "against");
    break;
  }
  for (const Json& ballot : data.at("ballots").as_array())
    if (const auto side = jump.find(ballot.at("choice").as_string()); side != jump.end())
      side->second -= number_in(ballot, "votes") + number_in(ballot, "bought");
  bool any = false;
  for (const char* side : {"for", "against"})
    if (jump[side] > 0) {
      sides.push_back(t.r.say("report.ballot.extra", {{"votes", jump[side]}, {"side", side}}));
      any = true;
    }
  return any;
}

// Who abstains is named only where others of his faction vote.
void faction_voted(const Telling& t, std::size_t at, Json& data) {
  std::vector<std::string> sides;
  for (const VoteChoice choice : {VoteChoice::in_favour, VoteChoice::against})
    if (std::string side = side_text(t.r, data.at("ballots"), choice); !side.empty())
      sides.push_back(std::move(side));
  const bool voted = !sides.empty();
  if (!voted)
    sides.push_back(t.r.say("report.ballot.all_abstain"));
  else if (std::string rest = side_text(t.r, data.at("ballots"), VoteChoice::abstain); !rest.empty())
    sides.push_back(std::move(rest));
  const bool moved = add_jump(t, at, data, sides);
  std::string text;
  for (const std::string& side : sides) text += (text.empty() ? "" : t.r.semicolon()) + side;
  data["ballots_text"] = text;
  data["voted"] = voted || moved;
}

void item_decided(const Telling& t, std::size_t at, Json& data) {
  const int item = number_in(data, "item");
  bool opened = false;  // just above: its title need not be told again
  for (std::size_t i = at; i-- > 0 && !opened;)
    opened = (t.events[i].name == Name(VoteOpened::kName) || t.events[i].name == Name(FactionVoted::kName)) &&
             number_in(t.events[i].data, "item") == item;
  const Minute* minute = opened ? nullptr : minute_of(t, item);
  data["title_text"] = minute ? proposal_text(t.r, t.names.renamed(at, minute->proposal)) : "";
  data["status_text"] = t.r.named("name.item_status", data.at("status").as_string());
  const int in_favour = number_in(data, "in_favour"), against = number_in(data, "against");
  std::string extra;
  for (const Json& share : data.at("extra").as_array())
    extra += (extra.empty() ? "" : ", ") +
             t.r.say("report.extra_votes", {{"side", share.at("why")}, {"votes", share.at("value")}});
  const bool by_the_people = data.at("why").as_string() == "appeal";  // then votes decide nothing
  data["votes_text"] =
      in_favour + against == 0 || by_the_people
          ? ""
          : t.r.say("report.votes", {{"in_favour", in_favour}, {"against", against}, {"extra", extra}});
}
void appeal_made(const Telling& t, std::size_t, Json& data) {
  const int votes = number_in(data, "votes");
  data["votes_text"] = t.r.say(votes < 0 ? "report.appeal.convict" : "report.appeal.acquit",
                               {{"n", votes < 0 ? -votes : votes}});
}

}  // namespace

const Completions& senate_completions() {
  static const Completions kAll{
      {SenateOpened::kName, senate_opened}, {ItemPut::kName, item_put},
      {VoteOpened::kName, vote_opened},     {FactionVoted::kName, faction_voted},
      {ItemDecided::kName, item_decided},   {AppealMade::kName, appeal_made},
  };
  return kAll;
}

}  // namespace adj::respublica
