// What a report says about an open decision: the lines that stand, what is still missing, what silence means.

#include <algorithm>

#include "adjudicator/games/alea/orders_route.h"
#include "adjudicator/games/alea/text.h"

namespace adj::alea {

std::vector<std::string> Alea::order_lines(const Tables& t, const State&, const Decision& decision,
                                           const Answer& answer, Language language) {
  std::vector<std::string> lines;
  for (const Order& order : orders_of(decision, answer)) lines.push_back(order_line(t, order, language));
  return lines;
}

namespace {

struct Missing {
  Position p;
  const Answer& answer;
  Language language;

  std::vector<Order> orders() const { return std::get<Orders>(answer).list; }
  std::string say(const char* key, Json::Object fields) const {
    return order_words(p.tables, language).sentence(std::string("missing.") + key, Json(std::move(fields)));
  }
  bool passed() const {
    return std::ranges::any_of(orders(), [](const Order& o) { return std::holds_alternative<Pass>(o.body); });
  }

  // AIE-S0  The set-up must be whole.
  std::vector<std::string> operator()(const DeployForces& d) const {
    std::vector<std::string> sentences;
    for (const Refusal& fault : deployment_faults(p, d.camp, orders()))
      sentences.push_back(refusal_text(p.tables, fault, language));
    return sentences;
  }
  // AIE-3.5.3g, h
  std::vector<std::string> operator()(const MurderKeep& d) const {
    return zones_without<KeepUnits>("keep", d.zones);
  }
  // A stack for which no zone is legal needs no line.
  std::vector<std::string> operator()(const MurderSend& d) const {
    std::vector<ZoneId> zones;
    for (const Order& order : fallback_for(p, d).list)
      if (const auto* send = std::get_if<SendStack>(&order.body)) zones.push_back(send->zone);
    return zones_without<SendStack>("send", zones);
  }
  // AIE-3.5.3o
  std::vector<std::string> operator()(const AlexandriaLegions& d) const {
    int named = 0;
    for (const Order& order : orders())
      if (const auto* o = std::get_if<Alexandria>(&order.body)) named += static_cast<int>(o->units.size());
    if (passed() || named >= d.count) return {};
    return {say("alexandria", {{"count", d.count - named}})};
  }
  // Every other window takes whatever is sent as the whole of it; choices are checked when they are made.
  template <class Other>
  std::vector<std::string> operator()(const Other&) const {
    return {};
  }

  template <class T>
  std::vector<std::string> zones_without(const char* key, const std::vector<ZoneId>& zones) const {
    std::vector<std::string> sentences;
    if (passed()) return sentences;
    for (const ZoneId& zone : zones) {
      const std::vector<Order> given = orders();
      const bool covered = std::ranges::any_of(given, [&](const Order& order) {
        const T* o = std::get_if<T>(&order.body);
        return o && o->zone == zone;
      });
      if (!covered) sentences.push_back(say(key, {{"zone", zone.str()}}));
    }
    return sentences;
  }
};

}  // namespace

std::vector<std::string> Alea::missing(const Tables& t, const State& s, const Decision& decision,
                                       const Answer& answer, Language language) {
  return std::visit(Missing{Position(t, s), answer, language}, decision);
}

std::string Alea::fallback_text(const Tables& t, const State& s, const Decision& decision,
                                Language language) {
  const std::string kind =
      std::visit([](const auto& d) { return std::string(std::decay_t<decltype(d)>::kName); }, decision);
  Json lines = Json::array();
  for (const std::string& line : order_lines(t, s, decision, fallback(t, s, decision), language))
    lines.push_back(Json(line));
  return order_words(t, language).sentence("fallback." + kind, Json(Json::Object{{"orders", lines}}));
}

}  // namespace adj::alea
