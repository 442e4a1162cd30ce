/*
 * action.h - everything a side can decide, in 64 bits and as text.
 *
 * An action is a code and up to three operands.  Its 64-bit form sorts by
 * code, then operands, and 0 is no action.  Its text form is the word of the
 * code followed by the operands ("move 1/Gaz", "retreat 2/Tau 0708"), both
 * ways driven by the game's actions.def and operand kinds; no game writes a
 * printer or parser of its own.
 */
#ifndef BT_ACTION_H
#define BT_ACTION_H

#include <assert.h>
#include <berthier/buf.h>
#include <berthier/status.h>
#include <stdbool.h>
#include <stdint.h>

struct bt_game;

typedef uint64_t bt_action;

#define BT_ACTION_NONE     ((bt_action)0)
#define BT_ACTION_OPERANDS 3
#define BT_ACTIONS_MAX     8192 /* one unit on any of 4,120 hexes, doubled */

static inline bt_action
bt_action_make(unsigned code, unsigned a, unsigned b, unsigned c)
{
    assert(code <= 0xffff && a <= 0xffff && b <= 0xffff && c <= 0xffff);
    return (bt_action)code << 48 | (bt_action)a << 32 | (bt_action)b << 16 | (bt_action)c;
}

static inline unsigned
bt_action_code(bt_action action)
{
    return (unsigned)(action >> 48);
}

/** Operand i (0..2) of an action. */
static inline unsigned
bt_action_operand(bt_action action, int i)
{
    assert(i >= 0 && i < BT_ACTION_OPERANDS);
    return (unsigned)(action >> (32 - 16 * i)) & 0xffff;
}

/** What an operand, an event argument or a state field means. */
typedef enum bt_kind {
    BT_KIND_NONE,
    BT_KIND_NUMBER, /* min..max */
    BT_KIND_HALVES, /* half Movement Points, shown as 1, ½, 2½ */
    BT_KIND_UNIT,
    BT_KIND_HEX,
    BT_KIND_PLACE, /* a hex, an area or one of the game's boxes */
    BT_KIND_AREA,  /* one of the network's areas */
    BT_KIND_LINK,  /* one of the network's connections */
    BT_KIND_CARD,
    BT_KIND_MAP, /* one of the atlas's maps, by its id */
    BT_KIND_SIDE,
    BT_KIND_WORD,  /* an index into words */
    BT_KIND_NAMED, /* something on a roster of the pack (roster.h) */
    BT_KIND_TEXT,  /* what somebody has written (text.h); one operand of an action at most */
} bt_kind;

typedef struct bt_operand {
    const char *id; /* "unit", "die", "column" */
    bt_kind kind;
    int min, max;             /* NUMBER and HALVES: inclusive; NAMED: max is the roster's number */
    const char *const *words; /* WORD: max+1 of them, min unused */
} bt_operand;

typedef struct bt_action_def {
    const char *word;                     /* first word of the text form */
    uint8_t operands[BT_ACTION_OPERANDS]; /* indices into rules->operands; 0 ends */
    const char *segment;                  /* when it belongs: "movement" */
    const char *text;                     /* one line for help and prompts */
    const char *rule;                     /* where it comes from */
    const char *label;                    /* of its button, {0} its operand; may be NULL */
} bt_action_def;

/** A list of actions in the caller's storage. */
typedef struct bt_actions {
    int count;
    bt_action at[BT_ACTIONS_MAX];
} bt_actions;

static inline void
bt_actions_add(bt_actions *list, bt_action action)
{
    BT_REQUIRE((unsigned)list->count < BT_ACTIONS_MAX);
    list->at[list->count++] = action;
}

/** Is it an action of the game at all: a code it has, with operands of their kinds?  Takes any
 * 64 bits; whether it can be done is for rules->check to say. */
bool bt_action_is_sound(const struct bt_game *game, bt_action action);

/** Is the action in a sorted list? */
bool bt_actions_has(const bt_actions *list, bt_action action);

/** Write the text form; any 64-bit number gives some text. */
void bt_action_format(const struct bt_game *game, bt_action action, bt_buf *out);

/**
 * Read a text form.  Words may be separated by any blanks, letters may be of
 * either case.
 *
 * @return BT_ESYNTAX naming the word that made no sense and what was expected
 */
int bt_action_parse(const struct bt_game *game, const char *text, bt_action *out, bt_error *err);

/**
 * The same, and what is written in it (text.h), if anything, goes into said without its quotes;
 * NULL for said when nobody wants it.
 */
int bt_action_read(const struct bt_game *game, const char *text, bt_action *out, bt_buf *said,
                   bt_error *err);

/** Write one value of a kind ("1/Gaz", "0104", "3-1"). */
void bt_operand_format(const struct bt_game *game, const bt_operand *operand, unsigned value,
                       bt_buf *out);

/** Read one value of a kind from the first length bytes of text. */
int bt_operand_parse(const struct bt_game *game, const bt_operand *operand, const char *text,
                     int length, unsigned *out, bt_error *err);

#endif
