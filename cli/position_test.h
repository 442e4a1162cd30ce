/*
 * position_test.h - runs a file of position tests for `berthier check`.
 */
#ifndef CLI_POSITION_TEST_H
#define CLI_POSITION_TEST_H

/** Run every case; complaints go to stderr.  @return an exit code */
int cli_position_tests(const char *path);

#endif
