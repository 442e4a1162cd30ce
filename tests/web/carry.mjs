// An action carried out on the page as a person would: what it names is pointed at, one thing after the
// other, with a mouse or a finger, and what then has to be said is said by a button. It knows what kinds of
// things an action names, from the book, and words of no game.
import { Pointing } from './hands.mjs';
import { Keys } from './keyhand.mjs';

/** What can be pointed at; the rest is said by buttons. */
const POINTED = ['unit', 'area', 'hex', 'place', 'card', 'link'];

const squeeze = (text) => text.replace(/\s+/g, ' ').trim();

export class Carrier {
  /** `vain`: milliseconds after which a click that changed nothing is taken to be in vain. */
  constructor(table, book, { vain = 10000 } = {}) {
    Object.assign(this, { table, book, vain, page: table.page, hand: new Pointing(table) });
  }

  /** The kinds of what an action names. */
  kindsOf(word) {
    const info = this.book.actions.find((one) => one.word === word);
    return (info?.operands ?? []).map((operand) => this.book.operands[operand] ?? operand);
  }

  nameOf(id) {
    const named = Object.values(this.book.rosters ?? {}).find((roster) => roster.names[id] !== undefined)?.names[id];
    return this.book.units?.[id]?.name ?? this.book.cards?.[id]?.name ?? this.book.areas?.find((area) => area.id === id)?.name
      ?? this.book.sides.find((side) => side.id === id)?.name ?? named ?? id;
  }

  /** What a button for it says. */
  labelOf(word, operands) {
    const info = this.book.actions.find((one) => one.word === word);
    const said = operands.map((id) => this.nameOf(id)).join(' ');
    return squeeze((info?.label ?? word).replace('{0}', said));
  }

