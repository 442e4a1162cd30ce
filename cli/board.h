/*
 * board.h - a view turned into what can be drawn.
 *
 * This is the one place of the program that looks into a view.  It reads the
 * JSON the game writes of it: a member whose keys are units and whose values
 * are places says where the counters are; what is left are the tracks.
 */
#ifndef CLI_BOARD_H
#define CLI_BOARD_H

#include <berthier/game.h>
#include <berthier/network.h>

#define CLI_FACTS_MAX 128 /* members of a view that are not places */
#define CLI_FLAGS_MAX 256

typedef struct cli_piece {
    bt_unit unit;
    bt_side side;  /* who has it */
    bt_hex hex;    /* BT_HEX_NONE when it is in a box or unseen, or there are no hexes */
    bt_area area;  /* the same for areas */
    char box[32];  /* name of the box, "" on the map or unseen */
    char note[24]; /* what the game says of it: "i6 c1 f2", by initials */
    char marks[72]; /* sets of the game that it is in: "out, moved" */
    bt_hex seen;   /* where it was seen last while it is hidden, or BT_HEX_NONE */
    int seen_turn;
    bool has_acted;
} cli_piece;

/* A force of which only a flag is seen. */
typedef struct cli_flag {
    bt_hex hex;
    bt_side side;
    char kind[16]; /* "troops", or "" */
    char text[64]; /* what else is so of it: "prussian saxon" */
} cli_flag;

typedef struct cli_fact {
    char name[32];
    char value[320];
    bool is_field; /* a member of the state; others the game wrote for people */
    bool is_quiet; /* a member of the state as it was at the start, or a list of them */
} cli_fact;

typedef struct cli_board {
    int piece_count;
    cli_piece pieces[BT_UNITS_MAX];
    int flag_count;
    cli_flag flags[CLI_FLAGS_MAX];
    int fact_count;
    cli_fact facts[CLI_FACTS_MAX];
    bt_link axes[BT_SIDES_MAX][BT_AREAS_MAX]; /* axes of retreat by area; BT_LINK_NONE */
    bt_side holders[BT_AREAS_MAX];            /* who holds an area; BT_SIDE_NONE */
    int hidden[BT_SIDES_MAX][BT_AREAS_MAX];   /* hidden units in an area, ... */
    int acted[BT_SIDES_MAX][BT_AREAS_MAX];    /* ... and how many of them have acted */
} cli_board;

/** Write what `viewer` may know of a state, as JSON. */
BT_NODISCARD int cli_view_write(const bt_game *game, const bt_state *state, bt_seat viewer,
                                bt_buf *out);

/** Read what `viewer` may know of a state. */
BT_NODISCARD int cli_board_read(cli_board *board, const bt_game *game, const bt_state *state,
                                bt_seat viewer);

/** The unit drawn on a hex, or BT_UNIT_NONE; count is how many stand there. */
bt_unit cli_board_unit_at(const cli_board *board, bt_hex hex, int *count);

/** The flag on a hex, or NULL. */
const cli_flag *cli_board_flag_at(const cli_board *board, bt_hex hex);

/** Whose a unit is: as the view tells, else as printed. */
bt_side cli_board_side(const cli_board *board, const bt_game *game, bt_unit unit);

const cli_piece *cli_board_piece(const cli_board *board, bt_unit unit);

/** A fact by name, or NULL. */
const char *cli_board_fact(const cli_board *board, const char *name);

#endif
