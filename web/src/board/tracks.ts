/*
 * Tracks from map to map.  A track lies between the first two maps, beside the hexes it touches;
 * each way through it is a column of boxes that runs away from the map it is entered from.
 */
import { R, centreOf } from './geometry';
import type { PlacedMap, Sheet } from './layout';
import type { BoardBook, BookBox, Rect } from './types';

const TRACK_EDGE = 40;

/** The boxes of one track in the order they are passed, chain by chain. */
function chains(boxes: BookBox[]): BookBox[][] {
  const byId = new Map(boxes.map((b) => [b.id, b]));
  const follows = new Set(boxes.flatMap((b) => (b.next ?? []).filter((n) => byId.has(n))));
  const out: BookBox[][] = [];
  for (const head of boxes.filter((b) => !follows.has(b.id))) {
    const chain: BookBox[] = [];
    for (let b: BookBox | undefined = head; b && !chain.includes(b);) {
      chain.push(b);
      b = (b.next ?? []).map((n) => byId.get(n)).find((n) => n !== undefined);
    }
    out.push(chain);
  }
  return out;
}

/** A chain runs up when it is entered from the map below it. */
function runsUp(chain: BookBox[], below: PlacedMap, above: PlacedMap, index: number): boolean {
  const hex = chain[0]?.hexes?.[0];
  const has = (m: PlacedMap) => hex !== undefined && m.map.hexes.some((h) => h.id === hex);
  if (has(below) !== has(above)) return has(below);
  const id = `-${chain[0]?.id ?? ''}-`;
  const names = (m: PlacedMap) => id.includes(`-${m.map.id}-`);
  if (names(below) !== names(above)) return names(below);
  return index % 2 === 0;
}

/** From where to where along the maps the hexes of a track lie; null when the book does not say. */
function extent(boxes: BookBox[], maps: PlacedMap[]): [number, number] | null {
  const ids = new Set(boxes.flatMap((b) => b.hexes ?? []));
  const xs = maps.flatMap((m) =>
    m.map.hexes
      .filter((h) => ids.has(h.id))
      .map((h) => centreOf(h.x, h.y, m.pointed).x + m.origin.x),
  );
  return xs.length ? [Math.min(...xs) - R * 0.75, Math.max(...xs) + R * 0.75] : null;
}

/** Where each track lies from left to right: by its hexes, or in equal parts. */
function lanes(
  tracks: BookBox[][],
  maps: PlacedMap[],
): { boxes: BookBox[]; x: number; w: number }[] {
  const x0 = Math.max(...maps.map((m) => m.rect.x));
  const w = (Math.min(...maps.map((m) => m.rect.x + m.rect.w)) - x0) / tracks.length;
  return tracks.map((boxes, i) => {
    const e = extent(boxes, maps);
    const part = e ? { x: e[0], w: e[1] - e[0] } : { x: x0 + i * w, w };
    return { boxes, x: part.x + 8, w: part.w - 16 };
  });
}

/** Put the boxes of every track between the first two maps. */
export function placeTracks(book: BoardBook, sheet: Sheet): void {
  const [below, above] = sheet.maps;
  const boxes = (book.boxes ?? []).filter((b) => b.track !== undefined);
  if (!below || !above || boxes.length === 0) return;
  const y = above.rect.y + above.rect.h + TRACK_EDGE;
  const h = below.rect.y - TRACK_EDGE - y;
  const names = [...new Set(boxes.map((b) => b.track!))];
  const tracks = names.map((n) => boxes.filter((b) => b.track === n));
  for (const lane of lanes(tracks, [below, above])) {
    const rect = { x: lane.x, y, w: lane.w, h };
    sheet.tracks.push({ name: lane.boxes[0]!.track!, rect });
    placeChains(chains(lane.boxes), rect, sheet);
  }
}

function placeChains(all: BookBox[][], rect: Rect, sheet: Sheet): void {
  const [below, above] = sheet.maps;
  const pad = 14;
  const head = 22;
  const w = (rect.w - pad * (all.length + 1)) / all.length;
  all.forEach((chain, c) => {
    const up = runsUp(chain, below!, above!, c);
    const h = (rect.h - head - 8 * chain.length) / chain.length;
    chain.forEach((box, i) => {
      const line = up ? chain.length - 1 - i : i;
      sheet.boxes.set(box.id, {
        box,
        rect: { x: rect.x + pad + c * (w + pad), y: rect.y + head + line * (h + 8), w, h },
        number: i + 1,
        up,
        last: i === chain.length - 1,
      });
    });
  });
}
