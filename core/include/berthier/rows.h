/*
 * rows.h - the rows of a game's .def files, once.
 *
 * Not a header like the others: codes.h and tables.h define the rows of one kind and include it for
 * each table.  It reads the list of a game's .def files, BT_DEFS, with every other row standing for
 * nothing, and forgets the rows again.
 */
#ifdef BT_DEFS

#ifndef OPERAND
#define OPERAND(...)
#endif
#ifndef ACTION
#define ACTION(...)
#endif
#ifndef EVENT
#define EVENT(...)
#endif
#ifndef EVENT_PASSING
#define EVENT_PASSING(...)
#endif
#ifndef REASON
#define REASON(...)
#endif
#ifndef OPTION
#define OPTION(...)
#endif
#ifndef OPTION_OF
#define OPTION_OF(...)
#endif
#ifndef OVERLAY
#define OVERLAY(...)
#endif
#ifndef MOMENT
#define MOMENT(...)
#endif
#ifndef SCENARIO
#define SCENARIO(...)
#endif
#ifndef SEAT
#define SEAT(...)
#endif
#ifndef PROCEDURE
#define PROCEDURE(...)
#endif
#ifndef CLAUSE
#define CLAUSE(...)
#endif
#ifndef AHEAD
#define AHEAD(...)
#endif
#ifndef GRADED
#define GRADED(number, chapter, grade, state, text) CLAUSE(number, chapter, state, text)
#endif
#ifndef ROSTER
#define ROSTER(...)
#endif
#ifndef FIELD
#define FIELD(...)
#endif
#ifndef INNER
#define INNER(...)
#endif

#ifndef FIELD_BY
#define FIELD_BY(...)
#endif
#ifndef INNER_BY
#define INNER_BY(...)
#endif

#include BT_DEFS

#undef OPERAND
#undef ACTION
#undef EVENT
#undef EVENT_PASSING
#undef REASON
#undef OPTION
#undef OPTION_OF
#undef OVERLAY
#undef MOMENT
#undef SCENARIO
#undef SEAT
#undef PROCEDURE
#undef CLAUSE
#undef AHEAD
#undef GRADED
#undef ROSTER
#undef FIELD
#undef INNER
#undef FIELD_BY
#undef INNER_BY

#endif
