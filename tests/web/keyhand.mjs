// The keyboard alone: n goes from unit to unit, the cursor from hex to hex, Enter chooses, Space ends;
// other buttons are reached with Tab.  No event of a mouse or a finger ever reaches the page, and
// check() says so.
import { look } from './play.mjs';

/** Directions of the cursor keys on the screen, as angles; hexes of either kind are served. */
const COURSES = [['w', 90], ['e', 30], ['d', -30], ['s', -90], ['a', -150], ['q', 150]];

export class Keys {
  /** Take the keyboard at a table; the focus goes to the board by Tab. */
  static async at(table) {
    const hand = await Keys.on(table);
    await hand.focusBoard();
    return hand;
  }

  /** Take the keyboard at whatever page is open now. */
  static async on(table) {
    const hand = new Keys();
    hand.table = table;
    hand.keyboard = table.page.keyboard;
    await table.page.evaluate(() => {
      window.pointed = [];
      for (const kind of ['pointerdown', 'mousedown', 'mousemove', 'touchstart', 'wheel', 'click'])
        addEventListener(kind, (event) => {
          // Enter on a button is a click of its own kind: one that nothing clicked.
          if (kind !== 'click' || event.detail > 0) window.pointed.push(kind);
        }, { capture: true, passive: true });
    });
    return hand;
  }

  /** Throw if anything but keys was used. */
  async check() {
    const pointed = await this.table.page.evaluate(() => window.pointed);
    if (pointed.length > 0) throw new Error(`not by keyboard alone: ${pointed.join(' ')}`);
  }

  press(key) {
    return this.keyboard.press(key);
  }

  /** Go on with Tab until a thing that fits has the focus. */
  async tabTo(fits, what, backward = false) {
    for (let i = 0; i < 80; i++) {
      if (await this.table.page.evaluate(fits)) return;
      await this.press(backward ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`Tab never comes to ${what}`);
  }

  async focusBoard() {
    await this.tabTo(() => document.activeElement?.classList.contains('board'), 'the board');
  }

  async do(deed) {
    if (deed.unit) return this.unit(deed.unit);
    if (deed.hex) return this.hex(deed.hex);
    if (deed.press === 'halt' || deed.press === 'done') return this.press(' ');
    if (deed.press) return this.button(`header.table-prompt [data-word="${deed.press}"]`);
    if (deed.context) return this.button('header.table-prompt button:not([data-word])');
    if (deed.menu) return this.button('[role="alertdialog"] .menu button');
    if (deed.letGo) return this.press('Escape');
    if (deed.skip) return this.press('f');
    if (deed.answer) return this.answer();
    throw new Error(`no key for ${JSON.stringify(deed)}`);
  }

  /** "Is that all?" yes, and never ask again. */
  async answer() {
    await this.tabTo(() => document.activeElement?.matches('dialog [type="checkbox"]'), 'the box');
    await this.press(' ');
    await this.tabTo(() => document.activeElement?.matches('dialog .primary'), 'yes');
    await this.press('Enter');
    await this.focusBoard();
  }

  /** Tab to a button, Enter, and back to the board. */
  async button(selector) {
    const page = this.table.page;
    await page.evaluate((text) => (window.wanted = text), selector);
    await this.tabTo(() => document.activeElement?.matches(window.wanted), selector,
      selector.startsWith('header'));
    await this.press('Enter');
    await this.focusBoard();
  }

  /** A unit in movement by n; in a fight, by going to its hex. */
  async unit(id) {
    const seen = await look(this.table);
    const counter = seen.counters.find((one) => one.id === id);
    const moving = seen.buttons.includes('done') || seen.hexes.some((hex) => hex.kind !== 'attack');
    const enemies = seen.counters.some((one) => one.glows && one.side !== seen.side);
    if (!enemies && moving)
      for (let i = 0; i <= seen.units.length; i++) {
        await this.press('n');
        if ((await this.table.selected()) === id) return undefined;
      }
    if (!counter) throw new Error(`n never comes to ${id}`);
    await this.walk(counter.place);
    return this.press('Enter');
  }

  async hex(id) {
    await this.walk(id);
    await this.press('Enter');
  }

  /** Take the cursor to a hex. */
  async walk(id) {
    for (let i = 0; i < 120; i++) {
      const { cursor, from, to } = await this.#way(id);
      if (cursor === id) return;
      if (!cursor) {
        await this.press('i');
        continue;
      }
      const angle = (Math.atan2(from.y - to.y, to.x - from.x) * 180) / Math.PI;
      const off = ([, a]) => Math.abs(((a - angle + 540) % 360) - 180);
      const keys = [...COURSES].sort((a, b) => off(a) - off(b));
      await this.press(keys[0][0]);
      if ((await this.#way(id)).cursor !== cursor) continue;
      // The map ends here: the other one, then.
      await this.press('o');
    }
    throw new Error(`the cursor never comes to ${id}`);
  }

  #way(id) {
    return this.table.page.evaluate((wanted) => {
      const frame = document.querySelector('.board');
      const cursor = frame.dataset.cursor || null;
      return { cursor, from: cursor && frame.board.where(cursor), to: frame.board.where(wanted) };
    }, id);
  }
}
