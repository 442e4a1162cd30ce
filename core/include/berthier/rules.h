/*
 * rules.h - the contract between a game and everything else.
 *
 * A game exports one const bt_rules.  A position (bt_state) is one flat block
 * of rules->state_size bytes without pointers: copy it with memcpy, compare
 * and hash its bytes.  Everything printed sits in the bt_game it is played
 * with, which is read-only after loading and may be shared by any number of
 * threads.  No function here does I/O, reads a clock, allocates (but load) or
 * keeps anything between calls.
 *
 * docs/new-game.md tells how to write one.
 */
#ifndef BT_RULES_H
#define BT_RULES_H

#include <berthier/action.h>
#include <berthier/arena.h>
#include <berthier/atlas.h>
#include <berthier/doc.h>
#include <berthier/event.h>
#include <berthier/forecast.h>
#include <berthier/json.h>
#include <berthier/odds.h>
#include <berthier/option.h>
#include <berthier/rng.h>
#include <berthier/roster.h>
#include <berthier/side.h>
#include <berthier/survey.h>
#include <berthier/unit.h>
#include <stddef.h>

#define BT_RULES_ABI 1

typedef struct bt_state bt_state; /* opaque: a block of state_size bytes */
typedef struct bt_view bt_view;   /* opaque: a block of view_size bytes */
typedef struct bt_game bt_game;
typedef struct bt_rules bt_rules;
typedef struct bt_reach bt_reach;
typedef struct bt_catalogue bt_catalogue;

/**
 * Why an action is refused: an offence, and the clause that decides.  A row of
 * the game's reasons.def.  What the card, event or duty in hand supplies is in
 * the row: rows of one code share the offence and differ in the clause, and
 * perhaps in the sentence.
 */
typedef struct bt_reason {
    const char *code; /* "stacking" */
    const char *rule; /* "5.32" */
    const char *text; /* one sentence in our own words */
} bt_reason;

/** One numbered rule of the rule book.  A row of the game's rules.def. */
typedef struct bt_clause {
    const char *number;  /* "7.72c" */
    const char *chapter; /* "retreat" */
    bool done;           /* false: not applicable, `text` ends with the reason */
    const char *text;    /* paraphrase */
    /* how we know it, where the book could not be had: S stated, F found, R rebuilt; else 0 */
    char grade;
} bt_clause;

typedef struct bt_clauses {
    const bt_clause *at;
    int count;
} bt_clauses;

/** A kind of moment at which sides are asked, whatever they hold.  A row of the game's moments. */
typedef struct bt_moment_def {
    const char *id;   /* "combat" */
    const char *rule; /* "C1.18" */
    const char *text; /* "a combat begins" */
    bool ask;         /* the order a seat begins with: ask, or never (orders.h) */
} bt_moment_def;

#define BT_MOMENTS_MAX 16

/** What somebody should know who chooses a scenario.  A row of the game's scenarios. */
typedef struct bt_scenario_def {
    const char *id;      /* "campaign" */
    const char *text;    /* what it is, in a sentence or two */
    uint16_t minutes[2]; /* how long two people take, from and to */
    bt_side favours;     /* whom equal players see win more often; BT_SIDE_NONE for nobody */
} bt_scenario_def;

/**
 * A seat beside the sides: of partners who share one (side.h).  A row of the game's seats.def, in
 * the order of their numbers; a row with the id of its side names the side's first seat.
 */
typedef struct bt_seat_def {
    const char *id;   /* "french-cards": no side's, nor another seat's */
    const char *name; /* "French, cards" */
    bt_side side;     /* whom it plays for */
    uint8_t option;   /* number of the option with which it is there: a value other than 0 */
} bt_seat_def;

/** How one member of the state appears in a position document, and in views. */
typedef enum bt_field_shape {
    BT_FIELD_U8, /* one value */
    BT_FIELD_U16,
    BT_FIELD_U8S, /* count values */
    BT_FIELD_U16S,
    BT_FIELD_SET,     /* of units a bt_units, of areas, links or cards a bt_set */
    BT_FIELD_HEXES,   /* a set of hexes, with room for count of them (bits.h) */
    BT_FIELD_WATERS,  /* of hexsides with water, likewise, printed "0203|0204" */
    BT_FIELD_BY_UNIT, /* a uint16_t for every unit, printed "1/Gaz@0606" */
    BT_FIELD_FRAMES,  /* a bt_frames; words name the procedures */
} bt_field_shape;

typedef struct bt_field {
    const char *word; /* "turn" */
    bt_field_shape shape;
    uint16_t offset, count;
    uint8_t operand;  /* index into rules->operands: what the values mean */
    const char *text; /* one line for docs */
    bool is_inner;    /* positions only: views tell it otherwise */
    uint8_t by;       /* of U8S and U16S: the operand that names whose each value is, or 0 */
} bt_field;

/** Bytes of the state. */
typedef struct bt_span {
    uint16_t offset, length;
} bt_span;

/* The spans that a set of units, and the frames, were longer than when the first two games'
 * journals were begun. */
