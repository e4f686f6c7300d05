// A mail's order lines through a game. The first byte says which game (below 128 Alea Iacta Est, else Res
// Publica Romana) and at which pause of it between random players the mail arrives, the second from which
// seat and in which language.

#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/core/registry.h"
#include "adjudicator/core/utf8.h"
#include "adjudicator/games/alea/module.h"
#include "adjudicator/games/respublica/module.h"
#include "tests/fuzz/replay.h"

namespace {

using namespace adj;

struct Pauses {
  std::unique_ptr<GameModule> module;
  std::vector<Json> saved;
};

// Games as they stood at their pauses: deployment, turns, battles, winters; revenue, sessions, revolutions.
Pauses played(std::unique_ptr<GameModule> module, std::initializer_list<const char*> scenarios, int pauses) {
  Pauses list{std::move(module), {}};
  for (const char* scenario : scenarios) {
    Random random(7);
    const auto game = list.module->start({scenario, {}, practice_seed(list.module->id().view(), 7)});
    game->advance();
    for (int pause = 0; pause < pauses && !game->over(); ++pause) {
      list.saved.push_back(game->save());
      for (int seat = 1; seat <= game->seats(); ++seat)
        game->submit(Seat{seat}, game->random_mail(Seat{seat}, random, Language::en), Language::en);
      game->close_window();
      game->advance();
    }
  }
  return list;
}

const Pauses& pauses(bool second) {
  static const Pauses alea = played(alea::make_module(), {"1", "3"}, 16);
  static const Pauses respublica = played(respublica::make_module(), {"early", "late"}, 24);
  return second ? respublica : alea;
}

bool utf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = utf8_length(text, at);
    if (length == 0) return false;
    at += length;
  }
  return true;
}

void expect_sound(const Receipt& receipt) {
  for (const ReceiptLine& line : receipt.lines) {
    if (line.understood.empty() != line.refusal.has_value()) std::abort();
    if (line.refusal && line.explanation.empty()) std::abort();
    if (!utf8(line.text) || !utf8(line.understood) || !utf8(line.explanation)) std::abort();
  }
}

// Standing orders and queues are kept with the state: those of the sender may change, nothing else.
Json without_orders_of(Seat seat, Json state) {
  if (Json* own = find_path(state, "orders." + std::to_string(seat.number))) *own = Json();
  return state;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  const Pauses& at = pauses(data[0] >= 128);
  const auto game = at.module->load(at.saved[data[0] % at.saved.size()]);
  const Seat seat{1 + data[1] % game->seats()};
  const Language language = data[1] / 2 % 2 == 0 ? Language::en : Language::fr;
  const Json before = without_orders_of(seat, game->state());
  const Receipt receipt = game->submit(seat, {reinterpret_cast<const char*>(data) + 2, size - 2}, language);
  expect_sound(receipt);
  // Orders wait: nothing happens before the window closes.
  if (game->frozen() || !game->violations().empty()) std::abort();
  if (!(without_orders_of(seat, game->state()) == before)) std::abort();
  // What stands is read again as it was written, and the game goes on with it.
  std::string again;
  for (const std::string& line : receipt.standing_orders) again += line + "\n";
  expect_sound(game->submit(seat, again, language));
  game->close_window();
  game->advance();
  if (game->frozen() || !game->violations().empty()) std::abort();
  return 0;
}
