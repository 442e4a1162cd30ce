// Monkeys that play whole games; prints the rows of the table in docs/testing.md.
//
//     node tests/web/run-monkeys.mjs [--from 0] [--seeds 16] [--limit 8000]
import { run, test } from './harness.mjs';
import { letLoose, settingOf } from './monkeys.mjs';
import { option } from './options.mjs';

const from = Number(option('from', '0'));
const seeds = Number(option('seeds', '16'));
const limit = Number(option('limit', '8000'));

for (let seed = from; seed < from + seeds; seed++) {
  const { name, options } = settingOf(seed);
  test(`seed ${seed}`, async (t) => {
    const begun = Date.now();
    const { over, monkey, result } = await letLoose(t, seed, { limit,
      log: option('log', '') ? console.log : undefined });
    const seconds = Math.round((Date.now() - begun) / 1000);
    const cells = [seed, name, options, monkey.steps, over ? result : 'not over', `${seconds} s`];
    console.log(`| ${cells.join(' | ')} |`);
    if (!over) throw new Error(`not over after ${monkey.steps} steps`);
  });
}

await run();