#define BT_SPARE_UNITS(state, member)                                                              \
    {                                                                                              \
        (uint16_t)(offsetof(state, member) + 16), sizeof(bt_units) - 16                            \
    }
#define BT_SPARE_FRAMES(state, member)                                                             \
    {                                                                                              \
        (uint16_t)(offsetof(state, member.at) + 8 * sizeof(bt_frame)),                             \
            sizeof(bt_frames) - offsetof(bt_frames, at) - 8 * sizeof(bt_frame)                     \
    }

/** How a game stands or ended. */
typedef struct bt_outcome {
    bool over;
    bt_side winner; /* BT_SIDE_NONE for a draw, or while not over */
    int margin;     /* victory levels or points between the sides */
    char text[96];  /* "French substantive victory (3 to 1)" */
} bt_outcome;

#define BT_MODES_MAX 4

/** An expense of something that nobody can tell the outcome of: a die, an enemy who is not seen. */
#define BT_EXPENSE_UNSURE (~0u)

/** Where a unit is in a Movement Phase, and what it may still spend. */
typedef struct bt_whereabouts {
    uint16_t place;
    uint16_t points; /* half Movement Points */
    bool marching;   /* it is the one on the march */
    /* the manner in which it moves or has moved, below BT_MODES_MAX: 1 for a march by road, say */
    uint8_t mode;
} bt_whereabouts;

struct bt_rules {
    uint32_t abi;           /* BT_RULES_ABI */
    const char *id;         /* file names, URLs, journals: "napoleon-at-war" */
    const char *title;      /* "Napoleon at War: Jena-Auerstadt" */
    const char *rebuilt;    /* what a player should know of rules that could not be had; or NULL */
    uint32_t rules_version; /* raised when an old journal would replay differently */
    size_t state_size, view_size; /* bytes */
    uint32_t length_bound;        /* no game has more actions than this */

    int side_count;
    const char *const *sides;      /* "french", "prussian" */
    const char *const *side_names; /* "French", "Prussian"; NULL when `sides` serve */
    const bt_seat_def *seats;      /* NULL for a game in which each side has one seat */
    int seat_count;                /* rows */
    const bt_action_def *actions;  /* by code; entry 0 is unused but counted */
    int action_count;
    const bt_operand *operands; /* by number; entry 0 is unused but counted */
    int operand_count;
    const bt_reason *reasons;
    int reason_count;
    const bt_event_def *events; /* by code; entry 0 is unused but counted */
    int event_count;
    const bt_option_def *options;
    int option_count;
    const bt_overlay_def *overlays; /* NULL for a game without any */
    int overlay_count;
    const bt_moment_def *moments; /* NULL for a game that asks at none */
    int moment_count;
    const bt_scenario_def *scenarios; /* in any order; an edited pack may have others */
    int scenario_count;
    const struct bt_procedure *procedures; /* by number (procedure.h); entry 0 is unused */
    int procedure_count;
    bt_clauses clauses;
    const bt_roster_def *rosters; /* by number; NULL for a game without any */
    int roster_count;
    const bt_field *fields;
    int field_count;
    const bt_span *spares; /* always zero, and not hashed, so that journals from before they existed stay valid */
    int spare_count;       /* in ascending order */

    /**
     * Read the printed parts from game->pack for game->scenario into
     * game->arena; set game->printed, atlas and units.
     */
    int (*load)(bt_game *game, bt_error *err);

    /** Make the starting position in zeroed storage. */
    void (*setup)(const bt_game *game, bt_state *state);

    /* Who acts, looks and hears is a seat.  Where each side has one, that is the side. */

    /** Who may act now: seats, or chance alone, or nobody when it is over. */
    bt_seats (*to_act)(const bt_game *game, const bt_state *state);

    /**
     * List what a seat (or chance) may do: sorted ascending, no action twice,
     * not empty when to_act names the seat, empty when it does not.
     */
    void (*legal)(const bt_game *game, const bt_state *state, bt_seat seat, bt_actions *out);

    /**
     * NULL when legal() lists the action, else why not: the row of the reasons
     * with the clause that decides in this case.  Takes any 64 bits and any
     * seat; of one that has nothing to decide now it says by which rule.
     */
    const bt_reason *(*check)(const bt_game *game, const bt_state *state, bt_seat seat,
                              bt_action action);

    /**
     * Carry out an action check() accepted.  events may be NULL.  A text that was just written has its
     * number here, where check() saw 0 (text.h).
     */
    void (*apply)(const bt_game *game, bt_state *state, bt_seat seat, bt_action action,
                  bt_events *events);

    /** Roll: one of the legal actions of chance, with its printed probability. */
    bt_action (*chance)(const bt_game *game, const bt_state *state, bt_rng *rng);

    void (*outcome)(const bt_game *game, const bt_state *state, bt_outcome *out);

    /** What a seat may know (BT_SIDE_NONE: an onlooker) into zeroed storage. */
    void (*view)(const bt_game *game, const bt_state *state, bt_seat viewer, bt_view *out);

