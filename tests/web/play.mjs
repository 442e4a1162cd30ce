// A scripted player with simple habits: he moves some units toward the enemy, attacks where he must,
// pays and retreats when asked, and ends his phases.  He sees only what the page shows (what glows,
// which buttons can be pressed, where things are on the screen) and picks among that; he has no
// other way to the server.
//
// How he lays his hand on the page is the hand's business: see hands.mjs.

/** Everything that bears on a decision, read from the page at one go. */
export function look(table) {
  return table.page.evaluate(() => {
    const frame = document.querySelector('.board');
    const handOver = document.querySelector('main.over') !== null;
    if (!frame?.board)
      return { gone: true, handOver, prompt: '', buttons: [], menu: [], units: [], counters: [],
        hexes: [] };
    const { units, hexes } = frame.board.glow();
    const counters = [...frame.querySelectorAll('[data-unit]')].map((g) => {
      const id = g.dataset.unit;
      return {
        id, place: g.dataset.place, side: g.querySelector('[data-side]')?.dataset.side,
        glows: g.dataset.glow !== undefined, marks: (g.dataset.marks ?? '').split(' '),
        at: frame.board.where(g.dataset.place),
      };
    });
    const bar = [...document.querySelectorAll('header.table-prompt button')];
    const menu = document.querySelector('[role="alertdialog"] .menu');
    return {
      busy: document.querySelector('main.table-board')?.getAttribute('aria-busy') === 'true',
      over: document.querySelector('section.end') !== null,
      handOver,
      prompt: document.querySelector('header.table-prompt [role="status"]')?.textContent ?? '',
      buttons: bar.filter((one) => one.getAttribute('aria-disabled') !== 'true' && !one.disabled)
        .map((one) => one.dataset.word ?? `:${one.textContent.trim()}`)
        .filter((word) => !['menu', 'orders', 'rest', 'skip'].includes(word)),
      menu: menu ? [...menu.querySelectorAll('button')].map((one) => one.textContent.trim()) : [],
      units, counters,
      selected: frame.dataset.selected || null,
      hexes: hexes.map(([id, glow]) => ({ id, ...glow, at: frame.board.where(id) })),
      side: document.querySelector('header.table-prompt .who')?.dataset.side ?? null,
      asking: document.querySelector('dialog[open]') !== null,
      behind: document.querySelector('[data-word="skip"]') !== null,
    };
  });
}

const far = (a, b) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Infinity);

/** How far a point is from the nearest enemy on the board. */
function toEnemy(seen, at) {
  let least = Infinity;
  for (const one of seen.counters)
    if (one.side !== seen.side) least = Math.min(least, far(one.at, at));
  return least;
}

/** Everything the eye compares: when this changes, something has happened. */
export const digest = (seen) => JSON.stringify([seen.prompt, seen.buttons, seen.units, seen.selected,
  seen.hexes.map((hex) => hex.id + hex.kind + hex.cost), seen.counters.map((c) => c.id + c.place),
  seen.menu, seen.over, seen.handOver, seen.asking]);

/** Look when nothing is under way any more: twice the same; or while moves of others are shown. */
export async function settled(table, most = 5000) {
  const end = Date.now() + most;
  let before = '';
  for (;;) {
    const seen = await look(table);
    const now = digest(seen);
    if (seen.behind || seen.handOver) return seen;
    if (!seen.gone && !seen.busy && now === before && !waysPending(seen)) return seen;
    if (Date.now() > end) return seen;
    before = now;
    await new Promise((resume) => setTimeout(resume, 20));
  }
}

/** A unit was taken in hand, and what its ways cost has not come yet. */
const waysPending = (seen) => seen.selected !== null && seen.hexes.length > 0 &&
  seen.hexes.every((hex) => ['move', 'step'].includes(hex.kind) && hex.cost === undefined);

export class Habits {
  /** Units he moves in one phase; the rest stay. */
  constructor({ moves = 8 } = {}) {
    this.moves = moves;
    this.phase = '';
    this.moved = new Set();
    this.tried = new Map();
  }

