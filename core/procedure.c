/*
 * procedure.c - rooms, one after the other.
 */
#include <assert.h>
#include <berthier/action.h>
#include <berthier/procedure.h>
#include <berthier/say.h>

const bt_reason *
bt_refuse_nothing(const bt_play *play, const bt_act *act)
{
    (void)play, (void)act;
    return NULL;
}

void
bt_ask(const bt_game *game, const bt_frames *frames, const bt_play *seen, const bt_view *view,
       bt_buf *out)
{
    const bt_room *room = bt_room_now(game, frames);

    if (room->ask)
        room->ask(seen, view, out);
    else if (room->question)
        bt_buf_add(out, bt_tr(game, room->question));
}

void
bt_say_who_decides(const bt_game *game, bt_sides acting, bt_buf *out)
{
    static const bt_operand of_side = { .kind = BT_KIND_SIDE };
    bt_buf names = { 0 };

    if (acting & bt_side_bit(BT_SIDE_CHANCE))
        bt_buf_add(&names, bt_tr(game, "chance"));
    for (bt_sides left = acting & ~bt_side_bit(BT_SIDE_CHANCE); left; left &= left - 1) {
        bt_buf_add(&names, names.length ? ", " : "");
        bt_prose_format(game, &of_side, bt_sides_first(left), &names);
    }
    BT_SAY(out, game, "{0} to decide.", bt_arg_text(bt_buf_text(&names)));
    out->failed |= names.failed;
    bt_buf_release(&names);
}

void
bt_perform(const bt_game *game, const bt_frames *frames, bt_play *play, const bt_act *act)
{
    const bt_deed *deed = bt_deed_of(bt_room_now(game, frames), act->code);

    assert(deed);
    deed->perform(play, act);
}

/* ---- lists -------------------------------------------------------------- */

/* Most sets that a room tries are empty: then its deeds are not looked through. */

void
bt_list_room(const bt_game *game, const bt_frames *frames, const bt_play *play, bt_side side,
             bt_actions *out)
{
    const bt_room *room = bt_room_now(game, frames);

    out->count = 0;
    if (room->list && side <= BT_SIDE_CHANCE && bt_acting(game, frames, play) & bt_side_bit(side))
        room->list(&(bt_list){ play, room, side, out });
}

void
bt_try_units(const bt_list *list, unsigned code, bt_units units)
{
    bt_act act = { .side = list->side, .code = code };
    const bt_deed *deed;

    if (bt_units_is_empty(&units))
        return;
    deed = bt_deed_of(list->room, code);
    while ((act.a = bt_units_take(&units)) != BT_UNIT_NONE)
        bt_try_deed(list, deed, &act);
}

void
bt_try_set(const bt_list *list, unsigned code, bt_set these)
{
    bt_act act = { .side = list->side, .code = code };
    const bt_deed *deed;

    if (bt_set_is_empty(&these))
        return;
    deed = bt_deed_of(list->room, code);
    while (!bt_set_is_empty(&these)) {
        act.a = bt_set_take(&these);
        bt_try_deed(list, deed, &act);
    }
}

void
bt_try_pairs(const bt_list *list, unsigned code, bt_set these, bt_set those)
{
    bt_act act = { .side = list->side, .code = code };
    const bt_deed *deed;

    if (bt_set_is_empty(&these))
        return;
    deed = bt_deed_of(list->room, code);
    while (!bt_set_is_empty(&these)) {
        act.a = bt_set_take(&these);
        for (bt_set left = those; !bt_set_is_empty(&left);) {
            act.b = bt_set_take(&left);
            bt_try_deed(list, deed, &act);
        }
    }
}

void
bt_try_numbers(const bt_list *list, unsigned code, unsigned first, unsigned end)
{
    const bt_deed *deed = bt_deed_of(list->room, code);
    bt_act act = { .side = list->side, .code = code };

    for (act.a = first; act.a < end; act.a++)
        bt_try_deed(list, deed, &act);
}

/* ---- what holds --------------------------------------------------------- */

static bool
is_placed(const bt_game *game, const bt_frame *at, int i, const bt_play *play)
{
    const bt_procedure *row;

    if (!at[i].procedure || at[i].procedure >= game->rules->procedure_count)
        return false;
    row = &game->rules->procedures[at[i].procedure];
    if (i ? !(row->above >> at[i - 1].procedure & 1) : row->above != 0)
        return false;
    return !row->room->stands || row->room->stands(play, &at[i]);
}

int
bt_misplaced(const bt_game *game, const bt_frames *frames, const bt_play *play)
{
    if (frames->depth < 1 || frames->depth > BT_FRAMES_MAX)
        return 0;
    for (int i = 0; i < frames->depth; i++)
        if (!is_placed(game, frames->at, i, play))
            return i;
    return -1;
}

bool
bt_rooms_hold(const bt_game *game, const bt_frames *frames, const bt_play *play, bt_error *err)
{
    for (int i = 0; i < frames->depth; i++) {
        const bt_room *room = game->rules->procedures[frames->at[i].procedure].room;
        if (room->holds && !room->holds(play, &frames->at[i], err))
            return false;
    }
    return true;
}
