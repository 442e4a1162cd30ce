// Monkeys on a map of whole lands: as test_monkey.mjs, in a game that goes on for years.
import { run, test } from './harness.mjs';
import { LANDS, letLoose, settingOf } from './monkeys.mjs';

/** At most; a quick machine is done with the deeds sooner. */
const SECONDS = 14;
const DEEDS = 120;

for (const seed of [LANDS + 1, LANDS + 9]) {
  const { name, options } = settingOf(seed);
  test(`a monkey with seed ${seed}: ${name}, ${options}`, async (t) => {
    const { monkey } = await letLoose(t, seed, { limit: DEEDS, seconds: SECONDS });
    console.log(`${monkey.steps} steps: ${JSON.stringify(monkey.counts)}`);
    if (monkey.steps < 5) throw new Error(`only ${monkey.steps} steps`);
  });
}

await run();
