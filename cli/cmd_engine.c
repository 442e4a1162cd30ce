/* cmd_engine.c - the protocol on standard input and output. */
#include "args.h"

int
cli_cmd_engine(const cli_args *args)
{
    (void)args;
    cli_complain("the protocol layer is not linked in");
    return CLI_INNER;
}
