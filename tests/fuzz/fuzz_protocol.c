/*
 * fuzz_protocol.c - any lines as requests: each gets one line of JSON, and the
 * session goes on.
 */
#include "fuzz.h"

#include <berthier/session.h>
#include <stdlib.h>
#include <string.h>

#define LINES_MAX 40

/* Answer a line; true while the session is to go on. */
static bool
ask(bt_session *session, const char *line, size_t length, bt_buf *answer, const char *wanted)
{
    int status;

    bt_buf_clear(answer);
    status = bt_session_line(session, line, length, answer);
    if (status != 0 && status != 1)
        fuzz_fail("the session returned %d", status);
    if (!answer->length ||
        memchr(answer->data, '\n', answer->length) != answer->data + answer->length - 1)
        fuzz_fail("the answer is not one line");
    const char *ok = fuzz_message(answer->data, answer->length);
    if (!ok || (strncmp(ok, "true", 4) != 0 && strncmp(ok, "false", 5) != 0))
        fuzz_fail("the answer is not as promised: %s", bt_buf_text(answer));
    if (wanted && ok[0] != 't')
        fuzz_fail("%s: %s", wanted, bt_buf_text(answer));
    return status == 0;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char last[] = "{\"request\":\"bots\"}";
    const bt_session_options options = { .is_seeded = true, .seed = 1, .shelves = fuzz_shelves() };
    bt_session *session = NULL;
    bt_buf answer = { 0 };
    char *text = fuzz_text(data, size), *at = text, *end = text + size;
    bool goes_on = true;

    if (bt_session_new(&session, &options, NULL) != BT_OK)
        fuzz_fail("no session");
    for (int i = 0; i < LINES_MAX && at < end && goes_on; i++) {
        char *stop = memchr(at, '\n', (size_t)(end - at));
        if (!stop)
            stop = end;
        goes_on = ask(session, at, (size_t)(stop - at), &answer, NULL);
        at = stop + 1;
    }
    if (goes_on)
        (void)ask(session, last, sizeof last - 1, &answer, "the session does not go on");
    bt_session_free(session);
    bt_buf_release(&answer);
    free(text);
    return 0;
}
