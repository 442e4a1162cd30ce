/*
 * mind.h - thinking ahead over small decisions, in any game.
 *
 * Rules here are stepped in small decisions: a move is `move`, some `step`s
 * and `halt`; an attack is a target, those that join, a die, retreats and an
 * advance.  Judging the position after one of them says little.  A mind
 * follows them to the next quiet position, one in which a phase stands open
 * and nothing is half done, and judges that.
 *
 * How much it may think is counted in actions it tries, never in time, so that
 * it decides alike on every machine (MIND_EFFORT).
 *
 * Which procedures are quiet says the game's procedures.def; the top frame tells
 * which one is open.  A game without frames is quiet after every action.
 */
#ifndef BT_AI_MIND_H
#define BT_AI_MIND_H

#include <berthier/game.h>

#define MIND_STATES 1280 /* positions one macro-action may hold; five corps have many ways */
#define MIND_FEWER  640  /* the same in games that do not say where they rest */
#define MIND_MEMO   4096 /* positions remembered, a power of two */
#define MIND_WORST  (-1000000000)
#define MIND_EFFORT 80000 /* actions tried for one decision; a microsecond each, or less */

/* What was found for a position, so that no order of play to it is judged
 * again. */
typedef struct mind_memo {
    uint64_t key[MIND_MEMO];
    int value[MIND_MEMO];
    uint32_t round[MIND_MEMO]; /* a slot of another round is free */
    uint32_t now;
    int used;
} mind_memo;

/* A position on the way, and how good what it can lead to at once is. */
typedef struct mind_node {
    bt_action root;  /* the action it began with */
    int parent;      /* the node before it, or -1 */
    int best;        /* best die on offer from here; MIND_WORST for none */
    int toll;        /* what has been lost on the way, on the average */
    bool only_rolls; /* nothing to decide any more, the die falls next */
} mind_node;

typedef struct mind {
    const bt_game *game;
    const bt_rules *rules;
    bt_seat seat;        /* for whom it thinks */
    bt_seat began;       /* and on which it began: players can change sides (rules.h, seated) */
    ptrdiff_t frames_at; /* offset of the frame stack in a state; -1 for none */
    size_t stride;       /* bytes from one pooled state to the next */
    int judged;          /* positions evaluated so far */
    int tried;           /* actions tried so far, */
    int from, limit;     /* and when the search in hand began, and when it ends at the latest */
    bool idle;           /* the others let everything be */
    bool asked, cast;    /* what happened while it was played out: others had a choice, dice fell */
    int searches;        /* to come: what effort is left is shared among them; 1 or more */
    unsigned char *pool; /* MIND_STATES states, and those to work on behind them */
    mind_node nodes[MIND_STATES];
    mind_memo memo; /* over the whole choice */
    mind_memo seen; /* within one macro-action */
    bt_actions legal, rolls, replies, further;
} mind;

/** Get ready to think about a position for a seat; mind_free() it. */
int mind_new(mind **out, const bt_game *game, const bt_state *state, bt_seat seat, bt_error *err);
void mind_free(mind *m);

/** Begin a new round of a memory. */
void mind_forget(mind_memo *memo);

/** Has the key not come up this round?  (In a full table: false.) */
bool mind_is_new(mind_memo *memo, uint64_t key);

/** Try an action: all that is thought goes through here. */
void mind_try(mind *m, bt_state *state, bt_seat seat, bt_action action);

/** The share of the effort left that a search would have which begins now. */
int mind_share(const mind *m);

/** Begin a search with that share. */
void mind_begin(mind *m);

/** Has the search in hand used up its share? */
bool mind_is_spent(const mind *m);

/** Was the last search cut short by it?  In games that say where they rest. */
bool mind_was_cut(const mind *m);

/** List what a seat may do that is worth a thought. */
void mind_list(const mind *m, const bt_state *state, bt_seat seat, bt_actions *out);

/** Is nothing half done, or can what is be judged as it stands?  Also true when the game is over. */
bool mind_is_quiet(const mind *m, const bt_state *state);

/** Does an action leave the seat in the phase that it is in, to act again?  In games that say where they rest. */
bool mind_stays(mind *m, const bt_state *state, bt_action action);

/** The position's worth, as it stands, to the bot that is thinking, whatever seat it has there. */
int mind_judge_own(mind *m, const bt_state *state);

/**
 * Let the others let it be, and middling dice fall, in the midst of what the seat is doing.  True when it is
 * the seat's turn to go on with it; of games that say where they rest.
 */
bool mind_comes_back(mind *m, bt_state *state);

/** Room for the position in which others are asked, until mind_toll() has been told of it. */
bt_state *mind_asked(const mind *m);

/**
 * What it costs on the average that others are asked, and that dice fall, in the midst of an action: `asked`
 * is the position in which they are, `back` that to which it came back when nothing happened.
 */
int mind_toll(mind *m, const bt_state *asked, const bt_state *back);

/**
 * The worth to the mind's seat of what a position comes to: dice averaged,
 * decisions half done settled by those who have them.  The state is used up.
 */
int mind_settle(mind *m, bt_state *state);

/** Scratch state 0, in which mind_settle() works too; those above are mind.c's own. */
bt_state *mind_scratch(const mind *m, int i);

/* The best way found: the action it begins with, its worth, and whether a die
 * falls on it. */
typedef struct mind_find {
    bt_action action;
    int value;
    bool is_die;
} mind_find;

/**
 * Follow some of the seat's actions (at least one) to quiet positions, dice
 * or another seat's decisions, and find the best; of those it has come to when
 * the effort is used up.
 */
mind_find mind_search(mind *m, const bt_state *from, const bt_action *actions, int count);

#endif
