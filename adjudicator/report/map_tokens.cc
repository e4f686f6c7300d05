// Counters: stacks with their leaders and ships, boxes, battles, markers.

#include <algorithm>
#include <cmath>
#include <numeric>

#include "adjudicator/report/map_draw.h"

namespace adj::map {
namespace {

constexpr double kHead = 16;    // height of a counter's coloured head
constexpr double kLine = 10.5;  // of a line of leaders
constexpr double kStrength = 10.5;
constexpr double kLeader = 9;
constexpr int kShipsDrawn = 4;  // more are counted

// A counter measured: what stands in its head, and the lines below.
struct Card {
  const MapOwner* owner = nullptr;
  bool people = false;
  std::string head;
  int ships = 0;
  int weakened = 0;
  std::vector<std::string> lines;
  std::string note;
  std::string kind;  // what it is, for programs that read the picture
  std::string place_id;
  Place place;
  double width = 0;
  double height = 0;
  Box box;
};

double ships_width(int ships) {
  if (ships == 0) return 0;
  return ships <= kShipsDrawn ? ships * 15.0 + 3 : 32;
}

// Leaders' names, as many to a line as the width allows.
std::vector<std::string> name_lines(const std::vector<std::string>& names, double width) {
  std::vector<std::string> lines;
  for (const std::string& name : names) {
    if (!lines.empty() && text_width(lines.back() + ", " + name, kLeader, Face::kSans) <= width) {
      lines.back() += ", " + name;
    } else {
      if (!lines.empty()) lines.back() += ",";
      lines.push_back(name);
    }
  }
  return lines;
}

void measure(Card& card, const std::vector<std::string>& leaders, double least) {
  double width = 15 + 8 + ships_width(card.ships) + (card.weakened > 0 ? 20 : 0);
  width += text_width(card.head, kStrength, Face::kSansBold);
  card.lines = name_lines(leaders, std::max(width, least) - 6);
  for (const std::string& l : card.lines) width = std::max(width, text_width(l, kLeader, Face::kSans) + 8);
  card.width = width;
  card.height = kHead + (card.lines.empty() ? 0 : kLine * static_cast<double>(card.lines.size()) + 3);
}

Card card_of(const Drawing& d, const MapStack& stack) {
  Card card;
  card.owner = d.owner(stack.owner);
  card.people = stack.style == MapStackStyle::kPeople;
  card.ships = stack.ships;
  card.weakened = stack.weakened;
  card.note = stack.note;
  card.kind = "stack";
  card.place_id = stack.place;
  card.place = d.place(stack.place);
  card.head = stack.strength;
  std::vector<std::string> leaders = stack.leaders;
  // Leaders without troops: the first one's name takes the head.
  if (card.head.empty() && card.ships == 0 && !leaders.empty()) {
    card.head = leaders.front();
    leaders.erase(leaders.begin());
  }
  measure(card, leaders, 74);
  return card;
}

Card card_of(const Drawing& d, const MapBox& box) {
  Card card;
  card.owner = d.owner(box.owner);
  card.kind = "box";
  card.place_id = box.place;
  card.place = d.place(box.place);
  card.head = box.title;
  measure(card, box.lines, 60);
  return card;
}

void place(Drawing& d, Card& card) {
  Request request;
  request.at = card.place.at;
  request.width = card.width + 3;
  request.height = card.height + 3;
  request.reach = 150;
  request.gap = card.place.sea ? 0 : 4;
  request.zone = card.place.sea ? kWater : card.place.index;
  request.on_others = 40;
  request.on_water = card.place.sea ? 0 : 12;
  card.box = d.placer.place(request, Placer::kSolid);
  card.box.x += 1.5;
  card.box.y += 1.5;
  card.box.width -= 3;
  card.box.height -= 3;
}

// A thread from a counter that had to move aside to the place it stands in.
void draw_tether(Drawing& d, const Card& card) {
  if (distance_to(card.box, card.place.at) < 9) return;
  const MapPoint from = {std::clamp(card.place.at.x, card.box.x + 3, card.box.x + card.box.width - 3),
                         std::clamp(card.place.at.y, card.box.y + 3, card.box.y + card.box.height - 3)};
  // A zone's number must stay readable: the thread ends at its rim.
  const bool numbered =
      !card.place.sea && !d.g.board.zones[static_cast<std::size_t>(card.place.index)].number.empty();
  const double away = std::hypot(card.place.at.x - from.x, card.place.at.y - from.y),
               keep = numbered ? (away - 8) / away : 1;
  const MapPoint to = {from.x + (card.place.at.x - from.x) * keep,
                       from.y + (card.place.at.y - from.y) * keep};
  d.out.path({{from, to}}, false,
             "fill=\"none\" stroke=\"#f6efdc\" stroke-width=\"3.4\" stroke-opacity=\".8\"");
  const std::string colour =
      mixed(card.owner != nullptr ? card.owner->colour : palette::kPeople, palette::kInk, 0.35);
  d.out.path({{from, to}}, false, "fill=\"none\" stroke=\"" + colour + "\" stroke-width=\"1.5\"");
  d.out.circle(to, 2, "fill=\"" + colour + "\"");
}

void draw_head(Drawing& d, const Card& card, const std::string& colour) {
  const Box& b = card.box;
  const std::string ink = ink_on(colour);
  const std::string round = card.people ? " rx=\"8\"" : " rx=\"2.5\"";
  d.out.rect({b.x, b.y}, b.width, kHead, "fill=\"" + colour + "\"" + round);
  double x = b.x + 4;
  TextStyle style;
  style.face = Face::kSansBold;
  style.fill = ink;
  style.size = kStrength;
  style.anchor = "start";
  if (card.owner != nullptr) {
    d.out.rect({b.x + 2, b.y + 2}, 13, kHead - 4,
               "fill=\"" + ink + "\" fill-opacity=\".92\" rx=\"" + (card.people ? "6" : "1.5") + "\"");
    TextStyle letter = style;
    letter.fill = colour;
    letter.anchor = "middle";
    letter.size = card.owner->letter.size() > 1 ? 8 : 10;
    d.out.text({b.x + 8.5, b.y + kHead - 4.5}, card.owner->letter, letter);
    x = b.x + 18.5;
  }
  d.out.text({x, b.y + kHead - 4.4}, card.head, style);
  x += text_width(card.head, kStrength, Face::kSansBold) + 4;
  const int drawn = card.ships <= kShipsDrawn ? card.ships : 1;
  for (int i = 0; i < drawn; ++i) icon_ship(d.out, {x + 7 + 15 * i, b.y + kHead / 2 + 0.5}, 8.5, ink);
  if (card.ships > kShipsDrawn) d.out.text({x + 16, b.y + kHead - 4.4}, std::to_string(card.ships), style);
  if (card.weakened > 0) {
    style.anchor = "end";
    style.size = 9.5;
    d.out.text({b.x + b.width - 3, b.y + kHead - 4.6}, std::to_string(card.weakened), style);
    icon_weakened(d.out, {b.x + b.width - 14, b.y + kHead / 2 + 0.4}, ink);
  }
}

void draw_card(Drawing& d, const Card& card) {
  const std::string colour = card.owner != nullptr ? card.owner->colour : palette::kPeople;
  const Box& b = card.box;
  d.out << "<g data-" << card.kind << "=\"" << xml_escaped(card.place_id) << "\">";
  d.out.title(card.note);
  const std::string round = card.people ? "rx=\"8\"" : "rx=\"3\"";
  d.out.rect({b.x + 1.2, b.y + 1.6}, b.width, b.height, round + " fill=\"#2b1d0e\" fill-opacity=\".35\"");
  d.out.rect({b.x, b.y}, b.width, b.height, round + " fill=\"#fbf6e8\"");
  draw_head(d, card, card.people ? mixed(colour, palette::kPeople, card.owner == nullptr ? 1 : 0) : colour);
  TextStyle style;
  style.face = Face::kSans;
  style.size = kLeader;
  style.fill = "#2b1d0e";
  for (std::size_t i = 0; i < card.lines.size(); ++i)
    d.out.text({b.x + b.width / 2, b.y + kHead + kLine * (static_cast<double>(i) + 0.82)}, card.lines[i],
               style);
  const std::string edge = card.people ? " stroke-dasharray=\"3 1.5\"" : "";
  d.out.rect({b.x, b.y}, b.width, b.height,
             round + " fill=\"none\" stroke=\"#2b1d0e\" stroke-width=\"1.1\"" + edge);
  d.out << "</g>\n";
}

void draw_battles(Drawing& d) {
  for (const MapBattle& battle : d.m.battles) {
    Request request;
    request.at = d.place(battle.place).at;
    request.width = request.height = 27;
    request.gap = 8;
    request.reach = 90;
    const MapPoint at = d.placer.place(request, Placer::kSolid).middle();
    const MapOwner* winner = d.owner(battle.winner);
    d.out << "<g data-battle=\"" << xml_escaped(battle.place) << "\">";
    d.out.title(battle.note);
    icon_swords(d.out, at, 11, winner != nullptr ? winner->colour : "#f6efdc");
    if (winner != nullptr) icon_letter(d.out, {at.x + 9, at.y + 9}, 5.6, *winner);
    d.out << "</g>\n";
  }
}

void draw_markers(Drawing& d) {
  for (const MapMarker& marker : d.m.markers) {
    TextStyle style;
    style.face = Face::kSansBold;
    style.size = 9;
    style.anchor = "start";
    style.halo = palette::kPaper;
    const double width = marker.text.empty() ? 0 : text_width(marker.text, 9, Face::kSansBold) + 4;
    Request request;
    const Place place = d.place(marker.place);
    request.at = place.at;
    request.width = 20 + width;
    request.height = 20;
    request.gap = 8;
    request.reach = 90;
    request.zone = place.sea ? kWater : place.index;
    request.on_others = 14;
    const Box box = d.placer.place(request, Placer::kSolid);
    d.out << "<g data-marker=\"" << xml_escaped(marker.place) << "\">";
    d.out.title(marker.note);
    icon_sign(d.out, {box.x + 10, box.y + 10}, marker.sign, d.colour(marker.owner, palette::kInk));
    d.out.text({box.x + 21, box.y + 13.4}, marker.text, style);
    d.out << "</g>\n";
  }
}

}  // namespace

void draw_tokens(Drawing& d) {
  std::vector<Card> cards;
  for (const MapStack& stack : d.m.stacks) cards.push_back(card_of(d, stack));
  for (const MapBox& box : d.m.boxes) cards.push_back(card_of(d, box));
  // The large ones choose first; what is drawn keeps the model's order.
  std::vector<std::size_t> order(cards.size());
  std::iota(order.begin(), order.end(), 0u);
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return cards[a].width * cards[a].height > cards[b].width * cards[b].height;
  });
  for (const std::size_t i : order) place(d, cards[i]);
  for (const Card& card : cards) draw_tether(d, card);
  for (const Card& card : cards) draw_card(d, card);
  draw_battles(d);
  draw_markers(d);
}

}  // namespace adj::map
