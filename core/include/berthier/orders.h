/*
 * orders.h - what a seat answers without being asked.
 *
 * A game with cards played in reaction asks a side at many moments, and it
 * asks whatever the side holds: a pause, or its absence, tells nothing.  To be
 * spared, a seat leaves standing orders, one for each kind of moment: ask me;
 * never ask; or, armed, play this card the first time it can be played, in a
 * certain way if it has several.  Orders are part of the seat, not of the
 * position: the one who runs the match asks bt_orders_answer before it asks the
 * person, and takes the answer as the side's action.
 *
 * At which moments a seat is asked is no secret; what it answers elsewhere is,
 * and must not show.  So any card of the own deck can be armed, in hand or not,
 * and an order that answers always does: what cannot be played passes.
 */
#ifndef BT_ORDERS_H
#define BT_ORDERS_H

#include <berthier/game.h>

typedef enum bt_order_kind { BT_ORDER_ASK, BT_ORDER_NEVER, BT_ORDER_ARMED } bt_order_kind;

typedef struct bt_order {
    bt_order_kind kind;
    uint8_t card;     /* armed with it */
    bt_action action; /* the way to play it; BT_ACTION_NONE: the only one there is then */
} bt_order;

/**
 * A seat's orders, by number of the moment in rules->moments.  Besides these it may
 * rest: where it would be asked it passes until the turn ends.  Resting
 * is not an order and is not written.
 */
typedef struct bt_orders {
    bt_order at[BT_MOMENTS_MAX];
    uint16_t rests; /* bit m: at moment m, in turn `turn` */
    uint16_t turn;
} bt_orders;

/** The orders a seat begins with: those of the game's table. */
void bt_orders_default(const bt_rules *rules, bt_orders *out);

/**
 * Read "moment=ask moment=never moment=CARD moment=word+CARD+operand"; what is not named keeps its
 * order.
 *
 * @param game  in the language of the seat that gave them
 * @param side  whose cards may be armed; BT_SIDE_NONE for orders that were good when they were given
 * @return BT_ESYNTAX naming the word that made no sense, BT_EILLEGAL for a card
 *         that is not of the side's deck
 */
int bt_orders_parse(const bt_game *game, bt_side side, const char *text, bt_orders *inout,
                    bt_error *err);

/** Write all orders as "moment=word moment=word". */
void bt_orders_format(const bt_game *game, const bt_orders *orders, bt_buf *out);

/** Rest at the moment at which the seat is being asked, until the turn ends; false when there is none. */
bool bt_orders_rest(const bt_game *game, const bt_state *state, bt_seat seat, bt_orders *orders);

/** End the seat's rest if the turn in which it rested is over.  Returns whether it was. */
bool bt_orders_wake(const bt_game *game, const bt_state *state, bt_orders *orders);

/** Is the seat asked at a moment: ordered to be, and not at rest there? */
static inline bool
bt_orders_asks(const bt_orders *orders, int moment)
{
    return orders->at[moment].kind == BT_ORDER_ASK && !(orders->rests >> moment & 1);
}

/**
 * What the seat's orders answer now; BT_ACTION_NONE when it has to be asked:
 * because this is no such moment, or because it wants to be.  An armed card that
 * cannot be played, or in several ways none of which was ordered, passes.
 */
bt_action bt_orders_answer(const bt_game *game, const bt_state *state, bt_seat seat,
                           const bt_orders *orders);

#endif
