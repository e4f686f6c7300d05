#pragma once
// Reading a whole mail: lines become orders, orders find their place, places are settled together at the end.
// A bad line is refused by itself; the good ones stand.

#include <functional>
#include <map>
#include <variant>

#include "adjudicator/games/alea/orders_merge.h"
#include "adjudicator/games/alea/orders_read.h"

namespace adj::alea {

class MailReader {
 public:
  MailReader(const Tables& tables, const State& state, const Alea::Opens& opens, Seat seat,
             Language language);
  MailReading<Alea> read(std::string_view text);

 private:
  // --- What a line may be beside an order
  struct Done {};
  struct Wait {};
  struct Heading {
    int number = 0;
  };
  struct CancelAll {};
  struct CancelStanding {};
  struct CancelQueue {};
  struct CancelSmc {
    int number = 0;
  };
  struct CancelNumber {  // of the orders that stand for the open windows, counted from 1
    int number = 0;
    int column = 0;
  };
  struct CancelOrders {  // of a verb, naming all these
    Name verb;
    std::vector<Name> names;
    std::optional<Name> family;  // of a stratagem
    int column = 0;
  };
  using Parsed = std::variant<Order, Refusal, Done, Wait, Heading, CancelAll, CancelStanding, CancelQueue,
                              CancelSmc, CancelNumber, CancelOrders>;

  // An open decision that takes orders, or a choice that takes one.
  struct Draft {
    const OpenFor<Alea>* open = nullptr;
    std::vector<Item> before, fresh;
    int queue_serial = 0;
    std::optional<Answer> choice;
    bool changed = false;  // a CANCEL took something away
  };
  struct Section {  // a queued SMC
    int serial = 0;
    std::vector<Item> before, fresh;
    bool rewritten = false;  // by a heading of this mail
  };

  // orders_mail.cc
  Parsed parse(const words::Line& line);
  Parsed parse_heading(words::Cursor& c, const words::Hit& verb);
  void act(const Parsed& parsed, int line);
  void place(const Order& order, int line);
  std::optional<Refusal> place_in_queue(const Order& order, int line);
  std::optional<Refusal> open_section(int number);
  std::optional<Refusal> refuse_heading(int number) const;
  ReadingPlace reading_place();
  Refusal nowhere(const Order& order) const;

  // orders_cancel.cc
  Parsed parse_cancel(words::Cursor& c, const words::Hit& verb);
  bool cancel_all();
  bool cancel_if(const std::function<bool(const Order&)>& wanted);
  bool cancel_number(int number);
  bool cancel_smc(int number);
  void cancel(const Parsed& parsed, int line);

  // orders_settle.cc
  void settle_windows();
  void settle_choice(Draft& draft);
  void settle_queue_and_standing();
  std::optional<Refusal> refuse_queued(const Order& order) const;
  void note_refusal(int line, Refusal refusal);
  void note_replaced(const std::map<int, int>& lines);  // by the later line beside each
  void note_overtaken(const Settled<Order>& settled);
  void write_standing();
  void write_receipt();

  // --- Queued SMCs by their number in the turn
  int first_queued() const;
  const SmcOrders* open_smc() const;
  Section* section(int number);

  const Tables& tables_;
  const State& state_;
  Position p_;
  const Seat seat_;
  const Camp camp_;
  const Language language_;
  const Vocabulary& words_;
  const SeatOrders own_;

  std::vector<Draft> drafts_;
  std::vector<Section> queue_;
  int first_queued_ = 1;
  std::vector<Item> standing_, phase_f_, fresh_standing_, fresh_phase_f_;
  bool pass_all_ = false;
  bool standing_changed_ = false;

  std::optional<int> heading_;    // the SMC whose orders are being read
  bool heading_refused_ = false;  // what stands under it belongs nowhere
  std::vector<int> rewritten_;    // lines that the heading in hand has made void
  std::optional<State> ahead_;    // as it may be then
  std::vector<Order> beside_;     // what stands for the window being read
  ReceiptBook book_;
  MailReading<Alea> reading_;
};

}  // namespace adj::alea
