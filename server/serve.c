/*
 * serve.c - the server: opens everything, turns the event loop, ends cleanly.
 *
 * Each round of the loop takes what all connections sent, then has the hub
 * commit it in one transaction and send the answers.
 */
#include "serve_internal.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <unistd.h>

enum {
    PING_SECONDS = 40,   /* without a sign of life until we ask for one */
    HANGUP_SECONDS = 75, /* without a sign of life until we give up */
    FRAME_ROOM = 512,    /* bytes of a frame handed over at once, kept by every socket */
    TICK_SECONDS = 5,    /* between looks at games nobody looks at */
    GOODBYE_SECONDS = 2, /* for answers and close frames at the end */
    BACKUP_US = 2000     /* between two pieces of a backup */
};

static const char protocol_name[] = "berthier";

/* On every answer, those of libwebsockets' own making too. */
static const struct lws_protocol_vhost_options headers[] = {
    { &headers[1], NULL, "content-security-policy:",
      "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
      "form-action 'none'; frame-ancestors 'none'" },
    { &headers[2], NULL, "x-content-type-options:", "nosniff" },
    { &headers[3], NULL, "referrer-policy:", "no-referrer" },
    { NULL, NULL, "cross-origin-opener-policy:", "same-origin" },
};

static bt__server *
server_of(struct lws *wsi)
{
    return lws_context_user(lws_get_context(wsi));
}

/* What libwebsockets tells. */

static int
on_http(struct lws *wsi, enum lws_callback_reasons reason, bt__connection *connection,
        const char *in, size_t length)
{
    bt__server *server = server_of(wsi);
    if (reason == LWS_CALLBACK_HTTP)
        return bt__http_request(server, wsi, connection, in, length);
    if (reason == LWS_CALLBACK_HTTP_WRITEABLE)
        return bt__http_write(wsi, connection);
    if (reason == LWS_CALLBACK_HTTP_CONFIRM_UPGRADE)
        return bt__http_upgrade(server, wsi, protocol_name);
    if (reason == LWS_CALLBACK_CLOSED_HTTP || reason == LWS_CALLBACK_HTTP_DROP_PROTOCOL)
        if (connection)
            bt__http_closed(connection);
    return 0;
}

static int
on_socket(struct lws *wsi, enum lws_callback_reasons reason, bt__connection *connection,
          const char *in, size_t length)
{
    if (reason == LWS_CALLBACK_ESTABLISHED)
        return bt__socket_open(server_of(wsi), wsi, connection);
    if (!connection->socket)
        return reason == LWS_CALLBACK_CLOSED ? 0 : -1;
    if (reason == LWS_CALLBACK_RECEIVE)
        return bt__socket_receive(connection->socket, in, length);
    if (reason == LWS_CALLBACK_SERVER_WRITEABLE)
        return bt__socket_write(connection->socket);
    bt__socket_closed(connection->socket);
    connection->socket = NULL;
    return 0;
}

static int
on_connection(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
              size_t length)
{
    bt__server *server = server_of(wsi);
    switch ((int)reason) {
    case LWS_CALLBACK_ESTABLISHED:
    case LWS_CALLBACK_RECEIVE:
    case LWS_CALLBACK_SERVER_WRITEABLE:
    case LWS_CALLBACK_CLOSED:
        return on_socket(wsi, reason, user, in, length);
    case LWS_CALLBACK_RAW_ADOPT: /* the method CONNECT makes such ones of connections */
    case LWS_CALLBACK_RAW_CONNECTED:
    case LWS_CALLBACK_RAW_RX:
        return -1;
    case LWS_CALLBACK_FILTER_NETWORK_CONNECTION:
        return !bt__guest_may_connect(server, (int)(intptr_t)in);
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
        bt__guest_arrived(server, wsi);
        return 0;
    case LWS_CALLBACK_WSI_CREATE:
        server->connection_count++;
        return 0;
    case LWS_CALLBACK_WSI_DESTROY:
        server->connection_count--;
        bt__guest_left(wsi);
        return 0;
    default:
        return on_http(wsi, reason, user, in, length);
    }
}

static int
on_signal(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length)
{
    struct signalfd_siginfo which;
    (void)user, (void)in, (void)length;
    if (reason == LWS_CALLBACK_RAW_RX_FILE &&
        read(lws_get_socket_fd(wsi), &which, sizeof which) == (ssize_t)sizeof which)
        server_of(wsi)->stopping = true;
    return 0;
}

static const struct lws_protocols protocols[] = {
    { .name = protocol_name,
      .callback = on_connection,
      .per_session_data_size = sizeof(bt__connection),
      .rx_buffer_size = FRAME_ROOM },
    { .name = "signals", .callback = on_signal },
    { 0 },
};

