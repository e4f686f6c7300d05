#include "adjudicator/store/statement.h"

#include <array>
#include <charconv>
#include <cstdio>

namespace adj::store {

// The session's time zone is UTC and its date style ISO (set when we connect), so that times read the same
// everywhere.
Parameter parameter(Time v) {
  using namespace std::chrono;
  const auto day = floor<days>(v);
  const year_month_day date{day};
  const hh_mm_ss time{v - day};
  char text[48];
  std::snprintf(text, sizeof text, "%04d-%02u-%02u %02d:%02d:%02d.%03d+00", static_cast<int>(date.year()),
                static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                static_cast<int>(time.hours().count()), static_cast<int>(time.minutes().count()),
                static_cast<int>(time.seconds().count()), static_cast<int>(time.subseconds().count()));
  return {std::string(text)};
}

namespace {

template <class Number>
Parameter numbers(const std::vector<Number>& v) {
  std::string text = "{";
  for (std::size_t i = 0; i < v.size(); ++i) text += (i ? "," : "") + std::to_string(v[i]);
  return {text + "}"};
}

}  // namespace

Parameter parameter(const std::vector<int>& v) { return numbers(v); }
Parameter parameter(const std::vector<std::int64_t>& v) { return numbers(v); }

namespace {

// The value of every hexadecimal digit, by its code; -1 for what is none.
constexpr std::array<signed char, 256> digit_values() {
  std::array<signed char, 256> values{};
  values.fill(-1);
  for (signed char i = 0; i < 16; ++i) values[static_cast<unsigned char>("0123456789abcdef"[i])] = i;
  return values;
}

// The number at the beginning, which is cut off.
template <class Number>
bool take_number(std::string_view& text, Number& number) {
  const auto [next, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  text.remove_prefix(static_cast<std::size_t>(next - text.data()));
  return error == std::errc();
}

bool take_sign(std::string_view& text, char sign) {
  if (!text.starts_with(sign)) return false;
  text.remove_prefix(1);
  return true;
}

}  // namespace

Time time_in(const Field& f) {
  using namespace std::chrono;
  int y = 0, h = 0, m = 0;
  unsigned mo = 0, d = 0;
  double s = 0;
  std::string_view text = f.view();  // 2026-11-18 06:25:42.123+00
  if (!(take_number(text, y) && take_sign(text, '-') && take_number(text, mo) && take_sign(text, '-') &&
        take_number(text, d) && take_sign(text, ' ') && take_number(text, h) && take_sign(text, ':') &&
        take_number(text, m) && take_sign(text, ':') && take_number(text, s)))
    throw std::runtime_error("not a time: " + text_in(f));
  return Time(sys_days(year(y) / month(mo) / day(d))) + hours(h) + minutes(m) +
         milliseconds(static_cast<long>(s * 1000 + 0.5));
}

std::string bytes_in(const Field& f) {
  const std::string_view text = f.view();
  if (text.size() < 2 || text.substr(0, 2) != "\\x")
    throw std::runtime_error("a bytea field that is not hexadecimal");
  static constexpr auto kValues = digit_values();
  std::string bytes(text.size() / 2 - 1, '\0');
  int bad = 0;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const int high = kValues[static_cast<unsigned char>(text[2 * i + 2])];
    const int low = kValues[static_cast<unsigned char>(text[2 * i + 3])];
    bad |= high | low;
    bytes[i] = static_cast<char>(high * 16 + low);
  }
  if (bad < 0) throw std::runtime_error("a bytea field that is not hexadecimal");
  return bytes;
}

std::vector<int> ints_in(const Field& f) {
  std::vector<int> list;
  const char* at = f.view().data();
  const char* end = at + f.view().size();
  while (at < end) {
    int value = 0;
    const auto [next, error] = std::from_chars(at, end, value);
    if (error == std::errc()) {
      list.push_back(value);
      at = next;
    } else {
      ++at;
    }
  }
  return list;
}

bool bool_in(const Field& f) {
  if (f.view() == "t") return true;
  if (f.view() == "f") return false;
  throw std::runtime_error("neither true nor false: '" + text_in(f) + "'");
}

}  // namespace adj::store
