// Every page and dialog of the client, one after the other, to be looked at by eye or by machine.
// They are found by their place and not by their words, so any language will do.
import { PHONE } from './browser.mjs';
import { OPERATIONS, position } from './n06.mjs';
import { PEACE, quiet, SKIRMISH } from './positions.mjs';
import { Table } from './table.mjs';

const LAST = quiet('1/Gaz@1504 1/Tau@1616', 'combat prussian').replace('turn 6', 'turn 12');

const LOOKS = {
  desktop: {}, phone: PHONE,
  light: { colorScheme: 'light' }, dark: { colorScheme: 'dark' },
  en: { locale: 'en-GB' }, fr: { locale: 'fr-FR' },
};

/** "desktop light en" as options of a page; every dialog may come. */
export function lookOf(name) {
  const [device, colours, language] = name.split(' ');
  return { ...LOOKS[device], ...LOOKS[colours], ...LOOKS[language], reducedMotion: 'reduce',
    settings: { pace: 0, confirm: true } };
}

/** All combinations. */
export const ALL_LOOKS = ['desktop', 'phone'].flatMap((device) =>
  ['light', 'dark'].flatMap((colours) =>
    ['en', 'fr'].map((language) => `${device} ${colours} ${language}`)));

class Tour {
  constructor(t, look, show) {
    Object.assign(this, { t, show, look: lookOf(look), phone: look.startsWith('phone') });
  }

  async close() {
    await this.page.keyboard.press('Escape');
    await this.page.locator('dialog[open]').waitFor({ state: 'detached' });
  }

  /** Open something by a click, show it, close it again. */
  async dialog(name, button) {
    await button.click();
    await this.page.locator('dialog[open] h2').first().waitFor();
    await this.show(name, this.page);
    await this.close();
  }

  async sit({ text, as = ['french'], seats, options } = {}) {
    const wish = text ? { text }
      : { ...(seats ? { seats } : {}), ...(options ? { options } : {}) };
    const table = new Table(this.page, await this.t.server.create(wish));
    table.touch = this.phone;
    await table.open(as.map((side) => table.made.links[side]));
    return table;
  }

  async panel(table) {
    if (this.phone && !(await table.panelOpen())) await this.page.locator('.bar .draw').click();
  }

  async startPages() {
    const { page } = this;
    const form = page.locator('section[aria-labelledby="new-game"]');
    await page.goto('/');
    await form.locator('[data-seat]').first().waitFor();
    await page.locator('.promise').waitFor();
    await this.show('start page', page);
    await form.locator('summary').click();
    await this.show('start page, options', page);
    await this.dialog('rule', form.locator('.option button.word').first());
    const file = page.locator('section.card:has(textarea)');
    await file.locator('summary').click();
    await file.locator('textarea').fill('berthier-journal 1\ngame napoleon-at-war\nnonsense');
    await file.locator('button.primary').click();
    await page.getByRole('alert').waitFor();
    await this.show('import, refused', page);
    await page.goto('/#/about');
    await page.locator('main.about h1').waitFor();
    await this.show('about', page);
  }

  async board() {
    const { page } = this;
    const table = await this.sit();
    await table.myTurn();
    await this.show('board', page);
    const tabs = page.locator('[role="tab"]');
    for (const [i, name] of [[1, 'to come'], [2, 'standing'], [3, 'off map'], [0, 'log']]) {
      if ((await tabs.nth(i).getAttribute('aria-selected')) !== 'true') await tabs.nth(i).click();
      await this.panel(table);
      await this.show(`panel: ${name}`, page);
    }
    const foot = page.locator('.foot button');
    for (const [i, name] of [[0, 'rules'], [1, 'tables'], [2, 'settings'], [3, 'keys']])
      await this.dialog(name, foot.nth(i));
    if (this.phone) await page.locator('.bar .draw').click();
    await this.dialog('menu', page.locator('[data-word="menu"]'));
    await this.hand(table);
  }

