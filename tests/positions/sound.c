/*
 * sound.c - can a position be? The step that alters the one a case has come to.
 */
#include "run.h"

#include <berthier/position.h>
#include <string.h>

/* Read lines with ; between them into run->other, a copy of the position: can it be? */
static int
alter(bt_run *run, char *lines, bt_error *err)
{
    int status = BT_OK;

    bt_state_copy(run->game, run->other, run->state);
    for (char *end; status == BT_OK && lines; lines = end) {
        end = strchr(lines, ';');
        if (end)
            *end++ = '\0';
        status = bt_position_line(run->game, bt_trim(lines), run->line, run->other, err);
    }
    return status == BT_OK ? bt_position_finish(run->game, run->other, err) : status;
}

/* unsound LINE [; LINE ...] contains TEXT: so altered the position is refused, and this is said to it; sound
 * LINE [; LINE ...]: it is accepted */
static bool
take(bt_run *run, char *rest, bool wanted)
{
    char *contains = wanted ? NULL : strstr(rest, " contains ");
    bt_error err = { 0 };
    int status;

    if (!wanted && !contains)
        return bt_run_fail(run, "expected unsound LINE contains TEXT");
    if (contains)
        *contains++ = '\0';
    status = alter(run, rest, &err);
    if (wanted)
        return status == BT_OK || bt_run_fail(run, "expected a position that can be: %s", err.text);
    if (status == BT_OK)
        return bt_run_fail(run, "expected a position that cannot be");
    bt_buf_clear(&run->text);
    bt_buf_add(&run->text, err.text);
    return bt_run_contains(run, "the refusal", contains);
}

bool
bt_step_sound(bt_run *run, char *rest)
{
    return take(run, rest, true);
}

bool
bt_step_unsound(bt_run *run, char *rest)
{
    return take(run, rest, false);
}
