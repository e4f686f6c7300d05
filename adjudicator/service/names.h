#pragma once
// What people may be called: names stand in lines of mails, in headers and in what strangers are told.

#include <string>
#include <string_view>

namespace adj::service {

// In one short line, without our secrets and without signs that a line reads as its own (TELL name, name:).
// Nothing when it is a link or an address.
std::string shown_as_name(std::string_view text);

// A word that means something else where a name is read: ALL, GREY, a seat's number, the moderator.
bool is_nobodys_name(std::string_view name);

// Whether somebody else's words may go to a stranger in our name: they may not when they hold a link or an
// address, for then we would be carrying advertisements.
bool may_be_repeated(std::string_view text);

}  // namespace adj::service
