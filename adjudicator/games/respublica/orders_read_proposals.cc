// What may be put to the vote: NOMINATE …, PROPOSE …, PROSECUTE …, RECALL …

#include <map>

#include "adjudicator/games/respublica/orders_read.h"
#include "adjudicator/games/respublica/pieces.h"

namespace adj::respublica {

using words::Cursor;

namespace {

// --- Elections: a list of candidates is several proposals, in this order
using Men = std::vector<SenatorId>;
using Election = std::vector<Proposal> (*)(LineReader&, const Men&);

template <class Office>
std::vector<Proposal> each_for(LineReader&, const Men& men) {
  std::vector<Proposal> all;
  for (const SenatorId& id : men) all.push_back(Office{id});
  return all;
}
std::vector<Proposal> pair_of(LineReader& r, const Men& men) {
  if (men.size() == 2) return {ConsulPair{men[0], men[1]}};
  if (!r.ok()) return {};
  if (men.size() < 2 && !r.c.at_end()) return r.c.fail(), std::vector<Proposal>{};  // a name that is none
  r.refuse_at(0, 0, "two_consuls");
  r.refused->clause = "RPR-1.09.2a";
  return {};
}

// CONSUL FOR LIFE before CONSUL.
Election take_office(LineReader& r) {
  if (r.take("for_life"_w)) return each_for<ElectForLife>;
  if (r.take("consuls"_w)) return pair_of;
  if (r.take("pontifex"_w)) return each_for<ElectPontifex>;
  if (r.take("dictator"_w)) return each_for<ElectDictator>;
  if (r.take("censor"_w)) return each_for<ElectCensor>;
  return nullptr;
}

// CENSOR Julius, Valerius, or Julius, Valerius AS CENSOR; Julius GOVERNOR OF Sicilia.
std::vector<Proposal> read_nomination(LineReader& r) {
  if (const Election office = take_office(r)) {
    r.c.colon();
    return office(r, need_senators(r));
  }
  const Men men = need_senators(r);
  r.pass_over("as"_w), r.pass_over("for_whom"_w);
  if (men.size() == 1 && r.take("governors"_w)) {
    r.pass_over("in"_w);
    return {ElectGovernors{{Appointment{need_province(r), men.front(), false}}}};
  }
  const Election office = take_office(r);
  if (office) return office(r, men);
  if (r.c.ok()) r.c.fail();
  return {};
}

// --- Trials
bool read_charge(LineReader& r, Prosecution& o) {
  o.charge = o.major ? Charge::major : Charge::corrupt;
  r.pass_over("for_whom"_w);
  if (r.take("corrupt"_w)) {
    o.charge = Charge::corrupt;
  } else if (r.take("office"_w)) {
    o.charge = Charge::major;
  } else if (r.take("fine"_w)) {
    o.charge = Charge::pontifex_fine;
  } else if (r.take("legate"_w)) {
    o.charge = Charge::legate;
    o.province = need_province(r);
  } else if (!r.c.at_end() && !r.next_is("by"_w) && !r.next_is("advocate"_w) && !r.next_is("free"_w)) {
    o.charge = Charge::concession;
    o.concession = need_concession(r);
  } else {
    return false;
  }
  return true;
}

// PROSECUTE Fabius MINOR MINING BY Manlius; MAJOR BY Manlius. What he did as an office holder may be either;
// every other charge is a minor one.
Proposal read_prosecution(LineReader& r) {
  Prosecution o;
  o.accused = need_senator(r);
  const bool minor = r.take("minor"_w);
  o.major = !minor && r.take("major"_w);
  const bool named = read_charge(r, o);
  if (!minor && !o.major && (!named || o.charge == Charge::major)) r.either("minor"_w, "major"_w);
  if (r.take("by"_w)) o.prosecutor = need_senator(r);
  if (r.take("advocate"_w)) o.advocate = need_senator(r);
  return o;
}

// The engine's own proposal: readable, and refused by its clause.
Proposal read_assassin_trial(LineReader& r) {
  AssassinTrial o;
  o.leader = need_senator(r);
  r.expect("target"_w);
  o.target = need_senator(r);
  if (r.take("popularity"_w)) o.popularity = r.c.need_integer(-99, 99).value_or(0);
  return o;
}

// --- Provinces
// Sicilia=Claudius [RECALL] Asia=Manlius
std::optional<Appointment> read_appointment(LineReader& r) {
  Appointment o;
  o.recall = r.take("recall"_w);
  const auto take_province = [&] {
    const auto province = r.c.match(r.at.words.provinces);
    if (!province) return false;
    o.province = ProvinceId(province->id.view());
    r.columns.emplace(o.province.str(), province->column);
    return true;
  };
  const auto joined = [&] { return r.c.equals() || r.c.colon() || r.take("by"_w) || r.take("towards"_w); };
  if (take_province()) {
    joined();
    o.senator = need_senator(r);
    return o;
  }
  const std::optional<SenatorId> man = match_senator(r);  // Claudius=Sicilia, Claudius TO Sicilia
  if (!man) return std::nullopt;
  o.senator = *man;
  if (!joined()) r.pass_over("in"_w);
  if (!take_province() && r.c.ok()) r.c.fail();
  return o;
}

ElectGovernors read_slate(LineReader& r, bool recall) {
  ElectGovernors o;
  o.appointments = r.c.list_of([&](Cursor&) { return read_appointment(r); });
  if (o.appointments.empty() && r.c.ok()) r.c.fail();
  if (recall && !o.appointments.empty()) o.appointments.front().recall = true;
  return o;
}

// RECALL Asia=Manlius is about a governor, RECALL Fabius [LEGIONS 2] about a commander.
Proposal read_recall(LineReader& r) {
  const std::size_t start = r.c.mark();
  if (r.c.match(r.at.words.provinces)) {
    r.c.reset(start);
    return read_slate(r, true);
  }
  RecallCommander o;
  o.commander = need_senator(r);
  if (const auto force = read_force(r)) {
    o.all = false;
    o.force = *force;
  }
  return o;
}

// --- Other business
Proposal read_awards(LineReader& r) {
  AwardConcessions o;
  o.awards = r.c.list_of([&](Cursor& c) -> std::optional<Award> {
    if (const auto hit = c.match(r.at.words.concessions)) {
      Award award{ConcessionId(hit->id.view()), {}};
      r.columns.emplace(award.concession.str(), hit->column);
      if (!c.equals() && !c.colon() && (!r.next_is("for_whom"_w) || !r.take("for_whom"_w))) r.expect("to"_w);
      award.senator = need_senator(r);
      return award;
    }
    const std::optional<SenatorId> man = match_senator(r);  // Fabius=Mining
    if (!man) return std::nullopt;
    c.equals() || c.colon();
    return Award{need_concession(r), *man};
  });
  if (o.awards.empty() && r.c.ok()) r.c.fail();
  return o;
}

// BY Fabius WITH Julius, BY Fabius AND Julius
template <class Bill>
void read_sponsors(LineReader& r, Bill& o) {
  if (r.take("by"_w)) o.sponsor = need_senator(r);
  const std::size_t start = r.c.mark();
  if (r.take("with"_w))
    o.cosponsor = need_senator(r);
  else if (const auto second = r.c.separator() ? match_senator(r) : std::nullopt)
    o.cosponsor = *second;
  else
    r.c.reset(start);
}
// A bill that nobody brings in is half an order: whoever is missing is asked for.
void need_sponsor(LineReader& r, const SenatorId& sponsor) {
  if (sponsor.empty()) r.expect("by"_w);
}
void need_cosponsor(LineReader& r, const SenatorId& cosponsor) {
  if (cosponsor.empty()) r.expect("with"_w);
}

Proposal read_bill(LineReader& r) {
  PassLandBill o;
  o.bill = need_bill(r);
  read_sponsors(r, o);
  need_sponsor(r, o.sponsor);
  need_cosponsor(r, o.cosponsor);
  return o;
}
Proposal read_repeal(LineReader& r) {
  RepealLandBill o;
  r.pass_over("bill"_w);
  o.bill = need_bill(r);
  r.expect("by"_w);
  o.sponsor = need_senator(r);
  return o;
}
Proposal read_law(LineReader& r) {
  EnactLaw o;
  o.law = need_law(r);
  o.repeals = !r.take("bonus"_w) && r.take("repeal"_w);
  read_sponsors(r, o);
  return o;
}

Proposal read_raise(LineReader& r) {
  const int line = r.c.line(), column = r.c.column();
  const Force force = need_force(r);
  if (force.veterans > 0) r.refuse_at(line, column, "no_veterans_raised");
  return RaiseForces{force.legions, force.fleets};
}

Proposal read_disband(LineReader& r) { return DisbandForces{need_force(r)}; }

// SEND Fabius TO 1st Punic LEGIONS 8 [, Cornelius TO …]
Proposal read_dispatches(LineReader& r) {
  SendForces o;
  o.dispatches = r.c.list_of([&](Cursor&) -> std::optional<Dispatch> {
    Dispatch dispatch;
    const std::optional<SenatorId> commander = match_senator(r);
    if (!commander) return std::nullopt;
    dispatch.commander = *commander;
    r.expect("towards"_w);
    dispatch.war = need_war(r);
    dispatch.force = need_force(r);
    return dispatch;
  });
  if (o.dispatches.empty() && r.c.ok()) r.c.fail();
  return o;
}

// Without a name, the bequest that waits; without a force, the one that its card asks for.
Proposal read_bequest(LineReader& r) {
  CollectBequest o;
  if (const auto hit = r.c.match(r.at.words.bequests)) {
    o.card = static_cast<ForumCard>(hit->value);
  } else {
    for (const Bequest& waiting : r.at.p.state.bequests)
      if (waiting.collector.empty()) o.card = waiting.card;
  }
  r.take("by"_w);
  o.commander = need_senator(r);
  const ForumCardInfo& card = r.at.p.tables.forum_card(o.card);
  o.force = read_force(r).value_or(Force{card.legions, 0, card.fleets});
  return o;
}

template <class Posting>
Proposal read_garrison(LineReader& r) {
  Posting o;
  o.province = need_province(r);
  o.force = need_force(r);
  return o;
}

Proposal read_replacement(LineReader& r) {
  ReplaceCommander o;
  o.commander = need_senator(r);
  if (!r.next_is("with"_w) || !r.take("with"_w)) r.expect("by"_w);
  o.by = need_senator(r);
  return o;
}
Proposal read_reinforcement(LineReader& r) {
  ReinforceCommander o;
  o.commander = need_senator(r);
  o.force = need_force(r);
  return o;
}

// What stands behind the word that names its kind.
using Part = Proposal (*)(LineReader&);
Part next_part(LineReader& r) {
  if (r.take("governors"_w)) return [](LineReader& at) -> Proposal { return read_slate(at, false); };
  if (r.take("concession"_w)) return read_awards;
  if (r.take("bill"_w)) return read_bill;
  if (r.take("repeal"_w)) return read_repeal;
  if (r.take("raise"_w)) return read_raise;
  if (r.take("disband"_w)) return read_disband;
  if (r.take("send"_w)) return read_dispatches;
  if (r.take("recall"_w)) return read_recall;
  if (r.take("replace"_w)) return read_replacement;
  if (r.take("reinforce"_w)) return read_reinforcement;
  if (r.take("garrison"_w)) return read_garrison<SendGarrison>;
  if (r.take("ungarrison"_w)) return read_garrison<RecallGarrison>;
  if (r.take("bequest"_w)) return read_bequest;
  return nullptr;
}

// Those of which one names one commander or province.
bool goes_on_with_names(Part read) {
  return read == read_recall || read == read_replacement || read == read_reinforcement ||
         read == read_garrison<SendGarrison> || read == read_garrison<RecallGarrison>;
}

// RECALL Fabius AND REINFORCE Julius LEGIONS 3, Manlius FLEETS 2: a part without a word is like the one
// before.
Proposal read_parts(LineReader& r, Part read) {
  std::vector<Proposal> parts{read(r)};
  while (r.ok() && !r.c.at_end()) {
    const std::size_t before = r.c.mark();
    const bool separated = r.c.separator();
    if (const Part next = next_part(r)) {
      read = next;
    } else if (!separated || !goes_on_with_names(read) || r.c.at_end() || r.next_is("free"_w)) {
      r.c.reset(before);
      break;
    }
    parts.push_back(read(r));
  }
  return together(std::move(parts));
}

std::vector<Proposal> read_business(LineReader& r) {
  if (const Part read = next_part(r)) return {read_parts(r, read)};
  if (r.take("law"_w)) return {read_law(r)};
  if (r.take("reject"_w)) {
    r.expect("rhodes"_w);
    return {RejectRhodes{}};
  }
  if (r.take("remove"_w)) {
    r.expect("pontifex"_w);
    return {RemovePontifex{}};
  }
  if (r.next_is("assassin_trial"_w) && r.take("assassin_trial"_w)) return {read_assassin_trial(r)};
  if (r.take("motion"_w)) return {MinorMotion{read_text(r)}};
  return read_nomination(r);
}

// RAISE 6 LEGIONS says what PROPOSE RAISE 6 LEGIONS says.
Part part_of(Name verb) {
  static const std::map<Name, Part> kParts{
      {"recall", read_recall},
      {"raise", read_raise},
      {"disband", read_disband},
      {"send", read_dispatches},
      {"replace", read_replacement},
      {"reinforce", read_reinforcement},
      {"garrison", read_garrison<SendGarrison>},
      {"ungarrison", read_garrison<RecallGarrison>},
  };
  const auto found = kParts.find(verb);
  return found == kParts.end() ? nullptr : found->second;
}

}  // namespace

bool is_proposal(Name verb) {
  return verb == Name("propose") || verb == Name("nominate") || verb == Name("prosecute") || part_of(verb);
}

std::vector<Proposal> read_proposal_list(LineReader& r, Name verb) {
  if (verb == Name("propose")) return r.pass_over("to"_w), read_business(r);
  if (verb == Name("nominate")) return read_nomination(r);
  if (verb == Name("prosecute")) return {read_prosecution(r)};
  if (const Part read = part_of(verb)) return {read_parts(r, read)};
  if (verb == Name("motion")) return {MinorMotion{read_text(r)}};
  r.refuse_at(0, 0, "no_such_proposal");
  return {};
}

std::vector<Order> read_proposals(LineReader& r, Name verb) {
  bool free = r.take("free"_w);
  std::vector<Proposal> proposals = read_proposal_list(r, verb);
  free = r.take("free"_w) || free;
  std::vector<Order> all;
  for (Proposal& proposal : proposals) all.push_back(Propose{std::move(proposal), free});
  return all;
}

}  // namespace adj::respublica