  /** Carry it out; `changed` says whether something came of it. A click that falls while the map still moves to what is
      asked is made again, as by anybody. */
  async carry(action, changed) {
    await this.#try(action, changed).catch(async (why) => {
      if (await changed()) return;
      for (let i = 0; i < 3; i++) await this.page.keyboard.press('Escape');
      if (process.env.BT_TRACE) console.log(`again: ${why.message}`);
      await this.#try(action, changed);
    });
  }

  async #try(action, changed) {
    const [word, ...operands] = action.split(' ');
    const kinds = this.kindsOf(word);
    const pointed = operands.filter((_, i) => POINTED.includes(kinds[i]));
    if (pointed.length === 0) return this.#press(word, operands, changed);
    for (const [i, id] of operands.entries()) {
      if (!POINTED.includes(kinds[i])) break;
      if (i > 0) await this.table.calm();
      // A unit already in hand would be let go.
      const held = i === 0 && pointed.length > 1 && kinds[0] === 'unit' && (await this.table.selected()) === id;
      if (!held) await this.#point(kinds[i], id);
    }
    return this.#say(word, operands, pointed.length, changed);
  }

  touch(locator) {
    return this.table.touch ? locator.tap() : locator.click();
  }

  async #press(word, operands, changed) {
    const buttons = this.page.locator(`header.table-prompt button[data-word="${word}"]:not([aria-disabled="true"])`);
    const label = this.labelOf(word, operands);
    // What the odds could be lowered to is offered where they are shown.
    const lower = this.page.locator('.odds .reduce button').filter({ hasText: new RegExp(`^\\s*${operands[0]}\\s*$`) });
    if (word === 'reduce' && (await lower.count()) > 0) {
      if (!(await lower.isVisible())) await this.touch(this.page.locator('.odds summary'));
      return this.touch(lower);
    }
    const button = operands.length === 0 ? buttons.first() : buttons.filter({ hasText: label }).first();
    await this.touch(button);
    if (!this.table.touch) return;
    // A tap where another button stood until now is taken for a second one on that: then once more.
    const end = Date.now() + 800;
    while (Date.now() < end && !(await changed())) await new Promise((resume) => setTimeout(resume, 20));
    if (!(await changed()) && (await button.count()) > 0) await this.touch(button);
  }

  async #point(kind, id) {
    if (kind === 'card') return this.#card(id);
    if (kind !== 'unit') return this.place(id, kind);
    const block = this.page.locator(`.tray [data-block="${id}"]`);
    if ((await block.count()) > 0) return this.touch(block);
    return this.unit(id);
  }

  unit(id) {
    return this.hand.unit(id);
  }

  /** Where an area can be seen: a stack next to it may lie over its middle. */
  async place(id, kind = 'hex') {
    const middle = await this.table.point(id);
    const at = await this.page.evaluate(([wanted, from, kind]) => {
      const frame = document.querySelector('.board');
      const fits = (x, y) => {
        const top = document.elementFromPoint(x, y);
        const on = top?.closest('.b-spot')?.dataset.place ?? wanted;
        // On a map of hexes a click on who stands there may mean it: beside it, then.
        const stand = kind === 'area' ? [] : [...frame.querySelectorAll(`.b-spot[data-place="${wanted}"]`)];
        const hits = stand.some((one) => {
          const box = (one.querySelector('.u-body') ?? one).getBoundingClientRect();
          return x > box.left - 1 && x < box.right + 1 && y > box.top - 1 && y < box.bottom + 1;
        });
        if (hits) return false;
        return frame.contains(top) && !top.closest('.slip') && on === wanted && (frame.board.under?.(x, y) ?? wanted) === wanted;
      };
      for (let far = 0; far < 160; far += 6)
        for (let turn = 0; turn < 16; turn++) {
          const [x, y] = [from.x + far * Math.cos(turn * Math.PI / 8), from.y + far * Math.sin(turn * Math.PI / 8)];
          if (fits(x, y)) return { x, y };
        }
      return from;
    }, [id, middle, kind]);
    this.pointed = { id, ...at };
    return this.table.touch ? this.page.touchscreen.tap(at.x, at.y) : this.page.mouse.click(at.x, at.y);
  }

  /** A card of the hand; on a small screen the hand may be folded. */
  async #card(id) {
    const card = this.page.locator(`.hand [data-card="${id}"]`);
    if ((await card.getAttribute('aria-pressed')) === 'true') return undefined;
    return this.touch(card);
  }

  /** What was pointed at may leave something to be said: by a button beside it, or in a small box. */
  async #say(word, operands, pointed, changed) {
    const end = Date.now() + this.vain;
    const label = this.labelOf(word, operands.slice(pointed));
    while (Date.now() < end) {
      if (await changed()) return;
      const button = await this.#button(word, operands, label, pointed);
      if (button) return this.touch(button);
      await new Promise((resume) => setTimeout(resume, 20));
    }
    throw new Error(`nothing comes of pointing at ${operands.join(', ')} for ${word}: ${await this.#state()}`);
  }

  async #button(word, operands, label, pointed) {
    const menu = this.page.locator('[role="alertdialog"] .menu button');
    const texts = (await menu.allInnerTexts()).map(squeeze);
    const names = operands.map((id) => this.nameOf(id));
    const fits = texts.flatMap((text, i) => (this.#means(text, label, names) ? [i] : []));
    if (fits.length > 0) return menu.nth(fits[0]);
    const held = this.page.locator('.held button.primary');
    if (this.kindsOf(word)[0] === 'card' && (await held.count()) > 0) {
      const said = (await held.allInnerTexts()).map(squeeze).indexOf(label);
      return said >= 0 && pointed === 1 ? held.nth(said) : null;
    }
    const beside = this.page.locator('header.table-prompt .choices button:not([data-word])');
    const at = (await beside.allInnerTexts()).map(squeeze).findIndex((text) => text.startsWith(label));
    return at >= 0 ? beside.nth(at) : null;
  }

  /** A line of the small box names what is left of the action, and its word where several are offered. */
  #means(text, label, names) {
    return text.startsWith(label) || (names.length > 1 && names.slice(1).some((name) => text.includes(name)));
  }

  #state() {
    return this.page.evaluate((at) => JSON.stringify({
      prompt: document.querySelector('header.table-prompt')?.innerText,
      box: document.querySelector('[role="alertdialog"]')?.innerText,
      held: document.querySelector('.held')?.innerText,
      selected: document.querySelector('.board')?.dataset.selected,
      ...(at && { at, there: document.elementFromPoint(at.x, at.y)?.closest('[class]')?.getAttribute('class'),
        under: document.querySelector('.board')?.board.under?.(at.x, at.y), place: document.querySelector('.board')?.board.where(at.id) }),
    }), this.pointed);
  }
}

/** The same by keys alone: units by n, places by the cursor, the rest with Tab. */
export class KeyCarrier extends Carrier {
  static async at(table, book, how) {
    const carrier = new KeyCarrier(table, book, how);
    carrier.keys = await Keys.at(table);
    return carrier;
  }

  async touch(locator) {
    await locator.evaluate((element) => (window.sought = element));
    await this.keys.tabTo(() => document.activeElement === window.sought, 'a button');
    await this.keys.press('Enter');
    if (await this.page.evaluate(() => document.querySelector('[role="alertdialog"] .menu') === null)) await this.keys.focusBoard();
  }

  async unit(id) {
    const many = await this.page.evaluate(() => document.querySelector('.board').board.glow().units.length);
    const place = (await this.table.places())[id];
    for (let i = 0; i <= many; i++) {
      if ((await this.table.selected()) === id) return undefined;
      await this.keys.press('n');
      await this.table.calm();
    }
    if (place === undefined) throw new Error(`n never comes to ${id}`);
    return this.place(place);
  }

  place(id) {
    return this.keys.hex(id);
  }
}
