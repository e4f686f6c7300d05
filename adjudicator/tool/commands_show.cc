// tabellarius show: what random players would get by mail, and the maps, as files to look at.

#include <array>
#include <iostream>

#include "adjudicator/report/report_model.h"
#include "adjudicator/tool/arguments.h"
#include "adjudicator/tool/commands.h"
#include "adjudicator/tool/files.h"
#include "adjudicator/tool/modules.h"

namespace adj {

namespace {

namespace fs = std::filesystem;

// Odd seats read English, even ones French.
Language language_of(Seat seat) { return seat.number % 2 == 1 ? Language::en : Language::fr; }

constexpr std::array kNames{"Aquila", "Corvus", "Lupus", "Ursus", "Taurus", "Draco"};

std::string file_number(int window) {
  std::string text = std::to_string(window);
  return std::string(text.size() < 4 ? 4 - text.size() : 0, '0') + text;
}

class Show {
 public:
  Show(const GameModule& module, const std::string& scenario, std::uint64_t seed, fs::path out)
      : random_(seed), out_(std::move(out)), templates_(Templates::embedded()) {
    StartRequest request;
    request.scenario = scenario;
    request.seed = practice_seed(module.id().view(), seed);
    game_ = module.start(request);
  }

  // Returns the number of mails written.
  int play(int most_windows) {
    auto news = game_->advance();
    for (int window = 0; window < most_windows; ++window) {
      for (int seat = 1; seat <= game_->seats(); ++seat) write_mail(Seat{seat}, news);
      if (game_->over() || game_->frozen()) break;
      for (int seat = 1; seat <= game_->seats(); ++seat) answer(Seat{seat});
      game_->close_window();
      news = game_->advance();
    }
    write_file(out_ / "dice.json", game_->dice_record().dump_pretty());
    return mails_;
  }

 private:
  void write_mail(Seat seat, const std::vector<NumberedEvent>& news) {
    const Language language = language_of(seat);
    TurnReport report;
    from_json(game_->report(seat, news, language), report);
    report.header.game_code = "SHOW";
    report.header.seat_name = kNames[static_cast<std::size_t>(seat.number - 1) % kNames.size()];
    report.map.attached = !game_->map(seat, news, language).empty();
    const RenderedReport mail = render_report(templates_, report);
    const std::string base =
        "seat" + std::to_string(seat.number) + "/" + file_number(game_->window(language).number);
    write_file(out_ / (base + ".txt"), "Subject: " + mail.subject + "\n\n" + mail.text);
    write_file(out_ / (base + ".html"), mail.html);
    if (const std::string map = game_->map(seat, news, language); !map.empty())
      write_file(out_ / (base + ".svg"), map);
    ++mails_;
  }

  void answer(Seat seat) {
    for (const OpenDecision& d : game_->window(Language::en).decisions) {
      if (d.seat != seat || d.complete) continue;
      const std::string text = game_->random_mail(seat, random_, language_of(seat));
      write_file(out_ / ("seat" + std::to_string(seat.number)) /
                     (file_number(game_->window(Language::en).number) + ".orders.txt"),
                 text);
      game_->submit(seat, text, language_of(seat));
      return;
    }
  }

  Random random_;
  fs::path out_;
  Templates templates_;
  std::unique_ptr<Game> game_;
  int mails_ = 0;
};

}  // namespace

int command_show(const CommandLine& words) {
  const Arguments arguments(words, {"game", "scenario", "seed", "out", "windows", "data"}, {});
  arguments.at_most(0);
  const Registry registry = all_modules(arguments.find("data"));
  const GameModule* module = registry.find(arguments.get("game"));
  if (!module) throw UsageError("there is no game " + arguments.get("game"));
  const std::string scenario = arguments.find("scenario").value_or(module->scenarios().front().id);
  Show show(*module, scenario, static_cast<std::uint64_t>(arguments.number("seed", 1, 0, 1'000'000'000)),
            arguments.get("out"));
  const int mails = show.play(static_cast<int>(arguments.number("windows", 1'000, 1, 100'000)));
  std::cout << mails << " mails written to " << arguments.get("out") << "\n";
  return 0;
}

}  // namespace adj
