/*
 * procedure.h - a procedure of the sequence of play is a room with functions of its own.
 *
 * What a game does in a phase, a march, a retreat stands in one place, a bt_room at the end of its
 * chapter's file: how it goes on, who acts, what may be done and what forbids it, what is asked,
 * what holds.  A row of procedures.def names the room; the rows are the game's table of contents.
 * Which room is open says the top frame (frame.h).  Core opens the rooms one after the other; a game
 * asks core, so that no list of its procedures stands anywhere else.
 */
#ifndef BT_PROCEDURE_H
#define BT_PROCEDURE_H

#include <assert.h>
#include <berthier/frame.h>
#include <berthier/game.h>
#include <berthier/say.h>

/*
 * A position being played, as the functions of a game see it.  Core only hands it on: each game
 * completes the type for itself, with the game, the printed parts, its own state and the events.
 */
typedef struct bt_play bt_play;

/** An action taken apart, with whose it is. */
typedef struct bt_act {
    bt_side side;
    unsigned a, b, c;
    unsigned code;
    bt_seat seat; /* of that side; the first one unless the game says which */
} bt_act;

/** What forbids an action in its room: a reason, or NULL. */
typedef const bt_reason *bt_refuser(const bt_play *play, const bt_act *act);

/** Carry out an action that nothing forbids. */
typedef void bt_doer(bt_play *play, const bt_act *act);

/** An action as a room has it. */
typedef struct bt_deed {
    unsigned code;
    bt_refuser *refuse;
    bt_doer *perform;
} bt_deed;

/** What a room's list is made with: see bt_try. */
typedef struct bt_list {
    const bt_play *play;
    const struct bt_room *room;
    bt_side side;
    bt_actions *out;
} bt_list;

/** Every member may be missing. */
typedef struct bt_room {
    /** Carry on: true when somebody has to decide.  A room without it is always a decision. */
    bool (*waits)(bt_play *play);

    /** Who may act; else the side of the frame. */
    bt_sides (*acts)(const bt_play *play);

    /** What may be done here, by code; the last has code 0. */
    const bt_deed *deeds;

    /** Try candidates in ascending order. */
    void (*list)(const bt_list *list);

    /** What chance does here. */
    bt_action (*chance)(const bt_play *play, bt_rng *rng);

    /** What a side that has to decide here is asked: a sentence, or more than that. */
    const char *question;
    void (*ask)(const bt_play *seen, const bt_view *view, bt_buf *out);

    /** Is the frame itself as it can be: whose it is, how far the one below has got?  Asked of any
     * bytes, before anything else. */
    bool (*stands)(const bt_play *play, const bt_frame *frame);

    /** What this procedure takes for granted, wherever in the stack it is. */
    bool (*holds)(const bt_play *play, const bt_frame *frame, bt_error *err);

    /* Why nothing else can be done: another side decides here; this has to be done first.  Or
     * just the clause that says so, where the sentence is the same in all rooms. */
    const bt_reason *theirs, *first;
    const char *rule;
    const char *(*rule_of)(const bt_play *play);
} bt_room;

/** A row of procedures.def. */
typedef struct bt_procedure {
    const char *word;
    const bt_room *room;
    uint64_t above; /* bits of the procedures that can call for it; none for the outermost */
    bool quiet;     /* a phase stands open and nothing is half done, so a position can be judged */
} bt_procedure;

/** Nothing forbids it. */
const bt_reason *bt_refuse_nothing(const bt_play *play, const bt_act *act);

/** The row, and the room, of the top frame. */
static inline const bt_procedure *
bt_procedure_now(const bt_game *game, const bt_frames *frames)
{
    int procedure = bt_frames_peek(frames)->procedure;

    assert(procedure < game->rules->procedure_count);
    return &game->rules->procedures[procedure];
}

static inline const bt_room *
bt_room_now(const bt_game *game, const bt_frames *frames)
{
    return bt_procedure_now(game, frames)->room;
}

