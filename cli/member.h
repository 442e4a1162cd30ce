/*
 * member.h - the members of a view that the terminal treats in a way of its own.
 *
 * No view must have them.  They are listed in members.def, and named nowhere else.
 */
#ifndef CLI_MEMBER_H
#define CLI_MEMBER_H

#include <stdbool.h>

typedef enum cli_member {
#define MEMBER(id, word, role, text) CLI_MEMBER_##id,
#include "members.def"
#undef MEMBER
    CLI_MEMBER_COUNT
} cli_member;

typedef enum cli_role {
    CLI_ROLE_MAP,
    CLI_ROLE_LINES,
    CLI_ROLE_TITLE,
    CLI_ROLE_NEWS,
    CLI_ROLE_INNER,
    CLI_ROLE_ABSENT,
    CLI_ROLE_SILENT
} cli_role;

/** The word of a member. */
const char *cli_member_word(cli_member member);

/** Is this the word of that member? */
bool cli_member_is(cli_member member, const char *word);

/** Is this the word of a member with that role? */
bool cli_member_has_role(const char *word, cli_role role);

#endif
