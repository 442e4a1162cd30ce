/*
 * cmd_engine.c - the protocol on standard input and output.
 *
 * Lines are read up to a little over what the protocol allows and the rest is
 * thrown away, so that no line, however long, takes more memory than that.
 */
#include "args.h"
#include "scenario.h"

#include <berthier/host.h>
#include <berthier/session.h>

/* Read one line without its end; false when there is none left. */
static bool
read_line(bt_buf *line)
{
    int c = getc(stdin);
    bt_buf_clear(line);
    if (c == EOF)
        return false;
    for (; c != EOF && c != '\n'; c = getc(stdin)) {
        if (line->length <= BT_SESSION_LINE_MAX)
            bt_buf_add_char(line, (char)c);
    }
    return true;
}

static int
serve(bt_session *session)
{
    bt_buf line = { 0 }, answer = { 0 };
    int status = 0;
    while (status == 0 && read_line(&line)) {
        bt_buf_clear(&answer);
        status = line.failed ? BT_ENOMEM
                             : bt_session_line(session, bt_buf_text(&line), line.length, &answer);
        if (status >= 0 && (fputs(bt_buf_text(&answer), stdout) == EOF || fflush(stdout) == EOF))
            status = BT_EIO;
    }
    bt_buf_release(&line);
    bt_buf_release(&answer);
    if (status >= 0)
        return CLI_GOOD;
    cli_complain("engine: %s", bt_status_text(status));
    return status == BT_EIO ? CLI_DATA : CLI_INNER;
}

static int
serve_with(const bt_session_options *options)
{
    bt_session *session = NULL;
    bt_error err = { 0 };
    if (bt_session_new(&session, options, &err))
        return cli_complain_error(&err);
    int code = serve(session);
    bt_session_free(session);
    return code;
}

int
cli_cmd_engine(const cli_args *args)
{
    bt_session_options options = { 0 };
    int64_t seed = 0;
    const char *dir = args->values[CLI_OPT_DATA];
    if (!cli_args_number(args, CLI_OPT_SEED, 0, INT64_MAX, 0, &seed))
        return CLI_USAGE;
    options.is_seeded = args->values[CLI_OPT_SEED] != NULL;
    options.seed = (uint64_t)seed;
    if (!dir)
        return serve_with(&options);
    const bt_rules *rules = cli_rules_of_directory(dir);
    if (!rules) {
        cli_complain("engine: the last part of --data %s must be the id of a game", dir);
        return CLI_USAGE;
    }
    bt_arena arena = { 0 };
    bt_pack pack;
    bt_error err = { 0 };
    int code;
    options.pack = &pack;
    if (bt_pack_load(&pack, &arena, rules->id, dir, &err))
        code = cli_complain_error(&err);
    else
        code = serve_with(&options);
    bt_arena_release(&arena);
    return code;
}
