/*
 * say.c - texts of a catalogue, filled in.
 */
#include <berthier/say.h>

#include "say_internal.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

static void
add_arg(bt_buf *out, const bt_game *game, const bt_arg *arg)
{
    static const bt_operand halves = { "points", BT_KIND_HALVES, 0, 0, NULL };
    switch (arg->kind) {
    case BT_ARG_TEXT:
        bt_buf_add(out, arg->text);
        break;
    case BT_ARG_WORD:
        bt_buf_add(out, bt_tr(game, arg->text));
        break;
    case BT_ARG_NUMBER:
        bt_buf_addf(out, "%s%d", arg->number < 0 ? "\xe2\x88\x92" : "", abs(arg->number)); /* minus */
        break;
    case BT_ARG_HALVES:
        assert(arg->number >= 0);
        bt_prose_format(game, &halves, (unsigned)arg->number, out);
        break;
    }
}

int
bt__placeholder(const char *text)
{
    bool is_one = text[0] == '{' && text[1] >= '0' && text[1] <= '9' && text[2] == '}';
    return is_one ? text[1] - '0' : -1;
}

void
bt_say(bt_buf *out, const bt_game *game, const char *english, const bt_arg *args, int count)
{
    for (const char *c = bt_tr(game, english); *c;) {
        int arg = bt__placeholder(c);
        if (arg >= 0 && arg < count) {
            add_arg(out, game, &args[arg]);
            c += 3;
        } else {
            bt_buf_add_char(out, *c++);
        }
    }
}

/* Drop the beginning of a letter whose other bytes did not fit: in UTF-8 a
 * first byte tells how many follow, and those begin with the bits 10. */
void
bt_say_trim(char *text)
{
    size_t length = strlen(text), start = length;
    while (start && ((unsigned char)text[start - 1] & 0xc0) == 0x80)
        start--;
    if (!start)
        return;
    unsigned char first = (unsigned char)text[--start];
    size_t whole = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (length - start < whole)
        text[start] = '\0';
}

void
bt_say_fixed(char *storage, size_t size, const bt_game *game, const char *english,
             const bt_arg *args, int count)
{
    bt_buf out;
    bt_buf_init_fixed(&out, storage, size);
    bt_say(&out, game, english, args, count);
    bt_say_trim(storage);
}

void
bt_say_odds(bt_odds *odds, const bt_game *game, const char *rule, int value, const char *english,
            const bt_arg *args, int count)
{
    assert(odds->line_count >= 0);
    if (odds->line_count >= BT_ODDS_LINES)
        return;
    bt_odds_line *line = &odds->lines[odds->line_count++];
    line->rule = rule;
    line->value = value;
    line->side = BT_SIDE_NONE;
    bt_say_fixed(line->text, sizeof line->text, game, english, args, count);
}
