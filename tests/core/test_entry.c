/* test_entry.c - edges, the nearest open hex, exchanges. */
#include <berthier/entry.h>
#include <berthier/exchange.h>
#include <berthier/game.h>
#include <berthier/games.h>
#include <berthier/track.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

static bt_game *game;

static int
open_game(void **state)
{
    (void)state;
    return bt_game_new(&game, bt_games_find("napoleon-at-war"), bt_games_pack("napoleon-at-war"),
                       "jena-auerstadt", NULL, NULL);
}

static int
close_game(void **state)
{
    (void)state;
    bt_game_free(game);
    return 0;
}

static bt_hex
hex(const char *id)
{
    bt_hex found = bt_hex_find(game->atlas, id);
    assert_int_not_equal(found, BT_HEX_NONE);
    return found;
}

/* Open are all hexes but those in the list given as user. */
static bool
is_not_listed(bt_hex at, void *user)
{
    const bt_hex_list *closed = user;
    for (int i = 0; i < closed->count; i++)
        if (closed->at[i] == at)
            return false;
    return true;
}

static void
edges_run_in_order(void **state)
{
    bt_map_edges edges;
    (void)state;
    assert_int_equal(bt_map_edges_load(&edges, game->atlas, 0, NULL), BT_OK);
    assert_int_equal(edges.count[0], 29);          /* north */
    assert_int_equal(edges.count[1], 20);          /* east */
    assert_int_equal(edges.at[0][0], hex("2920")); /* west to east */
    assert_int_equal(edges.at[0][28], hex("0120"));
    assert_int_equal(edges.at[1][0], hex("0101")); /* south to north */
    assert_int_equal(edges.at[1][19], hex("0120"));
}

static void
lists_are_sorted_sets(void **state)
{
    bt_hex_list list = { 0 };
    (void)state;
    bt_hex_list_add(&list, 7);
    bt_hex_list_add(&list, 3);
    bt_hex_list_add(&list, 7);
    bt_hex_list_add(&list, 5);
    assert_int_equal(list.count, 3);
    assert_int_equal(list.at[0], 3);
    assert_int_equal(list.at[1], 5);
    assert_int_equal(list.at[2], 7);
}

static void
nearest_looks_both_ways(void **state)
{
    bt_map_edges edges;
    bt_hex_list named = { 1, { hex("0104") } }, out = { 0 };
    bt_hex_list closed = { 0 };
    (void)state;
    bt_map_edges_load(&edges, game->atlas, 0, NULL);
    bt_hex_list_add(&closed, hex("0104"));
    bt_entry_nearest(&edges, BT_EDGE_EAST, &named, &out, is_not_listed, &closed);
    assert_int_equal(out.count, 2);
    assert_int_equal(out.at[0], hex("0103"));
    assert_int_equal(out.at[1], hex("0105"));
    bt_hex_list_add(&closed, hex("0105"));
    out.count = 0;
    bt_entry_nearest(&edges, BT_EDGE_EAST, &named, &out, is_not_listed, &closed);
    assert_int_equal(out.count, 1);
    assert_int_equal(out.at[0], hex("0103"));
}

static void
a_corner_has_two_edges(void **state)
{
    bt_map_edges edges;
    bt_hex_list named = { 1, { hex("0120") } }, out = { 0 }, closed = { 1, { hex("0120") } };
    (void)state;
    bt_map_edges_load(&edges, game->atlas, 0, NULL);
    bt_entry_nearest(&edges, game->atlas->hexes[hex("0120")].edges, &named, &out, is_not_listed,
                     &closed);
    assert_int_equal(out.count, 2); /* along the east edge and along the north edge */
    assert_int_equal(out.at[0], hex("0119"));
    assert_int_equal(out.at[1], hex("0220"));
}

static void
a_whole_edge_without_what_is_closed(void **state)
{
    bt_map_edges edges;
    bt_hex_list out = { 0 }, closed = { 1, { hex("1020") } };
    (void)state;
    bt_map_edges_load(&edges, game->atlas, 0, NULL);
    bt_entry_along(&edges, BT_EDGE_NORTH, &out, is_not_listed, &closed);
    assert_int_equal(out.count, 28);
}

static void
exchanges_are_accounts(void **state)
{
    static const uint8_t strength[BT_UNITS_MAX] = { 8, 4, 3, 5 };
    bt_units lost = { { 0x4 } }, payers = { { 0x3 } };
    bt_exchange account;
    (void)state;
    assert_int_equal(bt_units_strength(payers, strength), 12);
    assert_true(bt_exchange_begin(&account, lost, payers, strength));
    assert_false(bt_exchange_is_paid(&account));
    bt_exchange_pay(&account, 2);
    assert_false(bt_exchange_is_paid(&account));
    bt_exchange_pay(&account, 1);
    assert_true(bt_exchange_is_paid(&account));
    lost.word[0] = 0x9; /* 13 against 12: all of them go, nobody is asked */
    assert_false(bt_exchange_begin(&account, lost, payers, strength));
    payers.word[0] = 0x8; /* exactly as much: all of it goes too */
    lost.word[0] = 0x8;
    assert_false(bt_exchange_begin(&account, lost, payers, strength));
}

static void
tracks_know_their_turns(void **state)
{
    bt_track track = { 2, { 1, 0 } };
    (void)state;
    assert_false(bt_track_has(&track, 0));
    assert_true(bt_track_has(&track, 2));
    assert_false(bt_track_has(&track, 3));
    assert_int_equal(bt_track_kind(&track, 1), 1);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(edges_run_in_order),
        cmocka_unit_test(lists_are_sorted_sets),
        cmocka_unit_test(nearest_looks_both_ways),
        cmocka_unit_test(a_corner_has_two_edges),
        cmocka_unit_test(a_whole_edge_without_what_is_closed),
        cmocka_unit_test(exchanges_are_accounts),
        cmocka_unit_test(tracks_know_their_turns),
    };
    return cmocka_run_group_tests(tests, open_game, close_game);
}
