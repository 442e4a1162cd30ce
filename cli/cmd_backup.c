/*
 * cmd_backup.c - a copy of the database, whether or not a server is using it.
 */
#include "args.h"

#include <berthier/backup.h>

enum { PATIENCE_MAX = 86400, PATIENCE = 600 };

int
cli_cmd_backup(const cli_args *args)
{
    bt_error err = { 0 };
    int64_t seconds;

    if (!cli_args_number(args, CLI_OPT_WAIT, 1, PATIENCE_MAX, PATIENCE, &seconds))
        return CLI_USAGE;
    if (bt_backup_make(args->values[CLI_OPT_DB], args->operands[0], (int)seconds, &err))
        return cli_complain_error(&err);
    printf("%s is a copy of %s\n", args->operands[0], args->values[CLI_OPT_DB]);
    return CLI_GOOD;
}