static const lws_retry_bo_t patience = { .secs_since_valid_ping = PING_SECONDS,
                                         .secs_since_valid_hangup = HANGUP_SECONDS };

/* Beginning */

/* Enough files for the connections, and not so many that tables kept for
 * each possible file are large. */
static void
limit_files(void)
{
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit))
        return;
    limit.rlim_cur = limit.rlim_max < BT_SERVE_FILES_MAX ? limit.rlim_max : BT_SERVE_FILES_MAX;
    (void)setrlimit(RLIMIT_NOFILE, &limit);
}

/* Try the address first: libwebsockets does not say what is wrong with one. */
static int
check_address(const char *address, int port, bt_error *err)
{
    struct sockaddr_in to = { .sin_family = AF_INET, .sin_port = htons((uint16_t)port) };
    if (inet_pton(AF_INET, address, &to.sin_addr) != 1)
        return bt_fail(err, BT_ESYNTAX, "%s is no address: four numbers, as 127.0.0.1 or 0.0.0.0",
                       address);
    int file = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), one = 1;
    if (file < 0)
        return bt_fail(err, BT_EIO, "no socket: %s", strerror(errno));
    (void)setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    bool good = bind(file, (const struct sockaddr *)&to, sizeof to) == 0 && listen(file, 1) == 0;
    int why = errno;
    close(file);
    if (good)
        return BT_OK;
    if (why == EADDRINUSE)
        return bt_fail(err, BT_EIO,
                       "port %d is in use, perhaps by a Berthier that runs already; choose another "
                       "with --port N, or PORT=N before make run",
                       port);
    return bt_fail(err, BT_EIO, "cannot listen on %s, port %d: %s", address, port, strerror(why));
}

static void
tick(lws_sorted_usec_list_t *clock)
{
    bt__server *server = lws_container_of(clock, bt__server, clock);
    bt__sockets_check(server);
    if (++server->seconds % TICK_SECONDS == 0)
        bt_hub_tick(server->hub);
    bt__backup_begin(&server->backup, server->store);
    lws_sul_schedule(server->lws, 0, clock, tick, LWS_US_PER_SEC);
}

/* A round every few milliseconds while a backup is made. */
static void
keep_on(lws_sorted_usec_list_t *clock)
{
    (void)clock; /* that it wakes the loop is all it is for */
}

static void
wake(void *user)
{
    bt__server *server = user;
    pthread_mutex_lock(&server->waking);
    if (!server->deaf)
        lws_cancel_service(server->lws);
    pthread_mutex_unlock(&server->waking);
}

/* Close every connection.  A bot may think on until the hub is freed, which comes after. */
static void
close_all(bt__server *server)
{
    pthread_mutex_lock(&server->waking);
    server->deaf = true;
    pthread_mutex_unlock(&server->waking);
    if (server->lws)
        lws_context_destroy(server->lws);
}

static int
listen_on(bt__server *server, const char *address, int port, bt_error *err)
{
    struct lws_context_creation_info info = {
        .port = port,
        .iface = address,
        .protocols = protocols,
        .headers = headers,
        .server_string = protocol_name,
        .user = server,
        .retry_and_idle_policy = &patience,
        .keepalive_timeout = 15,
        .timeout_secs = 15,
        .vhost_name = protocol_name,
        .options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND |
                   LWS_SERVER_OPTION_DISABLE_IPV6 | LWS_SERVER_OPTION_SKIP_SERVER_CANONICAL_NAME,
        .pcontext = &server->lws,
    };
    server->lws = lws_create_context(&info);
    server->host = server->lws ? lws_create_vhost(server->lws, &info) : NULL;
    if (!server->host)
        return bt_fail(err, BT_EIO, "cannot listen on %s, port %d", address, port);
    lws_sock_file_fd_type file = { .filefd = server->signal_file };
    if (!lws_adopt_descriptor_vhost(server->host, LWS_ADOPT_RAW_FILE_DESC, file, "signals", NULL))
        return bt_fail(err, BT_ENOMEM, "out of memory");
    server->signal_file = -1;
    lws_sul_schedule(server->lws, 0, &server->clock, tick, LWS_US_PER_SEC);
    int metrics = server->options->metrics_port;
    if (!metrics)
        return BT_OK;
    info.port = metrics;
    info.iface = "127.0.0.1";
    info.vhost_name = "metrics";
    server->metrics = lws_create_vhost(server->lws, &info);
    return server->metrics ? BT_OK
                           : bt_fail(err, BT_EIO, "cannot listen on 127.0.0.1, port %d", metrics);
}

/* Running */

