/* Roads and trails: a net through hex centres; and the bridges they cross. */
import { R, between, num, sideMiddle, step, corner } from './geometry';
import { Ink } from './ink';
import { hexsides } from './rivers';
import { type PlacedHex, type Sheet } from './layout';
import { swing } from './noise';
import { smooth, strandsOf, type Link } from './strands';
import type { Point } from './types';

const ROADS = ['road', 'trail'] as const;
type Road = (typeof ROADS)[number];

/** A road keeps near the centre of its hex, but not so that it looks ruled. */
function roadNode(h: PlacedHex): Point {
  const [x, y] = [Math.round(h.at.x), Math.round(h.at.y)];
  return { x: h.at.x + swing(x, y, 21) * 0.09 * R, y: h.at.y + swing(x, y, 22) * 0.09 * R };
}

/** Where a road crosses side d: near its middle, whichever hex asks. */
function crossing(h: PlacedHex, d: number): Point {
  const m = sideMiddle(d, h.map.pointed);
  const mid = { x: h.at.x + m.x, y: h.at.y + m.y };
  const a = corner(d, h.map.pointed);
  const b = corner(d + 1, h.map.pointed);
  const flip = d >= 3 ? -1 : 1;
  const by = swing(Math.round(mid.x), Math.round(mid.y), 23) * 0.12 * flip;
  return { x: mid.x + (b.x - a.x) * by, y: mid.y + (b.y - a.y) * by };
}

function roadKind(kinds: string[]): Road {
  return kinds.includes('road') ? 'road' : 'trail';
}

/** Roads that leave the map run on out of it. */
function offMap(sheet: Sheet): Link[] {
  const out: Link[] = [];
  for (const h of sheet.hexes.values()) {
    for (const d of h.hex.roads_off ?? []) {
      const [dx, dy] = step(d, h.map.pointed);
      const len = Math.hypot(dx * 1.5, dy * 0.866) || 1;
      const m = crossing(h, d);
      const way = { x: (dx * 1.5) / len, y: (-dy * 0.866) / len };
      const b = { x: m.x + way.x * R * 1.5, y: m.y + way.y * R * 1.5 };
      out.push({ kind: 'road', a: roadNode(h), b, bends: [m] });
    }
  }
  return out;
}

/** Each kind of road on a sheet. */
export function roads(sheet: Sheet): Record<Road, Ink> {
  const links: Link[] = [];
  for (const { hex, d, other, kinds } of hexsides(sheet, ROADS)) {
    if (!other) continue;
    const bends = [crossing(hex, d)];
    links.push({ kind: roadKind(kinds), a: roadNode(hex), b: roadNode(other), bends });
  }
  const out = { road: new Ink(), trail: new Ink() };
  for (const s of strandsOf([...links, ...offMap(sheet)])) {
    out[s.kind as Road].add(s.points[0]!.x, s.points[0]!.y, smooth(s.points, s.closed));
  }
  return out;
}

/** The map sign of a bridge: two rails along the road, splayed at both ends. */
function bridgeSign(at: Point, turn: number): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const p = (x: number, y: number) =>
    `${num(at.x + x * cos - y * sin)} ${num(at.y + x * sin + y * cos)}`;
  return [-1, 1]
    .map((s) => `M${p(-11, s * 9)}L${p(-7, s * 5)}L${p(7, s * 5)}L${p(11, s * 9)}`)
    .join('');
}

export function bridges(sheet: Sheet): string {
  return hexsides(sheet, ['bridge'])
    .map(({ hex, d, other }) => {
      const m = crossing(hex, d);
      const from = between(roadNode(hex), m, 0.4);
      const to = other ? between(roadNode(other), m, 0.4) : m;
      return bridgeSign(m, Math.atan2(to.y - from.y, to.x - from.x));
    })
    .join('');
}

/** The hexsides of a hex that a road leaves by, for what must keep off the road. */
export function roadWays(h: PlacedHex): number[] {
  const ways = Object.entries(h.hex.sides ?? {})
    .filter(([, kinds]) => kinds.some((k) => (ROADS as readonly string[]).includes(k)))
    .map(([d]) => Number(d));
  return [...ways, ...(h.hex.roads_off ?? [])];
}
