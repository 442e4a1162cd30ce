import { describe, expect, it } from 'vitest';
import { drawArrow, drawAttack } from './arrows';
import { detailAt, fitting, onSheet } from './camera';
import { bands, bandKey, body, shortName, strengthOf, symbolOf } from './counter';
import { costLabels, markShapes, plates, shines } from './glow';
import { Ink } from './ink';
import { layout } from './layout';
import { turnRect, wrap } from './legend';
import { sampleBook } from './sample';
import { drawing } from './sheet';
import { spots, unitAt } from './stacks';
import { extend, follow } from './trail';

const book = sampleBook();
const sheet = layout(book);

describe('counters', () => {
  it('show their strength from afar, in whatever way the values are written', () => {
    const values = ['5-4', '9(5)5', '1/2(5)8', '[1]10', '(2)6', '3', ''];
    expect(values.map(strengthOf)).toEqual(['5', '9', '1/2', '[1]', '', '3', '']);
  });
  it('bear a name that fits, or their id', () => {
    expect(shortName('PrBridge1', { name: 'First Prussian bridge train' })).toBe('PrBridge1');
    expect(shortName('Bluecher', { name: 'Blücher' })).toBe('Blücher');
    expect(shortName('1/Gaz', { counter: '1/Gaz', name: 'Gazan, first brigade' })).toBe('1/Gaz');
  });
});

describe('stacks', () => {
  it('leaves out units that are not on the sheet', () => {
    expect(
      spots(sheet, { r1: '0303', r2: 'reserve', b1: 'track-main-from-south-1' }, null).map(
        (s) => s.unit,
      ),
    ).toEqual(['r1', 'b1']);
  });
  it('fans a stack out with the unit in hand on top, and finds it there', () => {
    const all = spots(sheet, { r1: '0303', r2: '0303' }, 'r1');
    expect(all.map((s) => [s.unit, s.level])).toEqual([
      ['r2', 0],
      ['r1', 1],
    ]);
    expect(all[0]!.x).not.toBe(all[1]!.x);
    expect(unitAt(all, sheet.hexes.get('0303')!.at)).toBe('r1');
    expect(unitAt(all, sheet.hexes.get('0101')!.at)).toBeNull();
  });
  it('puts those who can act above those who cannot, and the unit in hand above all', () => {
    const places = { r1: '0303', r2: '0303', r3: '0303' };
    const order = (top: string | null, able: string[]) =>
      spots(sheet, places, top, new Set(able)).map((s) => s.unit);
    expect(order(null, [])).toEqual(['r1', 'r2', 'r3']);
    expect(order(null, ['r1'])).toEqual(['r2', 'r3', 'r1']);
    expect(order('r3', ['r1'])).toEqual(['r2', 'r1', 'r3']);
  });
  it('leaves the rows of a box in order', () => {
    const box = 'track-main-from-south-1';
    const all = spots(sheet, { r1: box, r2: box }, null, new Set(['r1']));
    expect(all.map((s) => s.unit)).toEqual(['r1', 'r2']);
  });
  it('keeps a crowd inside its box', () => {
    const units = Object.fromEntries(
      Array.from({ length: 30 }, (_, i) => [`u${i}`, 'track-main-from-south-1']),
    );
    const box = sheet.boxes.get('track-main-from-south-1')!.rect;
    for (const s of spots(sheet, units, null)) {
      expect(s.x > box.x && s.x < box.x + box.w && s.y > box.y && s.y < box.y + box.h).toBe(true);
    }
  });
});

