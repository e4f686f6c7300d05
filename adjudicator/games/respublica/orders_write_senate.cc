// Orders of the Senate as lines, and what may be put to the vote.

#include "adjudicator/games/respublica/orders_writer.h"

namespace adj::respublica {

namespace {

// Behind the verb that its kind takes.
struct ProposalWriter {
  const LineWriter& x;
  bool first = true;  // of several parts: only that one has the verb

  std::string nominate(Word office, const std::string& who) const {
    return x.verb("nominate") + " " + x.w(office) + " " + who;
  }
  std::string propose(Word what, const std::string& rest = "") const {
    return (first ? x.verb("propose") + " " : "") + x.w(what) + (rest.empty() ? "" : " ") + rest;
  }
  std::string part(Word word, SenatorId id) const {
    return id.empty() ? "" : " " + x.w(word) + " " + x.senator(id);
  }

  std::string operator()(const ConsulPair& o) const {
    return nominate("consuls"_w, x.senator(o.first) + ", " + x.senator(o.second));
  }
  std::string operator()(const ElectPontifex& o) const {
    return nominate("pontifex"_w, x.senator(o.senator));
  }
  std::string operator()(const ElectDictator& o) const {
    return nominate("dictator"_w, x.senator(o.senator));
  }
  std::string operator()(const ElectCensor& o) const { return nominate("censor"_w, x.senator(o.senator)); }
  std::string operator()(const ElectForLife& o) const { return nominate("for_life"_w, x.senator(o.senator)); }
  std::string charge(const Prosecution& o) const {
    switch (o.charge) {
      case Charge::corrupt:
        return o.major ? " " + x.w("corrupt"_w) : "";
      case Charge::major:
        return o.major ? "" : " " + x.w("office"_w);
      case Charge::concession:
        return " " + x.concession(o.concession);
      case Charge::legate:
        return " " + x.w("legate"_w) + " " + x.province(o.province);
      case Charge::pontifex_fine:
        return " " + x.w("fine"_w);
    }
    return "";
  }
  std::string operator()(const Prosecution& o) const {
    return x.verb("prosecute") + " " + x.senator(o.accused) + " " + x.w(o.major ? "major"_w : "minor"_w) +
           charge(o) + part("by"_w, o.prosecutor) + part("advocate"_w, o.advocate);
  }
  std::string operator()(const AssassinTrial& o) const {
    return propose("assassin_trial"_w, x.senator(o.leader) + part("target"_w, o.target) + " " +
                                           x.w("popularity"_w) + " " + text(o.popularity));
  }
  std::string operator()(const ElectGovernors& o) const {
    const auto show = [&](const Appointment& a) {
      return (a.recall ? x.w("recall"_w) + " " : "") + x.province(a.province) + "=" + x.senator(a.senator);
    };
    return propose("governors"_w, LineWriter::list(o.appointments, show));
  }
  std::string operator()(const AwardConcessions& o) const {
    const auto show = [&](const Award& a) { return x.concession(a.concession) + "=" + x.senator(a.senator); };
    return propose("concession"_w, LineWriter::list(o.awards, show));
  }
  std::string operator()(const PassLandBill& o) const {
    return propose("bill"_w, bill_name(o.bill) + part("by"_w, o.sponsor) + part("with"_w, o.cosponsor));
  }
  std::string operator()(const RepealLandBill& o) const {
    return propose("repeal"_w, bill_name(o.bill) + part("by"_w, o.sponsor));
  }
  std::string operator()(const RaiseForces& o) const {
    return propose("raise"_w, x.force(Force{o.legions, 0, o.fleets}));
  }
  std::string operator()(const DisbandForces& o) const { return propose("disband"_w, x.force(o.force)); }
  std::string operator()(const SendForces& o) const {
    const auto show = [&](const Dispatch& d) {
      return x.senator(d.commander) + " " + x.w("towards"_w) + " " + x.war(d.war) + " " + x.force(d.force);
    };
    return propose("send"_w, LineWriter::list(o.dispatches, show));
  }
  std::string operator()(const RecallCommander& o) const {
    return propose("recall"_w, x.senator(o.commander) + (o.all ? "" : " " + x.force(o.force)));
  }
  std::string operator()(const ReplaceCommander& o) const {
    return propose("replace"_w, x.senator(o.commander) + part("by"_w, o.by));
  }
  std::string operator()(const ReinforceCommander& o) const {
    return propose("reinforce"_w, x.senator(o.commander) + " " + x.force(o.force));
  }
  std::string operator()(const SendGarrison& o) const {
    return propose("garrison"_w, x.province(o.province) + " " + x.force(o.force));
  }
  std::string operator()(const RecallGarrison& o) const {
    return propose("ungarrison"_w, x.province(o.province) + " " + x.force(o.force));
  }
  std::string operator()(const CollectBequest& o) const {
    return propose("bequest"_w, x.bequest(o.card) + part("by"_w, o.commander) + " " + x.force(o.force));
  }
  std::string operator()(const RejectRhodes&) const { return propose("reject"_w, x.w("rhodes"_w)); }
  std::string operator()(const RemovePontifex&) const { return propose("remove"_w, x.w("pontifex"_w)); }
  std::string operator()(const EnactLaw& o) const {
    return propose("law"_w, x.law(o.law) + (o.repeals ? " " + x.w("repeal"_w) : "") +
                                part("by"_w, o.sponsor) + part("with"_w, o.cosponsor));
  }
  std::string operator()(const MinorMotion& o) const { return propose("motion"_w) + ": " + o.text; }
  std::string operator()(const Together& o) const {
    std::string line;
    for (const Proposal& part : o.parts)
      line += line.empty() ? std::visit(*this, part)
                           : " " + x.w("and"_w) + " " + std::visit(ProposalWriter{x, false}, part);
    return line;
  }
};

}  // namespace

std::string LineWriter::proposal(const Proposal& proposal) const {
  return std::visit(ProposalWriter{*this}, proposal);
}

std::string LineWriter::choice(VoteChoice choice) const {
  switch (choice) {
    case VoteChoice::in_favour:
      return w("in_favour"_w);
    case VoteChoice::against:
      return w("against"_w);
    case VoteChoice::abstain:
      return w("abstain"_w);
  }
  return "";
}

// --- The presiding magistrate
std::string LineWriter::operator()(const Propose& o) const {
  return proposal(o.proposal) + (o.free ? " " + w("free"_w) : "");
}
std::string LineWriter::operator()(const VoteOrder& o) const {
  return verb("vote_order") + " " + list(o.seats, [&](const Seat& seat) { return faction(seat); });
}
std::string LineWriter::operator()(const PreferConsul& o) const {
  return verb("prefer") + " " + senator(o.rome) + " " + w("rome"_w);
}
std::string LineWriter::operator()(const AppointDictator& o) const {
  return verb("appoint") + " " + w("dictator"_w) + " " + senator(o.senator);
}
std::string LineWriter::operator()(const NameMaster& o) const {
  return verb("master") + " " + senator(o.senator);
}
std::string LineWriter::operator()(const Unanimous& o) const {
  return verb("unanimous") + " " + w(o.step_down ? "step_down"_w : "influence"_w);
}
std::string LineWriter::operator()(const Adjourn&) const { return verb("adjourn"); }

// --- Consent
std::string LineWriter::operator()(const Consent& o) const {
  const std::string man = senator(o.senator);
  switch (o.role) {
    case Role::prosecutor:
      return verb("volunteer") + " " + man + " " + w("prosecutor"_w);
    case Role::advocate:
      return verb("volunteer") + " " + man + " " + w("advocate"_w) +
             (o.accused.empty() ? "" : " " + w("for_whom"_w) + " " + senator(o.accused));
    case Role::sponsor:
      return verb("volunteer") + " " + man + " " + w("sponsor"_w) + " " +
             (o.bill ? bill_name(*o.bill) : w("law"_w));
    case Role::repeal:
      return verb("volunteer") + " " + man + " " + w("repeal"_w) + " " + (o.bill ? bill_name(*o.bill) : "");
    case Role::command:
      return verb("consent") + " " + w("command"_w) + " " + man +
             (o.least == 0 ? "" : " " + w("min"_w) + " " + text(o.least));
    case Role::governor:
      return verb("consent") + " " + w("governor"_w) + " " + man;
  }
  return "";
}
std::string LineWriter::operator()(const AskAdvocate& o) const {
  return verb("advocate") + " " + senator(o.advocate) + " " + w("for_whom"_w) + " " + senator(o.accused);
}

// --- Votes
std::string LineWriter::operator()(const CastVote& o) const {
  std::string line =
      verb("vote") + " " + (o.items.empty() ? w("all"_w) : list(o.items, text)) + " " + choice(o.choice);
  if (!o.senators.empty()) line += " " + senators(o.senators);
  for (const Buy& buy : o.buys) {
    line += " " + w("buy"_w) + (buy.aim == BuyAim::exactly ? "" : " " + w("up_to"_w)) + " " +
            text(buy.talents) + " " + senator(buy.senator);
    if (buy.aim != BuyAim::exactly) line += " " + w(buy.aim == BuyAim::to_pass ? "to_pass"_w : "to_fail"_w);
  }
  return line;
}
std::string LineWriter::operator()(const CastVeto& o) const {
  return verb("veto") + " " + (o.item == 0 ? w("trial"_w) : text(o.item)) +
         (o.early ? " " + w("early"_w) : "") + (o.free ? " " + w("free"_w) : "");
}
std::string LineWriter::operator()(const AppealPeople& o) const {
  if (!o.yes) return verb("no") + " " + w("appeal"_w) + " " + senator(o.senator);
  return verb("appeal") + " " + senator(o.senator) + (!o.three_dice ? "" : *o.three_dice ? " 3D6" : " 2D6");
}
std::string LineWriter::operator()(const ImposeFine& o) const {
  return verb("fine") + " " + senator(o.senator);
}

// --- Tribunes
std::string LineWriter::tribune(const UseTribune& o, const std::string& conditions) const {
  std::string line = verb("tribune") + (o.free ? " " + w("free"_w) : "");
  switch (o.moment) {
    case TribuneMoment::after:
      if (o.item != 0) line += " " + w("after"_w) + " " + text(o.item);
      break;
    case TribuneMoment::adjourn:
      line += " " + w("when"_w) + " " + w("adjourn"_w);
      break;
    case TribuneMoment::reserve:
      line += " " + w("reserve"_w) + " " + text(o.item);
      break;
    case TribuneMoment::suspend:
      line += " " + w("suspend"_w) + " " + text(o.item);
      break;
  }
  line += conditions;
  return o.proposal ? line + " " + proposal(*o.proposal) : line;
}
std::string LineWriter::operator()(const UseTribune& o) const { return tribune(o, ""); }
std::string LineWriter::operator()(const OpposeTribune& o) const {
  if (o.murder) return verb("murder") + " " + senator(o.senator);
  return verb("graft") + " " + senator(o.senator) + " " + w("max"_w) + " " + text(o.most);
}
std::string LineWriter::operator()(const InciteMob& o) const {
  return verb("mob") + " " + senator(o.senator);
}

// --- Assassination
std::string LineWriter::operator()(const Assassinate& o) const {
  std::string line = verb("assassinate") + " " + senator(o.target) + " " + w("by"_w) + " " + senator(o.by);
  if (o.cards != 0) line += " " + w("cards"_w) + " " + text(o.cards);
  switch (o.trigger) {
    case Trigger::now:
      break;
    case Trigger::nominated:
      line += " " + w("when"_w) + " " + w("for_life"_w) + " " + senator(o.target);
      break;
    case Trigger::during:
      line += " " + w("during"_w) + " " + text(o.item);
      break;
    case Trigger::after:
      line += " " + w("after"_w) + " " + text(o.item);
      break;
  }
  return line;
}
std::string LineWriter::operator()(const Bodyguard& o) const {
  const std::string line = verb("bodyguard") + (o.senator.empty() ? "" : " " + senator(o.senator)) + " ";
  switch (o.mode) {
    case GuardMode::as_needed:
      return line + w("as_needed"_w);
    case GuardMode::all:
      return line + w("all"_w);
    case GuardMode::number:
      return line + text(o.number);
    case GuardMode::none:
      return line + w("none"_w);
  }
  return line;
}

// --- Cards and abilities
std::string LineWriter::operator()(const PlayLaw& o) const {
  return verb("play") + " " + w("law"_w) + " " + law(o.law) + (o.repeals ? " " + w("repeal"_w) : "");
}
std::string LineWriter::operator()(const NamePriest& o) const {
  return verb("priest") + " " + senator(o.senator) +
         (o.from.empty() ? "" : " " + w("from"_w) + " " + senator(o.from));
}
std::string LineWriter::operator()(const ClaimCommissioner&) const {
  return verb("claim") + " " + w("commissioner"_w);
}
std::string LineWriter::operator()(const ChooseLegate& o) const {
  return verb(o.legate ? "legate" : "go") + " " + province(o.province);
}

}  // namespace adj::respublica
