/* cmd_man.c - the manual page, in mdoc, from the table. */
#include "args.h"

#include <string.h>

/* A line that begins with a dot or an apostrophe would be a macro, and a
 * backslash an escape.  mdoc wants every sentence on a line of its own. */
static void
text(const char *at)
{
    if (*at == '.' || *at == '\'')
        fputs("\\&", stdout);
    for (; *at; at++) {
        if (*at == '\\')
            fputs("\\e", stdout);
        else if (*at == '-')
            fputs("\\-", stdout);
        else if (*at == '.' && at[1] == ' ') {
            fputs(".\n", stdout);
            at += strspn(at + 1, " ");
        } else
            putchar(*at);
    }
    putchar('\n');
}

static void
operand_macros(const char *operands)
{
    bool optional = operands[0] == '[';
    size_t length = strlen(operands);
    if (length == 0)
        return;
    if (optional)
        printf(" Op Ar %.*s", (int)length - 2, operands + 1);
    else
        printf(" Ar %s", operands);
}

static void
synopsis(void)
{
    puts(".Sh SYNOPSIS");
    for (int i = 0; i < cli_command_count; i++) {
        printf(".Nm berthier\n.Cm %s", cli_commands[i].name);
        operand_macros(cli_commands[i].operands);
        puts("");
        if (i + 1 < cli_command_count)
            puts(".Pp");
    }
}

static void
options_of(const cli_command *command)
{
    puts(".Bl -tag -width Ds");
    for (int i = 0; i < CLI_OPT_COUNT; i++) {
        const cli_option_def *option = &cli_options[i];
        if (!cli_option_is_for(option, command) || i == CLI_OPT_HELP)
            continue;
        printf(".It Fl \\-%s", option->name);
        if (option->argument)
            printf(" Ar %s", option->argument);
        puts("");
        text(option->help);
        if (option->preset)
            printf("(%s unless given)\n", option->preset);
    }
    puts(".El");
}

static bool
has_options(const cli_command *command)
{
    for (int i = 0; i < CLI_OPT_COUNT; i++)
        if (i != CLI_OPT_HELP && cli_option_is_for(&cli_options[i], command))
            return true;
    return false;
}

static void
commands(void)
{
    puts(".Bl -tag -width Ds");
    for (int i = 0; i < cli_command_count; i++) {
        const cli_command *command = &cli_commands[i];
        printf(".It Cm %s", command->name);
        operand_macros(command->operands);
        puts("");
        text(command->summary);
        puts(".Pp");
        text(command->details);
        if (has_options(command))
            options_of(command);
    }
    puts(".El");
}

static void
exits(void)
{
    puts(".Sh EXIT STATUS\n.Bl -tag -width Ds");
#define EXIT(code, value, meaning)                                                                 \
    puts(".It " #value);                                                                           \
    text(meaning);
#include "exits.def"
#undef EXIT
    puts(".El");
}

int
cli_cmd_man(const cli_args *args)
{
    (void)args;
    puts(".Dd November 21, 2026\n.Dt BERTHIER 1\n.Os\n.Sh NAME\n.Nm berthier\n"
         ".Nd rules-enforced wargames, in the browser and the terminal");
    synopsis();
    puts(".Sh DESCRIPTION\n.Nm\nplays printed wargames by their numbered rules: it shows every "
         "legal "
         "action,\nsays which rule forbids the others, rolls the dice and keeps the record.\n"
         "A scenario is named as\n.Ar GAME/SCENARIO ;\n.Cm berthier games\nlists them.");
    commands();
    puts(".Sh ENVIRONMENT\n.Bl -tag -width Ds\n"
         ".It Ev XDG_STATE_HOME\nUnfinished games are kept in its directory berthier;\n"
         ".Pa ~/.local/state\nwhen unset.\n"
         ".It Ev NO_COLOR\nWhen set, the full screen uses no colour.\n.El");
    exits();
    puts(".Sh EXAMPLES\nPlay the Prussians against the computer:\n"
         ".Dl berthier play napoleon-at-war/jena-auerstadt --french greedy --prussian person\n"
         ".Pp\nGo on with a saved game:\n.Dl berthier play --load jena.journal\n"
         ".Pp\nCompare two bots:\n.Dl berthier match greedy random --games 100 --seed 1");
    return CLI_GOOD;
}
