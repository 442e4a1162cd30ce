/*
 * hub_internal.h - rooms, audiences, peers: who is told what of which game.
 *
 * A room is a game in memory: the match and what the store knows of its seats.
 * An audience is everybody who is told the same of it: one seat (or the
 * onlookers) in one language.  A subscription is one peer's place in an
 * audience.  What an audience was told last is kept, and what is sent is the
 * patch from that to what it may know now.
 */
#ifndef BT_HUB_INTERNAL_H
#define BT_HUB_INTERNAL_H

#include "rooms.h"
#include "source.h"
#include "steps.h"
#include "thinker.h"
#include <berthier/call.h>
#include <berthier/hub.h>
#include <berthier/orders.h>
#include <berthier/shelf.h>

#define BT_SUBSCRIPTIONS_MAX 64 /* of one peer */

typedef struct bt_subscription bt_subscription;

/** Actions of which an audience knows, sorted; what is not open now, as told last. */
typedef struct bt_legal {
    bt_action *at; /* owned */
    int count;
} bt_legal;

/** All that an audience may know at one moment. */
typedef struct bt_told {
    bt_buf head; /* a JSON object: who is to act, the prompt, the seat's numbers, what is open */
    bt_legal legal;
    bt_view *view; /* NULL for nothing told yet */
} bt_told;

typedef struct bt_audience {
    bt_seat side; /* BT_SIDE_NONE: onlookers */
    bt_game game; /* the room's game in that language */
    bt_told told; /* last */
    bt_side by;   /* who had acted then, as far as it was told */
    int steps;    /* how many it had seen then */
    int *gone;    /* steps taken back since, each as it was counted when it went */
    int gone_count, gone_room;
    bt_side gone_by; /* whose the last of them was */
    bt_subscription *first;
    struct bt_audience *next;
} bt_audience;

typedef struct bt_chair {
    bt_seat side;      /* that is played on it now (game.h, bt_seated) */
    bt_seat began;     /* with which */
    const bt_bot *bot; /* NULL for a person */
    int64_t sequence;
    int64_t played;   /* seconds since 1970 when it last did what all saw; 0 for never */
    bt_orders orders; /* of a person */
    int online;       /* subscriptions */
    bool taken;       /* by a person, who has the key: */
    uint8_t key_hash[BT_LINK_HASH_SIZE];
    bool just_taken; /* not committed yet */
} bt_chair;

/** Why a game is looked at only. */
typedef enum bt_shut {
    BT_SHUT_NOT,
    BT_SHUT_RULES,  /* it cannot be played again by the rules of today */
    BT_SHUT_DAMAGE, /* its record is damaged */
    BT_SHUT_EXAMPLE /* it is there to be looked at (example.c) */
} bt_shut;

struct bt_room {
    bt_game_id id;
    bt_hub *hub;
    bt_shelf *shelf;
    bt_match *match; /* NULL: let go, or the store could not be read; read again when asked */
    int seat_count;
    bt_chair seats[BT_STORE_SEATS_MAX];
    bt_steps steps;
    int told_steps;           /* so many of the first are older than the last flush */
    bt_takeback_row takeback; /* what a seat asks the others to agree to */
    int rekey_count;
    bt_rekey_row rekeys[BT_STORE_REKEYS_MAX]; /* new keys; the last one may be asked for only */
    bt_shut shut;
    int64_t begun_by, stored_length; /* rules version and actions, as the store has them */
    bool stale;    /* the store has it as another version: the next change renews it */
    bool renumber; /* with all its actions */

    /* Since the last flush. */
    bt_event *events; /* of the steps that were not told yet, in their order */
    int event_count, event_room;
    bool changed, seats_changed;
    uint16_t undone; /* who had seen something of what was taken back, as in a step */

    uint64_t generation; /* raised by every change */
    bool thinking;       /* a bot is at work for it */
    int64_t idle_since;  /* seconds, when nobody follows it */
    bt_audience *audiences;
    bt_room *next; /* in its bucket */
    bt_room_age age;
    uint64_t lane; /* of its bots' jobs: who asked for something of it last */
    bool touched;  /* the next flush looks at it */
    bt_room *next_touched;
};

struct bt_subscription {
    bt_slot slot; /* what the desk hands to handlers */
    bt_peer *peer;
    bt_room *room;
    bt_audience *audience;
    int seat;              /* -1 for an onlooker */
    bool fresh;            /* is told everything next */
    bt_subscription *next; /* in the audience */
};

