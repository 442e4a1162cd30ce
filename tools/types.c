/*
 * types.c - the TypeScript types that the .def files make.
 *
 *     types OUT.ts              write them
 *     types --check OUT.ts      compare them with what is written; says so as a test does
 *
 * Requests and errors come from the lists of the protocol, the words of the
 * games from their rules tables.  What answers look like no list tells: that is
 * web/src/net/shapes.ts, written by hand.
 */
#include <berthier/buf.h>
#include <berthier/game.h>
#include <berthier/games.h>
#include <berthier/host.h>

#include <stdio.h>
#include <string.h>

static const char head[] =
    "// Made by tools/types.c from the .def files; `make types` makes it again.\n\n"
    "/** A whole number of 0 or more. */\n"
    "export type Count = number;\n"
    "/** A whole number, or one below 2^64 in decimal digits. */\n"
    "export type Seed = number | string;\n"
    "/** An action's text form, or its 64-bit form in decimal digits. */\n"
    "export type ActionText = string;\n\n";

static const char tail[] =
    "export type RequestName = keyof Requests;\n\n"
    "/** A request with its keys; `id` comes back with the answer. */\n"
    "export type RequestOf<N extends RequestName> = { request: N; id?: number | string } &\n"
    "  Requests[N];\n"
    "export type AnyRequest = { [N in RequestName]: RequestOf<N> }[RequestName];\n\n";

/* ---- the protocol --------------------------------------------------------- */

typedef struct request {
    const char *name, *where, *text;
} request;

typedef struct key {
    int request;
    const char *name, *type, *must, *text;
} key;

enum {
#define REQUEST(code, name, where, text) REQUEST_##code,
#define KEY(request, key, type, must, text)
#include <berthier/messages.def>
#undef REQUEST
#undef KEY
};

static const request requests[] = {
#define REQUEST(code, name, where, text) { (name), #where, (text) },
#define KEY(request, key, type, must, text)
#include <berthier/messages.def>
#undef REQUEST
#undef KEY
};

static const key keys[] = {
#define REQUEST(code, name, where, text)
#define KEY(request, key, type, must, text) { REQUEST_##request, (key), #type, #must, (text) },
#include <berthier/messages.def>
#undef REQUEST
#undef KEY
};

static const char *const errors[] = {
#define ERROR(code, name, when) (name),
#include <berthier/errors.def>
#undef ERROR
};

static const char *
type_of(const char *type)
{
    static const char *const types[][2] = {
        { "TEXT", "string" },    { "COUNT", "Count" },
        { "SEED", "Seed" },      { "ACTION", "ActionText" },
        { "FLAG", "boolean" },   { "ACTIONS", "ActionText[]" },
        { "TEXTS", "string[]" }, { "SEATS", "Record<string, string>" },
    };
    for (size_t i = 0; i < BT_COUNT(types); i++) {
        if (strcmp(types[i][0], type) == 0)
            return types[i][1];
    }
    return "unknown";
}

static void
write_request(bt_buf *out, int number)
{
    bool any = false;
    bt_buf_addf(out, "  /** %s%s */\n  %s: {", requests[number].text,
                strcmp(requests[number].where, "ENGINE") == 0 ? " (not over a socket)" : "",
                requests[number].name);
    for (size_t i = 0; i < BT_COUNT(keys); i++) {
        if (keys[i].request != number)
            continue;
        bt_buf_addf(out, "%s    /** %s */\n    %s%s: %s;\n", any ? "" : "\n", keys[i].text,
                    keys[i].name, strcmp(keys[i].must, "YES") == 0 ? "" : "?",
                    type_of(keys[i].type));
        any = true;
    }
    bt_buf_add(out, any ? "  };\n" : "};\n");
}

static void
write_requests(bt_buf *out)
{
    bt_buf_add(out, "/** Every request by name, with the keys it takes. */\n"
                    "export interface Requests {\n");
    for (size_t i = 0; i < BT_COUNT(requests); i++)
        write_request(out, (int)i);
    bt_buf_add(out, "}\n\n");
}

/* ---- unions of words --------------------------------------------------------- */

static void
write_word(bt_buf *out, const char *indent, const char *word)
{
    bt_buf_addf(out, "\n%s| '%s'", indent, word);
}

