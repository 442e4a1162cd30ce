// A page of the client as a person uses it: reads the prompt, clicks units and hexes, presses
// buttons, reads the log.  Units and hexes are drawn, not built of elements, so the board is asked
// where on the screen they are (`board.where`, see web/src/board/Board.svelte); the rest is found by
// roles and labels.
import { strict as assert } from 'node:assert';

const STILL = 'still'; // nothing more is under way

/** What Table.find needs, in either language. */
const WORDS = {
  en: { actions: 'Actions', log: 'Log', coming: 'To come', boxes: 'Off map', standing: 'Standing' },
  fr: { actions: 'Actions' },
};

export class Table {
  constructor(page, made) {
    this.page = page;
    this.made = made;
    this.words = WORDS.en;
    this.fetched = new Set();
    page.on('request', (request) => /\/assets\//.test(request.url()) && this.fetched.add(request));
    for (const end of ['requestfinished', 'requestfailed'])
      page.on(end, (request) => this.fetched.delete(request));
  }

  /** Go to the table of these links and wait until its board is there. */
  async open(links, { watch = false } = {}) {
    this.links = links;
    if (!watch) await this.known(links);
    await this.page.goto(`/#/${watch ? 'watch' : 'play'}/${links.join('+')}`);
    await this.ready();
  }

  /** The browser has held these links before, so that they stay the keys of their seats. */
  async known(links) {
    const keep = (own) => {
      if (location.protocol === 'about:') return;
      const games = JSON.parse(localStorage.getItem('berthier.games') ?? '[]');
      const key = [...own].sort().join();
      if (games.some((game) => [...game.links].sort().join() === key)) return;
      const game = { links: own, title: '', sides: [], created: 0 };
      localStorage.setItem('berthier.games', JSON.stringify([...games, game]));
    };
    await this.page.addInitScript(keep, links);
    await this.page.evaluate(keep, links); // a page of the client goes to the table without loading
  }

  async ready() {
    await this.board.waitFor();
    await this.page.waitForFunction(() =>
      document.querySelector('.board')?.board?.where &&
      (document.querySelectorAll('.board [data-unit], .board [data-hidden]').length > 0 ||
        document.querySelector('header.table-prompt .who')));
    await this.calm();
  }

  /** Wait until nothing that was asked is unanswered, and no part of the program is under way: who
      looks before acting sees that state. A connection that is down is not waited for. */
  async calm() {
    for (let quiet = 0; quiet < 2;) {
      await this.page.waitForFunction(() => !window.asked?.size);
      quiet = this.fetched.size === 0 ? quiet + 1 : 0;
      await this.page.evaluate(() => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume))));
    }
  }

  get board() {
    return this.page.getByRole('application');
  }
  get promptLine() {
    return this.page.locator('header.table-prompt').getByRole('status');
  }
  async prompt() {
    return (await this.promptLine.innerText()).trim();
  }

  // ---- what the page shows ------------------------------------------------

  /** Places of the counters on the board, by unit. */
  places() {
    return this.page.evaluate(() => Object.fromEntries(
      [...document.querySelectorAll('.board [data-unit]')]
        .map((g) => [g.getAttribute('data-unit'), g.getAttribute('data-place')])));
  }
  async placeOf(unit) {
    return (await this.places())[unit];
  }
  /** What glows: { units: [...], hexes: { id: {kind, cost} } }. */
  glow() {
    return this.page.evaluate(() => {
      const { units, hexes } = document.querySelector('.board').board.glow();
      return { units, hexes: Object.fromEntries(hexes) };
    });
  }
  selected() {
    return this.board.getAttribute('data-selected');
  }
  /** Buttons of the prompt bar that can be pressed now. */
  buttons() {
    return this.page.locator('header.table-prompt button[data-word]').evaluateAll((all) => all
      .filter((one) => one.getAttribute('aria-disabled') !== 'true' && !one.disabled)
      .map((one) => one.dataset.word).filter((word) => !['menu', 'orders', 'rest'].includes(word)));
  }

  // ---- what a person does -------------------------------------------------

  /** A point of the screen in which a unit or hex is free to be clicked. */
  async point(id) {
    await this.calm();
    const find = () => this.page.evaluate((wanted) => {
      const frame = document.querySelector('.board');
      const at = frame.board.where(wanted);
      if (!at) return null;
      const top = document.elementFromPoint(at.x, at.y);
      const listed = Boolean(top?.closest('.stack'));
      return { ...at, listed, free: frame.contains(top) && !listed };
    }, id);
    // What is asked for comes into sight by itself.
    if (await this.moves()) await this.settle();
    let at = await find();
    if (!at) throw new Error(`${id} is not on the board`);
    if (!at.free) {
      if (at.listed && !this.touch) await this.page.mouse.move(2, 2); // it goes when nobody rests on its stack
      await this.page.evaluate((wanted) => document.querySelector('.board').board.centre(wanted), id);
      await this.settle();
      at = await find();
    }
    return at.free || !(await this.uncover()) ? at : find();
  }

  /** Close the layers, fold the odds, lower the panel: on a phone they leave little of the board.
      Was there any? */
  async uncover() {
    const covers = this.page.locator(
      '[data-tool="layers"][aria-expanded="true"], .odds header button[aria-expanded="true"], ' +
      '.bar .draw[aria-expanded="true"]:visible');
    const some = (await covers.count()) > 0;
    while ((await covers.count()) > 0)
      await (this.touch ? covers.first().tap() : covers.first().click());
    return some;
  }

  /** Is the board's plane on its way? */
  moves() {
    return this.page.evaluate(() => new Promise((resolve) => {
      const plane = document.querySelector('.b-plane');
      const first = plane.style.transform;
      requestAnimationFrame(() => resolve(plane.style.transform !== first));
    }));
  }

  /** Wait until the board's plane lies still. */
  async settle() {
    await this.page.evaluate(() => new Promise((resolve) => {
      const plane = document.querySelector('.b-plane');
      let last = '', same = 0;
      const look = () => {
        same = plane.style.transform === last ? same + 1 : 0;
        last = plane.style.transform;
        if (same >= 3) resolve();
        else requestAnimationFrame(look);
      };
      look();
    }));
    return STILL;
  }

  /** Click a unit or a hex on the board, as this visitor does: by mouse or by finger. */
  async click(id) {
    const { x, y } = await this.point(id);
    if (this.touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  button(name) {
    return this.page.getByRole('group', { name: this.words.actions })
      .getByRole('button', { name, exact: typeof name === 'string' });
  }

  async press(name) {
    await this.calm();
    await this.button(name).first().click();
  }

  /** Press a button by its word, though it be off: then the page says why. */
  async push(word) {
    await this.calm();
    await this.page.locator(`header.table-prompt [data-word="${word}"]`).first().click({ force: true });
  }

  /** What the small box at a place says: { rule, text, facts }. */
  async refusal() {
    const box = this.page.getByRole('alertdialog', { name: /Not allowed|Interdit|Pas permis/ });
    await box.waitFor();
    const lines = (await box.innerText()).split('\n').map((line) => line.trim()).filter(Boolean);
    const [, rule, text] = /^\[([^\]]+)\] (.*)$/.exec(lines[0]) ?? [];
    return { rule, text, facts: lines[1] === '×' ? '' : lines[1], box };
  }

  /** A dialog over the page. */
  dialog(name) {
    return this.page.getByRole('dialog', { name });
  }

  /** Open the menu, or one of the dialogs under the panel. */
  async show(what) {
    if (what === 'Menu') await this.push('menu');
    else await this.page.getByRole('navigation').getByRole('button', { name: what }).click();
    const dialog = this.dialog(what === 'Keys' ? 'Keys and commands' : what);
    await dialog.waitFor();
    return dialog;
  }

  /** What a unit is marked with on the board: moved, attacker, defender ... */
  async marks(unit) {
    const text = await this.page.locator(`.board [data-unit="${unit}"]`).getAttribute('data-marks');
    return (text ?? '').split(' ').filter(Boolean);
  }

  /** Wait until the prompt says something like this. */
  async prompted(pattern) {
    await this.page.waitForFunction(([source, flags]) => new RegExp(source, flags).test(
      document.querySelector('header.table-prompt [role="status"]')?.textContent ?? ''),
    [pattern.source, pattern.flags]);
  }

  /** Wait until a line of the log says something like this. */
  async logged(pattern) {
    await this.page.waitForFunction(([source, flags]) => [...document.querySelectorAll('[data-row]')]
      .some((row) => new RegExp(source, flags).test(row.innerText.replace(/\s+/g, ' '))),
    [pattern.source, pattern.flags]);
  }

  /** Wait until this player is asked for something. */
  async myTurn(timeout) {
    await this.page.waitForFunction(() => {
      const all = [...document.querySelectorAll('header.table-prompt button[data-word]')];
      return all.some((one) => one.getAttribute('aria-disabled') !== 'true' &&
        !['menu', 'orders', 'rest', 'undo', 'skip'].includes(one.dataset.word)) ||
        document.querySelectorAll('.board [data-unit][data-glow]').length > 0 ||
        document.querySelector('.board')?.board?.glow?.().hexes.length > 0; // a stack is asked for
    }, null, timeout ? { timeout } : {});
  }

  /** Wait until a unit lies in a place. */
  async lies(unit, place) {
    await this.page.waitForFunction(([u, p]) =>
      document.querySelector(`.board [data-unit="${CSS.escape(u)}"]`)?.getAttribute('data-place') === p,
    [unit, place]);
  }

  /** Select a unit by a click and wait for its ways; the hexes it may go to. */
  async take(unit) {
    if ((await this.selected()) !== unit) await this.click(unit);
    await this.page.waitForFunction(() => {
      const { hexes } = document.querySelector('.board').board.glow();
      return hexes.some(([, glow]) => glow.cost !== undefined);
    });
    return (await this.glow()).hexes;
  }

  /** Move a unit by two clicks to where it is told, or to the dearest hex it can reach. */
  async move(unit, to) {
    const hexes = await this.take(unit);
    const dearest = Object.keys(hexes).sort((a, b) => rank(hexes[b].cost) - rank(hexes[a].cost));
    const place = to ?? dearest[0];
    assert.ok(hexes[place], `${place} glows for ${unit}`);
    await this.click(place);
    await this.lies(unit, place);
    return place;
  }

  /** A tab of the side panel, drawn up on a phone. */
  async tab(name) {
    const tab = this.page.getByRole('tab', { name });
    if ((await tab.getAttribute('aria-selected')) !== 'true' || !(await this.panelOpen()))
      await tab.click();
    // Below its heading: a part of the game's own comes when it is first needed.
    await this.page.locator('[role="tabpanel"] > :nth-child(2)').first().waitFor();
    return this.page.getByRole('tabpanel');
  }
  panelOpen() {
    return this.page.getByRole('tabpanel').isVisible();
  }

  /** The lines of the log that are in the page. */
  async log() {
    const rows = await this.page.locator('[data-row]').allInnerTexts();
    return rows.map((row) => row.replace(/\s+/g, ' ').trim());
  }

  /** Is there a button of the prompt bar for this word, and can it be pressed? */
  async can(word) {
    return (await this.buttons()).includes(word);
  }

  /** How many actions can be taken back, as the button tells. */
  async undos() {
    const text = await this.page.locator('header.table-prompt [data-word="undo"]').innerText();
    return Number(/\d+/.exec(text)?.[0] ?? 0);
  }

  /** Draw a path with a unit, by mouse. */
  async drag(unit, hexes) {
    const from = await this.point(unit);
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    for (const hex of hexes) {
      const { x, y } = await this.point(hex);
      await this.page.mouse.move(x, y, { steps: 4 });
    }
    await this.page.mouse.up();
  }

  /** The number of the turn that the panel tells. */
  async turn() {
    const text = await this.page.getByText(/^(Turn|Tour) \d+/).first().innerText();
    return Number(/\d+/.exec(text)[0]);
  }
}

/** Costs as numbers, to sort by: "1", "1½", "½". */
const rank = (cost) => Number(String(cost ?? 0).replace('½', '.5'));