describe('trails', () => {
  it('go on to neighbours, back over the last hex, and skip what is not next', () => {
    expect(extend(sheet, ['0303'], '0304')).toEqual(['0303', '0304']);
    expect(extend(sheet, ['0303', '0304', '0305'], '0304')).toEqual(['0303', '0304']);
    expect(extend(sheet, ['0303'], '0505')).toEqual(['0303']);
  });
  it('follow a pointer that leaps over hexes', () => {
    const at = (id: string) => sheet.hexes.get(id)!.at;
    expect(follow(sheet, ['0301'], at('0301'), at('0305'))).toEqual([
      '0301',
      '0302',
      '0303',
      '0304',
      '0305',
    ]);
    expect(follow(sheet, ['0301', '0302'], at('0302'), at('0301'))).toEqual(['0301']);
  });
});

describe('glows', () => {
  it('gather by kind and draw unknown kinds as moves', () => {
    const glow = new Map([
      ['0303', { kind: 'move', cost: '1' }],
      ['0304', { kind: 'odd', cost: '2½' }],
      ['0305', { kind: 'attack' }],
    ]);
    const drawn = shines(sheet, glow);
    expect(drawn.map((s) => [s.kind, s.d.match(/M/g)!.length])).toEqual([
      ['move', 2],
      ['attack', 1],
    ]);
    expect(costLabels(sheet, glow).map((l) => l.text)).toEqual(['1', '2½']);
  });
  it('lay a plate under each cost, as wide as its figures', () => {
    const at = { x: 100, y: 56 };
    expect(plates([{ place: '0101', at, text: '3', kind: 'move' }])).toBe('M100 36h0a14 14 0 0 1 0 28h0a14 14 0 0 1 0 -28Z');
    expect(plates([{ place: '0101', at, text: '2½', kind: 'move' }])).toBe('M95 36h10a14 14 0 0 1 0 28h-10a14 14 0 0 1 0 -28Z');
  });
  it('take boxes as well as hexes and nothing else', () => {
    const marks = ['0303', 'track-main-from-south-1', 'nowhere'].map((place) => ({
      place,
      kind: 'sight',
    }));
    expect(markShapes(sheet, marks)[0]!.d.match(/M/g)).toHaveLength(2);
  });
});

describe('arrows', () => {
  it('need two places of the sheet', () => {
    expect(drawArrow(sheet, { from: '0301', to: 'reserve' })).toBeNull();
    expect(
      drawArrow(sheet, { from: '0301', via: ['0302'], to: '0403', kind: 'retreat' }),
    ).toMatchObject({ kind: 'retreat' });
  });
  it('lead from each attacker to the target', () => {
    const places = { r1: '0303', r2: '0403', b1: '0304' };
    const drawn = drawAttack(sheet, places, { from: ['r1', 'r2'], to: ['b1'], label: '2-1' })!;
    expect(drawn.heads.match(/M/g)).toHaveLength(2);
    expect(drawn.at).toEqual(sheet.hexes.get('0304')!.at);
  });
  it('end before the figures of who is attacked, from whatever side', () => {
    const at = sheet.hexes.get('0303')!.at;
    for (const from of ['0302', '0304', '0202', '0203', '0402', '0403']) {
      const { lines, heads } = drawAttack(sheet, { r1: from, b1: '0303' }, { from: ['r1'], to: ['b1'] })!;
      const [, , ...along] = lines.match(/-?[\d.]+/g)?.map(Number) ?? [];
      const numbers = [...along, ...heads.match(/-?[\d.]+/g)!.map(Number)];
      for (let i = 0; i < numbers.length; i += 2) {
        const [x, y] = [numbers[i]! - at.x, numbers[i + 1]! - at.y - 4];
        expect(Math.abs(x) > 20 || y < 9 || y > 22, `${from}: ${x} ${y}`).toBe(true);
      }
    }
  });
});

describe('counters', () => {
  it('differ by side in outline, and by formation in band', () => {
    expect(body(0, 20)).not.toBe(body(1, 20));
    const band = bands(book.units);
    expect([
      band.get(bandKey(book.units.r1!)),
      band.get(bandKey(book.units.r2!)),
      band.get(bandKey(book.units.b1!)),
    ]).toEqual([0, 1, 0]);
  });
  it('have a symbol for each type known and an empty box for others', () => {
    expect(new Set(['infantry', 'cavalry', 'artillery'].map(symbolOf)).size).toBe(3);
    expect(symbolOf('zeppelin')).toBe('');
  });
});

