/*
 * survey.c - marks that grow.
 */
#include <berthier/survey.h>

#include <string.h>

static bool
make_room(bt_marks *marks)
{
    int room = marks->room ? 2 * marks->room : 64;
    if (marks->count < marks->room)
        return true;
    bt_mark *at = bt_arena_calloc(marks->arena, (size_t)room, sizeof *at);
    if (!at)
        return false;
    if (marks->count)
        memcpy(at, marks->at, (size_t)marks->count * sizeof *at);
    marks->at = at;
    marks->room = room;
    return true;
}

void
bt_marks_add(bt_marks *marks, const bt_mark *mark)
{
    if (marks->failed)
        return;
    const char *text = bt_arena_strndup(marks->arena, mark->text, strlen(mark->text));
    marks->failed = !text || !make_room(marks);
    if (marks->failed)
        return;
    marks->at[marks->count] = *mark;
    marks->at[marks->count++].text = text;
}
