// What every browser test is built on: `test(name, body)` for each case, then `run()`.  A body is
// given the means to make games and open pages; whatever it opened is closed after it.
import { strict as assert } from 'node:assert';
import { launch, PHONE, screenshot, visitor, Watch } from './browser.mjs';
import { Server } from './server.mjs';
import { Table } from './table.mjs';
import { Sitter } from './wire.mjs';

export { assert, PHONE, screenshot };

const cases = [];

/** `alone`: it is timed, and fails where others have the machine. */
export function test(name, body, { alone = false } = {}) {
  cases.push({ name, body, alone });
}

/** Wait until something is so; what it gave. Throws with `what` when it never is. */
export async function eventually(condition, what, ms = 30000) {
  const end = Date.now() + ms;
  let last;
  for (;;) {
    try {
      const got = await condition();
      if (got) return got;
      last = undefined;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end) throw new Error(`never so: ${what}${last ? `: ${last.message}` : ''}`);
    await new Promise((resume) => setTimeout(resume, 25));
  }
}

class Means {
  watch = new Watch();
  #contexts = [];
  #sitters = [];

  constructor(browser, server) {
    this.browser = browser;
    this.server = server;
  }

  /** A page in a browser of its own; see visitor() for the options. */
  async page(options) {
    const page = await visitor(this.browser, this.server, this.watch, options);
    this.#contexts.push(page.context());
    return page;
  }

  /** The page of a new game and what stands on it; `seats` as in `create`, `as` the sides played. */
  async newGame({ as = ['french'], seats, options, text, page, ...visit } = {}) {
    const made = await this.server.create({ ...(options ? { options } : {}), ...(seats ? { seats } : {}),
      ...(text ? { text } : {}) });
    const table = new Table(page ?? await this.page(visit), made);
    await table.open(as.map((side) => made.links[side]));
    return table;
  }

  /** The table of a link. */
  async table(made, links, options) {
    const table = new Table(await this.page(options), made);
    await table.open([links].flat());
    return table;
  }

  /** Somebody at a link without a page. */
  async sitter(link) {
    const sitter = await Sitter.sit(this.server.port, link);
    this.#sitters.push(sitter);
    return sitter;
  }

  async end(failed, name) {
    for (const sitter of this.#sitters) sitter.leave();
    for (const context of this.#contexts) {
      if (failed)
        for (const page of context.pages())
          await screenshot(page, `failed ${name}`.replace(/[^\w-]+/g, '-')).catch(() => {});
      await context.close();
    }
  }
}

async function runOne({ name, body }, browser, server) {
  const means = new Means(browser, server);
  const begun = Date.now();
  let failure = null;
  try {
    await body(means);
    means.watch.check();
  } catch (error) {
    failure = error;
  }
  await means.end(failure !== null, name);
  const time = `${((Date.now() - begun) / 1000).toFixed(1)} s`;
  console.log(failure ? `FAILED ${name} (${time})\n${failure.stack ?? failure}` : `ok ${name} (${time})`);
  if (failure && means.watch.found.length > 0) console.log(`  ${means.watch.found.join('\n  ')}`);
  return failure === null;
}

const PARTS = { '--alone': ({ alone }) => alone, '--beside': ({ alone }) => !alone };

/** Run the cases (those whose name holds the words of the command line, or with --alone those that are
    timed, with --beside the others) and say how it went. */
export async function run() {
  const words = process.argv[2] ?? '';
  const wanted = PARTS[words] ?? (({ name }) => words.startsWith('--') || name.includes(words));
  let passed = 0, failed = 0;
  const server = await Server.start();
  const browser = await launch();
  for (const one of cases) {
    if (!wanted(one)) continue;
    if (await runOne(one, browser, server)) passed++;
    else failed++;
  }
  await browser.close();
  try {
    await server.stop();
  } catch (error) {
    console.log(`FAILED the server stops\n${error.message}`);
    failed++;
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
