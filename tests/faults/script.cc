#include "tests/faults/script.h"

#include <algorithm>

namespace adj::faults {

namespace {

constexpr int kBatches = 5;

std::string seat_in_window(int seat, int window) {
  return ".p" + std::to_string(seat) + ".t" + std::to_string(window) + ".";
}

std::string stake(Random& random) { return "ADD " + std::to_string(random.between(1, 9)); }

// Additions first, in any order, then what closes the window.
Scene make_round(Random& random, int window, bool benoit_is_silent) {
  Scene scene;
  scene.wait_for_deadline = benoit_is_silent;
  const std::string alice = seat_in_window(1, window), benoit = seat_in_window(2, window);
  std::vector<Line> choice{{kAlice, alice, stake(random)},
                           {kBenoit, benoit, stake(random)},
                           {kAlice, alice, "STATUS"},
                           {kBenoit, benoit, "TELL 1: Window " + std::to_string(window)},
                           {kAlice, alice, stake(random) + "\nJUMP"},
                           {kDave, "", "HELP " + std::to_string(window)}};
  for (Line& line : choice)
    if (random.one_in(10)) scene.mails.push_back(line);
  scene.mails.push_back({kAlice, alice, stake(random) + "\nDONE"});
  if (!benoit_is_silent) scene.mails.push_back({kBenoit, benoit, stake(random) + "\nDONE"});
  return scene;
}

}  // namespace

Script make_script(int number) {
  Random random(static_cast<std::uint64_t>(number) + 1000);
  Script script;
  script.number = number;
  script.batch = 1 + number % kBatches;
  if (random.one_in(8)) {
    script.beginning = World::Beginning::open;
    script.scenes.push_back({{{kAlice, "", "JOIN {game} SEAT 1 NAME Alice NONCE sunshine"}}});
    script.scenes.push_back({{{kAlice, "+c.", "yes"}, {kBenoit, "", "REJOINS {game} PLACE 2 NOM Benoit"}}});
    script.scenes.push_back({{{kBenoit, "+c.", "oui"}}});
  }
  const int rounds = script.beginning == World::Beginning::open ? 1
                     : random.one_in(16)                        ? 3
                     : random.one_in(8)                         ? 2
                                                                : 1;
  // Every fourth: what the clock does strikes one game at a time, and must be struck often enough itself.
  const int silent_round = number % 4 == 0 ? rounds : 0;
  for (int window = 1; window <= rounds; ++window)
    script.scenes.push_back(make_round(random, window, window == silent_round));
  if (random.one_in(10)) {
    script.scenes.push_back({{{kCarol, "", "NEW stakes title=\"Another\""}}});
    script.scenes.push_back({{{kCarol, "+c.", "yes"}}});
  }
  return script;
}

int play(World& world, const Script& script, Random* trouble) {
  std::vector<WrittenMail> written;
  world.settle();
  for (std::size_t s = 0; s < script.scenes.size(); ++s) {
    const Scene& scene = script.scenes[s];
    const int window = world.window();
    std::vector<WrittenMail> mails;
    for (const Line& line : scene.mails) {
      WrittenMail mail{
          "<" + std::to_string(s) + "." + std::to_string(mails.size()) + "@example.org>", line.from,
          line.answers.empty() ? world.config.address : world.reply_address(line.from, line.answers),
          line.text};
      if (const auto at = mail.text.find("{game}"); at != std::string::npos)
        mail.text.replace(at, 6, world.game());
      mails.push_back(mail);
    }
    for (const WrittenMail& mail : mails) {
      world.deliver(mail);
      written.push_back(mail);
      if (!trouble) continue;
      if (trouble->one_in(5)) world.deliver(trouble->pick(written), "Received: from elsewhere; once more\n");
      if (trouble->one_in(4)) world.settle();
    }
    world.settle();
    if (scene.wait_for_deadline) world.pass_until_window(window + 1);
  }
  return static_cast<int>(written.size());
}

const Reference& reference_for(World& world, int number) {
  static std::map<int, Reference> known;
  if (const auto at = known.find(number); at != known.end()) return at->second;
  Reference reference{make_script(number), {}, {}};
  world.begin(reference.script.beginning, {}, reference.script.batch);
  play(world, reference.script, nullptr);
  reference.census = world.census();
  reference.moments = world.moments.seen();
  if (!world.record.problems.empty())
    throw std::runtime_error("script " + std::to_string(number) + ": " + world.record.problems.front());
  return known.emplace(number, std::move(reference)).first->second;
}

namespace {

// The mails that a run has carried out, by their effects.
std::multiset<std::string> effects(const std::vector<std::string>& census) {
  std::multiset<std::string> lines;
  for (const std::string& line : census)
    if (line.starts_with("input ") || line.starts_with("press ") || line.starts_with("mail "))
      lines.insert(line);
  return lines;
}

int missing_from(const std::multiset<std::string>& all, const std::multiset<std::string>& some) {
  std::vector<std::string> rest;
  std::ranges::set_difference(all, some, std::back_inserter(rest));
  return static_cast<int>(rest.size());
}

void judge_letters(World& world, Verdict& verdict) {
  const std::multiset<std::string> arrived = world.arrived();
  const std::set<std::string> distinct(arrived.begin(), arrived.end());
  std::map<std::string, std::set<std::string>> written = world.written();
  const std::set<std::string>&sent = written["sent"], &failed = written["failed"];
  verdict.letters = static_cast<int>(distinct.size());
  verdict.duplicates = static_cast<int>(arrived.size() - distinct.size());
  if (!written["waiting"].empty()) verdict.faults.push_back("letters are still waiting");
  if (failed != world.record.refused)
    verdict.faults.push_back("letters failed that nobody refused, or the other way");
  for (const std::string& id : sent)
    if (!distinct.contains(id)) verdict.faults.push_back("sent but never arrived: " + id);
  for (const std::string& id : distinct)
    if (!sent.contains(id)) verdict.faults.push_back("arrived but not known as sent: " + id);
  if (verdict.duplicates > world.record.duplicates_allowed)
    verdict.faults.push_back(std::to_string(verdict.duplicates) + " letters came twice; at most " +
                             std::to_string(world.record.duplicates_allowed) + " may");
}

}  // namespace

Verdict judge(World& world, const Reference& reference) {
  Verdict verdict;
  const std::vector<std::string> census = world.census();
  std::vector<std::string> lacking, extra;
  std::ranges::set_difference(reference.census, census, std::back_inserter(lacking));
  std::ranges::set_difference(census, reference.census, std::back_inserter(extra));
  for (const std::string& line : lacking) verdict.faults.push_back("- " + line);
  for (const std::string& line : extra) verdict.faults.push_back("+ " + line);
  verdict.lost = missing_from(effects(reference.census), effects(census));
  verdict.applied_twice = missing_from(effects(census), effects(reference.census));
  judge_letters(world, verdict);
  if (const std::string difference = world.replay_difference(); !difference.empty())
    verdict.faults.push_back("replay: " + difference);
  for (const std::string& problem : world.record.problems) verdict.faults.push_back(problem);
  return verdict;
}

}  // namespace adj::faults
