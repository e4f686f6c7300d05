// The events of the game, compiled here for all files.

#include "adjudicator/games/respublica/events.h"

#include "adjudicator/core/event_of_impl.h"

template class adj::EventOf<adj::respublica::AllEvents>;
