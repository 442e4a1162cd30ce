/*
 * test_operands.c - whatever an operand of a game can name is written, and read again.
 */
#include <berthier/action.h>
#include <berthier/game.h>
#include <berthier/games.h>
#include <string.h>

/* Written are more: numbers beyond the bounds, and boxes where a hex or an area is meant. */
static bool
can_be_read(const bt_operand *operand, unsigned value)
{
    bool is_number = operand->kind == BT_KIND_NUMBER || operand->kind == BT_KIND_HALVES;
    bool is_ground = operand->kind == BT_KIND_HEX || operand->kind == BT_KIND_AREA;

    if (is_number && ((int)value < operand->min || (int)value > operand->max))
        return false;
    return !is_ground || !BT_PLACE_IS_BOX(value);
}

/* How many values of an operand have a text. */
static int
read_again(const bt_game *game, const bt_operand *operand)
{
    int count = 0;

    for (unsigned value = 0; value <= 0xffff; value++) {
        char storage[128];
        bt_buf text;
        unsigned found = 0;
        bt_error err = { 0 };
        bt_buf_init_fixed(&text, storage, sizeof storage);
        bt_operand_format(game, operand, value, &text);
        if (bt_buf_text(&text)[0] == '?' || !can_be_read(operand, value))
            continue;
        if (bt_operand_parse(game, operand, bt_buf_text(&text), (int)text.length, &found, &err))
            fail_msg("%s %u: %s: %s", operand->id, value, bt_buf_text(&text), err.text);
        if (found != value)
            fail_msg("%s: %s is %u, not %u", operand->id, bt_buf_text(&text), found, value);
        count++;
    }
    return count;
}

static void
what_is_written_is_read(void **state)
{
    const bt_rules *rules;

    (void)state;
    for (int i = 0; (rules = bt_games_at(i)); i++) {
        const char *scenario;
        bt_game *game;
        assert_true(bt_pack_scenarios(bt_games_pack(rules->id), &scenario, 1) >= 1);
        assert_int_equal(bt_game_new(&game, rules, bt_games_pack(rules->id), scenario, NULL, NULL),
                         BT_OK);
        for (int k = 1; k < rules->operand_count; k++)
            assert_true(read_again(game, &rules->operands[k]) > 0);
        bt_game_free(game);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_written_is_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
