// Every act of a moderator, in both languages: proposed with its difference, done on a yes, told to all,
// audited.

#include <gmock/gmock.h>

#include "adjudicator/service/speech.h"
#include "tests/service/forum_office.h"

namespace adj::service {
namespace {

using testing::HasSubstr;
using testing::Not;

struct Acts : ForumTest {
  std::string audited() {
    return office.sql("select coalesce(string_agg(act, ' ' order by number), '') from audit where game = '" +
                      code + "'");
  }
  // All that an act could change.
  std::string everything() {
    return office.sql(
        "select md5(string_agg(t::text, '' order by t::text)) from (select g::text from games g union all "
        "select s::text from seats s union all select w::text from windows w union all select "
        "i::text from inputs i union all select v::text from invitations v) t");
  }
  // Proposes it, looks that nothing is done, says yes; `shows` is in the difference.
  void acts(const std::string& line, const std::string& id, const std::string& shows) {
    SCOPED_TRACE(line);
    const std::string before = everything(), audit = audited();
    const std::size_t letters = office.count(who(3));
    const Letter proposal = propose(line);
    EXPECT_THAT(proposal.text, HasSubstr(shows));
    EXPECT_EQ(everything(), before);
    EXPECT_EQ(audited(), audit);
    EXPECT_EQ(office.count(who(3)), letters);
    office.reply(proposal, "");
    office.run();
    EXPECT_EQ(audited(), audit.empty() ? id : audit + " " + id);
    EXPECT_GT(office.count(who(3)), letters) << "the others hear of it";
  }
};

TEST_F(Acts, AreAllThereInEnglish) {
  code = office.new_game(who(1), "NEW forum seats=4 zone=UTC MANUAL");
  for (int seat = 1; seat <= 3; ++seat) join(seat);
  acts("INVITE xenia@example.org SEAT 4", "invite", "Seat 4: free");
  acts("RULE tax high", "rule", "high");
  acts("START", "start", "Seat 4: the machine");
  acts("EXTEND 48h", "extend",
       "Thursday 5 February 2026, 09:00 (UTC) → Saturday 7 February 2026, 09:00 (UTC)");
  acts("DEADLINES hours=24 rest=sat,sun", "deadlines", "hours: 72 → 24");
  acts("PAUSE", "pause", "Running → Paused by its moderator");
  acts("RESUME", "resume", "Paused by its moderator → Running");
  acts("SUBSTITUTE 2: VOTE 1", "substitute", "VOTE 1");
  acts("FORCE 1", "force", "carla: VOTE 3");
  acts("ROLLBACK 1", "rollback", "Windows 1 to 2 are undone");
  acts("EDIT round 3 REASON the last one", "edit", "round: 1 -> 3");
  acts("ANNOUNCE: Bread.\nAnd games.", "announce", "| And games.");
  acts("REPLACE 2 BY xenia@example.org", "replace", "Seat 2: brice → Seat 2: free");
  acts("EJECT 2", "eject", "Seat 2: free → Seat 2: the machine");
  acts("CLOSE", "close", "Running → Closed");
}

TEST_F(Acts, AreAllThereInFrench) {
  code = office.new_game(who(1), "NOUVELLE forum places=4 fuseau=UTC MANUEL");
  for (int seat = 1; seat <= 3; ++seat) join(seat);
  office.post({who(1), office.secret_address(code, 1), "LANGUE français"});
  office.run();
  acts("INVITER xenia@exemple.fr PLACE 4", "invite", "Place 4");
  acts("RÈGLE tax high", "rule", "high");
  acts("COMMENCE", "start", "la machine");
  acts("PROLONGE 2j", "extend", "jeudi 5 février 2026 à 9 h 00 (UTC) → samedi 7 février");
  acts("DÉLAIS heures=24 repos=sam,dim", "deadlines", "repos\u00a0: – → sam, dim");
  acts("SUSPENDS", "pause", "→");
  acts("REPRENDS", "resume", "→");
  acts("SUPPLÉE 2 : VOTE 1", "substitute", "VOTE 1");
  acts("FORCE 1", "force", "carla");
  acts("REVIENS 1", "rollback", "1");
  acts("CORRIGE round 3 MOTIF le dernier", "edit", "round: 1 -> 3");
  acts("ANNONCE : Du pain.\nEt des jeux.", "announce", "| Et des jeux.");
  acts("REMPLACE 2 PAR xenia@exemple.fr", "replace", "→");
  acts("EXCLUS 2", "eject", "la machine");
  acts("CLOS", "close", "→");
}

TEST_F(Acts, EveryOneIsTriedAbove) {
  std::vector<std::string> ids;
  for (const Command& command : commands())
    if (command.right == Right::moderator) ids.push_back(command.id);
  EXPECT_THAT(ids, testing::UnorderedElementsAre("start", "force", "extend", "deadlines", "pause", "resume",
                                                 "replace", "invite", "substitute", "rollback", "edit",
                                                 "rule", "announce", "eject", "close"));
}

TEST_F(Acts, AreRefusedWithTheReason) {
  begin(3, "zone=UTC");
  const std::string before = everything();
  for (const auto& [line, why] : std::initializer_list<std::pair<const char*, const char*>>{
           {"START", "has begun already"},
           {"FORCE", "FORCE names the window: FORCE 1"},
           {"FORCE 2", "Window 2 is not open; window 1 is"},
           {"EXTEND", "How long?"},
           {"EXTEND -3h", "How long?"},
           {"DEADLINES", "Settings are written"},
           {"DEADLINES hours=72 colour=blue", "Settings are written"},
           {"RESUME", "not paused"},
           {"REPLACE 2", "REPLACE seat BY address"},
           {"REPLACE 9 BY x@example.org", "no such seat"},
           {"REPLACE 2 BY nobody", "no mail address"},
           {"INVITE nobody", "no mail address"},
           {"INVITE x@example.org SEAT 2", "Seat 2 is taken"},
           {"INVITE x@example.org", "All seats are taken"},
           {"SUBSTITUTE 9: VOTE 1", "no such seat"},
           {"SUBSTITUTE 1: VOTE 9", "None of these orders"},
           {"SUBSTITUTE 2:", "None of these orders"},
           {"ROLLBACK 0", "no window 0"},
           {"ROLLBACK 7", "no window 7"},
           {"EDIT round 2", "A reason is needed"},
           {"EDIT rounds 2 REASON x", "no field rounds"},
           {"EDIT round two REASON x", "cannot be two"},
           {"RULE taxes high", "no option taxes"},
           {"RULE tax middling", "cannot be middling"},
           {"ANNOUNCE", "There is no text in it"},
           {"EJECT 9", "no such seat"},
       }) {
    EXPECT_THAT(propose(line).text, HasSubstr(why)) << line;
  }
  EXPECT_EQ(everything(), before);
  EXPECT_EQ(audited(), "");
}

// What changes is told to everybody, in his own words, not only that something does.
TEST_F(Acts, AnAnnouncementBringsWhatChanges) {
  begin(3, "hours=72 zone=UTC");
  act("EXTEND 48h");
  EXPECT_EQ(count_with(2, "jeudi 5 février 2026 à 9 h 00 (UTC) → samedi 7 février 2026 à 9 h 00 (UTC)"), 1u);
  EXPECT_EQ(count_with(3, "Thursday 5 February 2026, 09:00 (UTC) → Saturday 7 February"), 1u);
  act("DEADLINES hours=24 rest=sat,sun");
  EXPECT_EQ(count_with(2, "repos\u00a0: – → sam, dim"), 1u);
  EXPECT_EQ(count_with(3, "hours: 72 → 24"), 1u);
  act("SUBSTITUTE 2: VOTE 1");  // what is somebody's secret is not
  EXPECT_EQ(count_with(3, "VOTE 1"), 0u);
}

TEST_F(Acts, NoIsNo) {
  begin(3);
  office.reply(propose("CLOSE"), "NO, a mistake");
  office.run();
  EXPECT_EQ(status(), "running");
  EXPECT_THAT(office.last(who(1)).text, HasSubstr("nothing was done"));
}

TEST_F(Acts, WhatIsNoLongerPossibleIsNotDone) {
  begin(3);
  const Letter pause = propose("PAUSE");
  act("CLOSE");
  office.reply(pause, "");
  office.run();
  EXPECT_EQ(status(), "closed");
  EXPECT_THAT(office.last(who(1)).text, HasSubstr("Not done"));
  EXPECT_EQ(audited(), "close");
}

// Issue 3: it can never hit the next window; so for whatever was shown for the one that was open.
TEST_F(Acts, ALateYesHitsNoLaterWindow) {
  for (const char* line :
       {"EXTEND 48h", "SUBSTITUTE 2: VOTE 1", "EDIT round 3 REASON a slip", "RULE tax high"}) {
    begin(3, "zone=UTC");
    const Letter proposal = propose(line);
    vote({1, 1, 1});
    ASSERT_EQ(office.window(code), 2);
    const std::string before = everything();
    office.reply(proposal, "");
    office.run();
    EXPECT_EQ(everything(), before) << line;
    EXPECT_TRUE(office.last(who(1)).has("Window 1 is not open; window 2 is")) << line;
    EXPECT_EQ(audited(), "");
  }
}

TEST_F(Acts, ALateYesHitsNobodyWhoHasComeSince) {
  for (const char* line : {"EJECT 3", "REPLACE 3 BY xenia@example.org"}) {
    begin(3, "zone=UTC");
    const Letter proposal = propose(line);
    office.reply(order(3, "RESIGN"), "");
    office.run();
    office.join(code, "dora@example.org", "SEAT 3 NAME Dora");
    ASSERT_EQ(holder(3), "player");
    office.reply(proposal, "");
    office.run();
    EXPECT_EQ(holder(3), "player") << line;
    EXPECT_TRUE(office.last(who(1)).has("Seat 3 has changed hands")) << line;
    EXPECT_EQ(audited(), "");
  }
}

// Orders for a silent seat: nobody plays for somebody who has spoken.
TEST_F(Acts, NobodyIsSubstitutedWhoHasAnswered) {
  begin(3, "zone=UTC");
  order(2, "VOTE 3");
  EXPECT_TRUE(propose("SUBSTITUTE 2: VOTE 1").has("does not wait for seat 2"));
}

// Whoever moderates and plays learns nothing by asking what an act would change.
TEST_F(Acts, AModeratorWhoPlaysIsShownNoSecrets) {
  begin(3, "zone=UTC");
  std::string card;
  office.with_game(
      code, [&](store::Tx&, Hosted& h) { card = find_path(h.game->step_state(), "card.2")->as_string(); });
  ASSERT_FALSE(card.empty());
  const Letter proposal = propose("EDIT card.2 leo REASON it was misprinted");
  EXPECT_FALSE(proposal.has(card)) << proposal.text;
  EXPECT_TRUE(proposal.has("$.card.2: ? -> leo"));
  EXPECT_TRUE(propose("EDIT round 2 REASON x").has("round: 1 -> 2"));  // what everybody knows is shown
  EXPECT_TRUE(propose("SUBSTITUTE 2: VOTE 9").has("| VOTE 9"));        // no trial
  office.reply(proposal, "");
  office.run();
  EXPECT_FALSE(office.last(who(1)).has(card));
  // The audit has it.
  EXPECT_THAT(office.sql("select details->>'differences' from audit where act = 'edit'"), HasSubstr(card));
  for (const int seat : {1, 3}) EXPECT_EQ(count_with(seat, card), 0u);
}

TEST_F(Acts, AModeratorWhoDoesNotPlayIsShownWhatChanges) {
  code = office.new_game("mod@example.org", "NEW forum seats=3 zone=UTC");
  for (int seat = 1; seat <= 3; ++seat) join(seat);
  office.post(
      {"mod@example.org", office.moderators_address(code), "EDIT card.2 leo REASON it was misprinted"});
  office.post({"mod@example.org", office.moderators_address(code), "SUBSTITUTE 2: VOTE 9"});
  office.run();
  std::string card;
  office.with_game(
      code, [&](store::Tx&, Hosted& h) { card = find_path(h.game->step_state(), "card.2")->as_string(); });
  EXPECT_TRUE(office.last_with("mod@example.org", "is put right").has(card));
  EXPECT_TRUE(office.last("mod@example.org").has("None of these orders"));
}

// A token that was quoted in a reason is not told to everybody.
TEST_F(Acts, AReasonShowsNoToken) {
  begin(3, "zone=UTC");
  const std::string token = office.secret_address(code, 2).substr(6, 26);
  act("EDIT round 2 REASON see " + office.secret_address(code, 2));
  EXPECT_EQ(count_with(3, "is put right: see games+***"), 1u);
  EXPECT_EQ(count_with(3, token.substr(token.size() - 16)), 0u);
}

TEST_F(Acts, ASeatIsKeptForHimWhoWasNamedForIt) {
  begin(3);
  office.reply(order(2, "RESIGN"), "");
  office.run();
  act("INVITE dora@example.org SEAT 2");
  act("REPLACE 3 BY xenia@example.org");
  office.write("dora@example.org", "JOIN " + code + " SEAT 3");
  office.run();
  EXPECT_EQ(count_with("dora@example.org", "is kept for somebody"), 1u);
  office.write("xenia@example.org", "JOIN " + code + " SEAT 3");
  office.run();
  EXPECT_EQ(count_with("xenia@example.org", "You want to join"), 1u);
}

TEST_F(Acts, AnInvitationShowsNobodyTheAddress) {
  code = office.new_game(who(1), "NEW forum seats=4 MANUAL");
  for (int seat = 1; seat <= 3; ++seat) join(seat);
  act("INVITE xenia@example.org");
  EXPECT_EQ(count_with(3, "Somebody is invited"), 1u);
  for (int seat = 2; seat <= 3; ++seat) EXPECT_EQ(count_with(seat, "xenia@"), 0u);
}

TEST_F(Acts, ASeatThatIsKeptIsNobodyElses) {
  begin(3);
  act("REPLACE 3 BY xenia@example.org");
  EXPECT_EQ(holder(3), "nobody");
  office.write("thief@example.org", "JOIN " + code + " SEAT 3");
  office.write("thief@example.org", "JOIN " + code);
  office.run();
  EXPECT_EQ(count_with("thief@example.org", "is kept for somebody"), 1u);
  EXPECT_EQ(count_with("thief@example.org", "All seats are taken"), 1u);
  office.reply(office.last("xenia@example.org"), "");
  office.run();
  EXPECT_EQ(holder(3), "player");
  EXPECT_EQ(count_with("xenia@example.org", "You play seat 3"), 1u);
}

// Issue 3, EDIT a named field: also one that is a list.
TEST_F(Acts, AListIsEditedToo) {
  begin(3, "zone=UTC");
  act("EDIT taxes [3, 1] REASON: two rounds, by hand");
  office.with_game(
      code, [&](store::Tx&, Hosted& h) { EXPECT_EQ(h.game->step_state().at("taxes").dump(), "[3,1]"); });
  EXPECT_EQ(count_with(3, "is put right: two rounds, by hand."), 1u);
}

}  // namespace
}  // namespace adj::service
