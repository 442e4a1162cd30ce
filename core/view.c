/*
 * view.c - the patch between two views, written without what they have alike.
 */
#include <berthier/view.h>

#include <berthier/json_patch.h>

static void
write_unlike(const bt_game *game, const bt_view *view, const bt_view *other, bt_buf *out)
{
    bt_json json;
    bt_json_init(&json, out);
    bt_json_object(&json, NULL);
    if (game->rules->view_write_unlike)
        game->rules->view_write_unlike(game, view, other, &json);
    else
        game->rules->view_write(game, view, &json);
    bt_json_object_end(&json);
}

void
bt_view_patch(const bt_game *game, const bt_view *from, const bt_view *to, bt_buf *out)
{
    bt_buf was = { 0 }, is = { 0 };
    write_unlike(game, from, to, &was);
    write_unlike(game, to, from, &is);
    if (was.failed || is.failed)
        out->failed = true;
    else
        bt_json_patch(bt_buf_text(&was), bt_buf_text(&is), out);
    bt_buf_release(&was);
    bt_buf_release(&is);
}
