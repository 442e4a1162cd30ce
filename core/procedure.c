/*
 * procedure.c - rooms, one after the other.
 */
#include <assert.h>
#include <berthier/procedure.h>

const bt_reason *
bt_refuse_nothing(const bt_play *play, const bt_act *act)
{
    (void)play, (void)act;
    return NULL;
}

const bt_procedure *
bt_procedure_now(const bt_game *game, const bt_frames *frames)
{
    int procedure = bt_frames_peek(frames)->procedure;

    assert(procedure < game->rules->procedure_count);
    return &game->rules->procedures[procedure];
}

const bt_room *
bt_room_now(const bt_game *game, const bt_frames *frames)
{
    return bt_procedure_now(game, frames)->room;
}

void
bt_run(const bt_game *game, const bt_frames *frames, bt_play *play, bool (*ends)(bt_play *))
{
    for (;;) {
        const bt_room *room;
        if (ends && ends(play))
            return;
        room = bt_room_now(game, frames);
        if (!room->waits || room->waits(play))
            return;
    }
}

bt_sides
bt_acting(const bt_game *game, const bt_frames *frames, const bt_play *play)
{
    const bt_room *room = bt_room_now(game, frames);

    return room->acts ? room->acts(play) : bt_side_bit(bt_frames_peek(frames)->side);
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

/* ---- deeds -------------------------------------------------------------- */

bt_act
bt_act_of(bt_side side, bt_action action)
{
    return (bt_act){ side, bt_action_operand(action, 0), bt_action_operand(action, 1),
                     bt_action_operand(action, 2), bt_action_code(action) };
}

const bt_deed *
bt_deed_of(const bt_room *room, unsigned code)
{
    for (const bt_deed *deed = room->deeds; deed && deed->code; deed++)
        if (deed->code == code)
            return deed;
    return NULL;
}

void
bt_perform(const bt_game *game, const bt_frames *frames, bt_play *play, const bt_act *act)
{
    const bt_deed *deed = bt_deed_of(bt_room_now(game, frames), act->code);

    assert(deed);
    deed->perform(play, act);
}

/* ---- lists -------------------------------------------------------------- */

void
bt_list_room(const bt_game *game, const bt_frames *frames, const bt_play *play, bt_side side,
             bt_actions *out)
{
    const bt_room *room = bt_room_now(game, frames);

    out->count = 0;
    if (room->list && side <= BT_SIDE_CHANCE && bt_acting(game, frames, play) & bt_side_bit(side))
        room->list(&(bt_list){ play, room, side, out });
}

static bool
try_deed(const bt_list *list, const bt_deed *deed, unsigned a, unsigned b)
{
    bt_act act = { list->side, a, b, 0, deed->code };

    if (deed->refuse(list->play, &act))
        return false;
    bt_actions_add(list->out, bt_action_make(deed->code, a, b, 0));
    return true;
}

bool
bt_try(const bt_list *list, unsigned code, unsigned a, unsigned b)
{
    return try_deed(list, bt_deed_of(list->room, code), a, b);
}

void
bt_try_units(const bt_list *list, unsigned code, bt_units units)
{
    const bt_deed *deed = bt_deed_of(list->room, code);

    for (bt_unit u; (u = bt_units_take(&units)) != BT_UNIT_NONE;)
        try_deed(list, deed, u, 0);
}

void
bt_try_set(const bt_list *list, unsigned code, bt_set these)
{
    const bt_deed *deed = bt_deed_of(list->room, code);

    while (!bt_set_is_empty(&these))
        try_deed(list, deed, bt_set_take(&these), 0);
}

void
bt_try_pairs(const bt_list *list, unsigned code, bt_set these, bt_set those)
{
    const bt_deed *deed = bt_deed_of(list->room, code);

    while (!bt_set_is_empty(&these)) {
        unsigned one = bt_set_take(&these);
        for (bt_set left = those; !bt_set_is_empty(&left);)
            try_deed(list, deed, one, bt_set_take(&left));
    }
}

void
bt_try_numbers(const bt_list *list, unsigned code, unsigned first, unsigned end)
{
    const bt_deed *deed = bt_deed_of(list->room, code);

    for (unsigned i = first; i < end; i++)
        try_deed(list, deed, i, 0);
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