/* Nothing but an end of the wait: the round goes on. */
static void
be_due(lws_sorted_usec_list_t *due)
{
    (void)due;
}

static void
round_of(bt__server *server)
{
    server->round++;
    (void)lws_service(server->lws, 0);
    bt_counters before = *bt_hub_counters(server->hub), *counted = bt_hub_counters(server->hub);
    int64_t begun = bt__turns_clock();
    bt_hub_flush(server->hub);
    int64_t wait = bt_hub_due(server->hub);
    if (wait >= 0)
        lws_sul_schedule(server->lws, 0, &server->due, be_due, (wait + 1) * LWS_US_PER_MS);
    int64_t commits = (int64_t)(counted->commits - before.commits) * BT_COMMIT;
    bool was_bots = counted->thoughts != before.thoughts;
    bt__sockets_wake(server, was_bots ? 0 : bt__turns_clock() - begun + commits);
    bt__backup_go_on(&server->backup);
    if (server->backup.backup)
        lws_sul_schedule(server->lws, 0, &server->hurry, keep_on, BACKUP_US);
}

static void
run(bt__server *server)
{
    while (!server->stopping)
        round_of(server);
    for (bt__socket *socket = server->sockets; socket; socket = socket->next)
        bt__socket_end(socket, LWS_CLOSE_STATUS_GOINGAWAY);
    int until = server->seconds + GOODBYE_SECONDS;
    while (server->sockets && server->seconds < until)
        round_of(server);
}

static void
announce(const char *address, int port, const char *database)
{
    bool is_here = strcmp(address, "127.0.0.1") == 0 || strcmp(address, "0.0.0.0") == 0;
    printf("Berthier is at http://%s:%d/ (games in %s)\n", is_here ? "localhost" : address, port,
           database);
    (void)fflush(stdout);
}

static int
serve_from(bt__server *server, bt_store *store, const bt_serve_options *options, bt_error *err)
{
    const char *address = options->address ? options->address : "127.0.0.1";
    int port = options->port ? options->port : 8806;
    bt_hub_options hub_options = {
        .send = bt__socket_send,
        .wake = wake,
        .user = server,
        .log = &options->log,
        .limits = options->limits,
    };
    int status = check_address(address, port, err);
    if (status == BT_OK && options->metrics_port)
        status = check_address("127.0.0.1", options->metrics_port, err);
    if (status == BT_OK)
        status = bt_hub_new(&server->hub, store, &hub_options, err);
    if (status == BT_OK)
        status = listen_on(server, address, port, err);
    if (status == BT_OK) {
        announce(address, port, options->database);
        BT_LOG(&options->log, BT_LOG_INFO, "begun", bt_log_text("address", address),
               bt_log_number("port", port));
        run(server);
        BT_LOG(&options->log, BT_LOG_INFO, "ended", bt_log_number("seconds", server->seconds));
    }
    bt__backup_stop(&server->backup);
    close_all(server);
    bt_hub_free(server->hub);
    bt__book_cache_release(&server->books);
    return status;
}

/* What was in force before the server ran. */
typedef struct manners {
    sigset_t blocked;
    struct sigaction at_limit;
} manners;

/* Requests to end are blocked here and so in all threads to come; they are read from a file.
 * A write beyond the limit of a file's size fails as one on a full disk does, and no more. */
static int
catch_signals(manners *before)
{
    const struct sigaction ignore = { .sa_handler = SIG_IGN };
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &set, &before->blocked);
    (void)sigaction(SIGXFSZ, &ignore, &before->at_limit);
    return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

static void
release_signals(const manners *before)
{
    (void)sigaction(SIGXFSZ, &before->at_limit, NULL);
    pthread_sigmask(SIG_SETMASK, &before->blocked, NULL);
}

int
bt_serve(const bt_serve_options *options, bt_error *err)
{
    bt__server server = { .assets.directory = options->web,
                          .options = options,
                          .backup = { .database = options->database, .log = &options->log },
                          .limits = options->limits,
                          .proxies = options->proxies,
                          .turns.work = 1000 * options->limits.work,
                          .waking = PTHREAD_MUTEX_INITIALIZER };
    bt_store *store = NULL;
    manners before;
    lws_set_log_level(0, NULL);
    limit_files();
    server.signal_file = catch_signals(&before);
    int status = server.signal_file < 0 ? bt_fail(err, BT_EIO, "no signals: %s", strerror(errno))
                                        : bt_store_open(&store, options->database, err);
    server.store = store;
    if (status == BT_OK)
        status = serve_from(&server, store, options, err);
    bt_store_close(store);
    if (server.signal_file >= 0)
        close(server.signal_file);
    release_signals(&before);
    return status;
}
