/*
 * names.c - Host against the names that the server was given.
 */
#include "names.h"

#include <arpa/inet.h>
#include <string.h>
#include <strings.h>

enum { NAME_SIZE = 256 };

/* The name without its port and a dot at its end; false when it is too long. */
static bool
strip(const char *host, char out[NAME_SIZE])
{
    size_t length = host[0] == '[' ? strcspn(host, "]") : strcspn(host, ":");
    bool is_six = host[0] == '[' && host[length] == ']';

    if (length >= NAME_SIZE)
        return false;
    memcpy(out, host + is_six, length - is_six);
    out[length - is_six] = '\0';
    if (length > 1 && !is_six && out[length - 1] == '.')
        out[length - 1] = '\0';
    return true;
}

static bool
is_address(const char *name)
{
    unsigned char room[sizeof(struct in6_addr)];
    return inet_pton(AF_INET, name, room) == 1 || inet_pton(AF_INET6, name, room) == 1;
}

bool
bt__name_is_ours(const char *host, const char *const *names, int count)
{
    char name[NAME_SIZE];

    if (!strip(host, name))
        return false;
    if (is_address(name) || strcasecmp(name, "localhost") == 0)
        return true;
    for (int i = 0; i < count; i++)
        if (strcmp(names[i], "*") == 0 || strcasecmp(names[i], name) == 0)
            return true;
    return false;
}
