/*
 * check_forecast.c - what a combat may bring: every row is a distribution of somebody's.
 */
#include "trial.h"

#include <math.h>
#include <string.h>

static bool
row_is_sound(bt_trial *t, const bt_chances *row)
{
    double sum = 0;

    if (!row->what || !*row->what || row->side >= t->rules->side_count)
        return bt_trial_fail(t, "a forecast of nothing, or of nobody");
    if (row->count < 1 || row->count > BT_FORECAST_OUTCOMES)
        return bt_trial_fail(t, "a forecast of %s with %d outcomes", row->what, row->count);
    for (int i = 0; i < row->count; i++) {
        if (!(row->at[i] >= 0))
            return bt_trial_fail(t, "%s %d has chance %g", row->what, i, row->at[i]);
        sum += row->at[i];
    }
    return fabs(sum - 1) < 1e-9 ||
           bt_trial_fail(t, "the chances of %s add up to %.12f", row->what, sum);
}

static bool
forecast_is_sound(bt_trial *t, bt_side viewer)
{
    bt_forecast told = { 0 };
    bt_arena arena = { 0 };
    int status;

    memset(t->view, 0, t->rules->view_size);
    t->rules->view(t->game, t->state, viewer, t->view);
    status = t->rules->forecast(t->game, t->view, BT_HEX_NONE, &arena, &told);
    bt_arena_release(&arena);
    if (status != BT_OK && status != BT_ENOTFOUND)
        return bt_trial_fail(t, "a forecast fails: %d", status);
    for (int i = 0; i < told.count; i++)
        if (!row_is_sound(t, &told.rows[i]))
            return false;
    return true;
}

bool
bt_check_forecast(bt_trial *trial)
{
    if (!trial->rules->forecast || !bt_trial_is_due(trial, trial->care.forecast))
        return true;
    for (bt_side viewer = 0; viewer < bt_seat_count(trial->game); viewer++)
        if (!forecast_is_sound(trial, viewer))
            return false;
    return forecast_is_sound(trial, BT_SIDE_NONE);
}
