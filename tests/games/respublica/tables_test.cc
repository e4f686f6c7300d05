// The data as the rules read them: the deck, and what its cards print.

#include <algorithm>

#include "tests/games/respublica/tables_for_test.h"

namespace adj::respublica {
namespace tables_test {

const Tables& t() { return test_tables(); }

const SenatorInfo& senator(const char* id) { return t().senator(SenatorId(id)); }
const WarInfo& war(const char* id) { return t().war(WarId(id)); }
const LeaderInfo& leader(const char* id) { return t().leader(LeaderId(id)); }
const ProvinceInfo& province(const char* id) { return t().province(ProvinceId(id)); }

std::vector<std::string> strings(const auto& ids) {
  std::vector<std::string> texts;
  for (const auto& id : ids) texts.push_back(id.str());
  return texts;
}

using Texts = std::vector<std::string>;

int count(CardKind kind, std::optional<Era> deck) {
  return static_cast<int>(
      std::ranges::count_if(t().cards, [&](const CardInfo& c) { return c.kind == kind && c.deck == deck; }));
}

TEST(RprTables, TheDeck) {
  EXPECT_EQ(t().cards.size(), 160u);
  struct Row {
    CardKind kind;
    int early, middle, late;
  };
  for (const Row& row :
       {Row{CardKind::family, 20, 5, 5}, Row{CardKind::statesman, 5, 8, 6},
        Row{CardKind::concession, 13, 0, 0}, Row{CardKind::war, 8, 10, 13}, Row{CardKind::leader, 4, 1, 3},
        Row{CardKind::intrigue, 14, 16, 14}, Row{CardKind::law, 0, 5, 5}, Row{CardKind::event, 0, 1, 3}}) {
    SCOPED_TRACE(name_of(row.kind));
    EXPECT_EQ(count(row.kind, Era::early), row.early);
    EXPECT_EQ(count(row.kind, Era::middle), row.middle);
    EXPECT_EQ(count(row.kind, Era::late), row.late);
    EXPECT_EQ(count(row.kind, std::nullopt), row.kind == CardKind::event ? 1 : 0);
  }
}

TEST(RprTables, CardsByNumberAndById) {
  // RPR-1.04.1a RPR-R-08: families are Forum cards.
  EXPECT_EQ(t().card(1).id, CardId("1st_punic"));
  EXPECT_EQ(t().card(9).id, CardId("cornelius"));
  EXPECT_EQ(t().card(9).group, CardGroup::forum);
  EXPECT_EQ(t().card(10).id, CardId("1A"));
  EXPECT_EQ(t().card(10).group, CardGroup::faction);
  EXPECT_EQ(t().card(CardId("tribune_143")).number, 143);
  EXPECT_EQ(t().card(CardId("tribune_143")).intrigue, Intrigue::tribune);
  EXPECT_EQ(t().card(CardId("julian")).law, Law::julian);
  EXPECT_EQ(t().card(kEraEnds).number, 65);
  EXPECT_EQ(t().card(kEraEnds).event, ForumCard::era_ends);
  EXPECT_FALSE(t().card(kEraEnds).deck);
  EXPECT_EQ(t().card(160).name.fr, "Loi Julienne");
  EXPECT_EQ(t().card(52).name.en, "Armaments");
  for (const CardInfo& card : t().cards) EXPECT_EQ(t().card(card.id).number, card.number);
  EXPECT_FALSE(t().has_card(CardId("tribune_1")));
}

TEST(RprTables, Families) {
  // RPR-CARD-FAM
  struct Row {
    const char* id;
    int number, mil, ora, loy, inf;
  };
  for (const Row& row : {Row{"cornelius", 1, 4, 3, 9, 5},   Row{"fabius", 2, 4, 2, 9, 5},
                         Row{"valerius", 3, 1, 2, 10, 5},   Row{"julius", 4, 4, 3, 9, 4},
                         Row{"claudius", 5, 2, 3, 7, 4},    Row{"manlius", 6, 3, 2, 7, 4},
                         Row{"fulvius", 7, 2, 2, 8, 4},     Row{"furius", 8, 3, 3, 8, 3},
                         Row{"aurelius", 9, 2, 3, 7, 3},    Row{"junius", 10, 1, 2, 8, 3},
                         Row{"papirius", 11, 1, 2, 6, 3},   Row{"acilius", 12, 2, 2, 7, 3},
                         Row{"flaminius", 13, 4, 2, 6, 3},  Row{"aelius", 14, 3, 4, 7, 2},
                         Row{"sulpicius", 15, 3, 2, 8, 2},  Row{"calpurnius", 16, 1, 2, 9, 2},
                         Row{"plautius", 17, 2, 1, 6, 2},   Row{"quinctius", 18, 3, 2, 6, 1},
                         Row{"aemilius", 19, 4, 2, 8, 1},   Row{"terentius", 20, 2, 1, 6, 1},
                         Row{"servilius", 21, 3, 4, 9, 4},  Row{"porcius", 22, 2, 4, 10, 1},
                         Row{"popillius", 23, 1, 3, 7, 3},  Row{"cassius", 24, 3, 3, 9, 3},
                         Row{"sempronius", 25, 1, 3, 6, 3}, Row{"octavius", 26, 2, 3, 9, 4},
                         Row{"marius", 27, 4, 2, 9, 4},     Row{"tullius", 28, 2, 3, 7, 3},
                         Row{"licinius", 29, 3, 2, 9, 3},   Row{"pompeius", 30, 2, 2, 7, 2}}) {
    SCOPED_TRACE(row.id);
    const SenatorInfo& s = senator(row.id);
    EXPECT_EQ(t().family(row.number).id, s.id);
    EXPECT_FALSE(s.statesman);
    EXPECT_EQ(s.military, row.mil);
    EXPECT_EQ(s.oratory, row.ora);
    EXPECT_EQ(s.loyalty, row.loy);
    EXPECT_EQ(s.influence, row.inf);
    EXPECT_EQ(s.popularity, 0);
    EXPECT_EQ(s.deck, row.number <= 20 ? Era::early : row.number <= 25 ? Era::middle : Era::late);
  }
  EXPECT_EQ(strings(senator("cornelius").statesmen), (Texts{"1A", "1B", "1C"}));
  EXPECT_EQ(strings(senator("valerius").statesmen), Texts{});
}

TEST(RprTables, Statesmen) {
  struct Row {
    const char* id;
    int card, mil, ora, loy, inf, pop;
    Texts opposes;
  };
  const std::vector<Row> rows{{"1A", 10, 5, 5, 7, 6, 0, {"22A"}},
                              {"2A", 12, 5, 2, 7, 3, 0, {}},
                              {"18A", 29, 5, 4, 7, 4, 0, {"22A"}},
                              {"19A", 31, 5, 4, 8, 4, 0, {}},
                              {"22A", 33, 1, 6, 10, 1, 0, {"1A", "1B", "18A"}},
                              {"1B", 76, 4, 3, 7, 5, 0, {}},
                              {"1C", 77, 4, 4, 5, 5, 0, {"27A"}},
                              {"7A", 78, 2, 5, 6, 5, 0, {"23A"}},
                              {"21A", 80, 1, 3, 3, 2, 0, {"1C"}},
                              {"23A", 83, 2, 5, 6, 4, 0, {"25A", "25B", "7A"}},
                              {"25A", 86, 1, 4, 6, 3, 2, {}},
                              {"25B", 87, 1, 5, 6, 4, 3, {}},
                              {"27A", 88, 5, 3, 6, 5, 0, {"1C"}},
                              {"4A", 125, 6, 5, 9, 5, 2, {"22B"}},
                              {"22B", 126, 1, 6, 11, 4, 0, {"4A"}},
                              {"28A", 130, 1, 6, 10, 3, 1, {}},
                              {"29A", 132, 2, 2, 4, 5, 0, {"30A"}},
                              {"29B", 133, 5, 3, 10, 3, 0, {"30A"}},
                              {"30A", 135, 2, 3, 9, 5, 5, {"29A"}}};
  EXPECT_EQ(t().senators.size(), 30 + rows.size());
  for (const Row& row : rows) {
    SCOPED_TRACE(row.id);
    const SenatorInfo& s = senator(row.id);
    EXPECT_TRUE(s.statesman);
    EXPECT_EQ(t().card(row.card).id, s.card);
    EXPECT_EQ(s.family, std::stoi(row.id));
    EXPECT_EQ(s.family_id, t().family(s.family).id);
    EXPECT_EQ(s.military, row.mil);
    EXPECT_EQ(s.oratory, row.ora);
    EXPECT_EQ(s.loyalty, row.loy);
    EXPECT_EQ(s.influence, row.inf);
    EXPECT_EQ(s.popularity, row.pop);
    EXPECT_EQ(strings(s.opposes), row.opposes);
  }
}

TEST(RprTables, PairsOfStatesmen) {
  // RPR-R-40: Pompey opposes Crassus (29A), Lucullus opposes Pompey.
  EXPECT_EQ(senator("25A").brother, SenatorId("25B"));
  EXPECT_EQ(senator("25B").coexists, SenatorId("25A"));
  EXPECT_EQ(senator("29A").coexists, SenatorId("29B"));
  EXPECT_FALSE(senator("29A").brother);
  EXPECT_FALSE(senator("1A").coexists);
  EXPECT_EQ(strings(senator("30A").opposes), Texts{"29A"});
  EXPECT_EQ(strings(senator("29B").opposes), Texts{"30A"});
}

TEST(RprTables, NamesOfSenators) {
  // RPR-R-07: 25A is Tiberius.
  EXPECT_EQ(senator("25A").name.en, "T. Sempronius Gracchus");
  EXPECT_EQ(senator("25A").short_name.in(Language::fr), "Tiberius Gracchus");
  EXPECT_EQ(senator("1A").name.in(Language::en), "P. Cornelius Scipio Africanus");
  EXPECT_EQ(senator("1A").short_name.in(Language::en), "Scipio Africanus");
  EXPECT_EQ(senator("1A").short_name.in(Language::fr), "Scipion l'Africain");
  EXPECT_EQ(senator("22B").name.in(Language::fr), "M. Porcius Caton le Jeune");
  EXPECT_EQ(senator("fabius").short_name.fr, "Fabius");
}

TEST(RprTables, AbilitiesOfStatesmen) {
  const auto nullifies = [](const char* who, const char* what) {
    return senator(who).abilities.nullifies(WarId(what), war(what).series);
  };
  EXPECT_TRUE(nullifies("1A", "1st_punic"));
  EXPECT_TRUE(nullifies("1A", "3rd_punic"));
  EXPECT_FALSE(nullifies("1A", "1st_macedonian"));
  EXPECT_TRUE(nullifies("18A", "4th_macedonian"));
  EXPECT_TRUE(nullifies("19A", "1st_macedonian"));
  EXPECT_TRUE(nullifies("1B", "3rd_punic"));
  EXPECT_FALSE(nullifies("1B", "2nd_punic"));
  EXPECT_TRUE(nullifies("1B", "sertorian"));
  EXPECT_TRUE(nullifies("1C", "social"));
  EXPECT_TRUE(nullifies("1C", "2nd_mithridatic"));
  EXPECT_TRUE(nullifies("27A", "social"));
  EXPECT_TRUE(nullifies("27A", "jugurthine"));
  EXPECT_FALSE(nullifies("27A", "parthian"));
  const auto who = [](auto has) {
    Texts ids;
    for (const SenatorInfo& s : t().senators)
      if (has(s.abilities)) ids.push_back(s.id.str());
    return ids;
  };
  EXPECT_EQ(who([](const Abilities& a) { return a.halves_losses; }), Texts{"2A"});
  EXPECT_EQ(who([](const Abilities& a) { return a.free_tribune; }), (Texts{"22A", "22B", "28A"}));
  EXPECT_EQ(who([](const Abilities& a) { return a.claims_land_commissioner; }), Texts{"7A"});
  EXPECT_EQ(who([](const Abilities& a) { return a.appeal_dice == 3; }), Texts{"21A"});
  EXPECT_EQ(who([](const Abilities& a) { return a.vetoes_land_bill; }), Texts{"23A"});
  EXPECT_EQ(who([](const Abilities& a) { return a.proposes_land_bill; }), (Texts{"25A", "25B"}));
  EXPECT_EQ(who([](const Abilities& a) { return a.knight_bonus == 1; }), Texts{"27A"});
  EXPECT_EQ(who([](const Abilities& a) { return a.veterans_per_victory == 2; }), Texts{"4A"});
  EXPECT_EQ(who([](const Abilities& a) { return a.doubles_income; }), Texts{"29A"});
  EXPECT_EQ(who([](const Abilities& a) { return a.no_losses_on_ds; }), Texts{"29B"});
  EXPECT_EQ(who([](const Abilities& a) { return a.doubles_popularity; }), Texts{"30A"});
  EXPECT_EQ(who([](const Abilities& a) { return a.rolls_military(); }), Texts{"30A"});
  EXPECT_EQ(senator("30A").abilities.military_dice.text(), "1d6+1");
  EXPECT_EQ(who([](const Abilities& a) { return a.law_votes == 6; }), (Texts{"22A", "22B"}));
  EXPECT_EQ(who([](const Abilities& a) { return a.law_votes_double_knights; }), Texts{"22B"});
  EXPECT_EQ(senator("28A").abilities.trial_as_advocate, 2);
  EXPECT_EQ(senator("28A").abilities.trial_as_prosecutor, -2);
}

TEST(RprTables, Concessions) {
  const auto c = [](const char* id) { return t().concession(ConcessionId(id)); };
  EXPECT_EQ(t().concessions.size(), 13u);
  EXPECT_EQ(c("armaments").per_legion, 2);
  EXPECT_EQ(c("armaments").income, 0);
  EXPECT_EQ(c("ship_building").per_fleet, 3);
  EXPECT_EQ(c("aegyptian_grain").income, 5);
  EXPECT_TRUE(c("aegyptian_grain").grain);
  EXPECT_EQ(strings(c("aegyptian_grain").destroyed_by_wars), Texts{"alexandrine"});
  EXPECT_EQ(c("sicilian_grain").income, 4);
  EXPECT_EQ(strings(c("sicilian_grain").destroyed_by_wars),
            (Texts{"1st_sicilian_slave", "2nd_sicilian_slave"}));
  EXPECT_EQ(c("harbor_fees").income, 3);
  EXPECT_EQ(c("mining").income, 3);
  EXPECT_FALSE(c("mining").grain);
  EXPECT_EQ(c("land_commissioner").income, 3);
  EXPECT_TRUE(c("land_commissioner").needs_land_bill);
  EXPECT_FALSE(c("mining").needs_land_bill);
  EXPECT_EQ(c("tax_farmer_4").income, 2);
  EXPECT_EQ(c("tax_farmer_4").tax_farmer, 4);
  EXPECT_EQ(c("mining").name.fr, "Mines");
}

TEST(RprTables, IntrigueCards) {
  const std::vector<std::pair<Intrigue, std::size_t>> counts{{Intrigue::tribune, 20},
                                                             {Intrigue::assassin, 6},
                                                             {Intrigue::secret_bodyguard, 4},
                                                             {Intrigue::open_bodyguard, 1},
                                                             {Intrigue::influence_peddling, 3},
                                                             {Intrigue::seduction, 1},
                                                             {Intrigue::blackmail, 1},
                                                             {Intrigue::murder_of_a_tribune, 3},
                                                             {Intrigue::graft, 2},
                                                             {Intrigue::mob_incited, 1},
                                                             {Intrigue::proscription, 1},
                                                             {Intrigue::cleopatra, 1}};
  for (const auto& [kind, cards] : counts) EXPECT_EQ(t().intrigue(kind).cards.size(), cards) << name_of(kind);
  EXPECT_EQ(strings(t().intrigue(Intrigue::graft).cards), (Texts{"graft_103", "graft_145"}));
  EXPECT_EQ(t().intrigue(Intrigue::secret_bodyguard).name.fr, "Escorte Secrète");
  EXPECT_EQ(t().cleopatra.strength, 3);
  EXPECT_EQ(t().cleopatra.disaster, 16);
  EXPECT_EQ(t().cleopatra.standoff, 15);
  EXPECT_EQ(t().cleopatra.talents, 50);
  EXPECT_EQ(t().cleopatra.popularity, -5);
}

TEST(RprTables, Laws) {
  EXPECT_EQ(t().law(Law::tradition_erodes).needs_strength, 15);
  EXPECT_EQ(t().law(Law::acilian).needs_law, Law::calpurnian);
  EXPECT_EQ(t().law(Law::plautian_papirian).needs_war, kSocialWar);
  EXPECT_EQ(t().law(Law::julian).needs_war, kSocialWar);
  EXPECT_EQ(t().law(Law::gabinian).needs_series, Series::cilician_pirates);
  for (const Law law :
       {Law::calpurnian, Law::military_reforms, Law::servilian, Law::vatinian, Law::manilian}) {
    const LawInfo& info = t().law(law);
    EXPECT_EQ(info.law, law);
    EXPECT_FALSE(info.needs_war || info.needs_law || info.needs_series || info.needs_strength > 0);
  }
  EXPECT_EQ(t().card(t().law(Law::calpurnian).card).number, 107);
  EXPECT_EQ(t().law(Law::vatinian).name.fr, "Loi Vatinienne");
}

TEST(RprTables, EventCardsOfTheDeck) {
  const ForumCardInfo& pergamum = t().forum_card(ForumCard::pergamene_bequest);
  EXPECT_EQ(pergamum.talents, 50);
  EXPECT_EQ(pergamum.legions, 3);
  EXPECT_EQ(pergamum.fleets, 3);
  EXPECT_EQ(pergamum.creates, ProvinceId("asia"));
  EXPECT_EQ(t().forum_card(ForumCard::bithynian_bequest).talents, 35);
  EXPECT_EQ(t().forum_card(ForumCard::bithynian_bequest).creates, ProvinceId("bithynia"));
  EXPECT_EQ(t().forum_card(ForumCard::ptolemy_apion_bequest).talents, 0);
  EXPECT_EQ(t().forum_card(ForumCard::ptolemy_apion_bequest).creates, ProvinceId("creta_cyrenaica"));
  EXPECT_FALSE(t().forum_card(ForumCard::catilinarian_conspiracy).creates);
}

TEST(RprTables, EnemyLeaders) {
  struct Row {
    const char* id;
    Series series;
    int strength, disaster, standoff;
  };
  for (const Row& row :
       {Row{"hamilcar", Series::punic, 3, 8, 12}, Row{"hannibal", Series::punic, 7, 9, 16},
        Row{"antiochus_iii", Series::syrian, 5, 14, 17}, Row{"philip_v", Series::macedonian, 6, 15, 14},
        Row{"viriathus", Series::spanish, 5, 15, 12}, Row{"spartacus", Series::slave, 5, 11, 14},
        Row{"mithridates_vi", Series::mithridatic, 4, 12, 15},
        Row{"vercingetorix", Series::gallic, 6, 14, 18}}) {
    SCOPED_TRACE(row.id);
    EXPECT_EQ(leader(row.id).series, row.series);
    EXPECT_EQ(leader(row.id).strength, row.strength);
    EXPECT_EQ(leader(row.id).disaster, row.disaster);
    EXPECT_EQ(leader(row.id).standoff, row.standoff);
  }
  EXPECT_EQ(strings(leader("hamilcar").combines_with), Texts{"hannibal"});
  EXPECT_EQ(leader("hannibal").tax_farmer_war, WarId("2nd_punic"));
  EXPECT_EQ(leader("spartacus").tax_farmer_war, WarId("gladiator"));
  EXPECT_FALSE(leader("hamilcar").tax_farmer_war);
}

TEST(RprTables, Provinces) {
  EXPECT_EQ(t().provinces.size(), 15u);
  Texts frontier;
  for (const ProvinceInfo& p : t().provinces)
    if (p.frontier) frontier.push_back(p.id.str());
  EXPECT_EQ(frontier, (Texts{"hispania_citerior", "hispania_ulterior", "illyricum", "gallia_cisalpina",
                             "macedonia", "gallia_transalpina", "creta_cyrenaica"}));
  EXPECT_EQ(strings(province("illyricum").created_by), (Texts{"1st_illyrian", "2nd_illyrian"}));
  EXPECT_EQ(strings(province("bithynia").created_by), (Texts{"bithynian_bequest", "3rd_mithridatic"}));
  EXPECT_EQ(province("bithynia").name_developed, "Bithynia-Pontus");
  EXPECT_EQ(province("macedonia").name.fr, "Macédoine");
  const ProvinceFigures& sardinia = province("sardinia_corsica").side(ProvinceSide::undeveloped);
  EXPECT_EQ(sardinia.land, 0);
  EXPECT_EQ(sardinia.spoils.text(), "1d6-5");
  EXPECT_EQ(sardinia.income.text(), "-1d6-1");
  EXPECT_EQ(sardinia.income.total(4), -5);
  EXPECT_EQ(sardinia.local_taxes, 5);
  EXPECT_EQ(sardinia.max_armies, 0);
  EXPECT_EQ(sardinia.max_fleets, 3);
  EXPECT_EQ(province("sardinia_corsica").side(ProvinceSide::developed).max_armies, 1);
  EXPECT_EQ(province("sardinia_corsica").developed.max_fleets, 5);
}

TEST(RprTables, FiguresOfProvinces) {
  struct Row {
    const char *id, *figures;
  };
  const auto side = [](const ProvinceFigures& f) {
    return std::to_string(f.land) + "/" + std::to_string(f.naval) + " " + f.spoils.text() + " " +
           f.income.text() + " " + std::to_string(f.local_taxes) + " " + std::to_string(f.max_armies) + "+" +
           std::to_string(f.max_fleets);
  };
  for (const Row& row : {Row{"sicilia", "2/0 1d6 2d6-2 30 10+5 > 2/0 1d6+4 1d6+2 40 10+5"},
                         Row{"sardinia_corsica", "0/0 1d6-5 -1d6-1 5 0+3 > 1/0 1d6-1 -1d6+1 10 1+5"},
                         Row{"hispania_citerior", "1/0 1d6-2 -1d6+1 10 5+0 > 2/0 1d6+2 1d6+1 15 10+0"},
                         Row{"hispania_ulterior", "2/0 1d6-3 -1d6-1 10 5+0 > 4/0 1d6+1 1d6-1 20 10+0"},
                         Row{"illyricum", "2/0 1d6-3 -1d6-1 5 5+0 > 4/0 1d6 1d6 15 10+0"},
                         Row{"gallia_cisalpina", "1/0 1d6-1 1d6-1 15 5+0 > 2/0 1d6+3 2d6-1 20 10+0"},
                         Row{"macedonia", "5/5 1d6+1 2d6-2 30 10+10 > 5/5 2d6-1 2d6+2 40 10+10"},
                         Row{"africa", "3/5 1d6-1 2d6-4 20 5+3 > 4/5 1d6+3 1d6+1 30 10+5"},
                         Row{"gallia_narbonensis", "1/0 1d6-3 1d6-3 10 5+0 > 2/0 1d6+1 1d6+1 20 10+0"},
                         Row{"cilicia_cyprus", "2/5 1d6-4 -1d6 10 0+3 > 3/5 1d6 -1d6+3 20 1+5"},
                         Row{"asia", "6/5 1d6+2 2d6-3 35 10+10 > 6/5 1d6+6 2d6+3 50 10+10"},
                         Row{"syria", "4/5 1d6-1 1d6 20 10+10 > 4/5 1d6+3 1d6 30 10+10"},
                         Row{"bithynia", "2/5 1d6-4 1d6-2 10 1+3 > 4/5 1d6+2 1d6+2 30 10+5"},
                         Row{"gallia_transalpina", "3/0 1d6-4 1d6-5 10 5+0 > 6/0 1d6 1d6+1 20 10+0"},
                         Row{"creta_cyrenaica", "1/5 1d6-1 1d6-2 15 5+5 > 2/5 1d6+1 1d6+2 20 10+5"}})
    EXPECT_EQ(side(province(row.id).undeveloped) + " > " + side(province(row.id).developed), row.figures)
        << row.id;
}

}  // namespace tables_test
}  // namespace adj::respublica
