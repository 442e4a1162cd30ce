/* bare.c - SQLite and libwebsockets with nothing around them. */
#include "bare.h"

#include "client.h"
#include "figures.h"
#include <libwebsockets.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

enum { MESSAGE = 90, COUNT_MAX = 1000000 };

/* Do something again and again and look at the clock. */
static load_pace
repeat(void (*once)(void *user), void *user, double seconds)
{
    uint32_t *waits = calloc(COUNT_MAX, sizeof *waits);
    size_t count = 0;
    if (!waits)
        load_fail("out of memory");
    int64_t begun = load_now(), until = begun + (int64_t)(seconds * 1e6), before = begun;
    while (before < until && count < COUNT_MAX) {
        once(user);
        int64_t after = load_now();
        waits[count++] = (uint32_t)(after - before);
        before = after;
    }
    load_pace pace = { .rate = (double)count * 1e6 / (double)(before - begun) };
    pace.p50 = load_percentile(waits, count, 50);
    free(waits);
    return pace;
}

/* SQLite */

static void
run(sqlite3 *db, const char *sql)
{
    if (sqlite3_exec(db, sql, NULL, NULL, NULL))
        load_fail("%s: %s", sql, sqlite3_errmsg(db));
}

static void
insert(void *user)
{
    sqlite3_stmt *statement = user;
    if (sqlite3_step(statement) != SQLITE_DONE || sqlite3_reset(statement))
        load_fail("an insert failed");
}

load_pace
load_sqlite(const char *path, double seconds)
{
    sqlite3 *db;
    sqlite3_stmt *statement;
    if (sqlite3_open(path, &db))
        load_fail("cannot open %s", path);
    run(db, "PRAGMA journal_mode=WAL");
    run(db, "PRAGMA synchronous=FULL");
    run(db, "CREATE TABLE IF NOT EXISTS action (number INTEGER PRIMARY KEY, game INTEGER, "
            "side INTEGER, action INTEGER, hash INTEGER)");
    if (sqlite3_prepare_v2(db,
                           "INSERT INTO action (game, side, action, hash) "
                           "VALUES (1, 1, 281474976710656, 5454555545454)",
                           -1, &statement, NULL))
        load_fail("%s", sqlite3_errmsg(db));
    load_pace pace = repeat(insert, statement, seconds);
    sqlite3_finalize(statement);
    sqlite3_close(db);
    return pace;
}

/* Echo */

typedef struct echo {
    unsigned char room[LWS_PRE + 256];
    size_t length;
} echo;

static int
on_echo(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length)
{
    echo *e = user;
    if (reason == LWS_CALLBACK_RECEIVE && length <= sizeof e->room - LWS_PRE) {
        memcpy(e->room + LWS_PRE, in, length);
        e->length = length;
        lws_callback_on_writable(wsi);
    } else if (reason == LWS_CALLBACK_SERVER_WRITEABLE && e->length) {
        (void)lws_write(wsi, e->room + LWS_PRE, e->length, LWS_WRITE_TEXT);
        e->length = 0;
    }
    return 0;
}

static const struct lws_protocols protocols[] = {
    { .name = "berthier", .callback = on_echo, .per_session_data_size = sizeof(echo) },
    { 0 },
};

static _Noreturn void
echo_for_ever(int port)
{
    struct lws_context_creation_info info = { .port = port,
                                              .iface = "127.0.0.1",
                                              .protocols = protocols };
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    lws_set_log_level(0, NULL);
    struct lws_context *context = lws_create_context(&info);
    while (context && lws_service(context, 0) >= 0)
        ;
    _exit(1);
}

pid_t
load_echo_start(int port)
{
    pid_t child = fork();
    if (child < 0)
        load_fail("cannot fork");
    if (child == 0)
        echo_for_ever(port);
    usleep(300000);
    return child;
}

static void
there_and_back(void *user)
{
    char message[MESSAGE];
    const char *text;
    size_t length;
    memset(message, 'e', sizeof message);
    load_client_send(user, message, sizeof message);
    load_client_wait(user, &text, &length);
    if (length != sizeof message)
        load_fail("an echo of %zu bytes", length);
}

load_pace
load_echo(int port, double seconds)
{
    load_client client;
    load_client_open(&client, port, "/", NULL);
    load_pace pace = repeat(there_and_back, &client, seconds);
    load_client_close(&client);
    return pace;
}
