// Age of Napoleon played on the page (seated.mjs).
import { playSeated, seated } from './seated.mjs';

/** How willingly each thing is done, when it can be. */
const WEIGHTS = {
  sway: 6, crown: 6, 'play-at': 4, recall: 6, swap: 6, spy: 3, scout: 8, play: 4, name: 3, decline: 3, show: 3,
  pass: 9, done: 2, deploy: 14, rally: 2, return: 1, replace: 4, march: 9, free: 9, pay: 5, force: 2, manoeuvre: 3,
  join: 5, drop: 0.2, step: 9, sail: 3, halt: 2, withdraw: 2, stay: 2, intercept: 4, go: 3, engage: 14, yield: 0.2, stand: 2,
};

export const europe = (t, { wish, look, scenario = wish.scenario ?? '1805' }) =>
  seated(t, { wish, look, game: 'age-of-napoleon', scenario });

export const playEurope = (game, how) => playSeated(game, { ...how, weights: WEIGHTS, stage: (view) => view.year });
