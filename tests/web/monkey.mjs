// Somebody who clicks whatever glows, and sometimes what does not: units, hexes, buttons, dialogs,
// tabs, keys, undo, replay, the language, reload.  He understands nothing, so what he finds is what
// nobody thought of.  His choices follow from a seed; the dice are the server's own.
import { screenshot } from './browser.mjs';
import { Pointing, playUntil } from './hands.mjs';
import { Habits } from './play.mjs';

/** Deeds after which somebody else finishes the turn. */
const LONG = Number(process.env.BT_LONG || 90);

/** How often each kind of thing is chosen, when it is there. */
const WEIGHTS = {
  hex: 40, unit: 25, press: 14, skip: 40, popover: 60, dialog: 60, escape: 3, over: 60, odds: 4,
  undo: 2.5, refused: 2, nowhere: 3, stranger: 2, tab: 1.2, foot: 0.8, menu: 0.8, panel: 2,
  tool: 1.5, card: 14, held: 40, block: 16, link: 30, pass: 1,
  toast: 2, replay: 30, key: 4, drag: 2, wheel: 1, command: 0.6, reload: 0.15, language: 0.3,
};
/** When a dialog is open, or the past is looked at, nothing else is done. */
const BEFORE = { dialog: ['dialog', 'escape'], replay: ['replay', 'key', 'panel', 'reload'] };

const KEYS = [...'nNgGub1ikxrlpzvtmhc0+-wsqdo,.f ', 'Enter', 'Escape', 'End', 'Tab', 'PageUp'];
/** While any of these is there, the game can go on. */
const HOPES = ['unit', 'hex', 'card', 'block', 'link', 'pass', 'press', 'dialog', 'popover', 'over', 'skip', 'replay', 'odds'];
const LINES = ['help', 'legal', 'units', 'score', 'losses', 'coming', 'odds', 'why attack 1/Tau',
  'reach 1/Gaz', 'move 1/Gaz 9999', 'hex 0606', 'where Gd', 'nearest enemy', 'threats', 'rule 7.4', 'é ß "',
  '   ', 'undo', 'zoc french', 'done', '{0}'];
const TEXTS = ['1/Gaz', '7.4', 'attack', 'Jena', '(', 'é{0}', ''];

/** Numbers between 0 and 1 from a seed (mulberry32). */
export function numbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Everything there is to click, by kind, with the point of the screen where it is. */
function survey(page) {
  return page.evaluate(() => {
    const found = {};
    const add = (kind, name, x, y, more = {}) =>
      (found[kind] ??= []).push({ kind, name, x, y, ...more });
    const within = (x, y) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    const frame = document.querySelector('.board');
    const onBoard = (at) => at && within(at.x, at.y) &&
      frame.contains(document.elementFromPoint(at.x, at.y));
    if (frame?.board) {
      const { units, hexes, links = [] } = frame.board.glow();
      const place = (kind, id) => {
        const at = frame.board.where(id);
        if (at) add(kind, id, at.x, at.y, { off: !onBoard(at) });
      };
      for (const id of units) place('unit', id);
      for (const [id] of hexes) place('hex', id);
      for (const id of links) place('link', id);
      for (const g of frame.querySelectorAll('[data-unit]'))
        if (!units.includes(g.dataset.unit) && onBoard(frame.board.where(g.dataset.unit)))
          place('stranger', g.dataset.unit);
    }
    const kindOf = (one) => {
      const { word } = one.dataset;
      if (one.closest('dialog[open]')) return 'dialog';
      if (one.closest('.held')) return 'held';
      if (one.closest('.tray')) return 'block';
      if (one.dataset.card)
        return one.getAttribute('aria-disabled') === 'true' ? 'refused' : 'card';
      if (one.closest('[role="alertdialog"]')) return 'popover';
      if (one.closest('main.over')) return one.matches('.primary') ? 'over' : 'undo';
      if (one.closest('[data-back]')) return 'undo';
      if (one.closest('.replay')) return 'replay';
      if (one.closest('.odds')) return 'odds';
      if (one.closest('header.table-prompt')) {
        if (['skip', 'menu'].includes(word)) return word;
        if (['orders', 'rest'].includes(word)) return 'refused';
        const off = one.getAttribute('aria-disabled') === 'true';
        return off ? 'refused' : ['undo', 'pass'].includes(word) ? word : 'press';
      }
      if (one.closest('[role="tablist"]')) return 'tab';
      if (one.closest('.foot')) return 'foot';
      if (one.closest('.toast')) return 'toast';
      if (one.closest('section.end')) return 'end';
      if (one.closest('.table-panel')) return 'panel';
      return 'tool';
    };
    for (const one of document.querySelectorAll('button, select, input, summary, [role="tab"]')) {
      if (one.disabled || one.type === 'file') continue;
      const { left, top, width, height } = one.getBoundingClientRect();
      const x = left + width / 2, y = top + height / 2;
      if (width === 0 || !within(x, y)) continue;
      const top_ = document.elementFromPoint(x, y);
      if (!top_ || !(one.contains(top_) || one.closest('label')?.contains(top_))) continue;
      const name = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40);
      if (/^(Print the board|Imprimer)/.test(name)) continue; // nobody is there to close its window
      add(kindOf(one), name || one.id, x, y, { tag: one.localName, type: one.type });
    }
    const text = document.body.innerText;
    return {
      found,
      busy: document.querySelector('main.table-board')?.getAttribute('aria-busy') === 'true',
      over: document.querySelector('section.end') !== null,
      lost: document.querySelector('main.lost') !== null,
      away: !location.hash.startsWith('#/play/'),
      turn: Number(/(?:Turn|Tour) (\d+)/.exec(text)?.[1] ?? 0),
      prompt: document.querySelector('header.table-prompt [role="status"]')?.textContent ?? '',
      // What the monkey typed itself may stand there.
      wrong: /\b(undefined|NaN|\[object \w+\])\b|\{\d\}/.exec(
        text.replace(/é\{0\}|\/ \{0\}|“\{0\}”|«\s*\{0\}\s*»/g, ''))?.[0] ?? null,
    };
  });
}

