// What is drawn is what was looked at. A slip in a stroke breaks nothing and is seen by nobody but a
// person, so each kind of ink of the sample sheet and of a small country is kept as a short sum.
// If you draw differently on purpose look at the board (npm run dev), then run `npx vitest -u`.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { countryOf } from '../areas/country';
import { sheet } from '../games/napoleon1806/sheet';
import { planOf, type Plan } from '../areas/plan';
import { arrowOf, axisOf } from '../areas/signs';
import { drawArrow, drawAttack } from './arrows';
import { layout } from './layout';
import { sampleBook } from './sample';
import { drawing } from './sheet';
import type { BookHex } from './types';

const sum = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Of each class the sum of all its tags. */
function sums(svg: string): Record<string, string> {
  const inks = new Map<string, string>();
  for (const [tag, name] of svg.matchAll(/<[^<>]*class="([^"]+)"[^<>]*>[^<]*/g))
    inks.set(name!, (inks.get(name!) ?? '') + tag);
  return Object.fromEntries([...inks].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, tags]) =>
    [name, sum(tags)]));
}

const lie = (terrain: string, ids: string): Record<string, Partial<BookHex>> =>
  Object.fromEntries(ids.split(' ').map((id) => [id, { terrain }]));

/** One of everything on a flat map: woods, marsh, stones and a town; a road, a trail, waters, bridges, heights. */
function varied(): Record<string, Partial<BookHex>> {
  const out: Record<string, Partial<BookHex>> = {
    ...lie('forest', '0101 0102 0201 0202 0203 0404'), ...lie('marsh', '0301 0302'), ...lie('rough', '0401 0501'),
    '0303': { terrain: 'town', name: 'Overbrook' }, '0502': { terrain: 'town' },
  };
  const side = (a: string, d: number, b: string, ...kinds: string[]): void => {
    for (const [id, k] of [[a, d], [b, (d + 3) % 6]] as const) {
      const hex = (out[id] ??= {});
      hex.sides = { ...hex.sides, [k]: kinds.map((kind) => (kind === 'slope-up' && id === b ? 'slope-down' : kind)) };
    }
  };
  side('0302', 0, '0303', 'road', 'stream', 'bridge');
  side('0303', 0, '0304', 'road');
  side('0303', 1, '0403', 'trail');
  side('0403', 2, '0503', 'trail');
  side('0302', 1, '0402', 'stream');
  side('0303', 2, '0402', 'stream');
  side('0202', 0, '0203', 'river');
  side('0202', 1, '0303', 'river');
  side('0302', 5, '0202', 'river', 'road', 'bridge');
  side('0503', 3, '0502', 'slope-up');
  side('0503', 4, '0402', 'slope-up');
  out['0304']!.roads_off = [0];
  out['0202']!.waters_off = [0];
  return out;
}

test('the sample sheet is drawn as it was', () => {
  const book = sampleBook(varied());
  book.maps[0]!.metres = 800;
  const { parts } = drawing(book, { key: 'Key', track: 'Track', scale: 'Scale' });
  expect(sums(parts.map((part) => part()).join(''))).toMatchInlineSnapshot(`
    {
      "m-blocks": "c9a5ab8e",
      "m-box": "4b5df19f",
      "m-box-arrow": "3f308e65",
      "m-box-in": "7866f4cd",
      "m-box-name": "3003636e",
      "m-box-number": "b4593af5",
      "m-boxes": "21a3e881",
      "m-bridge": "a704dfb4",
      "m-cartouche": "1098a74d",
      "m-cartouche-in": "10d0185a",
      "m-church": "f106b97b",
      "m-cloud": "470b25ab",
      "m-cloud-light": "1cb44df3",
      "m-compass-dark": "6202e70d",
      "m-compass-light": "624f4e4e",
      "m-compass-ring": "d66d7c3c",
      "m-crest": "8fda4efe",
      "m-diamond": "1b42249c",
      "m-fibre": "c4d54fcb",
      "m-fibre-light": "74eb81b8",
      "m-frame-in": "5a28efb9",
      "m-frame-out": "a8dada47",
      "m-frames": "569c493f",
      "m-furrows": "4b3dc06e",
      "m-grid": "9b874c77",
      "m-ground": "215a4243",
      "m-hachures": "f2fecb8c",
      "m-ids": "2535debd",
      "m-key-cost": "0e44b6cd",
      "m-key-name": "8c0c1838",
      "m-key-title": "ce01ed74",
      "m-legend": "c114aa05",
      "m-light m-w16": "628cf8a8",
      "m-light m-w24": "a1a500ca",
      "m-light m-w8": "24473ba5",
      "m-map-title": "40ee1766",
      "m-marsh": "07acd17c",
      "m-meadow m-w16": "4d2eeda9",
      "m-meadow m-w24": "2cae95d3",
      "m-meadow m-w32": "288a3d80",
      "m-meadow m-w40": "089daf90",
      "m-names": "994373fc",
      "m-north": "ac6d7c94",
      "m-paper": "a51e9ca6",
      "m-patch": "54c003dc",
      "m-reeds": "5b42aed7",
      "m-river": "cc6d060e",
      "m-river-case": "91a39ba6",
      "m-river-glint": "c5788655",
      "m-road": "5a5427dd",
      "m-road-case": "e31b99b5",
      "m-rough": "a1d97f04",
      "m-rule": "2f58eb6c",
      "m-scale-dark": "6db5eb55",
      "m-scale-light": "13b9e802",
      "m-scale-text": "27587ac4",
      "m-shade m-w16": "a2ca3a04",
      "m-shade m-w24": "c3a8aab2",
      "m-shade m-w32": "ecb5ea8e",
      "m-shade m-w8": "f6da562d",
      "m-stones": "f17f46c5",
      "m-stream": "870a8d16",
      "m-stream-case": "7245133a",
      "m-subtitle": "d0d32c25",
      "m-title": "ac7b3947",
      "m-town": "7dee0885",
      "m-track": "0ae7de54",
      "m-trail": "2af8f128",
      "m-trail-case": "dffa0d91",
      "m-tree": "6e539d50",
      "m-tree-shade": "a3829307",
      "m-tufts": "88c16ea7",
      "m-turn m-turn-day": "9bd2186b",
      "m-turn m-turn-night": "552c2c73",
      "m-turn-kind m-on-day": "77c15351",
      "m-turn-kind m-on-night": "9d475ef3",
      "m-turn-number m-on-day": "c98c5afd",
      "m-turn-number m-on-night": "872bf45e",
      "m-wood": "a9f4f790",
      "m-wood-edge": "7e7b06dc",
      "m-wood-shade": "ed6cabac",
    }
  `);
});