/** One step of the room that is open: true when somebody has to decide. */
static inline bool
bt_step(const bt_game *game, const bt_frames *frames, bt_play *play)
{
    const bt_room *room = bt_room_now(game, frames);

    return !room->waits || room->waits(play);
}

/** Carry on to the next decision. */
static inline void
bt_run(const bt_game *game, const bt_frames *frames, bt_play *play)
{
    while (!bt_step(game, frames, play))
        ;
}

/** Who may act in the room that is open. */
static inline bt_sides
bt_acting(const bt_game *game, const bt_frames *frames, const bt_play *play)
{
    const bt_room *room = bt_room_now(game, frames);

    return room->acts ? room->acts(play) : bt_side_bit(bt_frames_peek(frames)->side);
}

/** Take an action apart. */
static inline bt_act
bt_act_of(bt_side side, bt_action action)
{
    return (bt_act){ side,
                     bt_action_operand(action, 0),
                     bt_action_operand(action, 1),
                     bt_action_operand(action, 2),
                     bt_action_code(action),
                     side };
}

/** The deed of an action in a room; NULL when it has no place there. */
static inline const bt_deed *
bt_deed_of(const bt_room *room, unsigned code)
{
    const bt_deed *deed = room->deeds;

    if (!deed)
        return NULL;
    while (deed->code && deed->code != code)
        deed++;
    return deed->code ? deed : NULL;
}

/** List what the side may do in the room that is open: nothing when it does not act. */
void bt_list_room(const bt_game *game, const bt_frames *frames, const bt_play *play, bt_side side,
                  bt_actions *out);

/** Carry out an action that its room allows. */
void bt_perform(const bt_game *game, const bt_frames *frames, bt_play *play, const bt_act *act);

/** Ask a side, in words, what the room that is open asks. */
void bt_ask(const bt_game *game, const bt_frames *frames, const bt_play *seen, const bt_view *view,
            bt_buf *out);

/** Tell those who look on whose decision it is: "French to decide." */
void bt_say_who_decides(const bt_game *game, bt_sides acting, bt_buf *out);

/** Add the action of a deed, with its first two operands, unless something forbids it. */
static inline void
bt_try_deed(const bt_list *list, const bt_deed *deed, const bt_act *act)
{
    if (!deed->refuse(list->play, act))
        bt_actions_add(list->out, bt_action_make(deed->code, act->a, act->b, 0));
}

/** The same of an action of the room. */
static inline void
bt_try(const bt_list *list, unsigned code, unsigned a, unsigned b)
{
    bt_act act = { list->side, a, b, 0, code, list->side };

    bt_try_deed(list, bt_deed_of(list->room, code), &act);
}

/** The same where what refuses it in the room is at hand, so that no deed is sought. */
static inline void
bt_try_by(const bt_list *list, bt_refuser *refuse, unsigned code, unsigned a, unsigned b)
{
    bt_act act = { list->side, a, b, 0, code, list->side };

    if (!refuse(list->play, &act))
        bt_actions_add(list->out, bt_action_make(code, a, b, 0));
}

/** The same with each of a set as the first operand; with each number from `first` to below `end`;
 * with each of a set and each of another. */
void bt_try_units(const bt_list *list, unsigned code, bt_units units);
void bt_try_set(const bt_list *list, unsigned code, bt_set these);
void bt_try_pairs(const bt_list *list, unsigned code, bt_set these, bt_set those);
void bt_try_numbers(const bt_list *list, unsigned code, unsigned first, unsigned end);

/**
 * The first frame that stands where nothing can have called for it, or is not as it can be; -1 when
 * all do.  There is one at least, and none carries a procedure that is not in the table.
 */
int bt_misplaced(const bt_game *game, const bt_frames *frames, const bt_play *play);

/** Does what the procedures under way take for granted hold? */
bool bt_rooms_hold(const bt_game *game, const bt_frames *frames, const bt_play *play,
                   bt_error *err);

#endif
