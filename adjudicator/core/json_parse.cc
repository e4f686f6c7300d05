// Reading JSON. Poco's parser does the grammar; three things it gets wrong are caught before it sees the
// text: integers out of range (it wraps or clips some of them), NUL characters (it cuts a key short at one),
// and bytes that are not UTF-8 (it takes 0xff for the end of the text).

#include <Poco/Exception.h>
#include <Poco/JSON/Handler.h>
#include <Poco/JSON/Parser.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <streambuf>
#include <unordered_set>

#include "adjudicator/core/json.h"
#include "adjudicator/core/utf8.h"

namespace adj {
namespace {

constexpr std::size_t kMaxDepth = 64;

[[noreturn]] void fail(std::string_view text, std::size_t at, const std::string& reason) {
  const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(at, text.size()));
  const auto line = 1 + std::count(text.begin(), end, '\n');
  throw DataError("line " + std::to_string(line) + ": " + reason);
}

// Builds the tree from Poco's events.
class Builder : public Poco::JSON::Handler {
 public:
  Json result() { return std::move(root_); }

  void reset() override {}
  void startObject() override { open(Json::object()); }
  void endObject() override { close(); }
  void startArray() override { open(Json::array()); }
  void endArray() override { close(); }
  void key(const std::string& k) override {
    Frame& frame = stack_.back();
    if (!frame.is_new(k)) throw DataError("the key \"" + k + "\" stands twice in one object");
    frame.key = k;
  }
  void null() override { add(Json()); }
  void value(int v) override { add(Json(v)); }
  void value(unsigned v) override { add(Json(static_cast<std::int64_t>(v))); }
  void value(Poco::Int64 v) override { add(Json(std::int64_t{v})); }
  void value(Poco::UInt64) override { throw DataError("an integer is too large"); }
  void value(const std::string& v) override { add(Json(v)); }
  void value(double v) override { add(Json(v)); }
  void value(bool v) override { add(Json(v)); }

 private:
  struct Frame {
    Json container;
    std::string key;
    std::unordered_set<std::string> many_keys;  // filled only once a search through the members would be slow

    bool is_new(const std::string& k) {
      const Json::Object& members = container.as_object();
      if (members.size() < 16) return container.find(k) == nullptr;
      if (many_keys.empty()) {
        for (const Json::Member& m : members) many_keys.insert(m.first);
      }
      return many_keys.insert(k).second;
    }
  };

  void open(Json container) {
    if (stack_.size() == kMaxDepth) throw DataError("nested more than 64 deep");
    stack_.push_back({std::move(container), {}, {}});
  }

  void close() {
    Json done = std::move(stack_.back().container);
    stack_.pop_back();
    add(std::move(done));
  }

  void add(Json v) {
    if (stack_.empty()) {
      root_ = std::move(v);
      return;
    }
    Frame& frame = stack_.back();
    if (frame.container.is_array()) {
      frame.container.push_back(std::move(v));
    } else {
      frame.container.as_object().emplace_back(std::move(frame.key), std::move(v));
    }
  }

  std::vector<Frame> stack_;
  Json root_;
};

// A run of number characters outside a string; only integers can be out of range unseen.
std::size_t check_number(std::string_view text, std::size_t at) {
  const std::size_t end = std::min(text.find_first_not_of("+-.0123456789eE", at), text.size());
  const std::string_view number = text.substr(at, end - at);
  std::int64_t value = 0;
  const auto [stop, error] = std::from_chars(number.data(), number.data() + number.size(), value);
  if (error == std::errc::result_out_of_range && stop == number.data() + number.size()) {
    fail(text, at, "an integer is too large");
  }
  return end;
}

// From an opening quote to just behind the closing one (or the end of the text, which Poco will mind).
std::size_t check_string(std::string_view text, std::size_t at) {
  for (std::size_t i = at + 1; i < text.size();) {
    if (text[i] == '"') return i + 1;
    if (text[i] == '\\') {
      if (text.substr(i, 6) == "\\u0000") fail(text, i, "a NUL character in a string");
      i += 2;
      continue;
    }
    const std::size_t length = utf8_length(text, i);
    if (length == 0) fail(text, i, "not valid UTF-8");
    i += length;
  }
  return text.size();
}

void check_text(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const char c = text[i];
    if (c == '"') {
      i = check_string(text, i);
    } else if (c == '-' || (c >= '0' && c <= '9')) {
      i = check_number(text, i);
    } else if (c == '\0' || static_cast<unsigned char>(c) >= 0x80) {
      fail(text, i, "a character that has no place outside a string");
    } else {
      ++i;
    }
  }
}

// Poco's words name the offending byte raw, and the end of the text as byte 0xff.
std::string readable(const std::string& reason) {
  const std::string end_mark = "byte '\xff'";
  std::string out;
  for (std::size_t i = 0; i < reason.size();) {
    if (reason.compare(i, end_mark.size(), end_mark) == 0) {
      out += "end of text";
      i += end_mark.size();
      continue;
    }
    const auto c = static_cast<unsigned char>(reason[i++]);
    out += c >= 0x20 && c < 0x7f ? static_cast<char>(c) : '?';
  }
  return out;
}

// A stream over the text that knows how far it was read.
class Counted : public std::streambuf {
 public:
  explicit Counted(std::string_view text) {
    char* begin = const_cast<char*>(text.data());  // never written to
    setg(begin, begin, begin + text.size());
  }
  std::size_t position() const { return static_cast<std::size_t>(gptr() - eback()); }
};

// The reason why a parse fails, or nothing when it does not.
template <class Input>
std::optional<std::string> failure(Input& input, Json* result) {
  Poco::SharedPtr<Builder> builder(new Builder);
  Poco::JSON::Parser parser(builder);
  parser.setAllowNullByte(true);  // checked before, and without mistaking an escaped backslash before "u0000"
  try {
    parser.parse(input);
  } catch (const Poco::Exception& e) {
    return readable(e.message().substr(0, 200));
  } catch (const DataError& e) {
    return e.what();
  }
  *result = builder->result();
  return std::nullopt;
}

}  // namespace

Json Json::parse(std::string_view text) {
  check_text(text);
  Json result;
  const std::string copy(text);
  const std::optional<std::string> reason = failure(copy, &result);
  if (!reason) return result;
  // Poco does not say where it stopped; a second, slower reading from a stream that counts does.
  Counted buffer(text);
  std::istream stream(&buffer);
  Json unused;
  failure(stream, &unused);
  fail(text, buffer.position(), *reason);
}

}  // namespace adj
