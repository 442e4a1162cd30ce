/*
 * def.h - the few compiler differences the rest of the code must not see.
 *
 * C17 has no attributes, and gcc 12 and clang 14 spell them alike only in
 * the GNU form, so every attribute goes through a macro from here.
 */
#ifndef BT_DEF_H
#define BT_DEF_H

#define BT_NODISCARD                  __attribute__((warn_unused_result))
#define BT_PRINTF(format_at, args_at) __attribute__((format(printf, format_at, args_at)))
#define BT_FALLTHROUGH                __attribute__((fallthrough))
#define BT_UNUSED                     __attribute__((unused))
#define BT_COLD                       __attribute__((cold, noinline)) /* seldom called: kept apart from its callers */
#define BT_COUNT(array)               (sizeof(array) / sizeof((array)[0]))

#define BT_NORETURN __attribute__((noreturn, cold))

/** A limit of ours was passed: say so and end the program. */
BT_NORETURN void bt_give_up(const char *file, int line, const char *what);

/** What must hold in every build, because to go on would write past the end of something. */
#define BT_REQUIRE(condition) ((condition) ? (void)0 : bt_give_up(__FILE__, __LINE__, #condition))

#endif
