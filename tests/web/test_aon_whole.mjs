// Games of Age of Napoleon played on the page alone until they are over, each from late in 1815: two windows, a seat
// each, by mouse; one on a phone, by finger. whole-aon.mjs plays the ten years. Besides, cards that name several things.
import { europe, playEurope } from './europe.mjs';
import { assert, eventually, PHONE, run, test } from './harness.mjs';

/** The last two rounds there are. */
const LATE = ['position age-of-napoleon/1813', 'year 15', 'round 5', 'begin campaign french', ''].join('\n');
const SMALL = { viewport: { width: 1000, height: 680 } };

async function toTheEnd(t, { seats, look, seed }) {
  const game = await europe(t, { wish: { text: LATE, ...(seats ? { seats } : {}) }, look, scenario: '1813' });
  const told = await playEurope(game, { seed, limit: 400 });
  console.log(`${told.deeds} deeds: ${JSON.stringify(told.words)}; ${told.result}`);
  assert.match(told.result, /victory/);
}

test('to the end of 1815 in two windows, by mouse', (t) => toTheEnd(t, { look: SMALL, seed: 1 }));

test('to the end of 1815 on a phone, against the computer, by finger', (t) =>
  toTheEnd(t, { seats: { coalition: 'greedy' }, look: PHONE, seed: 2 }));

const CARDS = {
  'exchanged for a discard': ['swap napoleonica.1 talleyrand', ['places Davout@Flandres Karl@Tirol', 'hand-french napoleonica.1 pitt',
    'discard joseph talleyrand', 'round 3', 'begin campaign french']],
  'upon two areas': ['scout savary Tirol Minsk', ['places Davout@Flandres Karl@Tirol Bennigsen@Minsk', 'hand-french savary', 'round 3',
    'begin campaign french']],
  'upon a corps lost and one of the reserve': ['recall veterans Mack Kienmayer', ['places Davout@Flandres Karl@Tirol Mack@eliminated', 'hand-coalition veterans',
    'begin reinforcement coalition']],
};

for (const [what, [action, lines]] of Object.entries(CARDS))
  for (const [device, look] of action.startsWith('scout') ? [['by mouse', SMALL], ['by finger', PHONE]] : [['by mouse', SMALL]])
    test(`a card that names several things, by pointing alone: ${what}, ${device}`, async (t) => {
      const game = await europe(t, { wish: { text: ['position age-of-napoleon/1805', 'empty', ...lines, ''].join('\n') }, look });
      const seat = await eventually(async () => {
        const ready = game.seats.find((one) => one.sitter.legal.includes(action));
        const other = game.seats.find((one) => one.sitter.mine && one.sitter.legal.includes('decline'));
        if (!ready && other) await other.sitter.act('decline');
        return ready;
      }, `${action} can be done`);
      const { sitter, table, carrier } = seat;
      await table.calm();
      await eventually(async () => (await table.prompt()).startsWith(sitter.now.prompt.trim()), 'the page knows it');
      const before = sitter.sequence ?? 0;
      await carrier.carry(action, () => (sitter.now.sequence ?? 0) > before);
      await eventually(() => !sitter.legal.includes(action), 'it is done');
      assert.equal(sitter.now.view.hand?.[action.split(' ')[1]], undefined, 'the card is played');
    });

await run();