  /** What comes of clicks on the board. */
  async hand(table) {
    const { page } = this;
    const layers = page.locator('[data-tool="layers"]');
    await layers.click();
    await this.show('layers', page);
    await layers.click();
    await page.locator('[data-word="done"]').click({ force: true }); // it says why not
    await page.getByRole('alertdialog').waitFor();
    await this.show('refusal', page);
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await table.click('0104');
    await page.getByRole('alertdialog').locator('.menu').waitFor();
    await this.show('choice', page);
    await page.getByRole('alertdialog').locator('.menu button').first().click();
    await table.undos().catch(() => 0);
    await page.waitForFunction(() => document.querySelector('.board').board.glow()
      .hexes.some(([, glow]) => glow.cost));
    await this.show('unit in hand, its ways', page);
    await page.locator('[data-word="undo"]').click();
    await page.locator('[data-word="undo"][aria-disabled="true"]').waitFor();
    await page.locator('[data-word="undo"]').click({ force: true });
    await page.locator('.toast').first().waitFor();
    await this.show('toast', page);
    await page.locator('.board').focus();
    await page.keyboard.press('/');
    await page.keyboard.insertText('units');
    await page.keyboard.press('Enter');
    await page.locator('.said p').first().waitFor();
    await this.show('typed command', page);
    await page.keyboard.press('Escape');
  }

  async fight() {
    const table = await this.sit({ text: SKIRMISH });
    await table.myTurn();
    await table.click('1/Tau');
    await table.prompted(/attaquants|attackers/);
    await table.click('1/Gaz');
    await this.page.locator('section.odds .lines tr:nth-child(3)').waitFor();
    await this.show('odds', this.page);
  }

  async phases() {
    const { page } = this;
    const table = await this.sit({ text: PEACE, as: ['french', 'prussian'] });
    await table.myTurn();
    await page.locator('[data-word="done"]').click();
    await page.locator('dialog[open] h2').waitFor();
    await this.show('end the phase?', page);
    await page.locator('dialog[open] .primary').click();
    await page.locator('main.over').waitFor();
    await this.show('hand-over', page);
    await page.locator('main.over button.primary').click();
    await table.ready();
    await page.locator('[data-word="menu"]').click();
    await page.locator('dialog[open] [data-do="replay"]').click();
    await page.locator('.replay').waitFor();
    await this.show('replay', page);
  }

  /** A game on areas, with cards: what the other has not. */
  async areas() {
    const { page } = this;
    const table = await this.sit({ text: position(OPERATIONS, {
      french: ['F13', 'F33', 'F41'], lines: ['places Ney@JEN Davout@JEN Hohenlohe@JEN', 'turn 5'] }) });
    await table.myTurn();
    await this.show('areas', page);
    const tabs = page.locator('[role="tab"]');
    for (const [i, name] of [[1, 'forces'], [2, 'off map'], [0, 'log']]) {
      if ((await tabs.nth(i).getAttribute('aria-selected')) !== 'true') await tabs.nth(i).click();
      await this.panel(table);
      await this.show(`areas: ${name}`, page);
    }
    if (this.phone) await page.locator('.bar .draw').click();
    await page.locator('[data-word="menu"]').click();
    await page.locator('dialog[open] [data-do="orders"]').click();
    await page.locator('[data-moment]').first().waitFor();
    await this.show('areas: standing orders', page);
    await this.close();
    await page.locator('.board').focus();
    await page.keyboard.press('?');
    await page.locator('dialog[open] h2').first().waitFor();
    await this.show('areas: keys', page);
    await this.close();
    await this.combat(table);
  }

  async combat(table) {
    const { page } = this;
    await table.click('Davout');
    await page.getByRole('alertdialog').locator('.menu').waitFor();
    await this.show('areas: choice', page);
    await page.getByRole('alertdialog').locator('.menu button').nth(1).click(); // to fight
    await page.locator('[data-word="go"]:not([aria-disabled="true"])').click();
    await page.locator('.hand [data-card="F13"][aria-disabled="false"]').waitFor();
    await this.show('areas: combat', page);
    await page.locator('.hand [data-card="F13"]').click();
    await page.locator('.held').waitFor();
    await this.show('areas: card in hand', page);
    await page.locator('.held button.primary').click();
    await page.locator('.draws').waitFor();
    await this.show('areas: cards turned over', page);
  }

  async end() {
    const table = await this.sit({ text: LAST, as: ['french', 'prussian'] });
    const { page } = this;
    await page.locator('[data-word="done"], main.over, section.end').first().waitFor();
    const sitters = [];
    for (const side of ['french', 'prussian'])
      sitters.push(await this.t.sitter(table.made.links[side]));
    for (let i = 0; i < 20 && !sitters[0].now.over; i++) {
      const mine = sitters.find((sitter) => sitter.mine && sitter.legal.includes('done'));
      if (mine) await mine.act('done');
      else await page.waitForTimeout(50);
    }
    const seat = page.locator('main.over button.primary');
    if ((await seat.count()) > 0) await seat.click();
    await page.locator('section.end').waitFor();
    await this.show('end', page);
  }

