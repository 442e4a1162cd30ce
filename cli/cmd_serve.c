/*
 * cmd_serve.c - the server, until it is interrupted.
 */
#include "args.h"

#include <berthier/serve.h>
#include <stdlib.h>

enum { PORT_MAX = 65535 };

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

int
cli_cmd_serve(const cli_args *args)
{
    int64_t port = 0;
    bt_error err = { 0 };
    if (!read_port(args, &port))
        return CLI_USAGE;
    bt_serve_options options = {
        .address = args->values[CLI_OPT_ADDRESS],
        .port = (int)port,
        .database = args->values[CLI_OPT_DB],
        .web = args->values[CLI_OPT_WEB],
    };
    return bt_serve(&options, &err) ? cli_complain_error(&err) : CLI_GOOD;
}
