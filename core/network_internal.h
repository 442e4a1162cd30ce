/*
 * network_internal.h - what the readers of a map of areas share.
 */
#ifndef BT_NETWORK_INTERNAL_H
#define BT_NETWORK_INTERNAL_H

#include <berthier/network.h>

#define BT_NETWORK_SIZE 1000 /* of the square that areas lie in */

/** Read points in and around the square, two numbers each; `least` or more, which is 2 or 3. */
int bt__network_read_points(bt_node node, int least, int *count, const int16_t **points,
                            bt_arena *arena, bt_error *err);

/** Read `country` of a map's file, if it has one. */
int bt__network_load_features(bt_network *network, bt_node root, bt_arena *arena, bt_error *err);

#endif