  /**
   * What to do now: { unit }, { hex }, { press }, { menu }, { entering } or null when there is nothing
   * for him to do.
   */
  choose(seen) {
    if (seen.over || seen.gone) return null;
    if (seen.menu.length > 0) return { menu: seen.menu[0] };
    if (seen.buttons.includes('roll')) return { press: 'roll' };
    for (const word of ['paid', 'ready', 'plan', 'pass'])
      if (seen.buttons.includes(word)) return { press: word };
    const kinds = new Set(seen.hexes.map((hex) => hex.kind));
    for (const kind of ['retreat', 'displace', 'advance'])
      if (kinds.has(kind)) return this.#away(seen, kind);
    const besides = seen.buttons.filter((word) => word.startsWith(':'));
    if (this.#enemies(seen).length > 0) return this.#fight(seen);
    const gate = seen.hexes.find((hex) => hex.kind === 'enter' && !this.#occupied(seen, hex.id));
    if (gate && !seen.selected) return { hex: gate.id };
    if (seen.hexes.length > 0 && seen.selected) return this.#march(seen);
    if (seen.buttons.includes('halt')) return { press: 'halt' };
    if (besides.length > 0 && this.#fresh(`besides ${besides[0]}`)) return { context: besides[0] };
    const next = this.#next(seen);
    if (next) return { unit: next };
    if (seen.buttons.includes('done')) return this.#done();
    if (seen.buttons.includes('hold')) return { press: 'hold' };
    return this.#anything(seen);
  }

  /** Enemies one may point at: there is fighting to be done. */
  #enemies(seen) {
    return seen.counters.filter((one) => one.glows && one.side !== seen.side).map((one) => one.id);
  }

  #counter(seen, id) {
    return seen.counters.find((one) => one.id === id);
  }

  /** Not tried before in this phase. */
  #fresh(key) {
    const times = this.tried.get(key) ?? 0;
    this.tried.set(key, times + 1);
    return times === 0;
  }

  #done() {
    this.moved.clear();
    this.tried.clear();
    return { press: 'done' };
  }

  /** A unit that has to go somewhere: as far from the enemy as it may, or after him. */
  #away(seen, kind) {
    const fitting = seen.hexes.filter((hex) => hex.kind === kind);
    const sign = kind === 'advance' ? 1 : -1;
    fitting.sort((a, b) => sign * (toEnemy(seen, a.at) - toEnemy(seen, b.at)));
    return { hex: fitting[0].id };
  }

  /** Attack whom he must; a unit on duty has to fight. */
  #fight(seen) {
    const own = seen.units.filter((id) => this.#counter(seen, id)?.side === seen.side);
    const enemies = this.#enemies(seen);
    for (const id of own) if (this.#fresh(`join ${id}`)) return { unit: id };
    if (!seen.buttons.includes('done') || this.#fresh(`phase ${enemies.length}`)) {
      this.tried.clear();
      return { unit: enemies[0] };
    }
    return this.#done();
  }

  #march(seen) {
    const costs = seen.hexes.filter((hex) => !this.#occupied(seen, hex.id));
    const unit = seen.selected;
    const here = this.#counter(seen, unit);
    const best = costs.sort((a, b) => toEnemy(seen, a.at) - toEnemy(seen, b.at))[0];
    this.moved.add(unit);
    if (!best || !this.#fresh(`march ${unit} ${best.id}`) ||
      (here && toEnemy(seen, best.at) >= toEnemy(seen, here.at)))
      return this.#stay(seen, costs);
    return { hex: best.id };
  }

  /** Nowhere to go that he likes; but who may not stop where he is has to go on. */
  #stay(seen, costs) {
    if (seen.buttons.includes('halt')) return { press: 'halt' };
    if (this.#fresh(`let go ${seen.selected}`) || costs.length === 0) return { letGo: true };
    return { hex: (costs.find((hex) => this.#fresh(`on ${hex.id}`)) ?? costs[0]).id };
  }

  #occupied(seen, hex) {
    return seen.counters.some((one) => one.place === hex);
  }

  /** The unit to move next: the one farthest forward that has not had its turn. */
  #next(seen) {
    if (this.moved.size >= this.moves) return null;
    const waiting = seen.counters.filter((one) => one.glows && one.side === seen.side &&
      !this.moved.has(one.id));
    const gates = new Set(seen.hexes.filter((hex) => hex.kind === 'enter').map((hex) => hex.id));
    const key = (one) => (gates.has(one.place) ? -1 : toEnemy(seen, one.at));
    waiting.sort((a, b) => key(a) - key(b));
    if (waiting.length === 0) return null;
    this.moved.add(waiting[0].id);
    return waiting[0].id;
  }

  /** At a loss: whatever glows. */
  #anything(seen) {
    const loose = seen.units.find((id) => this.#fresh(`unit ${id}`));
    if (loose) return { unit: loose };
    const hex = seen.hexes.find((one) => this.#fresh(`hex ${one.id}`));
    if (hex) return { hex: hex.id };
    const press = seen.buttons.find((word) => word !== 'undo' && this.#fresh(`press ${word}`));
    if (press) return { press };
    if (seen.units.length + seen.hexes.length === 0) return null;
    this.tried.clear(); // what was tried before may mean something else now
    return seen.units.length > 0 ? { unit: seen.units[0] } : { hex: seen.hexes[0].id };
  }
}