struct bt_peer {
    void *user;
    bt_subscription *subscriptions[BT_SUBSCRIPTIONS_MAX];
    int count, last_number;
    bool stalled;      /* its queue was full */
    bt_source *source; /* NULL: no limits of one address hold */
    bt_peer *next, **link;
};

/** An answer that waits for the commit. */
typedef struct bt_reply {
    bt_peer *peer;  /* NULL once it has gone */
    bool unsettled; /* it speaks of what this batch has changed */
    bt_buf text;
    struct bt_reply *next;
} bt_reply;

struct bt_hub {
    bt_desk desk;
    bt_store *store; /* borrowed */
    bt_hub_options options;
    bt_thinker *thinker;
    bt_peer *peers;
    bt_rooms rooms;
    bt_sources sources;
    bt_shelves *shelves, own_shelves;
    bt_reply *replies, **reply_end;
    bt_peer *asking;    /* whose line is being carried out */
    bool has_counted;   /* it, as a game that its source makes */
    bt_game_id touched; /* by that line: asked about or changed; 0 for none, -1: one just made */
    bool writing;       /* a transaction is open */
    bool failed;        /* it cannot be committed any more */
    bt_error failure;
    bt_jobs held;            /* answers of bots that are not due yet, or not carried out */
    int made, pruned;        /* games, by the open transaction */
    int64_t disk;            /* bytes taken, as last asked */
    bt_game_id pruned_to;    /* the last game looked at */
    int64_t bots_rest_until; /* seconds: a disk that is full is not asked again and again */
    bt_hub_stats stats;
};

/* ---- shelves and rooms (shelf.c, room.c, room_open.c, room_keep.c) ------------------- */

/** Seconds, and microseconds, of a clock that never goes back. */
int64_t bt__hub_now(void);
int64_t bt__hub_now_us(void);

/** Milliseconds of the clock that the hub goes by. */
int64_t bt__hub_clock(const bt_hub *hub);

/**
 * Find or load a game; give it back with bt_shelf_drop.
 *
 * @param data  the hash of data that were kept; 0 for those of today
 */
int bt__shelf_take(bt_hub *hub, const char *rules, const char *scenario, const char *options,
                   uint64_t data, bt_shelf **out, bt_error *err);

/** The room of a stored game, opened when it is not. */
int bt__room_open(bt_hub *hub, bt_game_id id, bt_room **out, bt_error *err);
/** Bring the match back to what the store holds; when that fails there is none. */
int bt__room_reload(bt_hub *hub, bt_room *room, bt_error *err);
/** Give back what the match needed. */
void bt__room_forget(bt_room *room);
/** Read the match of a room that has none; BT_ELIMIT when none of the others can be let go. */
int bt__room_load(bt_hub *hub, bt_room *room, bt_error *err);
/** It is used now: others are closed or let go before it. */
void bt__room_use(bt_room *room);
void bt__room_close(bt_hub *hub, bt_room *room);

/** Does one person play, against the computer alone?  Nothing can be told by a pause then. */
bool bt__room_is_solo(const bt_room *room);

/**
 * Take an action for a side, record it and the dice that follow, and note
 * what happened for the next flush.
 *
 * @param words  written in it (text.h), "" or NULL for nothing
 * @param seat   whose sequence rises by one; -1 for none
 */
int bt__room_play(bt_hub *hub, bt_room *room, bt_side side, bt_action action, const char *words,
                  int seat, const bt_reason **why, bt_error *err);
/**
 * Change the standing orders of a seat, and carry out what they answer now.
 *
 * @param game  the room's, in the language of the one who asks
 */
int bt__room_order(bt_hub *hub, bt_room *room, int seat, const bt_game *game, const char *orders,
                   bt_error *err);
/** Let the seat rest until the turn ends at the kind of moment at which it is being asked (orders.h). */
int bt__room_rest(bt_hub *hub, bt_room *room, int seat, bt_error *err);
/** Carry out what standing orders answer now, as when somebody has sat down. */
int bt__room_settle(bt_hub *hub, bt_room *room, bt_error *err);
/** How many of a side's last actions can be taken back, back to one that its orders did not answer. */
int bt__room_can_undo(const bt_room *room, bt_side side);
/** Take back a side's last action, and more until no more than `left` can be. */
int bt__room_undo(bt_hub *hub, bt_room *room, bt_side side, int64_t left, int seat, bt_error *err);

