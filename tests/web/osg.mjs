// 1806 on the page: positions to begin with, somebody who sits there, and games played (seated.mjs).
import { PHONE } from './harness.mjs';
import { playSeated, seated } from './seated.mjs';

/** How willingly each thing is done, when it can be: marches go on for a while, and what can fight does. */
const WEIGHTS = {
  command: 12, reform: 9, enter: 9, file: 5, take: 2, move: 8, join: 4, step: 9, march: 1, unmarch: 0.3, halt: 5, done: 3,
  rouse: 1, break: 0.5, assemble: 1, damage: 0.5, repair: 1, repulse: 9, occupy: 5, attack: 14, slip: 2, target: 9, reduce: 1, roll: 12,
  stay: 2, put: 9, 'hold-back': 0.3, divert: 0.5, withdraw: 2,
};

/** A game of `wish.scenario`, or the position of `wish.text` of that scenario. */
export const osg = (t, { wish, look, by }) => seated(t, {
  wish: wish.text ? wish : { game: 'osg1806', ...wish }, look, by, game: 'osg1806', scenario: wish.scenario ?? 'auerstadt',
});

export const playOsg = (game, how) => playSeated(game, { ...how, weights: WEIGHTS, stage: (view) => view.turn });

/** A position of the campaign, at noon of 9 October. */
export const position = (...lines) => ['position osg1806/campaign', 'empty', 'turn 9', ...lines, ''].join('\n');

export const LOOKS = [['desktop', {}], ['phone', PHONE]];

export const squeeze = (text) => text.replace(/\s+/g, ' ').trim();
export const text = async (locator) => squeeze(await locator.innerText());

/** The page of a side, and what the server tells it. */
export async function sit(t, wish, look = {}, side = 'french') {
  const made = await t.server.create(wish);
  const table = await t.table(made, made.links[side], look);
  table.touch = look.hasTouch === true;
  const sitter = await t.sitter(made.links[side]);
  return { made, table, sitter, view: () => sitter.now.view };
}
export const at = (t, lines, look, side) => sit(t, { text: lines }, look, side);

/** The book of a scenario. */
export async function bookOf(t, scenario) {
  const wire = await t.server.wire();
  const { book } = await wire.must('book', { game: 'osg1806', scenario });
  wire.close();
  return book;
}
