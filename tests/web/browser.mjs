// Chromium under test.  Every page is watched: an error on the console, an exception, a violation of
// the content security policy or a failed request fails the test, whatever else it shows.
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './server.mjs';

const require = createRequire(path.join(ROOT, 'web/package.json'));
const { chromium } = require('playwright-core');

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = {
  viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2,
};
export const PATIENCE = Number(process.env.BT_PATIENCE || 30) * 1000;
/** Milliseconds that whatever a page fetches is late by, to find tests that act before it is there. */
const LATE = Number(process.env.BT_LATE || 0);

export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
      '--disable-background-networking', '--disable-component-update', '--disable-sync',
      '--disable-dev-shm-usage'],
  });
}

/** What went wrong in a page without anybody asking. */
export class Watch {
  found = [];
  /** Texts that are meant to happen: of a test that cuts the connection, say. */
  excused = [];

  follow(page) {
    page.on('console', (message) => {
      if (message.type() === 'error' || /Content Security Policy/.test(message.text()))
        this.#note(`console: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => this.#note(`exception: ${error.stack ?? error}`));
    page.on('requestfailed', (request) => {
      // A page that is left while something still loads is nobody's mistake.
      const why = request.failure()?.errorText ?? '';
      if (why !== 'net::ERR_ABORTED') this.#note(`request: ${request.url()} ${why}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#note(`request: ${response.url()} ${response.status()}`);
    });
    page.on('request', (request) => {
      if (!/^(http|ws):\/\/127\.0\.0\.1:|^(data|blob):/.test(request.url()))
        this.#note(`request to somebody else: ${request.url()}`);
    });
  }

  excuse(pattern) {
    this.excused.push(pattern);
  }

  #note(text) {
    if (this.found.includes(text) || this.found.length >= 20) return;
    if (!this.excused.some((pattern) => pattern.test(text))) this.found.push(text);
  }

  /** Throw when something went wrong. */
  check() {
    if (this.found.length > 0) throw new Error(`the page complained:\n  ${this.found.join('\n  ')}`);
  }
}

/** Count in the page what was asked and is not answered yet; see Table.calm(). */
function countAsked() {
  const asked = (window.asked = new Set());
  window.WebSocket = class extends WebSocket {
    constructor(...words) {
      super(...words);
      this.addEventListener('close', () => asked.clear());
      this.addEventListener('message', ({ data }) => {
        for (const [, id] of String(data).matchAll(/(?:^|\n)\{"id":(\d+),/g)) asked.delete(Number(id));
      });
    }
    send(text) {
      const id = Number(/^\{"id":(\d+)/.exec(text)?.[1] ?? 0);
      if (id > 0) asked.add(id);
      super.send(text);
    }
  };
}

/** Parts of the program and what the server says come late, each by another time, in their order. */
async function late(context) {
  const wait = () => new Promise((resume) => setTimeout(resume, LATE * (0.5 + Math.random())));
  await context.route(/\/assets\//, async (route) => {
    await wait();
    await route.continue().catch(() => {}); // the page is gone
  });
  await context.routeWebSocket(/\/socket/, (page) => {
    const server = page.connectToServer();
    let ready = Promise.resolve(), last = 0;
    server.onMessage((message) => {
      if (Date.now() - last > 10) ready = Promise.all([ready, wait()]); // else it comes with the one before
      last = Date.now();
      ready = ready.then(() => page.send(message));
    });
  });
}

/** Games that need not introduce themselves. */
const KNOWN = 'age-of-napoleon napoleon-at-war napoleon1806 null osg1806';

/** A browser of somebody's own: storage, language and colours apart from others. */
export async function visitor(browser, server, watch, { settings = {}, ...options } = {}) {
  const context = await browser.newContext({
    locale: 'en-GB', baseURL: server.url, ...DESKTOP, ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  context.on('page', (page) => watch.follow(page));
  // A test does not wait for the moves of a bot to be shown one by one, and knows all games, unless it says so.
  const kept = { pace: 0, confirm: false, met: KNOWN, ...settings };
  await context.addInitScript((text) => {
    if (location.protocol === 'about:' || localStorage.getItem('berthier.settings')) return;
    localStorage.setItem('berthier.settings', text);
  }, JSON.stringify(kept));
  await context.addInitScript(countAsked);
  if (LATE > 0) await late(context);
  return context.newPage();
}

/** A picture for a person to look at, kept in $BT_SHOTS when that is set. */
export async function screenshot(page, name) {
  if (!process.env.BT_SHOTS) return;
  mkdirSync(process.env.BT_SHOTS, { recursive: true });
  await page.screenshot({ path: path.join(process.env.BT_SHOTS, `${name}.png`) });
}
