/*
 * waiting.c - what a failed step found: whose decision it is, and in which
 * moment of the sequence of play.
 */
#include "run.h"

#include <stdio.h>
#include <string.h>

static void
add_moments(bt_run *run, bt_buf *out)
{
    const bt_rules *rules = run->game->rules;
    bt_sides sides = rules->to_act(run->game, run->state);

    for (bt_side side = 0; rules->moment && side < bt_seat_count(run->game); side++) {
        bt_action pass;
        int moment =
            sides & bt_side_bit(side) ? rules->moment(run->game, run->state, side, &pass) : -1;
        if (moment >= 0)
            bt_buf_addf(out, "; %s is asked at the moment \"%s\"", bt_seat_id(run->game, side),
                        rules->moments[moment].id);
    }
}

void
bt_run_add_waiting(bt_run *run)
{
    const bt_rules *rules = run->game->rules;
    size_t used = strlen(run->failure);
    bt_buf text = { 0 };

    bt_buf_addf(&text, "\n  it waits for %s", bt_run_sides_to_act(run));
    add_moments(run, &text);
    for (int i = 0; i < rules->field_count; i++)
        if (rules->fields[i].shape == BT_FIELD_FRAMES)
            bt_buf_addf(&text, "\n  %s", bt_run_position_line(run, rules->fields[i].word));
    snprintf(run->failure + used, sizeof run->failure - used, "%s", bt_buf_text(&text));
    bt_buf_release(&text);
}