/** As undo, of all after the first `length` entries: all who play have agreed (takeback.c). */
int bt__room_rewind(bt_hub *hub, bt_room *room, bt_side side, int length, int seat, bt_error *err);

/** Note that there is something to tell. */
void bt__room_note(bt_hub *hub, bt_room *room);

/** Raise the sequence of a seat by one and store it; -1 for none. */
int bt__room_count_request(bt_hub *hub, bt_room *room, int seat, bt_error *err);

/** Entry number `entry` was taken, with these events; dice belong to the step before them. */
int bt__room_note_step(bt_room *room, int entry, bt_side side, bt_side seat,
                       const bt_events *events);

/** Players whose side has changed, as after bids, go on as their new side. */
int bt__room_reseat(bt_room *room, bt_error *err);

/** Note a failed commit or write; the batch is lost. */
int bt__hub_fail(bt_hub *hub, const bt_error *err);

/** Open the transaction of this batch. */
int bt__hub_write(bt_hub *hub, bt_error *err);

/* ---- bots (thoughts.c) --------------------------------------------------------- */

/** Let a bot think when it is its turn. */
void bt__room_think(bt_hub *hub, bt_room *room);

/** Carry out what bots have chosen and is due. */
void bt__hub_take_thoughts(bt_hub *hub);

/* ---- limits (hub_limits.c) ----------------------------------------------------- */

/** The source of the current request if limits of one address apply to it; else NULL. */
bt_source *bt__hub_limited(const bt_hub *hub);

/** Fail the call when its address asks too much of what is dear. */
int bt__hub_admit(bt_call *call, bt_request request);

/**
 * Fail the call when its address has made as many games as it may.  A line that is long enough to
 * bring one counts as one before it is read; then the game itself does not.
 */
int bt__hub_count_game(bt_call *call);

/** How much is stored, and how much may be.  Counting takes long where there are many games: once. */
int bt__hub_measure(bt_hub *hub, bt_error *err);
/** How much the store takes by now. */
void bt__hub_note_disk(bt_hub *hub);

/**
 * Forget some of the games that were made long ago and in which nobody has done anything.  What
 * fails is tried again when the turn comes to it.
 */
void bt__hub_prune(bt_hub *hub);

/* ---- examples (example.c) ------------------------------------------------------- */

/** What the link of an example opens, "example/GAME/ID/SEAT"; false for any other. */
bool bt__example_find(const char *link, bt_link_row *out);

/** The document of a room's game, and whose it is; NULL for a game of the store. */
const bt_doc *bt__example_of(bt_game_id id, const bt_rules **rules);

/** Write "example": what is said to a room's steps, if it shows one; game is in the reader's language. */
void bt__example_write(const bt_room *room, const bt_game *game, bt_seat viewer, bt_json *json);

/* ---- as stored (stored.c) ------------------------------------------------------ */

/** Open the transaction for a change of the room, and renew what another version has stored. */
int bt__room_write(bt_hub *hub, bt_room *room, bt_error *err);

/** Put the entries of the match from `first` on into the transaction. */
int bt__room_store_entries(bt_hub *hub, bt_room *room, int first, bt_error *err);

/** Keep the data a game is played on, if they are not kept yet. */
int bt__hub_keep_pack(bt_hub *hub, const bt_game *game, int64_t *id, bt_error *err);

/** Write the whole record of a room as a journal of the version that played it. */
int bt__stored_journal(bt_hub *hub, const bt_room *room, bt_buf *out, bt_error *err);

/* ---- taking back by consent (takeback.c) ----------------------------------- */

/** Does this seat have to say whether it agrees? */
bool bt__takeback_waits_for(const bt_room *room, int seat);

/**
 * A side has acted, or taken something back, and nothing is asked any more.  What the one who asked
 * saw nothing of leaves the request open: its end would tell of it.
 */
int bt__takeback_lapse(bt_hub *hub, bt_room *room, bt_side side, uint16_t seen_by, bt_error *err);

/** Write what a seat may ask for, and what is asked. */
void bt__takeback_write(const bt_room *room, int seat, bt_json *json);

/* ---- invitations and keys (keys.c) ------------------------------------------ */

/** Seat the holder of this link, and perhaps of a key; the first to come takes the seat. */
int bt__seat_admit(bt_call *call, bt_room *room, const bt_link_row *link);

/** The transaction is lost: who took a seat in it does not have it. */
void bt__seats_give_back(bt_room *room);

/** Write which seats have had new keys, and since when. */
void bt__keys_write(const bt_room *room, bt_json *json);

