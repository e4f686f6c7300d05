// Orders of the Senate: the presiding magistrate, consent, votes, Tribunes, attempts, cards.

#include "adjudicator/games/respublica/orders_read.h"

namespace adj::respublica {

using words::Cursor;
using words::Sign;

// --- The presiding magistrate
Order read_motion(LineReader& r) { return Propose{MinorMotion{read_text(r)}, false}; }

Order read_vote_order(LineReader& r) {
  VoteOrder o;
  o.seats = r.c.list_of([&](Cursor& c) -> std::optional<Seat> {
    if (const auto hit = c.match(r.at.names.factions)) return Seat{hit->value};
    r.take("seat"_w);
    const auto number = c.integer(1, r.at.p.state.seats, Sign::kNone);
    return number ? std::optional(Seat{*number}) : std::nullopt;
  });
  if (o.seats.empty() && r.c.ok()) r.c.fail();
  return o;
}

Order read_prefer(LineReader& r) {
  PreferConsul o;
  o.rome = need_senator(r);
  r.take("rome"_w);
  return o;
}
Order read_appoint(LineReader& r) {
  r.expect("dictator"_w);
  return AppointDictator{need_senator(r)};
}
Order read_master(LineReader& r) { return NameMaster{need_senator(r)}; }
Order read_unanimous(LineReader& r) { return Unanimous{!r.either("influence"_w, "step_down"_w)}; }
Order read_adjourn(LineReader&) { return Adjourn{}; }

// --- Consent
namespace {

std::optional<Role> read_role(LineReader& r) {
  if (r.take("prosecutor"_w)) return Role::prosecutor;
  if (r.take("advocate"_w)) return Role::advocate;
  if (r.take("sponsor"_w)) return Role::sponsor;
  if (r.take("repeal"_w)) return Role::repeal;
  if (r.take("command"_w)) return Role::command;
  if (r.take("governor"_w)) return Role::governor;
  return std::nullopt;
}

// The role may stand before or behind the man.
Consent read_offer(LineReader& r) {
  Consent o;
  std::optional<Role> role = read_role(r);
  o.senator = need_senator(r);
  if (!role) role = read_role(r);
  if (!role && r.c.ok()) r.c.fail();
  o.role = role.value_or(Role::prosecutor);
  if (o.role == Role::advocate && r.take("for_whom"_w)) o.accused = need_senator(r);
  if (o.role == Role::repeal || (o.role == Role::sponsor && !r.take("law"_w))) o.bill = need_bill(r);
  if (o.role == Role::command && r.take("min"_w)) o.least = r.number(0, 99);
  return o;
}

}  // namespace

Order read_volunteer(LineReader& r) { return read_offer(r); }
Order read_consent(LineReader& r) { return read_offer(r); }
Order read_advocate(LineReader& r) {
  AskAdvocate o;
  o.advocate = need_senator(r);
  r.expect("for_whom"_w);
  o.accused = need_senator(r);
  return o;
}

// --- Votes
namespace {

VoteChoice read_choice(LineReader& r) {
  if (r.take("in_favour"_w)) return VoteChoice::in_favour;
  if (r.take("against"_w)) return VoteChoice::against;
  r.expect("abstain"_w);
  return VoteChoice::abstain;
}

// BUY 3 Fabius | BUY UPTO 6 Fabius [TO PASS|TO FAIL]; without an end in mind, what the vote is for.
Buy read_buy(LineReader& r, VoteChoice choice) {
  Buy o;
  const bool up_to = r.take("up_to"_w);
  o.talents = r.number();
  o.senator = need_senator(r);
  if (!up_to) return o;
  if (r.take("to_pass"_w))
    o.aim = BuyAim::to_pass;
  else if (r.take("to_fail"_w))
    o.aim = BuyAim::to_fail;
  else
    o.aim = choice == VoteChoice::in_favour ? BuyAim::to_pass : BuyAim::to_fail;
  return o;
}

}  // namespace

// VOTE 3, 4 FOR [senators] [BUY …]
Order read_vote(LineReader& r) {
  CastVote o;
  if (!r.take("all"_w)) {
    r.take("item"_w);
    o.items = r.c.list_of([&](Cursor& c) { return c.integer(1, LineReader::kMostNumber, Sign::kNone); });
    if (o.items.empty() && r.c.ok()) r.c.fail();
  }
  o.choice = read_choice(r);
  if (!r.next_is("buy"_w)) o.senators = r.c.list_of([&](Cursor&) { return match_senator(r); });
  while (r.ok() && (r.c.separator(), r.take("buy"_w))) o.buys.push_back(read_buy(r, o.choice));
  return o;
}

Order read_veto(LineReader& r) {
  CastVeto o;
  if (!r.take("trial"_w)) {
    r.take("item"_w);
    o.item = r.number(1);
  }
  for (bool more = true; r.ok() && more;) {
    const bool early = r.take("early"_w), free = !early && r.take("free"_w);
    o.early = o.early || early;
    o.free = o.free || free;
    more = early || free;
  }
  return o;
}

// APPEAL Fabius [3D6|2D6]
Order read_appeal(LineReader& r) {
  AppealPeople o;
  o.senator = need_senator(r);
  if (const auto dice = r.c.integer(2, 3, Sign::kNone)) {
    o.three_dice = *dice == 3;
    const words::Token *d = r.c.peek(), *six = r.c.peek(1);
    if (d && six && d->text == "d" && six->text == "6") r.c.reset(r.c.mark() + 2);
  }
  return o;
}

Order read_fine(LineReader& r) { return ImposeFine{need_senator(r)}; }

// --- Tribunes
// TRIBUNE [FREE] [AFTER 2 | IF ADJOURN | RESERVE 3 | SUSPEND 5] PROPOSE …
Order read_tribune(LineReader& r) {
  UseTribune o;
  o.free = r.take("free"_w);
  if (r.take("after"_w)) {
    r.take("item"_w);
    o.item = r.number(1);
  } else if (r.take("reserve"_w)) {
    o.moment = TribuneMoment::reserve;
    r.take("item"_w);
    o.item = r.number(1);
    o.free = r.take("free"_w) || o.free;
    return o;
  } else if (r.take("suspend"_w)) {
    o.moment = TribuneMoment::suspend;
    r.take("item"_w);
    o.item = r.number(1);
  } else if (r.c.keyword(words::kIf) || r.take("when"_w)) {
    o.moment = TribuneMoment::adjourn;
    r.expect("adjourn"_w);
  }
  r.c.colon();
  const auto verb = r.c.need(order_words().verbs());
  if (!verb) return o;
  std::vector<Proposal> proposals = read_proposal_list(r, verb->id);
  if (!r.ok()) return o;
  if (proposals.size() == 1)
    o.proposal = std::move(proposals.front());
  else
    r.refuse_at(verb->line, verb->column, "one_proposal");
  o.free = r.take("free"_w) || o.free;
  return o;
}

Order read_graft(LineReader& r) {
  OpposeTribune o;
  o.senator = need_senator(r);
  if (r.take("max"_w)) o.most = r.number();
  return o;
}
Order read_murder(LineReader& r) {
  OpposeTribune o;
  o.murder = true;
  o.senator = need_senator(r);
  return o;
}
Order read_mob(LineReader& r) { return InciteMob{need_senator(r)}; }

// --- Assassination
// ASSASSINATE Cornelius BY Manlius [CARDS 2] [WHEN CFL Cornelius | DURING 3 | AFTER 3 | NOW]
Order read_assassinate(LineReader& r) {
  Assassinate o;
  o.target = need_senator(r);
  r.expect("by"_w);
  o.by = need_senator(r);
  if (r.take("cards"_w)) o.cards = r.number(0, 20);
  if (r.take("when"_w)) {
    o.trigger = Trigger::nominated;
    r.expect("for_life"_w);
    const int line = r.c.line(), column = r.c.column();
    const std::optional<SenatorId> named = match_senator(r);
    if (named && *named != o.target) r.refuse_at(line, column, "other_nominee");
  } else if (r.take("during"_w) || r.next_is("after"_w)) {
    o.trigger = r.take("after"_w) ? Trigger::after : Trigger::during;
    r.take("item"_w);
    o.item = r.number(1);
  } else {
    r.take("now"_w);
  }
  return o;
}

// BODYGUARD [Cornelius] ASNEEDED | ALL | 2 | NONE
Order read_bodyguard(LineReader& r) {
  Bodyguard o;
  if (const auto man = match_senator(r)) o.senator = *man;
  if (const auto count = r.c.integer(1, 20, Sign::kNone)) {
    o.mode = GuardMode::number;
    o.number = *count;
  } else if (r.take("all"_w)) {
    o.mode = GuardMode::all;
  } else if (r.take("none"_w)) {
    o.mode = GuardMode::none;
  } else {
    r.expect("as_needed"_w);
  }
  return o;
}

// --- Cards and abilities
Order read_priest(LineReader& r) {
  NamePriest o;
  o.senator = need_senator(r);
  if (r.take("from"_w)) o.from = need_senator(r);
  return o;
}
Order read_claim(LineReader& r) {
  r.expect("commissioner"_w);
  return ClaimCommissioner{};
}
Order read_legate(LineReader& r) { return ChooseLegate{need_province(r), true}; }
Order read_go(LineReader& r) {
  r.take("towards"_w);
  return ChooseLegate{need_province(r), false};
}

}  // namespace adj::respublica
