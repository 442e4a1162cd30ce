/*
 * cmd_serve.c - the server, until it is interrupted.
 */
#include "args.h"

#include <berthier/serve.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PORT_MAX = 65535, PROXIES_MAX = 9 };

/* --port, or else the environment's PORT, as hosts of services have it. */
static bool
read_port(const cli_args *args, int64_t *port)
{
    const char *text = getenv("PORT");
    if (args->values[CLI_OPT_PORT] || !text || !*text)
        return cli_args_number(args, CLI_OPT_PORT, 1, PORT_MAX, 0, port);
    if (cli_read_number(text, 1, PORT_MAX, port))
        return true;
    cli_complain("PORT=%s in the environment is no number from 1 to %d", text, PORT_MAX);
    return false;
}

static bool
read_log(const cli_args *args, bt_log *log)
{
    static const char *const levels[] = { "quiet", "warn", "info" };
    const char *wanted = args->values[CLI_OPT_LOGS];

    log->file = STDERR_FILENO;
    for (int i = 0; i <= BT_LOG_INFO; i++) {
        log->level = (bt_log_level)i;
        if (strcmp(levels[i], wanted) == 0)
            return true;
    }
    cli_complain("--log wants quiet, warn or info, not %s", wanted);
    return false;
}

/*
 * Where the environment's PORT says where to listen, a host of services stands before the server
 * and calls it by a name that nobody here knows: any will do, unless --host names some.
 */
static void
read_names(const cli_args *args, bt_serve_options *options)
{
    static const char *const any[] = { "*" };
    const char *port = getenv("PORT");

    options->names = args->hosts;
    options->name_count = args->host_count;
    if (args->host_count || args->values[CLI_OPT_PORT] || !port || !*port)
        return;
    options->names = any;
    options->name_count = 1;
}

static bool
read_limits(const cli_args *args, bt_limits *limits)
{
    bool good = true;
#define LIMIT(field, option, argument, preset, largest, text)                                      \
    good = good && cli_args_number(args, CLI_OPT_LIMIT_##field, 0, largest, 0, &limits->field);
#include <berthier/limits.def>
#undef LIMIT
    return good;
}

int
cli_cmd_serve(const cli_args *args)
{
    int64_t port = 0, metrics = 0, proxies = 0;
    bt_limits limits = { 0 };
    bt_log log = { 0 };
    bt_error err = { 0 };
    if (!read_port(args, &port) || !read_log(args, &log) || !read_limits(args, &limits) ||
        !cli_args_number(args, CLI_OPT_METRICS, 1, PORT_MAX, 0, &metrics) ||
        !cli_args_number(args, CLI_OPT_PROXIES, 0, PROXIES_MAX, 0, &proxies))
        return CLI_USAGE;
    bt_serve_options options = {
        .address = args->values[CLI_OPT_ADDRESS],
        .port = (int)port,
        .database = args->values[CLI_OPT_DB],
        .web = args->values[CLI_OPT_WEB],
        .metrics_port = (int)metrics,
        .log = log,
        .log_addresses = args->values[CLI_OPT_ADDRESSES] != NULL,
        .limits = limits,
        .proxies = (int)proxies,
    };
    read_names(args, &options);
    return bt_serve(&options, &err) ? cli_complain_error(&err) : CLI_GOOD;
}
