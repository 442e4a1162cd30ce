/*
 * network_internal.h - what the readers of a map of areas share.
 */
#ifndef BT_NETWORK_INTERNAL_H
#define BT_NETWORK_INTERNAL_H

#include <berthier/network.h>

#define BT_NETWORK_SIZE 1000 /* of the square that areas lie in */

/** Read `country` of a map's file, if it has one. */
/* Read two numbers or more, in pairs, at least `least` pairs of them: points in and around the square. */
int bt__network_read_points(bt_node node, int least, int *count, const int16_t **points,
                            bt_arena *arena, bt_error *err);

/* Count the distances between all areas by the exits that they have. */
int bt__network_count(bt_network *network, bt_arena *arena, bt_error *err);

int bt__network_load_features(bt_network *network, bt_node root, bt_arena *arena, bt_error *err);

#endif
