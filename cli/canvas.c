/* canvas.c - cells and their text. */
#include "canvas.h"

#include <stdlib.h>
#include <string.h>

bool
cli_canvas_init(cli_canvas *canvas, int width, int height)
{
    *canvas = (cli_canvas){ width, height, NULL };
    if (width < 1 || height < 1)
        return false;
    canvas->cells = calloc((size_t)width * (size_t)height, sizeof *canvas->cells);
    for (int i = 0; canvas->cells && i < width * height; i++)
        canvas->cells[i].text[0] = ' ';
    return canvas->cells != NULL;
}

void
cli_canvas_release(cli_canvas *canvas)
{
    free(canvas->cells);
    *canvas = (cli_canvas){ 0 };
}

cli_cell *
cli_canvas_at(const cli_canvas *canvas, int x, int y)
{
    bool inside = x >= 0 && y >= 0 && x < canvas->width && y < canvas->height;
    return inside ? &canvas->cells[y * canvas->width + x] : NULL;
}

static int
character_length(const char *text)
{
    int length = 1;
    while (length < 4 && ((unsigned char)text[length] & 0xc0) == 0x80)
        length++;
    return length;
}

void
cli_canvas_text(cli_canvas *canvas, int x, int y, int room, cli_ink ink, unsigned marks,
                const char *text)
{
    for (; *text && room > 0; room--, x++) {
        int length = character_length(text);
        cli_cell *cell = cli_canvas_at(canvas, x, y);
        if (cell) {
            memset(cell->text, 0, sizeof cell->text);
            memcpy(cell->text, text, (size_t)length);
            cell->ink = (uint8_t)ink;
            cell->marks = (uint8_t)marks;
        }
        text += length;
    }
}

int
cli_columns(const char *text)
{
    int width = 0;
    for (; *text; text++)
        width += (*text & 0xc0) != 0x80;
    return width;
}

void
cli_canvas_print(const cli_canvas *canvas, bt_buf *out)
{
    for (int y = 0; y < canvas->height; y++) {
        size_t filled = out->length;
        for (int x = 0; x < canvas->width; x++) {
            const char *text = cli_canvas_at(canvas, x, y)->text;
            bt_buf_add(out, text);
            if (text[0] != ' ')
                filled = out->length;
        }
        bt_buf_truncate(out, filled);
        bt_buf_add_char(out, '\n');
    }
}
