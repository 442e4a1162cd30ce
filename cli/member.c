/* member.c - words and roles of members of views. */
#include "member.h"

#include <string.h>

static const struct {
    const char *word;
    cli_role role;
} members[] = {
#define MEMBER(id, word, role, text) { word, CLI_ROLE_##role },
#include "members.def"
#undef MEMBER
};

const char *
cli_member_word(cli_member member)
{
    return members[member].word;
}

bool
cli_member_is(cli_member member, const char *word)
{
    return strcmp(members[member].word, word) == 0;
}

bool
cli_member_has_role(const char *word, cli_role role)
{
    for (int i = 0; i < CLI_MEMBER_COUNT; i++)
        if (members[i].role == role && strcmp(members[i].word, word) == 0)
            return true;
    return false;
}