static void
write_errors(bt_buf *out)
{
    bt_buf_add(out, "/** The codes an error answer may carry. */\nexport type ErrorCode =");
    for (size_t i = 0; i < BT_COUNT(errors); i++)
        write_word(out, "  ", errors[i]);
    bt_buf_add(out, ";\n\n");
}

/* ---- the games ------------------------------------------------------------ */

static void
begin_member(bt_buf *out, const char *name, int count)
{
    bt_buf_addf(out, "    %s:%s", name, count ? "" : " never");
}

static void
write_options(bt_buf *out, const bt_rules *rules)
{
    bt_buf_add(out, "    options: {");
    for (int i = 0; i < rules->option_count; i++) {
        const bt_option_def *option = &rules->options[i];
        bt_buf_addf(out, "%s      /** %s */\n      %s:", i ? "" : "\n", option->text, option->id);
        for (int w = 0; w < option->word_count; w++)
            bt_buf_addf(out, "%s '%s'", w ? " |" : "", option->words[w]);
        bt_buf_add(out, ";\n");
    }
    bt_buf_add(out, rules->option_count ? "    };\n" : "};\n");
}

/* Words of actions and events start at entry 1; those of reasons at 0. */
static void
write_game(bt_buf *out, const bt_rules *rules)
{
    bt_buf_addf(out, "  /** %s */\n  '%s': {\n", rules->title, rules->id);
    begin_member(out, "side", rules->side_count);
    for (int i = 0; i < rules->side_count; i++)
        write_word(out, "      ", rules->sides[i]);
    bt_buf_add(out, ";\n");
    begin_member(out, "action", rules->action_count - 1);
    for (int i = 1; i < rules->action_count; i++)
        write_word(out, "      ", rules->actions[i].word);
    bt_buf_add(out, ";\n");
    begin_member(out, "event", rules->event_count - 1);
    for (int i = 1; i < rules->event_count; i++)
        write_word(out, "      ", rules->events[i].word);
    bt_buf_add(out, ";\n");
    begin_member(out, "reason", rules->reason_count);
    for (int i = 0; i < rules->reason_count; i++)
        if (bt_reason_find(rules, rules->reasons[i].code, NULL) == &rules->reasons[i])
            write_word(out, "      ", rules->reasons[i].code);
    bt_buf_add(out, ";\n");
    write_options(out, rules);
    bt_buf_add(out, "  };\n");
}

static void
write_games(bt_buf *out)
{
    const bt_rules *rules;
    bt_buf_add(out, "/** Every game, with the words it uses. */\nexport interface Games {\n");
    for (int i = 0; (rules = bt_games_at(i)); i++)
        write_game(out, rules);
    bt_buf_add(out, "}\n\nexport type GameId = keyof Games;\n");
}

static int
write_all(bt_buf *out, bt_error *err)
{
    bt_buf_add(out, head);
    write_requests(out);
    bt_buf_add(out, tail);
    write_errors(out);
    write_games(out);
    return out->failed ? bt_fail(err, BT_ENOMEM, "out of memory") : BT_OK;
}

/* ---- writing and comparing -------------------------------------------------- */

static int
compare(const char *path, const bt_buf *made, bt_error *err)
{
    bt_buf found = { 0 };
    int status = bt_text_read(path, &found, err);
    if (!status && strcmp(bt_buf_text(&found), bt_buf_text(made)) != 0)
        status = bt_fail(err, BT_EDATA, "%s is not what the .def files make: make types", path);
    bt_buf_release(&found);
    return status;
}

int
main(int argc, char **argv)
{
    bool is_check = argc == 3 && strcmp(argv[1], "--check") == 0;
    bt_error err = { 0 };
    bt_buf out = { 0 };
    char message[512];
    if (argc != 2 && !is_check) {
        (void)fprintf(stderr, "usage: types [--check] OUT.ts\n");
        return 2;
    }
    int status = write_all(&out, &err);
    if (!status)
        status = is_check ? compare(argv[2], &out, &err)
                          : bt_file_save(argv[1], out.data, out.length, &err);
    bt_buf_release(&out);
    if (status) {
        bt_error_format(&err, message, sizeof message);
        (void)fprintf(stderr, "types: %s\n", message);
    }
    if (is_check)
        printf("%d passed, %d failed\n", status == BT_OK, status != BT_OK);
    return status ? 1 : 0;
}
