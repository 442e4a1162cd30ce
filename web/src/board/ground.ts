/*
 * The ground: terrain, relief, water, roads and towns of all maps of a sheet, from the bottom up.
 * The samples of the key are drawn by it too.
 */
import { num } from './geometry';
import { Ink, path } from './ink';
import { across, hexCorner, type PlacedHex, type Sheet } from './layout';
import { outline } from './outlines';
import { waters } from './rivers';
import { bridges, roads } from './roads';
import { slopes } from './slopes';
import { town } from './towns';
import { furrows, reeds, stones, trees, tufts } from './woods';

/** Every hexside once. */
function grid(sheet: Sheet): Ink {
  const ink = new Ink();
  for (const h of sheet.hexes.values()) {
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

function terrainLayer(terrain: string, hexes: PlacedHex[], bleed: number): string {
  const soft = outline(hexes, { inset: 1, waver: 6, bleed, seed: 5 });
  const tags = (cls: string) => soft.map((d) => path(cls, d)).join('');
  if (terrain === 'forest') {
    const t = trees(hexes);
    return (
      tags('m-wood-shade') +
      tags('m-wood-edge') +
      tags('m-wood') +
      t.shades.tags('m-tree-shade') +
      t.crowns.tags('m-tree')
    );
  }
  if (terrain === 'marsh') return tags('m-marsh') + reeds(hexes).tags('m-reeds');
  if (terrain === 'rough') return tags('m-rough') + stones(hexes).tags('m-stones');
  return tags('m-other');
}

function ground(sheet: Sheet, bleed: number): string {
  const terrains = byTerrain(sheet);
  const towns = terrains.get('town') ?? [];
  const open: PlacedHex[] = [];
  for (const m of sheet.maps) {
    open.push(...m.hexes.filter((h) => h.terrain === (m.map.default ?? 'clear')));
  }
  let s =
    furrows(open, (h) => h.terrain === 'town').tags('m-furrows') + tufts(open).tags('m-tufts');
  for (const [terrain, hexes] of terrains) {
    if (terrain === 'town' || hexes.some((h) => terrain === h.map.map.default)) continue;
    s += terrainLayer(terrain, hexes, bleed);
  }
  return s + towns.map((h) => path('m-patch', town(h).patch)).join('');
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

/** Hexes of one map, drawn without its frame: the map itself, and the samples of the key. */
export function drawGround(sheet: Sheet, bleed = 12): string {
  const water = waterLayer(sheet);
  const hills = relief(sheet);
  const ways = roads(sheet);
  return (
    water.under +
    hills.under +
    ground(sheet, bleed) +
    hills.over +
    water.over +
    grid(sheet).tags('m-grid') +
    ways.trail.tags('m-trail-case') +
    ways.trail.tags('m-trail') +
    ways.road.tags('m-road-case') +
    ways.road.tags('m-road') +
    path('m-bridge', bridges(sheet)) +
    townLayer(sheet) +
    heights(sheet)
  );
}
