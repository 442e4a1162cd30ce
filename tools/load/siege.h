/*
 * siege.h - three measurements beside the table of load.c.
 *
 * A siege: one pair plays, in turn left alone and with every kind of attack
 * beside it (attack.h).  Bots: the same with eight games beside it that the
 * computer plays.  A crowd: how long requests take with few and with many games
 * open.  The latter two are of one program or of two in turn.
 */
#ifndef LOAD_SIEGE_H
#define LOAD_SIEGE_H

/** Print the table of a siege; 1 when a target is missed. */
int load_siege(const char *program, const char *directory, int rounds, double seconds);

/** Print the table of bots; `before` is another program to compare with, or NULL; 1 when a target is
 * missed. */
int load_bots(const char *program, const char *before, const char *directory, int rounds,
              double seconds);

/** Print the table of a crowd; `before` is another program to compare with, or NULL. */
int load_crowd(const char *program, const char *before, const char *directory, int rounds);

/** Many games of a scenario at once, for some seconds each. */
int load_games(const char *program, const char *directory, double seconds);

#endif
