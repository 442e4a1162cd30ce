/*
 * orders.c - standing orders of a seat: read, written, obeyed.
 */
#include <berthier/orders.h>
#include <berthier/say.h>

#include "field_internal.h"
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
        out->at[i].kind = rules->moments[i].ask ? BT_ORDER_ASK : BT_ORDER_NEVER;
}

/* A card to be armed: of the side's deck or a common one, wherever it lies now. */
static int
arm(const bt_game *game, bt_side side, unsigned card, bt_action action, bt_order *out,
    bt_error *err)
{
    const bt_card_info *info = &game->cards[card];

    if (side != BT_SIDE_NONE && info->side != BT_SIDE_NONE && info->side != side) {
        char why[120];
        BT_SAY_FIXED(why, game, "{0} is not a card of your deck", bt_arg_word(info->name));
        return bt_fail(err, BT_EILLEGAL, "%s", why);
    }
    *out = (bt_order){ .kind = BT_ORDER_ARMED, .card = (uint8_t)card, .action = action };
    return BT_OK;
}

/* An action that uses a card first of all. */
static bool
uses_card(const bt_game *game, bt_action action)
{
    const bt_action_def *def = &game->rules->actions[bt_action_code(action)];

    return game->rules->operands[def->operands[0]].kind == BT_KIND_CARD;
}

/* "word+CARD+operand": how an armed card is to be played. */
static int
parse_way(const bt_game *game, bt_side side, bt_slice word, bt_order *out, bt_error *err)
{
    char text[64];
    bt_action action;
    size_t length = (size_t)bt__slice_length(word);

    if (length >= sizeof text)
        return bt_fail(err, BT_ESYNTAX, "\"%.*s\" is too long for an order", bt__slice_shown(word),
                       word.at);
    for (size_t i = 0; i < length; i++)
        text[i] = (char)(word.at[i] == '+' ? ' ' : word.at[i]);
    text[length] = '\0';
    int status = bt_action_parse(game, text, &action, err);
    if (status)
        return status;
    if (!uses_card(game, action))
        return bt_fail(err, BT_ESYNTAX, "\"%s\" plays no card", text);
    return arm(game, side, bt_action_operand(action, 0), action, out, err);
}

static int
parse_card(const bt_game *game, bt_side side, bt_slice word, bt_order *out, bt_error *err)
{
    if (memchr(word.at, '+', (size_t)bt__slice_length(word)))
        return parse_way(game, side, word, out, err);
    int card = bt__name_find(word, game->cards, game->card_count, card_id);
    if (card < 0)
        return bt_fail(err, BT_ESYNTAX,
                       "order \"%.*s\" found where ask, never or a card was expected",
                       bt__slice_shown(word), word.at);
    return arm(game, side, (unsigned)card, BT_ACTION_NONE, out, err);
}

static int
parse_one(const bt_game *game, bt_side side, bt_slice pair, bt_orders *inout, bt_error *err)
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
        return parse_card(game, side, word, &inout->at[moment], err);
    inout->rests = (uint16_t)(inout->rests & ~(1u << moment));
    inout->at[moment] = (bt_order){ .kind = (bt_order_kind)order };
    return BT_OK;
}

int
bt_orders_parse(const bt_game *game, bt_side side, const char *text, bt_orders *inout,
                bt_error *err)
{
    bt_orders read = *inout;
    bt_slice line = bt__slice(text, strcspn(text, "\n")), pair;

    while (bt__slice_word(&line, &pair)) {
        int status = parse_one(game, side, pair, &read, err);
        if (status)
            return status;
    }
    *inout = read;
    return BT_OK;
}

static void
format_way(const bt_game *game, bt_action action, bt_buf *out)
{
    char storage[64];
    bt_buf text;

    bt_buf_init_fixed(&text, storage, sizeof storage);
    bt_action_format(game, action, &text);
    for (const char *c = bt_buf_text(&text); *c; c++)
        bt_buf_add_char(out, (char)(*c == ' ' ? '+' : *c));
}

void
bt_orders_format(const bt_game *game, const bt_orders *orders, bt_buf *out)
{
    for (int i = 0; i < game->rules->moment_count; i++) {
        const bt_order *order = &orders->at[i];
        bt_buf_addf(out, "%s%s=", i ? " " : "", game->rules->moments[i].id);
        if (order->kind != BT_ORDER_ARMED)
            bt_buf_add(out, order_words[order->kind]);
        else if (order->action != BT_ACTION_NONE)
            format_way(game, order->action, out);
        else
            bt_buf_add(out, game->cards[order->card].id);
    }
}

/* The one legal action that uses a card first of all; BT_ACTION_NONE for none or several. */
static bt_action
only_use(const bt_game *game, const bt_state *state, bt_seat seat, unsigned card)
{
    bt_action found = BT_ACTION_NONE;
    bt_actions list;
    int count = 0;

    game->rules->legal(game, state, seat, &list);
    for (int i = 0; i < list.count; i++) {
        if (!uses_card(game, list.at[i]) || bt_action_operand(list.at[i], 0) != card)
            continue;
        found = list.at[i];
        count++;
    }
    return count == 1 ? found : BT_ACTION_NONE;
}

/* The turn, as the field of that name tells it; 0 in a game without turns. */
static uint16_t
turn_of(const bt_game *game, const bt_state *state)
{
    for (int i = 0; i < game->rules->field_count; i++)
        if (!strcmp(game->rules->fields[i].word, "turn"))
            return (uint16_t)bt__field_get(&game->rules->fields[i], state, 0);
    return 0;
}

bool
bt_orders_rest(const bt_game *game, const bt_state *state, bt_seat seat, bt_orders *orders)
{
    bt_action pass;
    int moment = game->rules->moment ? game->rules->moment(game, state, seat, &pass) : -1;

    static_assert(BT_MOMENTS_MAX <= 16, "moments at which a seat rests are bits");
    if (moment < 0)
        return false;
    bt_orders_wake(game, state, orders);
    orders->rests = (uint16_t)(orders->rests | 1u << moment);
    return true;
}

bool
bt_orders_wake(const bt_game *game, const bt_state *state, bt_orders *orders)
{
    uint16_t turn = turn_of(game, state);
    bool rested = orders->rests && orders->turn != turn;

    if (orders->turn != turn)
        orders->rests = 0;
    orders->turn = turn;
    return rested;
}

bt_action
bt_orders_answer(const bt_game *game, const bt_state *state, bt_seat seat, const bt_orders *orders)
{
    bt_action pass = BT_ACTION_NONE, use;
    int moment = game->rules->moment ? game->rules->moment(game, state, seat, &pass) : -1;

    if (moment < 0 || bt_orders_asks(orders, moment))
        return BT_ACTION_NONE;
    const bt_order *order = &orders->at[moment];
    if (order->kind != BT_ORDER_ARMED)
        return pass;
    use = order->action;
    if (use == BT_ACTION_NONE)
        use = only_use(game, state, seat, order->card);
    else if (game->rules->check(game, state, seat, use))
        use = BT_ACTION_NONE;
    return use == BT_ACTION_NONE ? pass : use;
}
