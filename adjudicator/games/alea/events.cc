// The events of the game, compiled here for all files.

#include "adjudicator/games/alea/events.h"

#include "adjudicator/core/event_of_impl.h"

template class adj::EventOf<adj::alea::AllEvents>;
