/*
 * codes.h - the codes of a game, from its .def files.
 *
 * A game's header says what the codes begin with, what its own names begin with, and where the list
 * of its .def files is; then it includes this:
 *
 *     #define BT_CODES SALAMIS_
 *     #define BT_NAMES salamis_
 *     #define BT_DEFS  "salamis/tables.def"
 *     #include <berthier/codes.h>
 *
 * It gets SALAMIS_A_ROW for each action, SALAMIS_EV_ for events, _R_ for reasons, _P_ for procedures,
 * _OPERAND_, _OPTION_, _OVERLAY_, _MOMENT_ and _ROSTER_ for the others, and the number of each, in the order of
 * the files.  Code 0 is no action, no event, no operand and no procedure.  A game whose reasons are
 * more than REASON rows defines BT_OWN_REASONS and their codes.
 */
#ifndef BT_CODES_H
#define BT_CODES_H

#ifdef BT_DEFS

#include <berthier/procedure.h>

#define BT_PASTE(a, b)     BT_PASTE_NOW(a, b)
#define BT_PASTE_NOW(a, b) a##b
#define BT_CODE(name)      BT_PASTE(BT_CODES, name)
#define BT_NAME(name)      BT_PASTE(BT_NAMES, name)

enum {
#define ROSTER(code, ...) BT_CODE(ROSTER_##code),
#include <berthier/rows.h>
    BT_CODE(ROSTER_COUNT)
};

enum {
    BT_CODE(OPERAND_NONE),
#define OPERAND(code, ...) BT_CODE(OPERAND_##code),
#include <berthier/rows.h>
    BT_CODE(OPERAND_COUNT)
};

enum {
    BT_CODE(NO_ACTION),
#define ACTION(code, ...) BT_CODE(A_##code),
#include <berthier/rows.h>
    BT_CODE(ACTION_COUNT)
};

enum {
    BT_CODE(NO_EVENT),
#define EVENT(code, ...)         BT_CODE(EV_##code),
#define EVENT_PASSING(code, ...) BT_CODE(EV_##code),
#include <berthier/rows.h>
    BT_CODE(EVENT_COUNT)
};

typedef enum BT_NAME(procedure) {
    BT_CODE(P_NONE),
#define PROCEDURE(code, ...) BT_CODE(P_##code),
#include <berthier/rows.h>
    BT_CODE(P_COUNT)
} BT_NAME(procedure);

#ifndef BT_OWN_REASONS
typedef enum BT_NAME(reason) {
#define REASON(code, ...) BT_CODE(R_##code),
#include <berthier/rows.h>
    BT_CODE(REASON_COUNT)
} BT_NAME(reason);
#endif

enum {
#define OPTION(code, ...)    BT_CODE(OPTION_##code),
#define OPTION_OF(code, ...) BT_CODE(OPTION_##code),
#include <berthier/rows.h>
    BT_CODE(OPTION_COUNT)
};

enum {
#define OVERLAY(code, ...) BT_CODE(OVERLAY_##code),
#include <berthier/rows.h>
    BT_CODE(OVERLAY_COUNT)
};

enum {
#define MOMENT(code, ...) BT_CODE(MOMENT_##code),
#include <berthier/rows.h>
    BT_CODE(MOMENT_COUNT)
};

/* The rooms that the rows of procedures.def name. */
#define PROCEDURE(code, word, quiet, room, text, above) extern const bt_room BT_NAME(room_##room);
#include <berthier/rows.h>

extern const bt_reason BT_NAME(reasons)[];

/** A refusal: the row of an offence. */
#define REFUSE(code) (&BT_NAME(reasons)[BT_CODE(R_##code)])

#endif
#endif