function country(): Plan {
  const at: [string, number, number, string[]][] = [
    ['A', 100, 100, ['B', 'D']], ['B', 260, 120, ['A', 'C', 'E']], ['C', 420, 90, ['B']],
    ['D', 90, 280, ['A', 'E']], ['E', 270, 300, ['B', 'D']],
  ];
  const areas = at.map(([id, x, y, to], i) => ({
    id, name: `Town ${id}`, x, y, region: i < 3 ? 'north' : 'south',
    traits: i % 2 ? ['wooded'] : ['citadel'],
    exits: Object.fromEntries(to.map((other) => [other, [id, other].sort().join('-')])),
  }));
  const links = [['A', 'B'], ['A', 'D'], ['B', 'C'], ['B', 'E'], ['D', 'E']].map(([a, b], i) => ({
    id: `${a}-${b}`, ends: [a!, b!] as [string, string], ...(i % 3 === 1 || i === 3 ? { over: 'Saale' } : {}),
  }));
  return planOf({ areas, links, country: [{ is: 'border', name: '', size: 1, at: [120, 200, 260, 190, 420, 230] }] });
}

test('a country is drawn as it was', () => {
  const parts = countryOf(country(), sheet);
  expect(sums(parts.map((part) => part()).join(''))).toMatchInlineSnapshot(`
    {
      "c-bank c-w3": "1c4447eb",
      "c-border": "8f309a3c",
      "c-border-band": "1a917a5d",
      "c-citadel": "15472786",
      "c-glint c-w3": "ecf36ac5",
      "c-legend": "872edeba",
      "c-n": "ec41ae86",
      "c-north": "1034fb48",
      "c-river c-w3": "cd503016",
      "c-road": "674d0abc",
      "c-road-case": "698f7e27",
      "c-scale": "3766b722",
      "c-table": "7947ef6e",
      "c-title": "1389c23f",
      "c-water c-n3": "9819c481",
      "c-worth": "6377f1b4",
      "c-year": "3b635746",
      "m-blocks": "e61e7271",
      "m-cloud": "77150c28",
      "m-cloud-light": "1db32227",
      "m-fibre": "8b8eb56e",
      "m-fibre-light": "b3d1477b",
      "m-frame-in": "90c75832",
      "m-frame-out": "86f9094e",
      "m-ground": "c453624a",
      "m-paper": "deddb2e1",
      "m-patch": "4fb2f760",
      "m-tree": "98c12acd",
      "m-wood": "bcc93b89",
      "r-axis": "7329a45a",
      "r-axis-head": "be7d7b85",
      "r-axis-line": "0b654ac2",
      "r-bridge gone": "40da702f",
      "r-deck": "b92d4f06",
      "r-gone": "de202e48",
      "r-rails": "b919e46c",
    }
  `);
});

test('arrows are drawn as they were', () => {
  const sheet = layout(sampleBook());
  const places = { r1: '0303', r2: '0403', b1: '0304', b2: '0501', b3: '0203', b4: '0403' };
  expect([
    drawArrow(sheet, { from: '0301', to: '0303' }),
    drawArrow(sheet, { from: '0301', via: ['0302'], to: '0403', kind: 'retreat' }),
    drawAttack(sheet, places, { from: ['r1', 'r2'], to: ['b1', 'b2'] }),
    drawAttack(sheet, places, { from: ['r1'], to: ['b2', 'b1'], label: '1-1' }),
    drawAttack(sheet, places, { from: ['r1'], to: ['b3', 'b4'] }),
  ].map((one) => sum(JSON.stringify(one)))).toMatchInlineSnapshot(`
    [
      "09a98e17",
      "b5624951",
      "1b27ad87",
      "2308d877",
      "088a2965",
    ]
  `);
  const plan = country();
  expect([
    axisOf(plan, 'A', 'A-B', 0), axisOf(plan, 'A', 'A-B', 1), axisOf(plan, 'B', 'A-B', 0),
    arrowOf(plan, 'A', 'B'), arrowOf(plan, 'B', 'A'), arrowOf(plan, 'A', 'E'),
  ].map((one) => sum(JSON.stringify(one)))).toMatchInlineSnapshot(`
    [
      "59c863fb",
      "88b902f4",
      "53cd63a4",
      "c962df45",
      "e2731152",
      "f8636741",
    ]
  `);
});
