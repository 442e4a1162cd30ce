// Ways to lay a hand on the page: the mouse, a finger on a phone, the keyboard alone.  Each does what
// Habits chose (play.mjs) and nothing else.
import { digest, look, settled } from './play.mjs';

/** Clicks or taps. */
export class Pointing {
  constructor(table) {
    this.table = table;
  }

  async do(deed) {
    const { table } = this;
    if (deed.hex) return table.click(deed.hex);
    if (deed.unit) return this.unit(deed.unit);
    if (deed.press) return this.touch(table.page.locator(
      `header.table-prompt button[data-word="${deed.press}"]:not([aria-disabled="true"])`).first());
    if (deed.context) return this.touch(
      table.page.locator('header.table-prompt button:not([data-word])').first());
    if (deed.menu) return this.touch(table.page.locator('[role="alertdialog"] .menu button').first());
    if (deed.skip) return this.skip();
    if (deed.answer) return this.answer();
    if (deed.letGo) return table.page.keyboard.press('Escape');
    throw new Error(`no hand for ${JSON.stringify(deed)}`);
  }

  touch(locator) {
    return this.table.touch ? locator.tap() : locator.click();
  }

  /** Do not watch the moves of the others to the end; they may have ended by themselves. */
  async skip() {
    const button = this.table.page.locator('[data-word="skip"]');
    await (this.table.touch ? button.tap({ timeout: 2000 }) : button.click({ timeout: 2000 }))
      .catch(() => {});
  }

  /** "Is that all?" yes, and never ask again. */
  async answer() {
    const dialog = this.table.page.getByRole('dialog');
    await this.touch(dialog.getByRole('checkbox'));
    return this.touch(dialog.locator('button.primary'));
  }

  /** On a phone the panel stands before the board. */
  async lower() {
    const raised = this.table.page.locator('.bar .draw[aria-expanded="true"]:visible');
    if ((await raised.count()) > 0) await this.touch(raised);
  }

  /** Does another lie upon it where it would be pointed at? Blocks that overlap each show a strip. */
  async lies(id) {
    const { x, y } = await this.table.point(id);
    return this.table.page.evaluate(([unit, at]) => {
      const all = [...document.querySelectorAll('.board [data-unit]')];
      const place = all.find((one) => one.dataset.unit === unit).dataset.place;
      if (all.filter((one) => one.dataset.place === place).pop().dataset.unit === unit) return false;
      return document.elementFromPoint(...at)?.closest('[data-unit]')?.dataset.unit !== unit;
    }, [id, [x, y]]);
  }

  /** A line of the list of its stack, which comes up beside a pointer that rests, or a finger that stays. */
  async listed(id) {
    const { table } = this;
    const line = table.page.locator(`.stack [data-line="${id}"]`);
    const { x, y } = await table.point(id);
    if (table.touch) {
      // The tap on another of the stack may have left it open: a finger lifted at once would be a tap, too.
      if (!(await line.isVisible())) await this.hold(x, y, () => line.waitFor());
      return this.touch(line);
    }
    await table.page.mouse.move(x - 3, y);
    await table.page.mouse.move(x, y);
    await line.waitFor();
    return this.touch(line);
  }

  /** A finger stays until something has come of it: one lifted before a busy page has noticed would be a tap. */
  async hold(x, y, come) {
    this.fingers ??= await this.table.page.context().newCDPSession(this.table.page);
    await this.fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await come().finally(() => this.fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }));
  }

  /** On the board, or in the panel when it is not there. */
  async unit(id) {
    const { table } = this;
    if ((await table.places())[id] !== undefined) return (await this.lies(id)) ? this.listed(id) : table.click(id);
    for (const name of [/^(To come|À venir)$/, /^(Turns|Tours)$/, /^(Off map|Hors carte)$/]) {
      if ((await table.page.getByRole('tab', { name }).count()) === 0) continue;
      const panel = await table.tab(name);
      const piece = panel.locator(`[data-unit="${id}"]`);
      if ((await piece.count()) === 0) continue;
      await this.touch(piece.first());
      return this.lower();
    }
    throw new Error(`${id} glows and is nowhere`);
  }
}

/** Let somebody play until a condition holds; steps taken. */
export async function playUntil(table, habits, hand, finished, { limit = 4000, each } = {}) {
  let vain = 0;
  for (let steps = 0; steps < limit; steps++) {
    const seen = await settled(table);
    if (each) await each(seen, steps);
    if (await finished(seen)) return steps;
    if (seen.handOver) {
      await table.page.getByRole('button', { name: /I am here|Je suis là/ }).click();
      continue;
    }
    if (seen.behind) {
      await hand.do({ skip: true });
      continue;
    }
    const deed = seen.asking ? { answer: true } : habits.choose(seen);
    if (!deed) {
      await change(table, seen);
      continue;
    }
    if (process.env.BT_TRACE) console.log(JSON.stringify(deed), '|', seen.prompt);
    await hand.do(deed);
    vain = (await change(table, seen, 1500)) ? 0 : vain + 1;
    if (vain === 8)
      throw new Error(`nothing comes of ${JSON.stringify(deed)}: ${JSON.stringify(seen, null, 1)}`);
  }
  throw new Error(`not finished after ${limit} steps`);
}

/** Wait until the page shows something else than before; or, after a click, for a while at most. */
export async function change(table, seen, most = 60000) {
  const before = digest(seen);
  const end = Date.now() + most;
  while (Date.now() < end) {
    if (digest(await look(table)) !== before) return true;
    await new Promise((resume) => setTimeout(resume, 15));
  }
  if (most >= 60000) {
    const { counters, ...rest } = await look(table);
    throw new Error(`nothing happens, of ${counters.length} counters: ${JSON.stringify(rest)}`);
  }
  return false;
}
