/* cmd_help.c - help, from the table. */
#include "args.h"

#include <string.h>

enum { WIDTH = 78 };

/* Fill text into lines of WIDTH with an indent; the first line begins at
 * column `at`. */
static void
fill(FILE *to, const char *text, int indent, int at)
{
    while (*text) {
        int length = (int)strcspn(text, " ");
        if (at > indent && at + 1 + length > WIDTH) {
            fputc('\n', to);
            at = 0;
        }
        if (at < indent)
            at += fprintf(to, "%*s", indent - at, "");
        else if (at > indent)
            at += fprintf(to, " ");
        at += fprintf(to, "%.*s", length, text);
        text += length;
        text += strspn(text, " ");
    }
    fputc('\n', to);
}

static int
print_option(FILE *to, const cli_option_def *option)
{
    int at = fprintf(to, "  --%s", option->name);
    if (option->argument)
        at += fprintf(to, " %s", option->argument);
    return at;
}

void
cli_help_command(FILE *to, const cli_command *command)
{
    fprintf(to, "berthier %s%s%s [OPTIONS]\n\n", command->name, command->operands[0] ? " " : "",
            command->operands);
    fill(to, command->summary, 2, 0);
    fputc('\n', to);
    fill(to, command->details, 2, 0);
    fputs("\nOptions:\n", to);
    for (int i = 0; i < CLI_OPT_COUNT; i++) {
        const cli_option_def *option = &cli_options[i];
        if (!cli_option_is_for(option, command))
            continue;
        int at = print_option(to, option);
        if (at >= 27) {
            fputc('\n', to);
            at = 0;
        }
        fill(to, option->help, 28, at);
        if (option->preset)
            fprintf(to, "%28s(%s unless given)\n", "", option->preset);
    }
}

static void
help_all(FILE *to)
{
    fputs("berthier COMMAND [OPERANDS] [OPTIONS] - rules-enforced wargames\n\n", to);
    for (int i = 0; i < cli_command_count; i++)
        fprintf(to, "  %-12s%s\n", cli_commands[i].name, cli_commands[i].summary);
    fputs("\nberthier help COMMAND explains one.  Exit codes:\n", to);
#define EXIT(code, value, meaning) fill(to, #value "  " meaning, 5, fprintf(to, "  "));
#include "exits.def"
#undef EXIT
}

int
cli_cmd_help(const cli_args *args)
{
    if (args->operand_count == 0) {
        help_all(stdout);
        return CLI_GOOD;
    }
    cli_args about;
    char message[256];
    const char *const words[] = { args->operands[0], "--help" };
    int result = cli_args_read(&about, 2, words, message, sizeof message);
    if (result == CLI_GOOD)
        cli_help_command(stdout, about.command);
    else
        cli_complain("%s", message);
    cli_args_release(&about);
    return result;
}
