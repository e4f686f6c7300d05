#pragma once

#include <string>

namespace adj::mail {

// GMime reads the address fields of a mail, and of every mail attached to it, with a recursion per group
// ("a:b:c:...") and all of them again for each further one: a hundred kilobytes of colons overflow the stack,
// a hundred thousand To fields take minutes. Before it sees a mail, colons beyond a number no honest field
// has become blanks, and address fields beyond such a number lose their name.
void guard_address_fields(std::string& raw);

}  // namespace adj::mail
