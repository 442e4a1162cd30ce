/*
 * test_effort.c - how much work one request can make, counted in positions dealt again.
 *
 * Linked so that what deals a position of Age of Napoleon goes through here.
 */
#include "hub_peers.h"

#include <berthier/game.h>

void __real_aon_resample(const bt_game *game, const bt_view *view, bt_rng *rng, bt_state *out);
void __wrap_aon_resample(const bt_game *game, const bt_view *view, bt_rng *rng, bt_state *out);

static int deals;

void
__wrap_aon_resample(const bt_game *game, const bt_view *view, bt_rng *rng, bt_state *out)
{
    deals++;
    __real_aon_resample(game, view, rng, out);
}

/* Two battles are due, and of the enemy nobody is seen. */
#define TWO_BATTLES                                                                                \
    "position age-of-napoleon/1805\\nempty\\nround 3\\n"                                           \
    "places Napoleon@Bayern Ney@Bayern Davout@Tirol Karl@Bayern Johann@Tirol\\n"                   \
    "begin battle french\\n"

static void
odds_after_an_action_are_few_deals(void **state)
{
    person who = arrive();
    char link[64];
    (void)state;
    sit(&who);
    json_t *answer = ask(&who, "{\"request\":\"create\",\"text\":\"" TWO_BATTLES "\"}");
    snprintf(link, sizeof link, "%s", text_at(answer, "seats.french.link"));
    json_decref(answer);
    join(&who, link);
    deals = 0;
    answer = ask(&who, "{\"request\":\"odds\",\"actions\":[\"fight Bayern\"]}");
    assert_int_equal(json_array_size(json_object_get(answer, "chances")), 4);
    is_ok(answer);
    assert_in_range(deals, 200, 450);
    go_away(&who);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(odds_after_an_action_are_few_deals, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
