/*
 * rooms.c - the rooms, while legal.c and sequence.c still hold what stands in them.
 */
#include "n06.h"

const bt_room n06_room_game = { 0 };
const bt_room n06_room_arrival = { 0 };
const bt_room n06_room_draw = { 0 };
const bt_room n06_room_deal = { 0 };
const bt_room n06_room_initiative = { 0 };
const bt_room n06_room_plan = { 0 };
const bt_room n06_room_choice = { 0 };
const bt_room n06_room_snatch = { 0 };
const bt_room n06_room_turn_over = { 0 };
const bt_room n06_room_dice = { 0 };
const bt_room n06_room_operations = { 0 };
const bt_room n06_room_operation = { 0 };
const bt_room n06_room_gather = { 0 };
const bt_room n06_room_window = { 0 };
const bt_room n06_room_counter = { 0 };
const bt_room n06_room_march = { 0 };
const bt_room n06_room_combat = { 0 };
const bt_room n06_room_share = { 0 };
const bt_room n06_room_retreat = { 0 };
const bt_room n06_room_summon = { 0 };
const bt_room n06_room_reaction = { 0 };
const bt_room n06_room_recovery = { 0 };
const bt_room n06_room_refit = { 0 };
const bt_room n06_room_bid = { 0 };
const bt_room n06_room_lots = { 0 };
const bt_room n06_room_setup = { 0 };
const bt_room n06_room_over = { 0 };