/** Does the page still run its scripts, and draw?  Tells a click that found nothing from a hang. */
function pulse(page) {
  const frames = page.evaluate(() => new Promise((resolve) => {
    requestAnimationFrame(() => resolve('the page is alive'));
    setTimeout(() => resolve('the page draws no more'), 4000);
  })).catch((error) => error.message);
  const silence = new Promise((resolve) => setTimeout(() => resolve('the page is stuck'), 8000));
  return Promise.race([frames, silence]);
}

export class Monkey {
  /** `keys`, `lines` and `texts` are what he types besides; `long`, when somebody else takes over. */
  constructor(table, seed, { touch = false, keys = [], lines = LINES, texts = TEXTS, long = LONG }) {
    table.touch = touch;
    Object.assign(this, { table, seed, touch, lines, texts, long, keys: [...KEYS, ...keys] });
    Object.assign(this, { page: table.page, random: numbers(seed) });
    this.steps = 0;
    this.turnBegan = 0;
    this.counts = {};
    this.deeds = [];
  }

  one(list) {
    return list[Math.floor(this.random() * list.length)];
  }

  /** A kind that is there, by weight. */
  #kind(found) {
    let kinds = Object.keys(WEIGHTS).filter((kind) => found[kind] ||
      ['key', 'drag', 'wheel', 'nowhere', 'escape', 'command', 'reload', 'language']
        .includes(kind));
    if (!found.unit) kinds = kinds.filter((kind) => kind !== 'drag');
    for (const [modal, allowed] of Object.entries(BEFORE))
      if (found[modal]) kinds = kinds.filter((kind) => allowed.includes(kind));
    const weight = (kind) => WEIGHTS[kind] * this.#haste(kind);
    let left = this.random() * kinds.reduce((sum, kind) => sum + weight(kind), 0);
    return kinds.find((kind) => (left -= weight(kind)) <= 0) ?? kinds[0];
  }

  /** In a turn that lasts long he would rather be done. */
  #haste(kind) {
    return kind === 'press' ? 1 + Math.max(0, this.steps - this.turnBegan - 30) / 8 : 1;
  }

  /** A scripted player ends a turn that would go on for hours; he needs a tidy page. */
  async #sober(turn) {
    const { page, table } = this;
    await table.calm(); // a dialog that is on its way
    for (let i = 0; i < 4; i++) await page.keyboard.press('Escape');
    const back = page.locator('.replay button.primary');
    if ((await back.count()) > 0) await back.click();
    const seat = page.locator('main.over button.primary');
    if ((await seat.count()) > 0) await seat.click();
    await page.locator('.board').waitFor();
    const hand = new Pointing(table);
    await hand.lower();
    if (await page.evaluate(() =>
      JSON.parse(localStorage.getItem('berthier.settings') ?? '{}').hideCounters)) {
      await page.locator('.board').focus();
      await page.keyboard.press('h');
    }
    await playUntil(table, new Habits({ moves: 0 }), hand, async (seen) =>
      seen.over || (!seen.handOver && (await table.turn()) > turn), { limit: 400 });
    this.turnBegan = this.steps;
  }

  async #click({ x, y }) {
    if (this.touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** Somewhere on the board, whatever is there. */
  #somewhere() {
    const { width, height } = this.page.viewportSize();
    return { x: width * (0.03 + 0.7 * this.random()), y: height * (0.12 + 0.7 * this.random()) };
  }

  async #do(kind, found) {
    const { page } = this;
    if (kind === 'escape') return page.keyboard.press('Escape');
    if (kind === 'key') return this.#key();
    if (kind === 'wheel') return this.#wheel();
    if (kind === 'nowhere') return this.#click(this.#somewhere());
    if (kind === 'reload') return this.#reload();
    if (kind === 'command') return this.#command();
    if (kind === 'language') return this.#language();
    if (kind === 'drag') return this.#drag(this.one(found.unit));
    const thing = this.one(found[kind]);
    this.deeds[this.deeds.length - 1] += ` ${thing.name}`;
    if (thing.off) return this.#bring(thing);
    if (thing.tag === 'select') return this.#select(thing);
    await this.#click(thing);
    if (thing.tag !== 'input') return undefined;
    if (thing.type === 'range')
      return page.keyboard.press(this.one(['ArrowLeft', 'ArrowRight', 'Home', 'End']));
    if (['text', 'search'].includes(thing.type)) return page.keyboard.insertText(this.one(this.texts));
  }

  async #key() {
    const key = this.one(this.keys);
    this.deeds[this.deeds.length - 1] += ` ${key}`;
    if (this.random() < 0.4)
      await this.page.locator('.board').focus({ timeout: 2000 }).catch(() => {});
    await this.page.keyboard.press(key);
  }

  async #wheel() {
    if (this.touch) return;
    const { x, y } = this.#somewhere();
    await this.page.mouse.move(x, y);
    await this.page.mouse.wheel(0, (this.random() - 0.5) * 600);
  }

  async #drag({ x, y }) {
    if (this.touch) return;
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    for (let i = 0; i < 3; i++)
      await this.page.mouse.move(
        x + (this.random() - 0.5) * 260, y + (this.random() - 0.5) * 260, { steps: 3 });
    await this.page.mouse.up();
  }

  /** He has hit a link to another page. */
  async #comeBack() {
    await this.page.goBack();
    await this.page.locator('.board, main.over').first().waitFor();
  }

  async #reload() {
    await this.page.reload();
    await this.page.locator('.board, main.over').first().waitFor();
  }

  async #command() {
    await this.page.locator('.board').focus({ timeout: 2000 }).catch(() => {});
    await this.page.keyboard.press('/');
    if ((await this.page.locator('#command-line').count()) === 0) return;
    await this.page.keyboard.insertText(this.one(this.lines));
    await this.page.keyboard.press('Enter');
    await this.page.keyboard.press('Escape');
  }

  /** The other language, by the settings. */
  async #language() {
    await this.page.evaluate(() => document.querySelector('.foot button:nth-of-type(3)')?.click());
    const select = this.page.locator('#set-language');
    if ((await select.count()) === 0) return;
    await select.selectOption(this.one(['en', 'fr']), { timeout: 2000 }).catch(() => {});
    await this.page.keyboard.press('Escape');
  }

  /** A thing that glows out of sight is brought into it first. */
  async #bring({ name }) {
    const ask = (deed) => this.page.evaluate(([id, what]) =>
      document.querySelector('.board')?.board?.[what](id), [name, deed]);
    await ask('centre');
    await this.table.settle().catch(() => {});
    const at = await ask('where');
    if (at && at.x > 0 && at.y > 0) await this.#click(at);
  }

  async #select({ x, y }) {
    await this.page.evaluate(([px, py, share]) => {
      const select = document.elementFromPoint(px, py)?.closest('select');
      if (!select) return;
      select.selectedIndex = Math.floor(share * select.options.length);
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, [x, y, this.random()]);
  }

  /** One deed, if the page wants any; the survey before it. */
  async step() {
    const seen = await survey(this.page);
    if (seen.wrong) throw new Error(`the page shows "${seen.wrong}"`);
    if (seen.lost) throw new Error('the game is lost');
    if (seen.over) return seen;
    if (seen.away) {
      await this.#comeBack();
      return seen;
    }
    const kind = this.#kind(seen.found);
    if (process.env.BT_TRACE && this.deeds.length > 0)
      console.log(this.steps, this.deeds[this.deeds.length - 1], '|', seen.prompt);
    this.steps++;
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    this.deeds.push(kind);
    if (this.deeds.length > 25) this.deeds.shift();
    await this.#do(kind, seen.found);
    if (seen.busy || this.random() < 0.9) await this.page.waitForTimeout(seen.busy ? 40 : 12);
    return seen;
  }

  /** Until the game is over or enough was done; `check` after every so many steps. */
  async play({
    limit, seconds = Infinity, complaints = () => {}, check = async () => {}, log = () => {},
  }) {
    const end = Date.now() + seconds * 1000;
    let turn = 0, idle = 0;
    try {
      while (this.steps < limit && Date.now() < end) {
        const seen = await this.step();
        if (seen.over) {
          await check(seen);
          return true;
        }
        await complaints();
        if (this.steps - this.turnBegan > this.long && seen.turn > 0 && !seen.found.over)
          await this.#sober(turn);
        if (seen.turn > turn) {
          this.turnBegan = this.steps;
          log(`turn ${turn = seen.turn}, ${this.steps} steps`);
        }
        idle = seen.busy || HOPES.some((kind) => seen.found[kind]) ? 0 : idle + 1;
        if (idle > 600) throw new Error('nothing glows, and nothing can be pressed any more');
        if (this.steps % 50 === 0) await check(seen);
      }
      await check();
    } catch (error) {
      const state = await pulse(this.page);
      await screenshot(this.page, `monkey-${this.seed}`).catch(() => {});
      const deeds = this.deeds.slice(-12).join('; ');
      const where = `seed ${this.seed}, step ${this.steps}, ${state}, after ${deeds}`;
      throw new Error(`${where}: ${error.stack ?? error}`);
    }
    return false;
  }
}
