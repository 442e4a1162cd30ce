// Monkeys on a map of areas, with cards: as test_monkey.mjs, in a game of the other kind.
import { run, test } from './harness.mjs';
import { AREAS, letLoose, settingOf } from './monkeys.mjs';

/** At most; a quick machine is done with the deeds sooner. */
const SECONDS = 9;
const DEEDS = 120;

for (const seed of [AREAS, AREAS + 7]) {
  const { name, options } = settingOf(seed);
  test(`a monkey with seed ${seed}: ${name}, ${options}`, async (t) => {
    const { monkey } = await letLoose(t, seed, { limit: DEEDS, seconds: SECONDS });
    console.log(`${monkey.steps} steps: ${JSON.stringify(monkey.counts)}`);
    if (monkey.steps < 5) throw new Error(`only ${monkey.steps} steps`);
  });
}

await run();