    /** Write a view's members into an open JSON object. */
    void (*view_write)(const bt_game *game, const bt_view *view, bt_json *json);

    /** Deal what the viewer cannot know again: a state whose view is `view`. */
    void (*resample)(const bt_game *game, const bt_view *view, bt_rng *rng, bt_state *out);

    /** Recompute what the state caches, after its fields were set by hand. */
    void (*derive)(const bt_game *game, bt_state *state);

    /** Walk every invariant; the first broken one is described in err. */
    bool (*state_ok)(const bt_game *game, const bt_state *state, bt_error *err);

    /* Optional: NULL when the game has nothing better than the default. */

    /** As view_write, but may leave out members that `other` has alike (view.h). */
    void (*view_write_unlike)(const bt_game *game, const bt_view *view, const bt_view *other,
                              bt_json *json);

    /**
     * Is what an event's argument of this operand names kept from the viewer in this position: a
     * block on its face, a card in a hand or a deck, a choice that lies covered; a text that is not
     * for the viewer to read, or not in this position (text.h)?
     */
    bool (*conceals)(const bt_game *game, const bt_state *state, bt_seat viewer, unsigned operand,
                     unsigned value);

    /**
     * What forbids these words in an action that writes a text and that nothing else forbids; NULL when
     * nothing does.  It rests on nothing that the seat does not know.
     */
    const bt_reason *(*refuse_words)(const bt_game *game, const bt_state *state, bt_seat seat,
                                     bt_action action, const char *words);

    /** Add the facts behind a refusal: "costs 3, has 2". */
    void (*explain)(const bt_game *game, const bt_state *state, bt_seat seat, bt_action action,
                    const bt_reason *reason, bt_buf *out);

    /** One sentence telling a seat what it may do now and what it still must. */
    void (*prompt)(const bt_game *game, const bt_view *view, bt_buf *out);

    /**
     * The odds of the combat being declared, as far as the viewer may know; with a
     * place other than BT_HEX_NONE those of the one that the units in hand would
     * begin there, if they came there.  BT_ENOTFOUND when there is none.
     */
    int (*odds)(const bt_game *game, const bt_state *state, bt_seat viewer, uint16_t place,
                bt_odds *out);

    /**
     * What the combat of odds() may bring, as far as the viewer can tell.
     *
     * @return BT_ENOTFOUND when there is none, BT_ENOMEM
     */
    int (*forecast)(const bt_game *game, const bt_view *view, uint16_t place, bt_arena *arena,
                    bt_forecast *out);

    /** Tell a unit's whereabouts; false when it has no part in movement now (reach.h). */
    bool (*whereabouts)(const bt_game *game, const bt_state *state, bt_unit unit,
                        bt_whereabouts *out);

    /**
     * The half Movement Points that a legal action costs the unit it moves, or BT_EXPENSE_UNSURE; with
     * whereabouts.
     */
    unsigned (*expense)(const bt_game *game, const bt_state *state, bt_seat seat, bt_action action);

    /**
     * Where a unit of the view's owner can go (reach.h), in a game where more
     * than one unit moves at a time or chance decides how far, so that playing
     * one unit's actions does not tell.
     *
     * @return BT_ENOMEM, else BT_OK
     */
    int (*ways)(const bt_game *game, const bt_view *view, bt_unit unit, bt_arena *arena,
                bt_reach *out);

    /**
     * Mark what an overlay shows a viewer.  side and place are good when the
     * overlay needs them, else perhaps BT_SIDE_NONE and BT_HEX_NONE.
     */
    void (*survey)(const bt_game *game, const bt_view *view, int overlay, bt_side side,
                   uint16_t place, bt_marks *out);

    /**
     * The number of the moment at which a seat is being asked now, and the
     * action that lets it pass; -1 when this is no such moment.  With moments.
     */
    int (*moment)(const bt_game *game, const bt_state *state, bt_seat seat, bt_action *pass);

    /**
     * The seat now played by the player who began on a seat, where players change
     * sides in a game, as after bids for them.  Ask bt_seated and bt_seat_of (game.h).
     */
    bt_seat (*seated)(const bt_game *game, const bt_state *state, bt_seat began);

    /** How well a seat stands, in hundredths of a strength point. */
    int (*evaluate)(const bt_game *game, const bt_state *state, bt_seat seat);

    /**
     * Of what a seat may do leave what a bot should think about: of ways to one end the best alone.
     * What is left keeps its order, and something is.  It need not tell a good action from a bad one.
     */
    void (*sift)(const bt_game *game, const bt_state *state, bt_seat seat, bt_actions *actions);

    /**
     * Can a position be judged as it stands, though something is half done: a battle whose chances
     * evaluate() counts in?  Besides those whose procedure is quiet.
     */
    bool (*rests)(const bt_game *game, const bt_state *state);

    /** Write the game's own charts and tables into its open book (book.h). */
    void (*book)(const bt_game *game, bt_json *json);

    /** Begin a segment of the sequence outright, for tests and puzzles. */
    int (*begin)(const bt_game *game, bt_state *state, bt_side side, const char *segment,
                 bt_error *err);
};

#endif