/** Write which sides have to say yet whether this seat gets a new key, if it asks for one. */
void bt__key_asked_write(const bt_room *room, int seat, bt_json *json);

/* ---- audiences (audience.c) ---------------------------------------------- */

int bt__subscribe(bt_peer *peer, bt_room *room, int seat, const char *language,
                  bt_subscription **out, bt_error *err);
void bt__unsubscribe(bt_subscription *subscription);

/** Have all follow the sides that their seats play now; BT_ENOMEM. */
int bt__room_regroup(bt_room *room, bt_error *err);

/** An empty audience; a language we do not speak means English. */
void bt__audience_init(bt_audience *audience, const bt_game *game, bt_side side,
                       const char *language);

/** All who follow it are told everything next. */
void bt__audience_refresh(bt_audience *audience);

/** Send what changed to everybody who follows the room. */
void bt__room_broadcast(bt_hub *hub, bt_room *room);

/* ---- what is told (told.c, legal.c) ---------------------------------------- */

/** Find out all that an audience may know now; out is released on failure. */
int bt__told_make(bt_hub *hub, const bt_room *room, const bt_audience *audience, bt_told *out);
void bt__told_release(bt_told *told);

/** Write all of it into an open object. */
void bt__told_write(const bt_game *game, const bt_told *told, bt_json *json);

/** Append the patch from one to the other, both made for the same audience. */
void bt__told_patch(const bt_game *game, const bt_told *from, const bt_told *to, bt_buf *out);

/** Write sorted actions as a tree: word, first operand, the others. */
void bt__legal_write(const bt_game *game, const bt_action *at, int count, const char *key,
                     bt_json *json);

/** Write the member that makes the tree of `to` out of that of `from`; nothing when they are alike. */
void bt__legal_patch(const bt_game *game, const bt_legal *from, const bt_legal *to, bt_json *json);

/**
 * What is known when these actions may be taken: they, and of those told before what is not open now.
 *
 * @param open  an open array: words that count, or a word and a first operand
 * @return      BT_ENOMEM
 */
int bt__legal_make(const bt_game *game, const bt_legal *before, const bt_actions *actions,
                   bt_legal *out, bt_json *open);

/** Write to_act, how the game ended, and that it can only be looked at; game is the room's. */
void bt__standing_write(const bt_room *room, const bt_game *game, bt_json *json);

/** Write "prompt". */
void bt__prompt_write(const bt_room *room, const bt_game *game, const bt_view *view, bt_json *json);

/** Write "seats" of a room, and new keys; `viewer` alone is told at how many devices it sits. */
void bt__seats_write(const bt_room *room, bt_seat viewer, bt_json *json);

/* ---- handlers (do_*.c) ----------------------------------------------------- */

#define REQUEST(code, name, where, text) REQUEST_##where(code)
#define REQUEST_SHARED(code)
#define REQUEST_ENGINE(code)
#define REQUEST_OWN(code)    int bt__hub_##code(bt_call *call);
#define REQUEST_SOCKET(code) int bt__hub_##code(bt_call *call);
#define KEY(request, key, type, must, text)
#include <berthier/messages.def>
#undef REQUEST
#undef REQUEST_SHARED
#undef REQUEST_OWN
#undef REQUEST_ENGINE
#undef REQUEST_SOCKET
#undef KEY

static inline bt_hub *
bt__hub_of(const bt_call *call)
{
    return (bt_hub *)call->desk;
}

/** The seat a request speaks for; an onlooker has none. */
int bt__call_seat(bt_call *call, bt_subscription **it, bt_chair **seat);

/** Is this the seat's next request?  1: it was carried out already, and that is answered. */
int bt__call_sequence(bt_call *call, const bt_chair *seat, const char *request);

/** Answer that no game can be read into memory just now. */
int bt__call_later(bt_call *call);

/** Answer that a request was carried out, or why it was not. */
int bt__call_done(bt_call *call, int status, const bt_chair *seat);

/** Is a seat taken on this connection? */
bool bt__peer_holds(const bt_peer *peer, const bt_room *room, int seat);

/** The subscription asked about, its match loaded. */
int bt__call_subscription(bt_call *call, bt_subscription **out);

/** Find what a link opens; every link that opens nothing gets the same answer. */
int bt__call_link(bt_call *call, const char *link, bt_link_row *out);

/** The room of what a link opens. */
int bt__call_room(bt_call *call, const bt_link_row *link, bt_room **out);

#endif
