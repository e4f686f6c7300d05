#pragma once
// What the secret test works with: a game whose secrets are others than they were, letters taken apart to
// their last part, and the words that nobody may read in them.

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/core/module.h"

namespace adj::service {

// While it is worn, every game that is loaded has other secrets than it had: all that this seat cannot know
// is different (0: that nobody can know). Who had answered the open window still has, but with other answers.
struct Disguise {
  std::optional<Seat> seat;
  std::uint64_t seed = 1;
};

// A game's module, except that what it loads wears the disguise.
class DisguisedModule final : public GameModule {
 public:
  DisguisedModule(std::unique_ptr<GameModule> real, const Disguise& disguise)
      : real_(std::move(real)), disguise_(disguise) {}

  Name id() const override { return real_->id(); }
  std::string title() const override { return real_->title(); }
  std::string clause_prefix() const override { return real_->clause_prefix(); }
  std::vector<ScenarioInfo> scenarios() const override { return real_->scenarios(); }
  std::vector<OptionInfo> options() const override { return real_->options(); }
  std::string data_digest() const override { return real_->data_digest(); }
  std::unique_ptr<Game> start(const StartRequest& request) const override { return real_->start(request); }
  std::unique_ptr<Game> load(const Json& document) const override;
  const Json& clauses() const override { return real_->clauses(); }
  std::vector<std::string> expected_tally(const std::string& s) const override {
    return real_->expected_tally(s);
  }
  std::vector<std::string> tally(const NumberedEvent& event) const override { return real_->tally(event); }
  std::vector<std::string> names() const override { return real_->names(); }

 private:
  std::unique_ptr<GameModule> real_;
  const Disguise& disguise_;
};

// A letter as its reader's program sees it: a name for each header and each part, and what it says, decoded.
using Opened = std::map<std::string, std::string>;
Opened opened(std::string_view raw);

// The first thing in which two letters differ, but for what is new in every letter (its Message-ID); nothing
// when they are the same.
std::optional<std::string> difference(const Opened& one, const Opened& other);

// Words that a reader may not see.
class Forbidden {
 public:
  void words(const std::string& what, const std::string& text);  // anywhere, in any case
  void number(const std::string& what, const std::string& hex);  // 64 hexadecimal digits
  void allow(std::string_view text);  // words that the reader wrote himself: they are no news to him

  // What was found in a text, as a sentence; nothing when all is well.
  std::optional<std::string> in(std::string_view text) const;
  std::optional<std::string> in(const Opened& letter) const;

 private:
  std::map<std::string, std::string> words_, numbers_;  // -> what it is
  std::string written_;                                 // all that the reader wrote
};

}  // namespace adj::service
