/*
 * A map with a country, from the bottom up.  The ground's shade is a picture, all else is ink; what can be seen from
 * a distance only, or from near only, knows so (`band`), and nothing changes while the sheet moves.
 */
import './country.css';
import { num } from '../geometry';
import { grid } from '../ground';
import { Ink, esc, path } from '../ink';
import { inRect, type PlacedHex, type PlacedMap, type Sheet } from '../layout';
import { once, oncePart, type Part } from '../parts';
import { ink as inkOf } from '../rivers';
import { bridges } from '../roads';
import { base, boxesOf, frames, group, grown, outside, paper, type SheetWords } from '../sheet';
import { smooth } from '../strands';
import { fine, squaresOf, tiled } from '../tiles';
import type { BoardBook, Point } from '../types';
import { crown, furrows, tufts } from '../woods';
import { fieldOf, heightsOfHexes, type Field } from './heights';
import { keyParts } from './key';
import { LEVELS, type Band } from './levels';
import { lightOf } from './light';
import { coursesOf, namesAt, weightsOf, type Names } from './names';
import { coursesIn, hasWoods, roadsIn, woodedIn, woodsIn } from './nets';
import { GAP } from './shading';
import { numerals } from './numerals';
import { browsOf } from './slopes';
import { placeOf } from './towns';
import { treesOf } from './woods';

const FROM_AFAR: Band = [0, 0.24];
const NEARER: Band = [0.24, Infinity];
const STIPPLED: Band = [0, 0.42];

const within = (band: Band, part: Part): Part => Object.assign(part, { band });

function woodParts(sheet: Sheet): Part[] {
  const cover = (): string => {
    const all = woodsIn(sheet);
    const ink = (cls: string): string => {
      const out = new Ink();
      for (const { d, at } of all) out.add(at.x, at.y, d);
      return out.tags(cls);
    };
    return ink('m-wood-shade') + ink('m-wood-edge') + ink('m-wood');
  };
  /** From afar crowns cannot be told: a pattern of larger ones stands for them. */
  const stipple = (): string => `<pattern id="c-crowns" width="44" height="38" patternUnits="userSpaceOnUse">` +
    path('m-stipple', [[11, 12], [33, 10], [22, 30], [2, 31], [46, 31]].map(([x, y]) => `M${x} ${y}${crown(6.5)}`).join('')) +
    `</pattern><path class="m-stippled" d="${woodsIn(sheet).map(({ d }) => d).join('')}"/>`;
  const some = [...sheet.hexes.values()].filter(hasWoods);
  return [() => (woodsIn(sheet), ''), cover, within(STIPPLED, stipple), ...fine(sheet, tiled(sheet, some, (own) => {
    const { crowns, shades: shade } = treesOf(own, woodedIn(sheet));
    return shade.tags('m-tree-shade') + crowns.tags('m-tree');
  }))];
}

/** The names on curves are set along paths of their own. */
function written(names: Names, key: string): string {
  const straight = names.straight.map(({ text, cls, size, at }) =>
    `<text class="${cls}" font-size="${num(size)}" x="${num(at.x)}" y="${num(at.y)}">${esc(text)}</text>`);
  const curved = names.curved.map(({ text, cls, size, way, dy }, i) =>
    `<path id="${key}-${i}" class="n-way" d="${smooth(way.length > 3 ? way.filter((_, k) => k % 3 === 0 || k === way.length - 1) : way, false)}"/>` +
    `<text class="${cls}" font-size="${num(size)}" dy="${num(dy)}"><textPath href="#${key}-${i}" startOffset="50%">${esc(text)}</textPath></text>`);
  return group('m-written', curved.join('') + straight.join(''));
}

function places(m: PlacedMap): { below: string; above: string } {
  const weight = weightsOf(m);
  const [patch, hill, blocks, church, walls, keeps] = [new Ink(), new Ink(), new Ink(), new Ink(), new Ink(), new Ink()];
  for (const h of m.hexes) {
    if (h.terrain === m.map.default) continue;
    const sign = placeOf(h, weight(h));
    const at = (ink: Ink, d: string): void => ink.add(h.at.x, h.at.y, d);
    const isChateau = h.terrain === 'chateau';
    at(isChateau ? hill : patch, sign.patch);
    at(isChateau ? keeps : blocks, sign.blocks);
    at(church, sign.church);
    at(walls, sign.walls);
  }
  return {
    below: hill.tags('m-hill') + walls.tags('m-walls') + patch.tags('m-patch'),
    above: blocks.tags('m-blocks') + keeps.tags('m-keep') + church.tags('m-church'),
  };
}

/** From afar a town is a dot, so that its name has something to stand by. */
function dots(m: PlacedMap): Part[] {
  const weight = weightsOf(m);
  return LEVELS.filter(({ band }) => band[1] <= FROM_AFAR[1]).map(({ band, towns, unit }) => within(band, () =>
    m.hexes.filter((h) => weight(h) >= towns).map((h) =>
      `<circle class="m-dot" cx="${num(h.at.x)}" cy="${num(h.at.y)}" r="${num((weight(h) > 2 ? 3.2 : 2.4) * unit)}"/>`).join('')));
}

