#pragma once
// Reading a whole mail: lines become orders, orders find their place, places are settled together at the end.
// A bad line is refused by itself; the good ones stand.

#include <functional>
#include <map>
#include <variant>

#include "adjudicator/games/respublica/orders_merge.h"
#include "adjudicator/games/respublica/orders_read.h"

namespace adj::respublica {

class MailReader {
 public:
  MailReader(const Tables& tables, const State& state, const Rpr::Opens& opens, Seat seat, Language language);
  MailReading<Rpr> read(std::string_view text);

 private:
  // --- What a line may be beside orders
  struct Done {};
  struct Wait {};
  struct CancelAll {};
  struct CancelStanding {};
  struct CancelAhead {};
  struct CancelNumber {  // of the orders that stand for the open window, counted from 1
    int number = 0;
  };
  struct CancelOrders {  // of a verb, naming all these
    Name verb;
    std::vector<Name> names;
    std::vector<int> numbers;
    bool standing = false;  // only among standing ones
  };
  using Parsed = std::variant<ReadLine, Refusal, Done, Wait, CancelAll, CancelStanding, CancelAhead,
                              CancelNumber, CancelOrders>;

  // An open decision and the orders for it.
  struct Draft {
    const OpenFor<Rpr>* open = nullptr;
    std::vector<OrderItem> before, fresh;
    bool changed = false;  // a CANCEL took something away
  };

  // orders_mail.cc
  Parsed parse(const words::Line& line) const;
  void act(const Parsed& parsed, int line);
  void place(const Order& order, int line);
  Refusal nowhere(const Order& order) const;
  void refuse(int line, Refusal refusal);
  void note_replaced(const std::map<int, int>& lines);
  void settle_windows();
  void settle_kept();
  void write_changes();

  // orders_cancel.cc
  Parsed parse_cancel(words::Cursor& c) const;
  bool cancel_all();
  bool cancel_if(const std::function<bool(const Order&)>& wanted, bool only_standing);
  bool cancel_number(int number);
  void cancel(const Parsed& parsed, int line);

  const Tables& tables_;
  const State& state_;
  const Position p_;
  const Seat seat_;
  const Language language_;
  const OrderWords& words_;
  const NamesNow names_;
  const ReadingPlace at_;

  std::vector<Draft> drafts_;
  std::vector<OrderItem> standing_, ahead_, fresh_standing_, fresh_ahead_;
  std::map<int, std::map<std::string, int>> columns_;  // of names, by line of the receipt
  ReceiptBook book_;
  MailReading<Rpr> reading_;
};

}  // namespace adj::respublica
