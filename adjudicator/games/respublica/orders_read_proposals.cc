// What may be put to the vote: NOMINATE …, PROPOSE …, PROSECUTE …, RECALL …

#include "adjudicator/games/respublica/orders_read.h"
#include "adjudicator/games/respublica/pieces.h"

namespace adj::respublica {

using words::Cursor;

namespace {

// --- Elections: a list of candidates is several proposals, in this order
template <class Election>
std::vector<Proposal> candidates(LineReader& r) {
  std::vector<Proposal> all;
  for (const SenatorId& id : need_senators(r)) all.push_back(Election{id});
  return all;
}

std::vector<Proposal> read_nomination(LineReader& r) {
  if (r.take("consuls"_w)) {
    ConsulPair pair;
    pair.first = need_senator(r);
    r.c.separator();
    pair.second = need_senator(r);
    return {pair};
  }
  if (r.take("pontifex"_w)) return candidates<ElectPontifex>(r);
  if (r.take("dictator"_w)) return candidates<ElectDictator>(r);
  if (r.take("censor"_w)) return candidates<ElectCensor>(r);
  r.expect("for_life"_w);
  return candidates<ElectForLife>(r);
}

// --- Trials
void read_charge(LineReader& r, Prosecution& o) {
  o.charge = o.major ? Charge::major : Charge::corrupt;
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
  }
}

// PROSECUTE Fabius MINOR MINING BY Manlius; MAJOR BY Manlius
Proposal read_prosecution(LineReader& r) {
  Prosecution o;
  o.accused = need_senator(r);
  o.major = !r.either("minor"_w, "major"_w);
  read_charge(r, o);
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
  const auto province = r.c.match(r.at.words.provinces);
  if (!province) return std::nullopt;
  o.province = ProvinceId(province->id.view());
  r.columns.emplace(o.province.str(), province->column);
  if (!r.c.equals()) r.expect("by"_w);
  o.senator = need_senator(r);
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
    const auto hit = c.match(r.at.words.concessions);
    if (!hit) return std::nullopt;
    Award award{ConcessionId(hit->id.view()), {}};
    r.columns.emplace(award.concession.str(), hit->column);
    if (!c.equals()) r.expect("to"_w);
    award.senator = need_senator(r);
    return award;
  });
  if (o.awards.empty() && r.c.ok()) r.c.fail();
  return o;
}

template <class Bill>
void read_sponsors(LineReader& r, Bill& o) {
  if (r.take("by"_w)) o.sponsor = need_senator(r);
  if (r.take("with"_w)) o.cosponsor = need_senator(r);
}

Proposal read_bill(LineReader& r) {
  PassLandBill o;
  o.bill = need_bill(r);
  read_sponsors(r, o);
  return o;
}
Proposal read_repeal(LineReader& r) {
  RepealLandBill o;
  o.bill = need_bill(r);
  if (r.take("by"_w)) o.sponsor = need_senator(r);
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
  r.expect("by"_w);
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
  if (r.take("disband"_w)) return [](LineReader& at) -> Proposal { return DisbandForces{need_force(at)}; };
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
  if (r.take("assassin_trial"_w)) return {read_assassin_trial(r)};
  if (r.take("motion"_w)) return {MinorMotion{read_text(r)}};
  return read_nomination(r);
}

}  // namespace

std::vector<Proposal> read_proposal_list(LineReader& r, Name verb) {
  if (verb == Name("propose")) return read_business(r);
  if (verb == Name("nominate")) return read_nomination(r);
  if (verb == Name("prosecute")) return {read_prosecution(r)};
  if (verb == Name("recall")) return {read_parts(r, read_recall)};
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
