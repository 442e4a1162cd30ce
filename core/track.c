/* track.c - reads the game-turn track. */
#include <berthier/track.h>
#include <berthier/words.h>

int
bt_track_load(bt_track *track, bt_node node, const char *const *words, int word_count,
              bt_error *err)
{
    bt_words list;
    bt_word word;
    int kind = 0;
    int status = bt_words_start(&list, node, err);

    track->count = 0;
    if (status)
        return status;
    while (!status && bt_words_next(&list, &word)) {
        if (track->count == BT_TRACK_MAX)
            return bt_word_fail(&word, err, "more than %d turns", BT_TRACK_MAX);
        status = bt_word_among(&word, words, word_count, &kind, err);
        track->kinds[track->count++] = (uint8_t)kind;
    }
    if (!status && track->count == 0)
        return bt_node_fail(node, err, "expected at least one turn");
    return status;
}
