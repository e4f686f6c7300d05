// Section 7.4 of the specification: every example line, in both languages, means one and the same order.

#include "tests/games/respublica/orders_for_test.h"

namespace adj::respublica {
namespace orders_table_test {

struct Example {
  const char* english;
  const char* french;
  std::vector<Order> orders;

  Example(const char* en, const char* fr, Order order) : english(en), french(fr), orders{std::move(order)} {}
  Example(const char* en, const char* fr, std::vector<Order> list)
      : english(en), french(fr), orders(std::move(list)) {}
};

void expect_examples(const std::vector<Example>& examples) {
  const TestTable t = named_table();
  const LinesAt lines(t, 1);
  for (const Example& example : examples)
    for (const char* line : {example.english, example.french}) {
      const std::vector<Order> read = lines.all(line);
      ASSERT_EQ(read.size(), example.orders.size()) << line;
      for (std::size_t i = 0; i < read.size(); ++i)
        EXPECT_EQ(to_json(read[i]).dump(), to_json(example.orders[i]).dump()) << line;
    }
}

const SenatorId kFabius("fabius"), kManlius("manlius"), kClaudius("claudius"), kJulius("julius"),
    kCornelius("cornelius"), kValerius("valerius"), kFurius("furius"), kPapirius("papirius");
const Seat kAquila{1}, kLuna{2}, kManus{3};
const ProvinceId kSicilia("sicilia"), kAfrica("africa"), kAsia("asia"), kMacedonia("macedonia");
const Face kTribune("tribune"), kAssassin("assassin");

template <class Body>
Order standing(Body body, std::vector<Condition> conditions = {}) {
  return plain(std::move(body), std::move(conditions), true);
}
Order proposed(Proposal proposal) { return plain(Propose{std::move(proposal), false}); }

Condition by(ConditionKind kind, Seat seat) {
  Condition c = when(kind);
  c.seat = seat;
  return c;
}
Condition about(ConditionKind kind, int item) {
  Condition c = when(kind);
  c.item = item;
  return c;
}

TEST(RprOrderTable, SetupRevenueAndAnyMail) {
  Promise mine, theirs;
  mine.by = kAquila;
  mine.kind = PromiseKind::talents;
  mine.talents = 15;
  theirs.by = kLuna;
  theirs.text = "NOMINATE CENSOR Julius";
  Promise french = theirs;
  french.text = "PRESENTE CENSEUR Julius";
  expect_examples({
      {"LEADER Fabius", "CHEF Fabius", plain(NameLeader{kFabius})},
      {"GOVERN Sicilia BY Claudius TERM 2", "GOUVERNER Sicile PAR Claudius MANDAT 2",
       plain(GovernAtStart{kSicilia, kClaudius, 2})},
      {"PLAY Scipio", "JOUER Scipion", plain(PlayStatesman{SenatorId("1B")})},  // the one in hand
      {"PLAY Mining ON Fabius", "JOUER Mines SUR Fabius",
       plain(PlayConcession{ConcessionId("mining"), kFabius})},
      {"STANDING SPOILS Sicilia YES", "PERMANENT SPOLIER Sicile OUI", standing(TakeSpoils{kSicilia, true})},
      {"GRAIN Sicilian YES", "CEREALES Siciliennes OUI",
       plain(SellGrain{ConcessionId("sicilian_grain"), true})},
      {"TAKE CURIA", "PRENDRE CURIE", plain(EmptyFaction{false})},
      {"QUIT", "QUITTER", plain(EmptyFaction{true})},
      {"MOVE 5 Fabius TO TREASURY", "DEPLACER 5 Fabius VERS TRESOR",
       plain(MoveTalents{5, kFabius, SenatorId()})},
      {"SET Fabius 12", "METTRE Fabius 12", plain(SetPurse{kFabius, 12})},
      {"REST TREASURY", "RESTE TRESOR", plain(RestTo{SenatorId()})},
      {"GIVE 15 FROM TREASURY TO Luna", "DONNER 15 DE TRESOR A Luna",
       plain(GiveTalents{15, SenatorId(), kLuna})},
      {"CONTRIBUTE Fabius 25", "CONTRIBUER Fabius 25", plain(Contribute{kFabius, 25, false})},
      {"CONTRIBUTE Fabius UPTO 50 IF BANKRUPT", "CONTRIBUER Fabius JUSQUA 50 SI FAILLITE",
       plain(Contribute{kFabius, 50, true}, {when(ConditionKind::bankrupt)})},
      {"UPKEEP ALL", "ENTRETIEN TOUT", plain(RebelUpkeep{0})},
      {"RELEASE 3", "LIBERER 3", plain(RebelUpkeep{3})},
      {"KEEP RELEASED NO", "GARDER LIBEREES NON", plain(KeepReleased{false})},
      {"RANSOM Fabius", "RANCON Fabius", plain(RansomCaptive{kFabius})},
      {"SHOW Tribune TO Luna", "MONTRER Tribun A Luna", plain(ShowCards{{kTribune}, kLuna})},
      {"SHOW HAND TO Luna", "MONTRER MAIN A Luna", plain(ShowCards{{}, kLuna})},
      {"STANDING REPOPULATE Claudius, Furius", "PERMANENT RELEVE Claudius, Furius",
       standing(Repopulate{{kClaudius, kFurius}})},
      {"LEVY Africa ARMIES 2 FLEETS 0 ADD 10", "LEVEE Afrique ARMEES 2 ESCADRES 0 AJOUT 10",
       plain(Levy{kAfrica, 2, 0, 10})},
      {"PLAY OPENBODYGUARD ON Fabius", "JOUER ESCORTE SUR Fabius", plain(PlayBodyguard{kFabius})},
      {"PEDDLE Luna", "TRAFIC Luna", plain(Peddle{kLuna})},
      {"ACCEPT DEAL 4", "ACCEPTER ACCORD 4", plain(AnswerDeal{4, true})},
      {"REFUSE DEAL 4", "REFUSER ACCORD 4", plain(AnswerDeal{4, false})},
      {"COMPLAIN DEAL 4", "PLAINTE ACCORD 4", plain(ComplainDeal{4})},
      {"RULE DEAL 4 KEPT", "JUGER ACCORD 4 TENU", plain(JudgeDeal{4, true})},
      {"RULE DEAL 4 BROKEN", "JUGER ACCORD 4 ROMPU", plain(JudgeDeal{4, false})},
      {"TELL Luna: vote with me", "DIRE Luna : vote with me", plain(SendWord{kLuna, "vote with me"})},
      {"DEAL WITH Luna: I GIVE 15 REVENUE, THEY NOMINATE CENSOR Julius",
       "ACCORD AVEC Luna : JE DONNE 15 REVENU, ELLE NOMINATE CENSOR Julius",
       plain(OfferDeal{kLuna, {mine, theirs}})},
      {"DEAL WITH Luna: I GIVE 15, THEY PRESENTE CENSEUR Julius",
       "ACCORD AVEC Luna: JE DONNE 15 REVENU, ELLE PRESENTE CENSEUR Julius",
       plain(OfferDeal{kLuna, {mine, french}})},
  });
}

TEST(RprOrderTable, Forum) {
  Persuade persuade;
  persuade.target = kClaudius;
  persuade.by = kFabius;
  persuade.bribe = 9;
  persuade.most = 16;
  persuade.aim = 8;
  Persuade seduce;
  seduce.target = kManlius;
  seduce.by = kFabius;
  seduce.card = PersuasionCard::seduction;
  Persuade blackmail = seduce, newcomer = persuade;
  blackmail.card = PersuasionCard::blackmail;
  newcomer.target = SenatorId();
  newcomer.newcomer = true;
  newcomer.aim.reset();
  newcomer.most = 9;
  expect_examples({
      {"PERSUADE Claudius BY Fabius BRIBE 9 MAX 16 TARGET 8 IF UNALIGNED",
       "PERSUADER Claudius PAR Fabius MISE 9 MAX 16 CIBLE 8 SI NONALIGNE",
       plain(persuade, {when(ConditionKind::unaligned)})},
      {"PERSUADE NEW BY Fabius BRIBE 9", "PERSUADER NOUVEAU PAR Fabius MISE 9", plain(newcomer)},
      {"SEDUCE Manlius BY Fabius", "SEDUIRE Manlius PAR Fabius", plain(seduce)},
      {"BLACKMAIL Manlius BY Fabius", "CHANTAGE Manlius PAR Fabius", plain(blackmail)},
      {"STANDING DEFEND OWN MAX 10 DOWNTO 3", "PERMANENT DEFENDRE MIENS MAX 10 JUSQUA 3",
       standing(CounterBribe{SenatorId(), 10, 3})},
      {"COUNTER Claudius MAX 8 DOWNTO 1", "CONTRER Claudius MAX 8 JUSQUA 1",
       plain(CounterBribe{kClaudius, 8, 1})},
      {"KNIGHT Fabius 3", "CHEVALIER Fabius 3", plain(AttractKnight{kFabius, 3})},
      {"PRESSURE Fabius 2 Manlius 1", "EXPLOITER Fabius 2 Manlius 1",
       plain(PressureKnights{{{kFabius, 2}, {kManlius, 1}}})},
      {"GAMES Fabius 13", "JEUX Fabius 13", plain(HoldGames{kFabius, Games::blood_fest})},
      {"BID Fabius 3 MAX 7", "ENCHERE Fabius 3 MAX 7", plain(Bid{0, kFabius, 3, 7})},
      {"BID 2 Fabius 1 MAX 4", "ENCHERE 2 Fabius 1 MAX 4", plain(Bid{2, kFabius, 1, 4})},
      {"ASK", "DEMANDER", plain(AskMe{})},
      {"LEADERDIES Hannibal", "CHEFMORT Hannibal", plain(LeaderDies{LeaderId("hannibal")})},
      {"CATILINE Luna", "CATILINA Luna", plain(NameCatiline{kLuna})},
      {"STORM FROM ROME", "TEMPETE DE ROME", plain(ChooseStorm{{kNoWar}})},
      {"ALLIANCE 2nd Macedonian", "ALLIANCE 2e Macedonienne", plain(ChooseAlliance{WarId("2nd_macedonian")})},
  });
}

TEST(RprOrderTable, OfficesAndTrials) {
  Prosecution minor;
  minor.accused = kFabius;
  minor.charge = Charge::concession;
  minor.concession = ConcessionId("mining");
  minor.prosecutor = kManlius;
  Prosecution major;
  major.accused = kFabius;
  major.major = true;
  major.charge = Charge::major;
  major.prosecutor = kManlius;
  const SenatorId cicero("tullius");
  expect_examples({
      {"NOMINATE CONSULS Fabius Cornelius", "PRESENTER CONSULS Fabius Cornelius",
       proposed(ConsulPair{kFabius, kCornelius})},
      {"VOTEORDER Luna Aquila Manus", "ORDREVOTE Luna Aquila Manus",
       plain(VoteOrder{{kLuna, kAquila, kManus}})},
      {"PREFER Fabius ROME", "PREFERER Fabius ROME", plain(PreferConsul{kFabius})},
      {"NOMINATE CENSOR Julius, Valerius", "PRESENTER CENSEUR Julius, Valerius",
       std::vector{proposed(ElectCensor{kJulius}), proposed(ElectCensor{kValerius})}},
      {"NOMINATE PONTIFEX Julius", "PRESENTER PONTIFEX Julius", proposed(ElectPontifex{kJulius})},
      {"APPOINT DICTATOR Cornelius", "NOMMER DICTATEUR Cornelius", plain(AppointDictator{kCornelius})},
      {"MASTER Manlius", "MAITRE Manlius", plain(NameMaster{kManlius})},
      {"NOMINATE DICTATOR Fabius", "PRESENTER DICTATEUR Fabius", proposed(ElectDictator{kFabius})},
      {"NOMINATE CFL Cornelius", "PRESENTER CAV Cornelius", proposed(ElectForLife{kCornelius})},
      {"PROSECUTE Fabius MINOR MINING BY Manlius", "POURSUIVRE Fabius MINEUR MINES PAR Manlius",
       proposed(minor)},
      {"PROSECUTE Fabius MAJOR BY Manlius", "POURSUIVRE Fabius MAJEUR PAR Manlius", proposed(major)},
      {"PROSECUTE Fabius MAJOR BY Manlius IF FIRST PASSED",
       "POURSUIVRE Fabius MAJEUR PAR Manlius SI PREMIER ADOPTE",
       plain(Propose{major, false}, {about(ConditionKind::item_passed, 0)})},
      {"ADVOCATE Cicero FOR Fabius", "AVOCAT Ciceron POUR Fabius", plain(AskAdvocate{cicero, kFabius})},
      {"VOLUNTEER Manlius PROSECUTOR", "VOLONTAIRE Manlius ACCUSATEUR",
       plain(Consent{kManlius, Role::prosecutor, {}, {}, 0})},
      {"VOLUNTEER Cicero ADVOCATE FOR Fabius", "VOLONTAIRE Ciceron AVOCAT DE Fabius",
       plain(Consent{cicero, Role::advocate, kFabius, {}, 0})},
      {"VOLUNTEER Manlius SPONSOR III", "VOLONTAIRE Manlius INITIATEUR III",
       plain(Consent{kManlius, Role::sponsor, {}, LandBill::iii, 0})},
      {"VOLUNTEER Manlius REPEAL II", "VOLONTAIRE Manlius ABROGATION II",
       plain(Consent{kManlius, Role::repeal, {}, LandBill::ii, 0})},
      {"CONSENT COMMAND Fabius MIN 8", "CONSENTIR COMMANDEMENT Fabius MIN 8",
       plain(Consent{kFabius, Role::command, {}, {}, 8})},
      {"CONSENT GOVERNOR Fabius", "CONSENTIR GOUVERNEUR Fabius",
       plain(Consent{kFabius, Role::governor, {}, {}, 0})},
      {"APPEAL Fabius IF GUILTY", "APPEL Fabius SI COUPABLE",
       plain(AppealPeople{kFabius, true, {}}, {when(ConditionKind::guilty)})},
      {"VETO TRIAL IF GUILTY", "VETO PROCES SI COUPABLE",
       plain(CastVeto{0, false, false}, {when(ConditionKind::guilty)})},
      {"FINE Papirius", "AMENDE Papirius", plain(ImposeFine{kPapirius})},
      {"NO APPEAL Fabius", "PAS APPEL Fabius", plain(AppealPeople{kFabius, false, {}})},
      {"APPEAL Glaucia 3D6", "APPEL Glaucia 3D6", plain(AppealPeople{SenatorId("servilius"), true, true})},
  });
}

TEST(RprOrderTable, Business) {
  const SenatorId fulvius("fulvius");
  const Force force{8, 1, 10};
  EnactLaw law;
  law.law = Law::gabinian;
  law.sponsor = kFabius;
  law.cosponsor = kJulius;
  CollectBequest bequest;
  bequest.commander = kFabius;
  bequest.force = {3, 0, 3};
  expect_examples({
      {"PROPOSE GOVERNORS Sicilia=Claudius Africa=Fulvius",
       "PROPOSER GOUVERNEURS Sicile=Claudius Afrique=Fulvius",
       proposed(ElectGovernors{{{kSicilia, kClaudius, false}, {kAfrica, fulvius, false}}})},
      {"RECALL Asia=Manlius", "RAPPELER Asie=Manlius", proposed(ElectGovernors{{{kAsia, kManlius, true}}})},
      {"PROPOSE CONCESSION Mining=Fabius", "PROPOSER CONCESSION Mines=Fabius",
       proposed(AwardConcessions{{{ConcessionId("mining"), kFabius}}})},
      {"PROPOSE BILL II BY Fabius WITH Julius", "PROPOSER LOIAGRAIRE II PAR Fabius AVEC Julius",
       proposed(PassLandBill{LandBill::ii, kFabius, kJulius})},
      {"PROPOSE REPEAL II BY Valerius", "PROPOSER ABROGATION II PAR Valerius",
       proposed(RepealLandBill{LandBill::ii, kValerius})},
      {"PROPOSE RAISE 6 LEGIONS 5 FLEETS", "PROPOSER LEVER 6 LEGIONS 5 ESCADRES",
       proposed(RaiseForces{6, 5})},
      {"PROPOSE DISBAND 2 LEGIONS", "PROPOSER DISSOUDRE 2 LEGIONS", proposed(DisbandForces{{2, 0, 0}})},
      {"PROPOSE SEND Fabius TO 1st Punic LEGIONS 8 VETERANS 1 FLEETS 10",
       "PROPOSER ENVOYER Fabius VERS 1ere Punique LEGIONS 8 VETERANS 1 ESCADRES 10",
       proposed(SendForces{{{kFabius, WarId("1st_punic"), force}}})},
      {"PROPOSE RECALL Fabius", "PROPOSER RAPPELER Fabius", proposed(RecallCommander{kFabius, true, {}})},
      {"PROPOSE REPLACE Fabius BY Cornelius", "PROPOSER REMPLACER Fabius PAR Cornelius",
       proposed(ReplaceCommander{kFabius, kCornelius})},
      {"PROPOSE REINFORCE Fabius LEGIONS 3", "PROPOSER RENFORCER Fabius LEGIONS 3",
       proposed(ReinforceCommander{kFabius, {3, 0, 0}})},
      {"PROPOSE GARRISON Macedonia LEGIONS 2", "PROPOSER GARNISON Macedoine LEGIONS 2",
       proposed(SendGarrison{kMacedonia, {2, 0, 0}})},
      {"PROPOSE UNGARRISON Macedonia LEGIONS 1", "PROPOSER DEGARNIR Macedoine LEGIONS 1",
       proposed(RecallGarrison{kMacedonia, {1, 0, 0}})},
      {"PROPOSE BEQUEST Fabius", "PROPOSER HERITAGE Fabius", proposed(bequest)},
      {"PROPOSE REJECT RHODES", "PROPOSER REFUS RHODES", proposed(RejectRhodes{})},
      {"PROPOSE REMOVE PONTIFEX", "PROPOSER REVOQUER PONTIFEX", proposed(RemovePontifex{})},
      {"PROPOSE LAW Gabinian BY Fabius WITH Julius", "PROPOSER LOI Gabinienne PAR Fabius AVEC Julius",
       proposed(law)},
      {"MOTION a statue for Fabius if he wins", "MOTION a statue for Fabius if he wins",
       proposed(MinorMotion{"a statue for Fabius if he wins"})},
      {"STANDING UNANIMOUS INFLUENCE", "PERMANENT UNANIME INFLUENCE", standing(Unanimous{false})},
      {"STANDING UNANIMOUS STEPDOWN", "PERMANENT UNANIME RETRAIT", standing(Unanimous{true})},
      {"ADJOURN", "AJOURNER", plain(Adjourn{})},
  });
}

// RPR-1.09.6a  Parts of one proposal, joined by AND; a part without a word is like the one before.
TEST(RprOrderTable, ProposedTogether) {
  const RecallCommander recall{kFabius, true, {}}, part{kJulius, false, {2, 0, 0}};
  const ReinforceCommander more{kJulius, {3, 0, 2}};
  const SendGarrison guard{kMacedonia, {2, 0, 0}};
  expect_examples({
      {"PROPOSE RECALL Fabius AND REINFORCE Julius LEGIONS 3 FLEETS 2 AND GARRISON Macedonia LEGIONS 2",
       "PROPOSER RAPPELER Fabius ET RENFORCER Julius LEGIONS 3 ESCADRES 2 ET GARNISON Macedoine LEGIONS 2",
       proposed(Together{{recall, more, guard}})},
      {"PROPOSE RECALL Fabius, Julius LEGIONS 2", "PROPOSER RAPPELER Fabius, Julius LEGIONS 2",
       proposed(Together{{recall, part}})},
      {"PROPOSE GARRISON Macedonia LEGIONS 2, Sicilia LEGIONS 1 AND UNGARRISON Africa LEGIONS 1",
       "PROPOSER GARNISON Macedoine LEGIONS 2, Sicile LEGIONS 1 ET DEGARNIR Afrique LEGIONS 1",
       proposed(Together{{guard, SendGarrison{kSicilia, {1, 0, 0}}, RecallGarrison{kAfrica, {1, 0, 0}}}})},
      {"PROPOSE REPLACE Fabius BY Cornelius AND SEND Julius TO 1st Punic LEGIONS 8",
       "PROPOSER REMPLACER Fabius PAR Cornelius ET ENVOYER Julius VERS 1ere Punique LEGIONS 8",
       proposed(Together{
           {ReplaceCommander{kFabius, kCornelius}, SendForces{{{kJulius, WarId("1st_punic"), {8, 0, 0}}}}}})},
      {"PROPOSE RAISE 2 FLEETS AND DISBAND 3 LEGIONS", "PROPOSER LEVER 2 ESCADRES ET DISSOUDRE 3 LEGIONS",
       proposed(Together{{RaiseForces{0, 2}, DisbandForces{{3, 0, 0}}}})},
      {"RECALL Fabius AND GARRISON Macedonia LEGIONS 2", "RAPPELER Fabius ET GARNISON Macedoine LEGIONS 2",
       proposed(Together{{recall, guard}})},
  });
}
// RPR-1.09.6a  Lists and numbers of one kind become one part; what the rules refuse is read all the same.
TEST(RprOrderTable, PartsOfOneKindAreOne) {
  const TestTable t = named_table();
  const LinesAt lines(t, 1);
  const Dispatch first{kFabius, WarId("1st_punic"), {8, 0, 0}}, second{kJulius, WarId("syrian"), {4, 0, 2}};
  EXPECT_EQ(
      lines.read("PROPOSE SEND Fabius TO 1st Punic LEGIONS 8 AND SEND Julius TO Syrian LEGIONS 4 FLEETS 2"),
      proposed(SendForces{{first, second}}));
  EXPECT_EQ(lines.read("PROPOSE RAISE 2 LEGIONS AND RAISE 1 LEGION 3 FLEETS"), proposed(RaiseForces{3, 3}));
  EXPECT_EQ(lines.read("PROPOSE DISBAND 2 LEGIONS 1 VETERAN AND DISBAND 1 VETERAN 1 FLEET"),
            proposed(DisbandForces{{2, 2, 1}}));
  EXPECT_EQ(
      lines.read("PROPOSE CONCESSION Mining=Fabius AND CONCESSION Armaments=Julius"),
      proposed(AwardConcessions{{{ConcessionId("mining"), kFabius}, {ConcessionId("armaments"), kJulius}}}));
  EXPECT_EQ(lines.read("PROPOSE GOVERNORS Sicilia=Julius AND RECALL Asia=Manlius"),
            proposed(ElectGovernors{{{kSicilia, kJulius, false}, {kAsia, kManlius, true}}}));
  EXPECT_EQ(lines.read("PROPOSE BILL I BY Fabius WITH Julius AND CONCESSION Mining=Fabius"),
            proposed(Together{{PassLandBill{LandBill::i, kFabius, kJulius},
                               AwardConcessions{{{ConcessionId("mining"), kFabius}}}}}));
  EXPECT_EQ(lines.read("PROPOSE RECALL Fabius,"), proposed(RecallCommander{kFabius, true, {}}));
  EXPECT_EQ(lines.why("PROPOSE RECALL Fabius AND thanks"), "problem_unknown_word@27");
}

TEST(RprOrderTable, VotesTribunesAndCards) {
  const ElectCensor censor{kJulius};
  UseTribune after{TribuneMoment::after, 2, censor, false}, adjourn{TribuneMoment::adjourn, 0, censor, false},
      reserve{TribuneMoment::reserve, 3, {}, false}, suspend{TribuneMoment::suspend, 5, censor, false};
  UseTribune free = after;
  free.free = true;
  expect_examples({
      {"VOTE 3 FOR BUY UPTO 6 Fabius TO PASS", "VOTER 3 POUR ACHETER JUSQUA 6 Fabius POUR PASSER",
       plain(CastVote{{3}, VoteChoice::in_favour, {}, {{kFabius, 6, BuyAim::to_pass}}})},
      {"VOTE ALL ABSTAIN", "VOTER TOUT ABSTENTION", plain(CastVote{{}, VoteChoice::abstain, {}, {}})},
      {"VETO 2 IF FOR>=20", "VETO 2 SI POUR>=20",
       plain(CastVeto{2, false, false}, {when(ConditionKind::votes_for, 20)})},
      {"TRIBUNE AFTER 2 NOMINATE CENSOR Julius", "TRIBUN APRES 2 PRESENTER CENSEUR Julius", plain(after)},
      {"TRIBUNE AFTER 2 PROPOSE CENSOR Julius FREE", "TRIBUN APRES 2 PROPOSER CENSEUR Julius GRATUIT",
       plain(free)},
      {"TRIBUNE IF ADJOURN NOMINATE CENSOR Julius", "TRIBUN SI AJOURNE PRESENTER CENSEUR Julius",
       plain(adjourn)},
      {"TRIBUNE RESERVE 3", "TRIBUN RESERVER 3", plain(reserve)},
      {"TRIBUNE SUSPEND 5 NOMINATE CENSOR Julius", "TRIBUN SUSPENDRE 5 PRESENTER CENSEUR Julius",
       plain(suspend)},
      {"GRAFT Fabius MAX 4 IF TRIBUNE ON 2", "CORROMPRE Fabius MAX 4 SI TRIBUN SUR 2",
       plain(OpposeTribune{false, kFabius, 4}, {about(ConditionKind::tribune_on, 2)})},
      {"MURDER Fabius IF TRIBUNE BY Luna", "MEURTRE Fabius SI TRIBUN DE Luna",
       plain(OpposeTribune{true, kFabius, 6}, {by(ConditionKind::tribune_by, kLuna)})},
      {"MOB Fabius IF CANCELLED", "EMEUTE Fabius SI ANNULE",
       plain(InciteMob{kFabius}, {when(ConditionKind::cancelled)})},
      {"MOB Fabius IF ATTEMPT BY Luna", "EMEUTE Fabius SI TENTATIVE DE Luna",
       plain(InciteMob{kFabius}, {by(ConditionKind::attempt_by, kLuna)})},
      {"PLAY LAW Gabinian", "JOUER LOI Gabinienne", plain(PlayLaw{Law::gabinian, false})},
      {"PLAY LAW Servilian BONUS", "JOUER LOI Servilienne BONUS", plain(PlayLaw{Law::servilian, false})},
      {"PLAY LAW Servilian REPEAL", "JOUER LOI Servilienne ABROGER", plain(PlayLaw{Law::servilian, true})},
      {"PRIEST Manlius", "PRETRE Manlius", plain(NamePriest{kManlius, {}})},
      {"PRIEST Manlius FROM Furius", "PRETRE Manlius DE Furius", plain(NamePriest{kManlius, kFurius})},
      {"CLAIM COMMISSIONER", "RECLAMER COMMISSION", plain(ClaimCommissioner{})},
      {"VETERANS ONE", "VETERANS UN", plain(CaesarVeterans{1})},
      {"LEGATE Sicilia", "LEGAT Sicile", plain(ChooseLegate{kSicilia, true})},
      {"GO Sicilia", "PARTIR Sicile", plain(ChooseLegate{kSicilia, false})},
      {"PROSCRIBE YES", "PROSCRIRE OUI", plain(Proscribe{true})},
      {"PLAY PROSCRIPTION", "JOUER PROSCRIPTION", plain(PlayProscription{})},
      {"ASSASSINATE Cornelius BY Manlius CARDS 2 WHEN CFL Cornelius",
       "ASSASSINER Cornelius PAR Manlius CARTES 2 QUAND CAV Cornelius",
       plain(Assassinate{kCornelius, kManlius, 2, Trigger::nominated, 0})},
      {"ASSASSINATE Cornelius BY Manlius DURING 3 IF FOR>AGAINST",
       "ASSASSINER Cornelius PAR Manlius PENDANT 3 SI POUR>CONTRE",
       plain(Assassinate{kCornelius, kManlius, 0, Trigger::during, 3}, {when(ConditionKind::for_leads)})},
      {"STANDING BODYGUARD Cornelius ASNEEDED", "PERMANENT ESCORTE Cornelius SIBESOIN",
       standing(Bodyguard{kCornelius, GuardMode::as_needed, 0})},
      {"BODYGUARD Cornelius ALL", "ESCORTE Cornelius TOUT", plain(Bodyguard{kCornelius, GuardMode::all, 0})},
      {"BODYGUARD 2", "ESCORTE 2", plain(Bodyguard{SenatorId(), GuardMode::number, 2})},
      {"BODYGUARD Cornelius NONE", "ESCORTE Cornelius AUCUNE",
       plain(Bodyguard{kCornelius, GuardMode::none, 0})},
  });
}

TEST(RprOrderTable, CombatAndRevolution) {
  expect_examples({
      {"STANDING LAND AFTER NAVAL IF DIFF>=0", "PERMANENT TERRE APRES NAVAL SI DIFF>=0",
       standing(LandAfterNaval{SenatorId(), true}, {when(ConditionKind::difference, 0)})},
      {"BATTLEORDER Fabius Cornelius", "ORDREBATAILLE Fabius Cornelius",
       plain(BattleOrder{{kFabius, kCornelius}})},
      {"ENDGAME Syrian, 1st Punic", "FINALE Syrienne, 1ere Punique",
       plain(EndgameOrder{{WarId("syrian"), WarId("1st_punic")}})},
      {"CLEOPATRA ALLY", "CLEOPATRE ALLIEE", plain(PlayCleopatra{true})},
      {"GABINIAN Fabius LEGIONS 3", "GABINIENNE Fabius LEGIONS 3",
       plain(GabinianRecruit{kFabius, 3, 0, true})},
      {"TRADE GIVE Tribune TO Luna GET Assassin", "ECHANGE DONNER Tribun A Luna RECEVOIR Assassin",
       plain(TradeCards{{kTribune}, kLuna, {kAssassin}})},
      {"GIFT Tribune TO Luna", "OFFRIR Tribun A Luna", plain(TradeCards{{kTribune}, kLuna, {}})},
      {"DISCARD Tribune", "DEFAUSSER Tribun", plain(DiscardCard{kTribune})},
      {"DISCARD Tribune, Assassin", "DEFAUSSER Tribun et Assassin",
       std::vector{plain(DiscardCard{kTribune}), plain(DiscardCard{kAssassin})}},
      {"REBEL Fabius SPEND 6 IF LOYAL>=8 JOIN Manlius",
       "REBELLER Fabius DEPENSER 6 SI FIDELES>=8 AVEC Manlius",
       plain(Rebel{kFabius, 6, {kManlius}}, {when(ConditionKind::loyal_at_least, 8)})},
      {"REBEL Fabius IF NOREBEL", "REBELLER Fabius SI SANSREBELLE",
       plain(Rebel{kFabius, 0, {}}, {when(ConditionKind::no_rebel)})},
      {"LAYDOWN Fabius", "DEPOSER Fabius", plain(LayDown{kFabius})},
      {"MANILIAN Fabius TO Parthian", "MANILIENNE Fabius VERS Parthe",
       plain(MoveOn{kFabius, WarId("parthian")})},
      {"JOIN Manlius", "REJOINDRE Manlius", plain(JoinRebel{kManlius, true})},
      {"STAYLOYAL Manlius", "RESTERLOYAL Manlius", plain(JoinRebel{kManlius, false})},
      {"VETERANS Cornelius DESERT", "VETERANS Cornelius DESERTER", plain(VeteransOf{kCornelius, true})},
      {"MARCH", "MARCHER", plain(RebelMarch{true})},
      {"STAY", "RESTER", plain(RebelMarch{false})},
      {"SENDREBELS Africa", "RENFORTREBELLE Afrique", plain(SendRebels{kAfrica})},
      {"DISBANDVETERANS 2", "DISSOUDREVETERANS 2", plain(DisbandVeterans{2, {}})},
      {"RECALLVETERANS 2 FROM TREASURY", "RAPPELVETERANS 2 DE TRESOR", plain(RecallVeterans{2, {}, true})},
  });
}

}  // namespace orders_table_test
}  // namespace adj::respublica
