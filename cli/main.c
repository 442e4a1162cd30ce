/* main.c - reads the command line and hands over to one command. */
#include "args.h"

#include <errno.h>
#include <locale.h>
#include <string.h>

/* A full disk or a closed pipe shows only when the last bytes go out. */
static int
finish(int result)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        return result;
    if (errno != EPIPE)
        cli_complain("standard output: %s", strerror(errno));
    return result == CLI_GOOD ? CLI_DATA : result;
}

int
main(int argc, char **argv)
{
    setlocale(LC_ALL, "");
    setlocale(LC_NUMERIC, "C");
    cli_args args;
    char message[512];
    int result =
        cli_args_read(&args, argc - 1, (const char *const *)argv + 1, message, sizeof message);
    if (result != CLI_GOOD)
        cli_complain("%s", message);
    else if (args.values[CLI_OPT_HELP])
        cli_help_command(stdout, args.command);
    else
        result = args.command->run(&args);
    cli_args_release(&args);
    return finish(result);
}
