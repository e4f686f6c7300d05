#include "adjudicator/core/script.h"

namespace adj {

std::string ScriptedDice::left_over() const {
  std::string text;
  for (const int face : faces_) text += (text.empty() ? "" : " ") + std::to_string(face);
  for (const Name& name : draws_) text += (text.empty() ? "" : " ") + name.str();
  return text;
}

int ScriptedDice::roll(int phase, std::string_view label, int sides, bool secret) {
  if (!otherwise_) throw ScriptError("no die scripted for " + std::string(label));
  return otherwise_->roll(phase, label, sides, secret);
}

int ScriptedDice::face(int phase, std::string_view label, int low, int high) {
  if (faces_.empty()) {
    if (!otherwise_) throw ScriptError("no die scripted for " + std::string(label));
    return otherwise_->face(phase, label, low, high);
  }
  const int face = faces_.front();
  if (face < low || face > high)
    throw ScriptError("scripted die " + std::to_string(face) + " does not fit " + std::string(label));
  faces_.pop_front();
  return face;
}

std::size_t ScriptedDice::draw(int phase, std::string_view label, std::span<const Name> from, bool secret) {
  if (draws_.empty()) {
    if (!otherwise_) throw ScriptError("no draw scripted for " + std::string(label));
    return otherwise_->draw(phase, label, from, secret);
  }
  for (std::size_t i = 0; i < from.size(); ++i)
    if (from[i] == draws_.front()) {
      draws_.pop_front();
      return i;
    }
  throw ScriptError("scripted draw " + draws_.front().str() + " is not there for " + std::string(label));
}

}  // namespace adj