function roadParts(sheet: Sheet): Part[] {
  const ways = (): ReturnType<typeof roadsIn> => roadsIn(sheet);
  return [
    within(NEARER, () => ways().trail.tags('m-trail-case') + ways().trail.tags('m-trail') + ways().road.tags('m-road-case') + ways().road.tags('m-road')),
    within(FROM_AFAR, () => ways().trail.tags('m-track-afar') + ways().road.tags('m-road-afar')),
  ];
}

function fields(sheet: Sheet, m: PlacedMap): Part[] {
  const open = m.hexes.filter((h) => h.terrain === m.map.default && !hasWoods(h));
  const isTown = (h: PlacedHex): boolean => h.terrain !== m.map.default;
  return fine(sheet, [
    ...tiled(sheet, open, (own) => furrows(own, isTown).tags('m-furrows')),
    ...tiled(sheet, open, (own) => tufts(own).tags('m-tufts')),
  ]);
}

/** Slopes by squares. */
function slopeParts(sheet: Sheet, m: PlacedMap): Part[] {
  const squares = squaresOf(sheet, grown(m.rect, 25));
  const squareOf = (p: Point): number => squares.findIndex((r) => inRect(r, p));
  const all = once(() => browsOf(sheet, lightOf(m).field(), squareOf));
  return [() => '', ...fine(sheet, squares.map((at, i): Part => Object.assign(() => {
    const brow = all().get(i);
    return brow ? brow.hachures.tags('m-hachures') + brow.crest.tags('m-crest') : '';
  }, { at: grown(at, 30) })))];
}

const waterTags = (sheet: Sheet): string => {
  const { stream, river } = inkOf(coursesIn(sheet));
  return stream.tags('m-stream-case') + river.tags('m-river-case') + stream.tags('m-stream') + river.tags('m-river') + river.tags('m-river-glint');
};

/** Ground, woods, water, roads and places of a sheet; what the samples of the key are drawn by, too. */
function land(sheet: Sheet): Part[] {
  const light = sheet.maps.map(lightOf);
  const town = once(() => sheet.maps.map(places));
  return [
    ...light.flatMap(({ steps }) => steps.map((step): Part => () => (step(), ''))),
    ...sheet.maps.flatMap((m) => fields(sheet, m)),
    ...woodParts(sheet),
    ...light.map(({ picture }): Part => picture),
    ...sheet.maps.slice(0, 1).flatMap((m) => slopeParts(sheet, m)),
    () => (coursesIn(sheet), ''),
    () => waterTags(sheet),
    ...tiled(sheet, [...sheet.hexes.values()], (hexes) => grid(hexes).tags('m-grid')).map((part) => within(NEARER, part)),
    ...roadParts(sheet),
    within(NEARER, () => path('m-bridge', bridges(sheet))),
    () => town().map(({ below, above }) => below + above).join(''),
  ];
}

/** A few hexes as the key shows them, without their light. */
const sample = (sheet: Sheet): string => [
  ...woodParts(sheet).filter((part) => !part.band).map((part) => part()),
  ...[...browsOf(sheet, flat(sheet), () => 0).values()].map((brow) => brow.hachures.tags('m-hachures')), waterTags(sheet),
  grid(sheet.hexes.values()).tags('m-grid'), roadParts(sheet)[0]!(), path('m-bridge', bridges(sheet)),
  sheet.maps.map(places).map(({ below, above }) => below + above).join(''),
].join('');

/** The ground of the samples: what they need of it is which side of a slope is the higher. */
function flat(sheet: Sheet): Field {
  const m = sheet.maps[0]!;
  return fieldOf(m, heightsOfHexes(m), grown(m.rect, 10), GAP);
}

function nameParts(sheet: Sheet): Part[] {
  const ways = once(() => coursesOf(coursesIn(sheet)));
  return sheet.maps.flatMap((m, i) => LEVELS.map((level, k) =>
    within(level.band, () => written(namesAt(m, ways(), level), `n${i}-${k}`))));
}

function draw(book: BoardBook, sheet: Sheet, words: SheetWords): Part[] {
  const parts: Part[] = [
    () => sheet.maps.map(base).join(''),
    ...land(sheet),
    () => path('m-paper', paper(sheet)) + boxesOf(sheet),
    ...sheet.maps.flatMap((m) => fine(sheet, tiled(sheet, m.hexes, (hexes) => group('m-ids', numerals(hexes))))),
    () => sheet.maps.map(outside).join(''),
    ...sheet.maps.flatMap(dots),
    ...nameParts(sheet),
    () => frames(sheet),
    ...keyParts(book, sheet, words, sample).map((part) => () => group('m-legend', part())),
  ];
  return parts.map(oncePart);
}

const drawn = new WeakMap<Sheet, Part[]>();

/** The parts of a sheet; made once and kept as long as it is. */
export function partsOf(book: BoardBook, sheet: Sheet, words: SheetWords): Part[] {
  const have = drawn.get(sheet) ?? draw(book, sheet, words);
  drawn.set(sheet, have);
  return have;
}
