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
  r.pass_over("as"_w), r.pass_over("consuls"_w), r.take("rome"_w), r.pass_over("consuls"_w);
  return o;
}
// APPOINT DICTATOR Cornelius, APPOINT Cornelius AS DICTATOR
Order read_appoint(LineReader& r) {
  AppointDictator o;
  if (r.take("dictator"_w)) {
    o.senator = need_senator(r);
  } else {
    o.senator = need_senator(r);
    r.pass_over("as"_w), r.expect("dictator"_w);
  }
  return o;
}
Order read_master(LineReader& r) { return NameMaster{need_senator(r)}; }
Order read_unanimous(LineReader& r) { return Unanimous{!r.either("influence"_w, "step_down"_w)}; }
Order read_adjourn(LineReader& r) {
  r.pass_over("senate"_w);
  return Adjourn{};
}

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
  r.pass_over("as"_w);
  if (!role) role = read_role(r);
  if (!role && r.c.ok()) r.c.fail();
  o.role = role.value_or(Role::prosecutor);
  if (o.role == Role::advocate && r.take("for_whom"_w)) o.accused = need_senator(r);
  if (o.role == Role::repeal || o.role == Role::sponsor) {
    r.pass_over("bill"_w);
    if (o.role == Role::repeal || !r.take("law"_w)) o.bill = need_bill(r);
  }
  if (o.role == Role::command && r.take("min"_w)) {
    o.least = r.number(0, 99);
    r.pass_over("legions"_w);
  }
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

std::optional<VoteChoice> take_choice(LineReader& r) {
  if (r.take("in_favour"_w)) return VoteChoice::in_favour;
  if (r.take("against"_w)) return VoteChoice::against;
  if (r.take("abstain"_w)) return VoteChoice::abstain;
  return std::nullopt;
}

// A number that is not the beginning of a name: 3, not 3A.
bool bare_number(const LineReader& r) {
  const words::Token *here = r.c.peek(), *next = r.c.peek(1);
  const bool goes_on =
      next && next->kind == words::Token::Kind::kWord && next->join == words::Token::Join::kNone;
  return here && here->kind == words::Token::Kind::kNumber && !goes_on;
}

// 3, 4 and 6-8: each of them.
std::vector<int> read_items(LineReader& r) {
  std::vector<int> items;
  r.take("item"_w);
  r.c.list_of([&](Cursor& c) -> std::optional<int> {
    r.pass_over("item"_w);
    const std::optional<int> first = c.integer(1, LineReader::kMostNumber, Sign::kNone);
    if (!first) return first;
    const words::Token* next = c.peek();
    const bool hyphen =
        next && next->kind == words::Token::Kind::kNumber && next->join == words::Token::Join::kHyphen;
    const int last = hyphen || (r.next_is("to"_w) && r.take("to"_w)) ? r.number(*first) : *first;
    for (int number = *first; number <= last; ++number) items.push_back(number);
    return last;
  });
  if (items.empty() && r.c.ok()) r.c.fail();
  return items;
}

// BUY 3 Fabius | BUY UPTO 6 Fabius [TO PASS|TO FAIL]; without an end in mind, what the vote is for. Without a
// name, whom the line is about.
Buy read_buy(LineReader& r, const CastVote& vote) {
  const VoteChoice choice = vote.choice;
  Buy o;
  const bool up_to = r.take("up_to"_w);
  std::optional<SenatorId> buyer = bare_number(r) ? std::nullopt : match_senator(r);
  o.talents = r.number();
  if (!buyer) {
    r.pass_over("from"_w), r.pass_over("with"_w);
    const std::size_t start = r.c.mark();
    const bool goes_on = r.c.separator() && bare_number(r);  // with the next vote
    r.c.reset(start);
    if (!goes_on) buyer = match_senator(r);
  }
  if (!buyer && vote.senators.size() == 1) buyer = vote.senators.front();
  if (!buyer && r.c.ok()) r.c.fail();
  o.senator = buyer.value_or(SenatorId());
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

namespace {

// [senators] [BUY …]
void read_voters(LineReader& r, CastVote& o) {
  if (!r.next_is("buy"_w))
    o.senators = r.c.list_of([&](Cursor&) { return bare_number(r) ? std::nullopt : match_senator(r); });
  while (r.ok() && (r.c.separator(), r.take("buy"_w))) o.buys.push_back(read_buy(r, o));
}

// 3, 4 FOR [senators] [BUY …], or FOR 3, 4
CastVote read_vote(LineReader& r) {
  CastVote o;
  std::optional<VoteChoice> choice = take_choice(r);
  r.pass_over("on"_w);
  if (!r.take("all"_w)) o.items = read_items(r);
  r.c.colon() || r.c.equals();
  if (!choice) choice = take_choice(r);
  if (!choice && r.c.ok()) r.c.fail();
  o.choice = choice.value_or(VoteChoice::abstain);
  read_voters(r, o);
  return o;
}

// VOTE 3 FOR, 4 AGAINST; VOTE 3 FOR Fabius AGAINST Manlius.
bool read_another(LineReader& r, std::vector<CastVote>& all) {
  const std::size_t start = r.c.mark();
  r.c.separator();
  if (bare_number(r)) {
    all.push_back(read_vote(r));
    return r.ok();
  }
  const std::optional<VoteChoice> choice = all.back().senators.empty() ? std::nullopt : take_choice(r);
  if (!choice) return r.c.reset(start), false;
  CastVote other;
  other.items = all.back().items;
  other.choice = *choice;
  read_voters(r, other);
  all.push_back(other);
  return r.ok();
}

}  // namespace

std::vector<Order> read_votes(LineReader& r) {
  std::vector<CastVote> all{read_vote(r)};
  while (r.ok() && read_another(r, all)) {
  }
  return {all.begin(), all.end()};
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
  if (r.take("vetoed"_w)) {  // TRIBUNE VETO 3
    Order veto = read_veto(r);
    auto& line = std::get<CastVeto>(veto.body);
    line.free = line.free || o.free;
    return veto;
  }
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
  if (!r.next_is("with"_w) || !r.take("with"_w)) r.expect("by"_w);
  o.by = need_senator(r);
  if (r.next_is("with"_w) && r.take("with"_w)) {  // WITH 2 CARDS
    o.cards = r.number(0, 20);
    r.expect("cards"_w);
  } else if (r.take("cards"_w)) {
    o.cards = r.number(0, 20);
  }
  if (r.take("when"_w)) {
    o.trigger = Trigger::nominated;
    r.expect("for_life"_w);
    const int line = r.c.line(), column = r.c.column();
    const std::optional<SenatorId> named = match_senator(r);
    if (named && *named != o.target) r.refuse_at(line, column, "other_nominee");
  } else if (const bool during = r.take("during"_w); during || r.take("after"_w)) {
    o.trigger = during ? Trigger::during : Trigger::after;
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
    r.c.keyword(words::kIf);
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
