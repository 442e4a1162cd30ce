// A few monkeys for a short while, one for each way to play and with each of the optional rules.
// tests/web/run-monkeys.mjs lets them play to the end; docs/testing.md keeps what came of it.
import { run, test } from './harness.mjs';
import { letLoose, settingOf } from './monkeys.mjs';

/** At most; a quick machine is done with the deeds sooner. */
const SECONDS = 9;
const DEEDS = 120;

for (const seed of [0, 5, 10, 15]) {
  const { name, options } = settingOf(seed);
  test(`a monkey with seed ${seed}: ${name}, ${options}`, async (t) => {
    const { monkey } = await letLoose(t, seed, { limit: DEEDS, seconds: SECONDS });
    console.log(`${monkey.steps} steps: ${JSON.stringify(monkey.counts)}`);
    if (monkey.steps < 5) throw new Error(`only ${monkey.steps} steps`);
  });
}

await run();
