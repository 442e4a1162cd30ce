/*
 * check_patch.c - patches between views: what a game leaves out of them must
 * be just what the two views have alike.
 */
#include "trial.h"

#include <berthier/json_patch.h>
#include <berthier/view.h>
#include <string.h>

static void
write_view(bt_trial *trial, const bt_view *view, bt_buf *out)
{
    bt_json json;

    bt_buf_clear(out);
    bt_json_init(&json, out);
    bt_json_object(&json, NULL);
    trial->rules->view_write(trial->game, view, &json);
    bt_json_object_end(&json);
}

/* From the view of trial->other to that of trial->state. */
static bool
patch_is_right(bt_trial *trial, bt_side viewer, int from)
{
    bt_buf whole = { 0 }, brief = { 0 };
    bool same;

    memset(trial->view, 0, trial->rules->view_size);
    memset(trial->other_view, 0, trial->rules->view_size);
    trial->rules->view(trial->game, trial->other, viewer, trial->other_view);
    trial->rules->view(trial->game, trial->state, viewer, trial->view);
    write_view(trial, trial->other_view, &trial->other_text);
    write_view(trial, trial->view, &trial->text);
    bt_json_patch(bt_buf_text(&trial->other_text), bt_buf_text(&trial->text), &whole);
    bt_view_patch(trial->game, trial->other_view, trial->view, &brief);
    same = strcmp(bt_buf_text(&whole), bt_buf_text(&brief)) == 0;
    if (!same)
        (void)bt_trial_fail(trial, "%s is told %.200s of what happened since action %d, not %.200s",
                            bt_seat_id(trial->game, viewer), bt_buf_text(&brief), from,
                            bt_buf_text(&whole));
    bt_buf_release(&whole);
    bt_buf_release(&brief);
    return same;
}

static bool
patches_since(bt_trial *trial, int from)
{
    bt_error err = { 0 };

    if (bt_match_state_at(trial->match, from, trial->other, &err) != BT_OK)
        return bt_trial_fail(trial, "no position after action %d: %s", from, err.text);
    for (bt_side viewer = 0; viewer < bt_seat_count(trial->game); viewer++)
        if (!patch_is_right(trial, viewer, from))
            return false;
    return patch_is_right(trial, BT_SIDE_NONE, from);
}

bool
bt_check_patch(bt_trial *trial)
{
    if (!bt_trial_is_due(trial, trial->care.views) || !trial->length)
        return true;
    return patches_since(trial, trial->length - 1) &&
           patches_since(trial, (int)bt_rng_below(&trial->rng, (uint32_t)trial->length));
}
