#pragma once
// Games between two mails, so that not each of them makes its game anew from the document. A game counts only
// for the version of its row that it is the same as (store::WholeGame: its mark); whoever reads the row
// compares the two. So any number of services may share a database, and what was never committed is never
// used.

#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "adjudicator/core/module.h"

namespace adj::service {

struct LoadedGame {
  std::string mark;  // empty when there is none
  std::unique_ptr<Game> game;
};

class LoadedGames {
 public:
  explicit LoadedGames(std::size_t most = 64) : most_(most) {}

  // Whoever takes it has it alone.
  LoadedGame take(const std::string& code);
  // Its mark, while it lies there; empty when it does not.
  std::string mark_of(const std::string& code) const;
  // The one that lies there for longest makes room.
  void keep(const std::string& code, LoadedGame game);

 private:
  struct Kept {
    LoadedGame game;
    long since = 0;
  };
  mutable std::mutex guard_;
  std::size_t most_;
  long kept_ = 0;
  std::map<std::string, Kept, std::less<>> games_;
};

// The engine of a hosted game. What changes it says so; as long as nobody has since it was loaded or saved,
// it goes back to the loaded games in the end.
class Engine {
 public:
  Engine() = default;
  Engine(Engine&& other) noexcept = default;
  Engine& operator=(Engine&& other) noexcept;
  ~Engine() { put_back(); }

  explicit operator bool() const { return game_ != nullptr; }
  const Game& operator*() const { return *game_; }
  const Game* operator->() const { return game_.get(); }

  // About to be changed.
  Game& change();
  // Another game in its place, which the row does not have yet.
  void replace(std::unique_ptr<Game> game);
  // The game that the row has.
  void take(std::unique_ptr<Game> game);
  // It is what the row with this mark says.
  void is_as(const std::string& mark, LoadedGames* loaded, const std::string& code);

 private:
  void put_back() noexcept;

  std::unique_ptr<Game> game_;
  std::string mark_, code_;
  LoadedGames* loaded_ = nullptr;
};

}  // namespace adj::service
