#pragma once
// The words of a command line: options first or last, `--name value` or `--name=value`, the rest in order.

#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace adj {

// Wrong words on the command line; said to the operator, exit code 2.
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Arguments {
 public:
  // `flags` take no value. Unknown options are refused.
  Arguments(const std::vector<std::string>& words, const std::set<std::string>& with_value,
            const std::set<std::string>& flags);

  bool has(const std::string& flag) const { return flags_.contains(flag); }
  std::optional<std::string> find(const std::string& name) const;
  std::string get(const std::string& name) const;  // UsageError when missing
  long number(const std::string& name, long otherwise, long low, long high) const;
  const std::vector<std::string>& rest() const { return rest_; }
  void at_most(std::size_t words) const;  // UsageError when there are more besides the options

 private:
  std::map<std::string, std::string> values_;
  std::set<std::string> flags_;
  std::vector<std::string> rest_;
};

}  // namespace adj
