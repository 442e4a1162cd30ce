/*
 * The ground: terrain, relief, water, roads and towns of all maps of a sheet, from the bottom up.
 * The samples of the key are drawn by it too.
 */
import { num } from './geometry';
import { Ink, path } from './ink';
import { across, hexCorner, type PlacedHex, type Sheet } from './layout';
import { outline } from './outlines';
import { once, type Part } from './parts';
import { waters } from './rivers';
import { bridges, roads } from './roads';
import { slopes } from './slopes';
import { town } from './towns';
import { fine, tiled, woodsOf } from './tiles';
import { furrows, reeds, stones, trees, tufts } from './woods';

/** Every hexside once. */
export function grid(hexes: Iterable<PlacedHex>): Ink {
  const ink = new Ink();
  for (const h of hexes) {
    let d = '';
    for (let k = 0; k < 6; k++) {
      if (k >= 3 && across(h, k)) continue;
      const a = hexCorner(h, k).p;
      const b = hexCorner(h, (k + 1) % 6).p;
      d += `M${num(a.x)} ${num(a.y)}L${num(b.x)} ${num(b.y)}`;
    }
    ink.add(h.at.x, h.at.y, d);
  }
  return ink;
}

function byTerrain(sheet: Sheet): Map<string, PlacedHex[]> {
  const out = new Map<string, PlacedHex[]>();
  for (const h of sheet.hexes.values()) {
    const list = out.get(h.terrain);
    if (list) list.push(h);
    else out.set(h.terrain, [h]);
  }
  return out;
}

/** What covers the ground, and what stands on it. */
function terrainLayer(sheet: Sheet, terrain: string, hexes: PlacedHex[], bleed: number): Part[] {
  const cover = (...classes: string[]): Part[] => woodsOf(sheet, hexes).map(({ hexes: own, at }) => {
    const draw = (): string => {
      const soft = outline(own, { inset: 1, waver: 6, bleed, seed: 5 });
      return classes.map((cls) => soft.map((d) => path(cls, d)).join('')).join('');
    };
    return at ? Object.assign(draw, { at }) : draw;
  });
  const signs = (draw: (hexes: PlacedHex[]) => string): Part[] => fine(sheet, tiled(sheet, hexes, draw));
  switch (terrain) {
    case 'forest':
      return [...cover('m-wood-shade', 'm-wood-edge', 'm-wood'), ...signs((own) => {
        const { crowns, shades } = trees(own);
        return shades.tags('m-tree-shade') + crowns.tags('m-tree');
      })];
    case 'marsh':
      return [...cover('m-marsh'), ...signs((own) => reeds(own).tags('m-reeds'))];
    case 'rough':
      return [...cover('m-rough'), ...signs((own) => stones(own).tags('m-stones'))];
    default:
      return cover('m-other');
  }
}

function ground(sheet: Sheet, bleed: number): Part[] {
  const terrains = byTerrain(sheet);
  const towns = terrains.get('town') ?? [];
  const open = sheet.maps.map((m) =>
    m.hexes.filter((h) => h.terrain === (m.map.default ?? 'clear')));
  const layers = [...terrains].filter(([terrain, hexes]) =>
    terrain !== 'town' && !hexes.some((h) => terrain === h.map.map.default));
  return [
    ...open.flatMap((hexes) => fine(sheet, tiled(sheet, hexes, (own) =>
      furrows(own, (h) => h.terrain === 'town').tags('m-furrows')))),
    ...open.flatMap((hexes) => fine(sheet, tiled(sheet, hexes, (own) => tufts(own).tags('m-tufts')))),
    ...layers.flatMap(([terrain, hexes]) => terrainLayer(sheet, terrain, hexes, bleed)),
    () => towns.map((h) => path('m-patch', town(h).patch)).join(''),
  ];
}

function relief(sheet: Sheet): { under: string; over: string } {
  const s = slopes(sheet);
  const under =
    [32, 24, 16, 8].map((w) => s.shade.tags(`m-shade m-w${w}`)).join('') +
    [24, 16, 8].map((w) => s.light.tags(`m-light m-w${w}`)).join('');
  return { under, over: s.hachures.tags('m-hachures') + s.crest.tags('m-crest') };
}

function waterLayer(sheet: Sheet): { under: string; over: string } {
  const { stream, river } = waters(sheet);
  return {
    under: [40, 32, 24, 16]
      .map((w) => stream.tags(`m-meadow m-w${w}`) + river.tags(`m-meadow m-w${w}`))
      .join(''),
    over:
      stream.tags('m-stream-case') +
      river.tags('m-river-case') +
      stream.tags('m-stream') +
      river.tags('m-river') +
      river.tags('m-river-glint'),
  };
}

function townLayer(sheet: Sheet): string {
  const blocks = new Ink();
  const churches = new Ink();
  for (const h of sheet.hexes.values()) {
    if (h.terrain !== 'town') continue;
    const t = town(h);
    blocks.add(h.at.x, h.at.y, t.blocks);
    churches.add(h.at.x, h.at.y, t.church);
  }
  return blocks.tags('m-blocks') + churches.tags('m-church');
}

function heights(sheet: Sheet): string {
  let d = '';
  for (const h of sheet.hexes.values()) {
    if (!h.hex.name || h.terrain === 'town') continue;
    d += `M${num(h.at.x)} ${num(h.at.y - 4)}l4 7h-8Z`;
  }
  return path('m-height', d);
}

function roadLayer(sheet: Sheet): string {
  const ways = roads(sheet);
  return (
    ways.trail.tags('m-trail-case') +
    ways.trail.tags('m-trail') +
    ways.road.tags('m-road-case') +
    ways.road.tags('m-road')
  );
}

/** The layers from the bottom up. */
export function groundParts(sheet: Sheet, bleed = 12): Part[] {
  const water = once(() => waterLayer(sheet));
  const hills = once(() => relief(sheet));
  return [
    () => water().under,
    () => hills().under,
    ...ground(sheet, bleed),
    ...fine(sheet, [() => hills().over]),
    () => water().over,
    ...tiled(sheet, [...sheet.hexes.values()], (hexes) => grid(hexes).tags('m-grid')),
    () => roadLayer(sheet),
    () => path('m-bridge', bridges(sheet)),
    () => townLayer(sheet) + heights(sheet),
  ];
}

/** Hexes of one map, drawn without its frame, as the samples of the key are. */
export const drawGround = (sheet: Sheet, bleed?: number): string =>
  groundParts(sheet, bleed).map((part) => part()).join('');
