#include "adjudicator/service/loaded_games.h"

#include <algorithm>

namespace adj::service {

LoadedGame LoadedGames::take(const std::string& code) {
  const std::lock_guard lock(guard_);
  const auto kept = games_.find(code);
  if (kept == games_.end()) return {};
  LoadedGame game = std::move(kept->second.game);
  games_.erase(kept);
  return game;
}

std::string LoadedGames::mark_of(const std::string& code) const {
  const std::lock_guard lock(guard_);
  const auto kept = games_.find(code);
  return kept == games_.end() ? std::string() : kept->second.game.mark;
}

void LoadedGames::keep(const std::string& code, LoadedGame game) {
  const std::lock_guard lock(guard_);
  games_.insert_or_assign(code, Kept{std::move(game), ++kept_});
  if (games_.size() <= most_) return;
  games_.erase(std::ranges::min_element(games_, {}, [](const auto& kept) { return kept.second.since; }));
}

Engine& Engine::operator=(Engine&& other) noexcept {
  if (this == &other) return *this;
  put_back();
  game_ = std::move(other.game_);
  mark_ = std::exchange(other.mark_, {});
  code_ = std::move(other.code_);
  loaded_ = std::exchange(other.loaded_, nullptr);
  return *this;
}

Game& Engine::change() {
  mark_.clear();
  return *game_;
}

void Engine::replace(std::unique_ptr<Game> game) {
  take(std::move(game));
  game_->set_document_stale(true);
}

void Engine::take(std::unique_ptr<Game> game) {
  mark_.clear();
  game_ = std::move(game);
}

void Engine::is_as(const std::string& mark, LoadedGames* loaded, const std::string& code) {
  mark_ = mark;
  loaded_ = loaded;
  code_ = code;
}

void Engine::put_back() noexcept {
  if (!game_ || !loaded_ || mark_.empty()) return;
  try {
    loaded_->keep(code_, {std::move(mark_), std::move(game_)});
  } catch (const std::exception&) {  // no memory for it: then it is loaded the next time
  }
}

}  // namespace adj::service