  async friends() {
    const { page } = this;
    await page.goto('/#/');
    await page.locator('[data-seat="prussian"]').selectOption('friend');
    await page.locator('button.start').click();
    await page.locator('dialog[open] input[readonly]').first().waitFor();
    await this.show('invitation', page);
    await this.close();
    await this.away();
    await page.goto('/#/');
    await page.locator('#my-games').waitFor();
    await this.show('start page, my games', page);
    await page.goto('/#/play/aaaaaaaaaaaaaaaaaaaaaaaaaa');
    await page.locator('main.lost').waitFor();
    await this.show('unknown link', page);
  }

  /** Something is to be taken back that is not free. */
  async takeback() {
    const { page } = this;
    const table = await this.sit({ options: 'touch=strict' });
    const prussian = await this.t.sitter(table.made.links.prussian);
    await table.myTurn();
    await table.move('1/Gaz');
    const halt = page.locator('[data-word="halt"]:not([aria-disabled="true"])');
    if ((await halt.count()) > 0) await halt.first().click();
    await page.locator('[data-word="undo"][title*="accord"], [data-word="undo"][title*="agree"]').click();
    await page.locator('[data-back="ask"]').waitFor();
    await this.show('to ask for a takeback', page);
    await page.locator('[data-back="ask"] .primary').click();
    await page.locator('[data-back="wait"]').waitFor();
    await this.show('a takeback is asked for', page);
    prussian.leave();
    await table.open([table.made.links.prussian]);
    await page.locator('[data-back="answer"]').waitFor();
    await this.show('to answer a takeback', page);
  }

  /** The others have acted since this browser last looked. */
  async away() {
    const { page } = this;
    const table = await this.sit({ text: PEACE, as: ['prussian'] });
    await page.waitForTimeout(200);
    const french = await this.t.sitter(table.made.links.french);
    await page.goto('/#/about');
    await french.act(french.legal.find((action) => action.startsWith('move 1/Gaz')));
    await table.open([table.made.links.prussian]);
    await page.locator('dialog[open] .what').waitFor();
    await this.show('since you were away', page);
    await this.close();
    await table.open([table.made.watch], { watch: true });
    await this.show('board, looking on', page);
  }

  /** A seat that somebody has taken: who comes after, and what is asked of the others. */
  async seats() {
    const { made: { links } } = await this.sit();
    const friend = await this.t.server.wire();
    await friend.must('join', { link: links.prussian, key: [...links.prussian].reverse().join('') });
    friend.close();
    const page = await this.t.page(this.look);
    let letIn;
    const late = new Promise((resume) => (letIn = resume));
    await page.routeWebSocket('**/socket', (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => late.then(() => server.send(message)));
    });
    await page.goto(`/#/play/${links.prussian}`);
    await page.locator('p.wait').waitFor();
    await this.show('at the door', page);
    letIn();
    await page.locator('main.taken').waitFor();
    await this.show('a seat that is taken', page);
    await page.locator('[data-ask="prussian"]').click();
    await page.locator('main.taken [role="status"]').waitFor();
    await this.show('a new key is asked for', page);
    await this.page.locator('[data-key-asked="prussian"]').waitFor();
    await this.show('a lost key', this.page);
  }

  async onSeats() {
    this.page = await this.t.page(this.look);
    await this.seats();
  }

  async onAreas() {
    this.page = await this.t.page(this.look);
    await this.areas();
  }

  async onHexes() {
    this.page = await this.t.page(this.look);
    await this.startPages();
    await this.board();
    await this.fight();
    await this.phases();
    await this.end();
    await this.friends();
    await this.takeback();
    await this.seats();
  }
}

/**
 * Go everywhere in a look like "phone dark fr"; `show(name, page)` is called at each. The pages that
 * only a game on areas has are a tour of their own, and those of seats and their keys can be one.
 */
export const tour = (t, look, show) => new Tour(t, look, show).onHexes();
export const tourSeats = (t, look, show) => new Tour(t, look, show).onSeats();
export const tourAreas = (t, look, show) => new Tour(t, look, show).onAreas();
