#include <gmock/gmock.h>

#include "adjudicator/core/dice.h"

namespace adj {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

FairDice dice() {
  Bytes32 last{}, secret{};
  last[0] = 1;
  secret[0] = 2;
  return FairDice({"g7", last, secret, 100, {"alice:7", "bob:x"}});
}

// Phase 1 has two rolls, phase 2 none, phases 3 and 4 one each; two draws are secret.
std::vector<DiceRoll> rolls() {
  const FairDice d = dice();
  std::vector<DiceRoll> out;
  const auto open = [&](int phase, const char* label, int sides) {
    out.push_back({phase, label, sides, d.roll(phase, label, sides), false});
  };
  const auto secret = [&](int phase, const char* label, int sides) {
    out.push_back({phase, label, sides, d.roll_secret(phase, label, sides), true});
  };
  open(1, "battle/1/attacker", 6);
  open(1, "battle/1/defender", 6);
  secret(1, "cup/seat2", 60);
  open(3, "event", 20);
  secret(3, "cup/seat2", 59);
  open(4, "event", 20);
  return out;
}

Json finished() { return public_dice_record(dice(), 4, rolls(), true); }

Json* member(Json& record, const char* list, std::size_t index, const char* name) {
  return record.find(list)->as_array().at(index).find(name);
}

std::string any_key() { return std::string(63, '0') + "1"; }

TEST(DiceRecord, ARunningGameShowsNoSecretAndNoLaterPhase) {
  const Json record = public_dice_record(dice(), 3, rolls(), false);
  EXPECT_EQ(record.at("keys").as_array().size(), 3U);
  EXPECT_TRUE(record.at("secret").is_null());
  EXPECT_EQ(record.at("rolls").as_array().size(), 3U);
  const std::string text = record.dump();
  EXPECT_THAT(text, Not(HasSubstr("cup")));
  EXPECT_THAT(text, Not(HasSubstr(hex(dice().secret()))));
  EXPECT_THAT(text, Not(HasSubstr(hex(dice().key(4)))));
  EXPECT_THAT(verify_dice(record), IsEmpty());
  EXPECT_THAT(verify_dice(public_dice_record(dice(), 0, rolls(), false)), IsEmpty());
}

TEST(DiceRecord, AFinishedGameShowsAll) {
  const Json record = finished();
  EXPECT_EQ(record.at("rolls").as_array().size(), 6U);
  EXPECT_EQ(record.at("secret").as_string(), hex(dice().secret()));
  EXPECT_EQ(record.at("chain_commitment").as_string(), hex(dice().chain_commitment()));
  EXPECT_EQ(record.at("secret_commitment").as_string(), hex(dice().secret_commitment()));
  EXPECT_THAT(verify_dice(Json::parse(record.dump_pretty())), IsEmpty());
}

TEST(DiceRecord, AChangedValueIsFound) {
  for (std::size_t i = 0; i < 6; ++i) {
    Json record = finished();
    Json* value = member(record, "rolls", i, "value");
    *value = value->as_int() == 1 ? 2 : 1;
    EXPECT_THAT(verify_dice(record), ElementsAre(HasSubstr("had to be"))) << i;
  }
  Json record = finished();
  *member(record, "rolls", 0, "value") = 7;
  EXPECT_THAT(verify_dice(record),
              ElementsAre(HasSubstr("roll \"battle/1/attacker\" of phase 1 (d6) is given as 7")));
}

TEST(DiceRecord, ChangedCircumstancesAreFound) {
  Json record = finished();
  *record.find("game") = "g8";
  EXPECT_THAT(verify_dice(record), Not(IsEmpty()));
  record = finished();
  record.find("nonces")->as_array()[0] = "alice:8";
  EXPECT_THAT(verify_dice(record), Not(IsEmpty()));
  record = finished();
  *member(record, "rolls", 2, "secret") = false;
  EXPECT_THAT(verify_dice(record), Not(IsEmpty()));
}

TEST(DiceRecord, AFalseKeyIsOneProblem) {
  Json record = finished();
  *member(record, "keys", 2, "key") = any_key();
  EXPECT_THAT(verify_dice(record), ElementsAre(HasSubstr("key of phase 3 does not lead back")));
  record = finished();
  std::swap(*member(record, "keys", 0, "key"), *member(record, "keys", 1, "key"));
  EXPECT_THAT(verify_dice(record), ElementsAre(HasSubstr("key of phase 1"), HasSubstr("key of phase 2")));
}

TEST(DiceRecord, AMissingKeyIsFoundWhereThereAreRolls) {
  Json record = finished();
  Json::Array& keys = record.find("keys")->as_array();
  keys.erase(keys.begin());
  EXPECT_THAT(verify_dice(record), ElementsAre("The key of phase 1 is not shown, but the phase has rolls."));
  record = finished();
  record.find("keys")->as_array().erase(record.find("keys")->as_array().begin() + 1);
  EXPECT_THAT(verify_dice(record), IsEmpty());  // phase 2 had no dice
  record = finished();
  record.find("keys")->as_array().push_back(record.find("keys")->as_array()[0]);
  EXPECT_THAT(verify_dice(record), ElementsAre(HasSubstr("key of phase 1 is listed twice")));
}

TEST(DiceRecord, FalseCommitmentsAreFound) {
  Json record = finished();
  *record.find("chain_commitment") = any_key();
  EXPECT_THAT(verify_dice(record), SizeIs(4));
  record = finished();
  *record.find("secret_commitment") = any_key();
  EXPECT_THAT(verify_dice(record), ElementsAre(HasSubstr("The secret is not the one committed to")));
  record = finished();
  *record.find("secret") = any_key();
  EXPECT_THAT(verify_dice(record), ElementsAre(HasSubstr("The secret is not the one committed to")));
  record = finished();
  *record.find("secret") = Json();
  EXPECT_THAT(verify_dice(record),
              ElementsAre(HasSubstr("the secret is not shown"), HasSubstr("is not shown")));
}

TEST(DiceRecord, ADieListedTwiceIsFound) {
  Json record = finished();
  record.find("rolls")->as_array().push_back(record.find("rolls")->as_array()[0]);
  EXPECT_THAT(verify_dice(record), ElementsAre(HasSubstr("battle/1/attacker\" of phase 1 is listed twice")));
}

TEST(DiceRecord, ManyFalseKeysDoNotTakeForEver) {
  Json record = finished();
  *record.find("length") = DiceChain::kMaxLength;
  Json& keys = *record.find("keys");
  keys = Json::array();
  for (int phase = DiceChain::kMaxLength - 2000; phase <= DiceChain::kMaxLength; ++phase) {
    Json entry;
    entry["phase"] = phase;
    entry["key"] = any_key();
    keys.push_back(std::move(entry));
  }
  *record.find("rolls") = Json::array();
  const auto problems = verify_dice(record);
  ASSERT_THAT(problems, SizeIs(11));
  EXPECT_THAT(problems.back(), HasSubstr("not checked"));
}

TEST(DiceRecord, MalformedRecordsAreProblemsNotExceptions) {
  for (const char* text :
       {"null", "[]", "1", "\"x\"", "{}", "{\"format\":\"tabellarius-dice-1\"}", "{\"format\":1}"}) {
    EXPECT_THAT(verify_dice(Json::parse(text)), ElementsAre(HasSubstr("cannot be read"))) << text;
  }
  for (const char* name : {"format", "game", "length", "chain_commitment", "secret_commitment", "nonces",
                           "keys", "rolls", "secret"}) {
    for (const Json& wrong : {Json(true), Json(-1), Json("x"), Json(Json::Array{Json()}), Json::object()}) {
      if (std::string_view(name) == "game" && wrong.is_string()) continue;
      Json record = finished();
      *record.find(name) = wrong;
      EXPECT_THAT(verify_dice(record), Not(IsEmpty())) << name << " " << wrong.dump();
    }
    Json record = finished();
    std::erase_if(record.as_object(), [&](const Json::Member& m) { return m.first == name; });
    EXPECT_THAT(verify_dice(record), Not(IsEmpty())) << name;
  }
}

TEST(DiceRecord, MalformedEntriesAreProblems) {
  for (const char* name : {"phase", "label", "sides", "value", "secret"}) {
    for (const Json& wrong :
         {Json(), Json(-1), Json(0), Json(std::int64_t{1} << 40), Json(1.5), Json::array()}) {
      Json record = finished();
      *member(record, "rolls", 0, name) = wrong;
      EXPECT_THAT(verify_dice(record), ElementsAre(HasSubstr("Roll number 1 of the list cannot be read")))
          << name << " " << wrong.dump();
    }
  }
  Json record = finished();
  *member(record, "rolls", 0, "phase") = 101;
  EXPECT_THAT(verify_dice(record), ElementsAre(HasSubstr("phase is 101, not 1 to 100")));
  *member(record, "rolls", 0, "phase") = 1;
  *member(record, "rolls", 0, "label") = std::string("a\0b", 3);
  EXPECT_THAT(verify_dice(record), ElementsAre(HasSubstr("contains a NUL")));
  for (const Json& wrong :
       {Json(), Json(0), Json("ab"), Json(std::string(64, 'g')), Json(std::string(65, '0'))}) {
    record = finished();
    *member(record, "keys", 0, "key") = wrong;
    EXPECT_THAT(verify_dice(record), ElementsAre(HasSubstr("cannot be read"))) << wrong.dump();
  }
}

}  // namespace
}  // namespace adj
