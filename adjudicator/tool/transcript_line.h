#pragma once
// A line of a transcript: its words, what they mean as values, and the places in a state that they name.

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "adjudicator/core/json.h"

namespace adj {

// A mistake in the transcript itself, or an expectation that does not hold.
struct Mismatch : std::runtime_error {
  using std::runtime_error::runtime_error;
};

using Words = std::vector<std::string>;

// Words of a line; a word may be "quoted with spaces", and […] and {…} stay together. `#` begins a comment.
Words split(const std::string& line);

// A word behind the last one that means something would be an expectation that nobody checks.
void at_most(const Words& words, std::size_t n);

// What a word means as a value: JSON where it is JSON, else the word itself.
Json value_of(const std::string& word);

std::pair<std::string, std::string> key_and_value(const std::string& word);

int number_of(const std::string& word, const char* what);

// Lines are wrapped in a report and some of its spaces may not break: one plain space for each stretch of
// them.
std::string with_plain_spaces(std::string_view text);

// Why a path leads nowhere: how far it leads, and what is there.
std::string no_such_place(const Json& root, const std::string& path);

// The place in which a path names a member: "leader.caesar" of "leader.caesar.zone"; or nullptr.
const Json* parent_of(const Json& root, const std::string& path);

// Sets the places a path names; `*` stands for every element.
void set_path(Json& root, const std::string& path, const Json& value);

}  // namespace adj
