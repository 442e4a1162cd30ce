/*
 * deployment.h - setting up [3.0] [13.0].
 */
#ifndef NAW_DEPLOYMENT_H
#define NAW_DEPLOYMENT_H

#include "state.h"

void naw_setup(const bt_game *game, bt_state *state);

#endif
