// The wars as the rules read them.

#include "tests/games/respublica/tables_for_test.h"

namespace adj::respublica {
namespace wars_table_test {

const Tables& t() { return test_tables(); }
const WarInfo& war(const char* id) { return t().war(WarId(id)); }

std::string joined(const auto& list, auto text) {
  std::string all;
  for (const auto& item : list) all += (all.empty() ? "" : ",") + text(item);
  return all.empty() ? "-" : all;
}

std::string provinces(const std::vector<ProvinceId>& ids) {
  return joined(ids, [](const ProvinceId& id) { return id.str(); });
}

// "card series n/m land/support/fleet D S spoils entry"
std::string figures(const WarInfo& w) {
  const auto number = [](int n) { return std::to_string(n); };
  return number(t().card(w.card).number) + " " + (w.series ? std::string(name_of(*w.series)) : "-") + " " +
         number(w.series_number) + "/" + number(w.series_total) + " " + number(w.land) + "/" +
         number(w.support) + "/" + number(w.fleet) + " D" + joined(w.disaster, number) + " S" +
         joined(w.standoff, number) + " " + number(w.spoils) + " " + std::string(name_of(w.entry)) +
         (w.drought ? w.drought_when_inactive ? " drought" : " drought when active" : "");
}

TEST(RprWars, Figures) {
  const std::vector<std::pair<const char*, const char*>> rows{
      {"1st_punic", "1 punic 1/3 10/5/10 D13 S11,14 35 inactive"},
      {"2nd_punic", "2 punic 2/3 15/5/0 D10 S11,15 25 active"},
      {"1st_illyrian", "3 illyrian 1/2 5/3/0 D5 S17 10 inactive drought"},
      {"2nd_illyrian", "4 illyrian 2/2 4/2/0 D5 S17 10 active"},
      {"1st_gallic", "5 gallic 1/3 10/0/0 D13 S15 20 active"},
      {"1st_macedonian", "6 macedonian 1/4 12/10/0 D12 S11,18 25 active"},
      {"2nd_macedonian", "7 macedonian 2/4 10/5/0 D13 S14 45 inactive"},
      {"syrian", "8 syrian 1/1 6/2/0 D16 S15 45 active"},
      {"3rd_macedonian", "66 macedonian 3/4 8/5/0 D8 S14 35 active"},
      {"4th_macedonian", "67 macedonian 4/4 5/1/0 D5 S17 30 active"},
      {"jugurthine", "68 - 1/1 8/2/0 D14 S13 25 active"},
      {"3rd_punic", "69 punic 3/3 7/1/0 D7 S15 20 active"},
      {"germanic_migrations", "70 - 1/1 15/0/0 D10 S11 15 active"},
      {"1st_cilician_pirates", "71 cilician_pirates 1/2 3/2/8 D18 S15 10 inactive drought"},
      {"lusitanian", "72 spanish 1/3 6/2/0 D6 S11,16 0 conditional"},
      {"numantine", "73 spanish 2/3 8/2/0 D14 S11,18 0 conditional"},
      {"1st_sicilian_slave", "74 slave 1/3 4/0/0 D17 S15 0 conditional drought"},
      {"2nd_sicilian_slave", "75 slave 2/3 7/1/0 D7 S15 0 conditional drought"},
      {"1st_mithridatic", "112 mithridatic 1/3 10/5/0 D13 S14 30 active"},
      {"2nd_mithridatic", "113 mithridatic 2/3 6/4/0 D16 S17 15 inactive"},
      {"3rd_mithridatic", "114 mithridatic 3/3 8/6/0 D14 S11,17 25 active"},
      {"2nd_gallic", "115 gallic 2/3 12/0/0 D12 S16 15 inactive"},
      {"3rd_gallic", "116 gallic 3/3 15/0/0 D10 S17 15 active"},
      {"parthian", "117 - 1/1 12/2/0 D12 S18 35 active"},
      {"alexandrine", "118 - 1/1 2/2/10 D18 S17 25 active drought when active"},
      {"social", "119 - 1/1 10/0/0 D13 S16 15 active"},
      {"germania", "120 - 1/1 6/0/0 D16 S18 10 inactive_until_attacked"},
      {"britannia", "121 - 1/1 4/2/0 D5 S17 10 inactive_until_attacked"},
      {"2nd_cilician_pirates", "122 cilician_pirates 2/2 3/2/6 D18 S12 10 inactive drought"},
      {"sertorian", "123 spanish 3/3 8/2/0 D14 S13 0 conditional"},
      {"gladiator", "124 slave 3/3 6/0/0 D6 S16 0 active"}};
  EXPECT_EQ(t().wars.size(), rows.size());
  for (const auto& [id, text] : rows) EXPECT_EQ(figures(war(id)), text) << id;
}

TEST(RprWars, ProvincesOfWars) {
  // "creates | attacks | revolt if | needs"
  const std::vector<std::pair<const char*, const char*>> rows{
      {"1st_punic", "sicilia,sardinia_corsica | - | - | -"},
      {"2nd_punic", "hispania_citerior,hispania_ulterior | gallia_cisalpina,gallia_narbonensis | - | -"},
      {"1st_illyrian", "illyricum | macedonia | - | -"},
      {"1st_gallic", "gallia_cisalpina | gallia_cisalpina,gallia_narbonensis,gallia_transalpina | - | -"},
      {"1st_macedonian", "- | illyricum,macedonia | macedonia | -"},
      {"syrian", "- | bithynia,macedonia,asia | syria | -"},
      {"4th_macedonian", "macedonia | illyricum | - | -"},
      {"3rd_punic", "africa | - | - | -"},
      {"germanic_migrations", "gallia_narbonensis | gallia_cisalpina,illyricum,gallia_transalpina | - | -"},
      {"1st_cilician_pirates", "cilicia_cyprus | sardinia_corsica,bithynia | - | -"},
      {"lusitanian", "- | hispania_citerior,hispania_ulterior | - | hispania_citerior,hispania_ulterior"},
      {"numantine", "- | hispania_citerior | - | hispania_citerior"},
      {"1st_sicilian_slave", "- | sicilia | - | sicilia"},
      {"1st_mithridatic", "- | bithynia,syria,macedonia,asia | bithynia | -"},
      {"3rd_mithridatic", "syria,bithynia | syria,asia | - | -"},
      {"3rd_gallic",
       "gallia_transalpina | gallia_cisalpina,gallia_narbonensis,gallia_transalpina | gallia_transalpina | "
       "-"},
      {"parthian", "- | cilicia_cyprus,bithynia,syria,asia | - | -"},
      {"2nd_cilician_pirates", "creta_cyrenaica | cilicia_cyprus,creta_cyrenaica | - | -"},
      {"gladiator", "- | - | - | -"}};
  for (const auto& [id, text] : rows) {
    const WarInfo& w = war(id);
    EXPECT_EQ(provinces(w.creates) + " | " + provinces(w.attacks) + " | " + provinces(w.revolt_if) + " | " +
                  provinces(w.needs),
              text)
        << id;
  }
}

TEST(RprWars, WhatOnlySomeWarsDo) {
  const auto only = [&](auto has) {
    std::string ids;
    for (const WarInfo& w : t().wars)
      if (has(w)) ids += w.id.str() + " ";
    return ids;
  };
  EXPECT_EQ(only([](const WarInfo& w) { return w.tax_farmer_roll; }), "2nd_punic gladiator ");
  EXPECT_EQ(only([](const WarInfo& w) { return w.joint_creation; }), "1st_illyrian 2nd_illyrian ");
  EXPECT_EQ(only([](const WarInfo& w) { return w.creates_when_attacked; }), "germanic_migrations ");
  EXPECT_EQ(only([](const WarInfo& w) { return w.activates_series; }), "social ");
  EXPECT_EQ(only([](const WarInfo& w) { return w.developed_province.has_value(); }), "3rd_mithridatic ");
  EXPECT_EQ(war("3rd_mithridatic").developed_province, ProvinceId("bithynia"));
  EXPECT_EQ(only([](const WarInfo& w) { return w.destroys == ConcessionId("sicilian_grain"); }),
            "1st_sicilian_slave 2nd_sicilian_slave ");
  EXPECT_EQ(only([](const WarInfo& w) { return w.destroys == ConcessionId("aegyptian_grain"); }),
            "alexandrine ");
  EXPECT_EQ(only([](const WarInfo& w) { return w.always_revolt; }),
            "lusitanian numantine 1st_sicilian_slave 2nd_sicilian_slave sertorian gladiator ");
}

TEST(RprWars, WarsOfASeriesMatch) {
  EXPECT_TRUE(war("1st_punic").matches(war("3rd_punic")));
  EXPECT_FALSE(war("1st_punic").matches(war("1st_punic")));
  EXPECT_FALSE(war("1st_punic").matches(war("1st_gallic")));
  EXPECT_TRUE(war("gladiator").matches(war("1st_sicilian_slave")));
  EXPECT_FALSE(war("germania").matches(war("britannia")));  // neither belongs to a series
}

}  // namespace wars_table_test
}  // namespace adj::respublica
