/*
 * orders.c - standing orders of a seat: read, written, obeyed.
 */
#include <berthier/orders.h>
#include <berthier/say.h>

#include "slice_internal.h"
#include <assert.h>
#include <string.h>

static const char *const order_words[] = { "ask", "never" };

static const char *
moment_id(const void *names, int index)
{
    return ((const bt_moment_def *)names)[index].id;
}

static const char *
order_word(const void *names, int index)
{
    return ((const char *const *)names)[index];
}

static const char *
card_id(const void *names, int index)
{
    return ((const bt_card_info *)names)[index].id;
}

void
bt_orders_default(const bt_rules *rules, bt_orders *out)
{
    assert(rules->moment_count <= BT_MOMENTS_MAX);
    memset(out, 0, sizeof *out);
    for (int i = 0; i < rules->moment_count; i++)
        out->at[i] = rules->moments[i].ask ? BT_ORDER_ASK : BT_ORDER_NEVER;
}

/* A card to be armed: it has to be in hand. */
static int
parse_card(const bt_game *game, const bt_state *state, bt_side side, bt_slice word, uint8_t *out,
           bt_error *err)
{
    int card = bt__name_find(word, game->cards, game->card_count, card_id);

    if (card < 0)
        return bt_fail(err, BT_ESYNTAX,
                       "order \"%.*s\" found where ask, never or a card was expected",
                       bt__slice_shown(word), word.at);
    if (state && !game->rules->holds(game, state, side, (unsigned)card)) {
        char why[120];
        BT_SAY_FIXED(why, game, "{0} is not in your hand", bt_arg_word(game->cards[card].name));
        return bt_fail(err, BT_EILLEGAL, "%s", why);
    }
    *out = (uint8_t)(BT_ORDER_ARMED + card);
    return BT_OK;
}

static int
parse_one(const bt_game *game, const bt_state *state, bt_side side, bt_slice pair, bt_orders *inout,
          bt_error *err)
{
    const bt_rules *rules = game->rules;
    const char *sign = memchr(pair.at, '=', (size_t)bt__slice_length(pair));

    if (!sign)
        return bt_fail(err, BT_ESYNTAX, "\"%.*s\" found where moment=order was expected",
                       bt__slice_shown(pair), pair.at);
    bt_slice id = { pair.at, sign }, word = { sign + 1, pair.end };
    int moment = bt__name_find(id, rules->moments, rules->moment_count, moment_id);
    if (moment < 0)
        return bt_fail(err, BT_ESYNTAX, "there is no moment \"%.*s\"", bt__slice_shown(id), id.at);
    int order = bt__name_find(word, order_words, BT_COUNT(order_words), order_word);
    if (order < 0)
        return parse_card(game, state, side, word, &inout->at[moment], err);
    inout->at[moment] = (uint8_t)order;
    return BT_OK;
}

int
bt_orders_parse(const bt_game *game, const bt_state *state, bt_side side, const char *text,
                bt_orders *inout, bt_error *err)
{
    bt_orders read = *inout;
    bt_slice line = bt__slice(text, strcspn(text, "\n")), pair;

    while (bt__slice_word(&line, &pair)) {
        int status = parse_one(game, state, side, pair, &read, err);
        if (status)
            return status;
    }
    *inout = read;
    return BT_OK;
}

void
bt_orders_format(const bt_game *game, const bt_orders *orders, bt_buf *out)
{
    for (int i = 0; i < game->rules->moment_count; i++) {
        int order = orders->at[i];
        bt_buf_addf(out, "%s%s=%s", i ? " " : "", game->rules->moments[i].id,
                    order < BT_ORDER_ARMED ? order_words[order]
                                           : game->cards[order - BT_ORDER_ARMED].id);
    }
}

/* The one legal action that uses a card first of all; BT_ACTION_NONE for none or several. */
static bt_action
only_use(const bt_game *game, const bt_state *state, bt_side side, unsigned card, int *count)
{
    const bt_rules *rules = game->rules;
    bt_action found = BT_ACTION_NONE;
    bt_actions list;

    *count = 0;
    rules->legal(game, state, side, &list);
    for (int i = 0; i < list.count; i++) {
        const bt_action_def *def = &rules->actions[bt_action_code(list.at[i])];
        if (rules->operands[def->operands[0]].kind != BT_KIND_CARD ||
            bt_action_operand(list.at[i], 0) != card)
            continue;
        found = list.at[i];
        (*count)++;
    }
    return *count == 1 ? found : BT_ACTION_NONE;
}

bt_action
bt_orders_answer(const bt_game *game, const bt_state *state, bt_side side, const bt_orders *orders)
{
    bt_action pass = BT_ACTION_NONE, use;
    int moment = game->rules->moment ? game->rules->moment(game, state, side, &pass) : -1, count;

    if (moment < 0 || orders->at[moment] == BT_ORDER_ASK)
        return BT_ACTION_NONE;
    if (orders->at[moment] == BT_ORDER_NEVER)
        return pass;
    use = only_use(game, state, side, (unsigned)(orders->at[moment] - BT_ORDER_ARMED), &count);
    return count == 0 ? pass : use;
}
