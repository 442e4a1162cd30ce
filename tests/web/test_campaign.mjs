// The first half day of the campaign of 1806 on a phone, by finger alone: command, marches, units that come on by their
// roads, until the other side has had its turn. The first five days are played by whole-osg.mjs (docs/testing.md).
import { assert, PHONE, run, test } from './harness.mjs';
import { osg, playOsg } from './osg.mjs';

test('the first half day of the campaign, by finger on a phone', async (t) => {
  const game = await osg(t, { wish: { scenario: 'campaign', seats: { prussian: 'greedy' } }, look: PHONE });
  const [{ sitter, table }] = game.seats;
  const first = sitter.now.view.turn;
  const { deeds, words } = await playOsg(game, { seed: 4, limit: 60, shots: 'campaign',
    until: (view) => view.turn > first });
  assert.ok(sitter.now.view.turn > first, `the turn has gone on after ${deeds} deeds`);
  assert.ok(deeds > 5, JSON.stringify(words));
  const { x, width } = await table.page.locator('body').boundingBox();
  assert.deepEqual([x, width], [0, PHONE.viewport.width], 'nothing sticks out of the screen');
});

await run();
