/*
 * test_bot_eyes.c - a computer player is shown what its own seat sees, by the hub and by the engine.
 *
 * Instead of the bots of the program there is one that keeps what it was shown.
 */
#include "hub_peers.h"

#include <berthier/bot.h>
#include <berthier/games.h>
#include <berthier/position.h>
#include <berthier/session.h>
#include <stdio.h>

enum { FRENCH, PRUSSIAN };

static pthread_mutex_t watching = PTHREAD_MUTEX_INITIALIZER;
static unsigned char shown[16384];
static bt_seat shown_to;
static int asked; /* so often */

/* Seats that see the same may do the same: the first of it. */
static int
look_and_choose(const bt_game *game, const bt_view *view, bt_seat seat, bt_rng *rng, bt_action *out,
                bt_error *err)
{
    bt_actions *list = calloc(1, sizeof *list);
    bt_state *state = bt_state_new(game);

    (void)err;
    pthread_mutex_lock(&watching);
    memcpy(shown, view, game->rules->view_size);
    shown_to = seat;
    asked++;
    pthread_mutex_unlock(&watching);
    game->rules->resample(game, view, rng, state);
    game->rules->legal(game, state, seat, list);
    *out = list->count ? list->at[0] : BT_ACTION_NONE;
    free(state);
    free(list);
    return BT_OK;
}

static const bt_bot eyes = { "eyes", "looks on", look_and_choose };

const bt_bot *
bt_bot_find(const char *id)
{
    return strcmp(id, eyes.id) == 0 ? &eyes : NULL;
}

const bt_bot *
bt_bot_at(int index)
{
    return index == 0 ? &eyes : NULL;
}

#define POSITION                                                                                   \
    "position napoleon1806/campaign rules=grognard\\n"                                             \
    "empty\\nplaces Augereau@BAM Lannes@COB Ruchel@ESN P.v1@ERF F.v1@BAY Brunswick@NAU\\n"         \
    "hand-french F05 F24\\nhand-prussian P08 P34\\nbegin operations prussian\\n"

static int
count_asked(void)
{
    pthread_mutex_lock(&watching);
    int count = asked;
    pthread_mutex_unlock(&watching);
    return count;
}

/* What was shown is the view of the Prussian seat at the beginning, and of no other. */
static void
check_shown(void)
{
    const bt_rules *rules = bt_games_find("napoleon1806");
    bt_options options = { { 0 } };
    bt_game *game;
    char text[] = POSITION, *to = text;

    for (const char *c = text; *c; c++) { /* as JSON reads it */
        bool is_end = *c == '\\' && c[1] == 'n';
        *to++ = is_end ? '\n' : *c;
        c += is_end;
    }
    *to = '\0';
    assert_int_equal(bt_options_parse(rules, "rules=grognard", &options, NULL), BT_OK);
    assert_int_equal(bt_game_new(&game, rules, bt_games_pack(rules->id), "campaign", &options,
                                 NULL),
                     BT_OK);
    assert_true(rules->view_size <= sizeof shown);
    bt_state *state = bt_state_new(game);
    bt_view *own = bt_view_new(game), *other = bt_view_new(game);
    rules->setup(game, state);
    assert_int_equal(bt_position_read(game, text, 1, state, NULL), BT_OK);
    rules->view(game, state, PRUSSIAN, own);
    rules->view(game, state, FRENCH, other);
    pthread_mutex_lock(&watching);
    assert_int_equal(shown_to, PRUSSIAN);
    assert_memory_equal(shown, own, rules->view_size);
    assert_memory_not_equal(shown, other, rules->view_size);
    pthread_mutex_unlock(&watching);
    free(own);
    free(other);
    free(state);
    bt_game_free(game);
}

static void
the_hub_shows_a_bot_its_own_seat(void **state)
{
    person french = arrive();

    (void)state;
    asked = 0;
    sit(&french);
    json_t *made =
        ask(&french, "{'request':'create','seats':{'prussian':'eyes'},'text':'" POSITION "'}");
    if (!json_is_true(json_object_get(made, "ok")))
        fail_msg("%s", text_at(made, "error.text"));
    char line[200];
    snprintf(line, sizeof line, "{'request':'join','link':'%s'}",
             text_at(made, "seats.french.link"));
    json_decref(made);
    say(&french, "%s", line);
    bt_hub_flush(hub);
    for (int i = 0; i < 3000 && !count_asked(); i++)
        nanosleep(&(struct timespec){ .tv_nsec = 10000000 }, NULL);
    assert_int_equal(count_asked(), 1); /* nothing it chose is carried out before the next flush */
    check_shown();
    go_away(&french);
}

static void
the_engine_shows_a_bot_its_own_seat(void **state)
{
    static const char *const lines[] = { "{\"request\":\"load\",\"text\":\"" POSITION "\"}",
                                         "{\"request\":\"go\",\"bot\":\"eyes\"}" };
    const bt_session_options options = { .is_seeded = true, .seed = 1 };
    bt_session *session;
    bt_buf answer = { 0 };

    (void)state;
    asked = 0;
    assert_int_equal(bt_session_new(&session, &options, NULL), BT_OK);
    for (size_t i = 0; i < BT_COUNT(lines); i++) {
        bt_buf_clear(&answer);
        assert_int_equal(bt_session_line(session, lines[i], strlen(lines[i]), &answer), BT_OK);
        if (!strstr(bt_buf_text(&answer), "\"ok\":true"))
            fail_msg("%s", bt_buf_text(&answer));
    }
    assert_int_equal(count_asked(), 1);
    check_shown();
    bt_buf_release(&answer);
    bt_session_free(session);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_hub_shows_a_bot_its_own_seat, set_up, tear_down),
        cmocka_unit_test(the_engine_shows_a_bot_its_own_seat),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