describe('camera', () => {
  it('spares room for signs from afar alone', () => {
    const view = { w: 390, h: 600 };
    const far = fitting({ x: 0, y: 0, w: 2000, h: 100 }, view, 2, 20);
    expect([far.applyX(0), far.applyX(2000)].map(Math.round)).toEqual([20, 370]);
    expect(fitting({ x: 0, y: 0, w: 390, h: 100 }, view, 2, 20).k).toBe(1);
  });
  it('shows little beside a sheet', () => {
    const view = { w: 390, h: 600 };
    const at = (y: number, k: number): number[] => {
      const t = onSheet(fitting({ x: 500, y, w: 390 / k, h: 100 }, view, k), view, { w: 2000, h: 2000 });
      return [Math.round(t.applyY(0)), Math.round(t.applyY(2000))];
    };
    expect(at(0, 1)).toEqual([72, 2072]);
    expect(at(1900, 1)).toEqual([-1472, 528]);
    expect(at(900, 1)).toEqual([-650, 1350]);
    expect(at(1900, 0.2), 'all of it finds room').toEqual([100, 500]);
  });
  it('shows less from further away', () => {
    expect([0.2, 0.5, 1].map(detailAt)).toEqual(['far', 'mid', 'near']);
  });
  it('fits a rectangle into the middle of the view', () => {
    const t = fitting({ x: 100, y: 0, w: 200, h: 100 }, { w: 100, h: 100 }, 2);
    expect(t.k).toBe(0.5);
    expect(t.apply([200, 50])).toEqual([50, 50]);
  });
});

describe('the sheet', () => {
  const words = { key: 'Terrain', track: 'Turns', scale: '' };
  const svgOf = (of: typeof book): string => drawing(of, words).parts.map((part) => part()).join('');
  it('is drawn once for a book', () => {
    expect(drawing(book, words)).toBe(drawing(book, { ...words }));
    expect(drawing(book, { ...words, key: 'Gelände' })).not.toBe(drawing(book, words));
  });
  it('is drawn in many parts, each once', () => {
    const { parts } = drawing(book, words);
    expect(parts.length).toBeGreaterThan(15);
    expect(parts.map((part) => part()).every((text, i) => text === parts[i]!())).toBe(true);
  });
  it('numbers every hex and explains only the terrain there is', () => {
    const svg = svgOf(book);
    for (const id of sheet.hexes.keys()) expect(svg).toContain(`>${id}</text>`);
    expect(svg).toContain('>clear</text>');
    expect(svg).not.toContain('>bog</text>');
  });
  it('lets no name out of its text', () => {
    const sly = sampleBook({ '0303': { terrain: 'town', name: '<script>"&' } });
    const svg = svgOf(sly);
    expect(svg).not.toContain('<script>');
    expect(svg).toContain('&lt;script&gt;&quot;&amp;');
  });
  it('says nothing that is not a number', () => {
    expect(svgOf(book)).not.toMatch(/NaN|undefined|Infinity/);
  });
  it('keeps ink by squares', () => {
    const ink = new Ink();
    ink.add(0, 0, 'M0 0');
    ink.add(10, 10, 'M1 1');
    ink.add(900, 0, 'M2 2');
    expect(ink.tags('x')).toBe('<path class="x" d="M0 0M1 1"/><path class="x" d="M2 2"/>');
  });
  it('has a place for every turn and breaks long lines', () => {
    expect(turnRect({ x: 0, y: 0, w: 332, h: 500 }, 7, 12)).toEqual({
      x: 16,
      y: 434,
      w: 50,
      h: 50,
    });
    expect(wrap('one two three', 10, 60)).toEqual(['one two', 'three']);
  });
});
