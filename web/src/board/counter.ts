/* Shapes of counters.  Sides differ in outline as well as in colour. */

/** The outline of a counter: rounded for the first side, cut corners for the second, and so on. */
export function body(shape: number, h: number): string {
  const c = h * 0.26;
  if (shape % 3 === 1) {
    const right = `M${c - h} ${-h}H${h - c}L${h} ${c - h}V${h - c}`;
    return `${right}L${h - c} ${h}H${c - h}L${-h} ${h - c}V${c - h}Z`;
  }
  const r = shape % 3 === 2 ? h * 0.08 : h * 0.2;
  const a = `A${r} ${r} 0 0 1`;
  return (
    `M${r - h} ${-h}H${h - r}${a} ${h} ${r - h}V${h - r}${a} ${h - r} ${h}H${r - h}` +
    `${a} ${-h} ${h - r}V${r - h}${a} ${r - h} ${-h}Z`
  );
}

/** The lit edge above and to the left, or the dark one below and to the right. */
export function bevel(light: boolean): string {
  return light ? 'M-21.8 17V-16Q-21.8 -21.8 -16 -21.8H17' : 'M21.8 -17V16Q21.8 21.8 16 21.8H-17';
}

const SYMBOLS: Record<string, string> = {
  infantry: 'M-11 -5.5L11 7.5M-11 7.5L11 -5.5',
  cavalry: 'M-11 7.5L11 -5.5',
  artillery: 'M-3.4 1a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0z',
  light: 'M-11 -5.5L11 7.5M-11 7.5L11 -5.5M0 -5.5V7.5',
  'guard-infantry': 'M-11 -5.5L11 7.5M-11 7.5L11 -5.5M-11 1H11',
  'guard-cavalry': 'M-11 7.5L11 -5.5M-11 1H11',
  vedette: 'M-5 7.5V-3.8L6 -.6L-5 2.6',
  'bridge-train': 'M-9 5.5V-1H9V5.5M-4.5 5.5A4.5 4.5 0 0 1 4.5 5.5',
  'baggage-train': 'M-8 -3H8V3H-8ZM-6.5 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M2.5 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  commander: 'M0 -4.8L1.7 -.8 6 -.6 2.7 2.1 3.8 6.3 0 3.9 -3.8 6.3 -2.7 2.1 -6 -.6 -1.7 -.8Z',
  officer: 'M-6 4L0 -3L6 4',
  'head-of-state': 'M-7 5.5V-3L-3.5 1L0 -4L3.5 1L7 -3V5.5Z',
};

/** Letters that a counter has room for; of a longer name the id is printed. */
const ROOM = 13;
export const shortName = (id: string, unit: { counter?: string; name?: string }): string => {
  const name = unit.counter ?? unit.name ?? id;
  return name.length > ROOM ? id : name;
};

/** What is read from afar: the strength before "-4" or "(5)5", a leader's rating in its brackets; else nothing. */
export const strengthOf = (values: string): string => /^(?:\[[^\]]*\]|[^-([]+(?=[-(]|$))/.exec(values)?.[0] ?? '';

/** What stands in the box of the symbol; a type not known has an empty box. */
export function symbolOf(type: string): string {
  return SYMBOLS[type] ?? '';
}

/** Colours of the bands are counted within a side; there are this many. */
export const BANDS = 12;

/** A band for every formation: formations of one side differ as long as there are bands. */
export function bands(
  units: Record<string, { side: string; formation?: string }>,
): Map<string, number> {
  const next = new Map<string, number>();
  const out = new Map<string, number>();
  for (const u of Object.values(units)) {
    const key = bandKey(u);
    if (out.has(key)) continue;
    const n = next.get(u.side) ?? 0;
    next.set(u.side, n + 1);
    out.set(key, n % BANDS);
  }
  return out;
}

export function bandKey(u: { side: string; formation?: string }): string {
  return `${u.side}/${u.formation ?? ''}`;
}

export interface BadgeShape {
  plate: string;
  sign: string;
  x: number;
  y: number;
}

/** Badges: each state has its own plate, its own sign and its own corner. */
const BADGES: Record<string, BadgeShape> = {
  attacker: {
    plate: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z',
    sign: 'M-4.5 -4.5L4.5 4.5M4.5 -4.5L-4.5 4.5M-4.8 1.6L-1.6 4.8M4.8 1.6L1.6 4.8',
    x: 25,
    y: -25,
  },
  defender: {
    plate: 'M-8 -8.5h16v7q0 8 -8 11q-8 -3 -8 -11z',
    sign: 'M0 -5v10M-4.5 -2h9',
    x: 25,
    y: -25,
  },
  bombarding: {
    plate:
      'M0 -11L2.6 -5L8.5 -8L6 -2L11 0L6 2.4L8.5 8L2.6 5.4' +
      'L0 11L-2.6 5.4L-8.5 8L-6 2.4L-11 0L-6 -2L-8.5 -8L-2.6 -5Z',
    sign: 'M-2.2 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0z',
    x: 25,
    y: -25,
  },
  duty: { plate: 'M0 -10L10 8H-10Z', sign: 'M0 -4.5V2.5M0 5.2V5.8', x: -24, y: -25 },
  retreating: {
    plate: 'M-9 -6L0 -10L9 -6V6L0 10L-9 6Z',
    sign: 'M5 3V0.5Q5 -3 1.5 -3H-4M-1.5 -6L-4.5 -3L-1.5 0',
    x: -26,
    y: 22,
  },
  out: { plate: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z', sign: 'M-3 -2.5a3 3 0 1 1 3.6 3V2.6M.6 5.4V5.6', x: -26, y: -22 },
  marching: { plate: 'M-9 -6H4L10 0L4 6H-9Z', sign: 'M-5 0H5M2 -3L5 0L2 3', x: 27, y: 2 },
  reduced: { plate: 'M-8 -8h16v16h-16z', sign: 'M-4 -2.5L0 2L4 -2.5', x: -27, y: 2 },
  unsupplied: { plate: 'M-9 -3H9L5 8H-5Z', sign: 'M-5 -6L5 7', x: 26, y: 23 },
  demoralized: { plate: 'M-6 10V-9H10L6 -3L10 3H-6', sign: 'M-2 -6L4 0M4 -6L-2 0', x: 1, y: -29 },
  spent: { plate: 'M-8 -8h16v16h-16z', sign: 'M-4 -5h8L-4 5h8Z', x: -26, y: 22 },
};

const OTHER: BadgeShape = { plate: 'M0 -8L8 0L0 8L-8 0Z', sign: 'M0 -2V2', x: -24, y: -25 };

export function badgeShape(mark: string): BadgeShape {
  return BADGES[mark] ?? OTHER;
}

/** What was seen before fades as turns go by, and stays as long as it is remembered. */
export const faded = (age: number): number => Math.max(0.35, 1 - 0.13 * age);
