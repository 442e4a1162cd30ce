/* make.mjs - makes the areas and the country of data/age-of-napoleon/map.yaml, and checks them.
 *
 * Borders drawn by hand cut Natural Earth's land into areas; what is left over is land outside.  Areas are then
 * made coarser together, so that two neighbours keep the same border, and rounded to whole units of the sheet.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import clipping from 'polygon-clipping';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import { feature } from 'topojson-client';
import { lakeRings, landRings, linesOf, pointOf, project, rivers, rowsOf } from './geography.mjs';

const FRAME = { left: -16, top: -16, right: 1016, bottom: 764 };
/** Points that make a triangle smaller than this with their neighbours, in square units, are left out;
 *  and so are islands that are smaller. */
const [COARSE, COARSE_OUTSIDE] = [2.2, 6];
const [ISLAND, ISLAND_OUTSIDE] = [14, 40];
/** Linked, and no land touches: one crosses the sound. */
const FERRIES = new Set(['Danmark-Sverige']);
const OUTSIDE = 'outside';

/* --- borders ---------------------------------------------------------------------- */

const byName = rivers();
const far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The part of a river between the points of it that are nearest to two others. */
function along(name, from, to) {
  const { points } = byName.get(name);
  const nearest = (p) => points.reduce((best, q, i) => (far(q, p) < far(points[best], p) ? i : best), 0);
  const [a, b] = [nearest(from), nearest(to)];
  return a <= b ? points.slice(a, b + 1) : points.slice(b, a + 1).reverse();
}

/** A bent line through points drawn by hand (Catmull and Rom), with points about every tenth of a degree. */
function curve(points) {
  const out = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [points[i - 1] ?? points[i], points[i], points[i + 1], points[i + 2] ?? points[i + 1]];
    const steps = Math.max(1, Math.ceil(far(b, c) / 0.12));
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      out.push([0, 1].map((j) => 0.5 * (2 * b[j] + (c[j] - a[j]) * t + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
        (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t ** 3)));
    }
  }
  return [...out, points.at(-1)];
}

const corners = new Map();
for (const [, name, at] of linesOf('borders.txt').join(' ').matchAll(/@(\w+)=(\S+)/g)) corners.set(name, pointOf(at));
const cornerOf = (word) => {
  const name = word.slice(1).replace(/=.*/, '');
  if (!corners.has(name)) throw new Error(`no corner ${word}`);
  return { name, at: corners.get(name) };
};

/** One border: the areas beside it, the corners at its ends, its course. */
function borderOf(line) {
  const [areas, course] = line.split(': ');
  const words = course.trim().split(/\s+/);
  const place = (word) => (word[0] === '@' ? cornerOf(word).at : pointOf(word));
  const parts = [[]];
  for (const [i, word] of words.entries())
    if (word[0] !== '~') parts.at(-1).push(place(word));
    else parts.push(along(word.slice(1), place(words[i - 1]), place(words[i + 1])), []);
  // What follows a river keeps its course; the rest is bent.
  const whole = parts.flatMap((part, i) => (i % 2 || areas.endsWith('-') ? part : curve([...(i ? [parts[i - 1].at(-1)] : []), ...part,
    ...(parts[i + 1] ? [parts[i + 1][0]] : [])])));
  const points = whole.filter((p, i) => i === 0 || far(p, whole[i - 1]) > 1e-9).map(project);
  return { areas: areas.split(' '), ends: [cornerOf(words[0]).name, cornerOf(words.at(-1)).name], points };
}

const borders = linesOf('borders.txt').map(borderOf);

/** The closed course around an area: its borders one after another. */
function ringAround(area) {
  const left = borders.filter(({ areas }) => areas.includes(area));
  const first = left.shift();
  const ring = [...first.points];
  let at = first.ends[1];
  while (left.length > 0) {
    const i = left.findIndex(({ ends }) => ends.includes(at));
    if (i < 0) throw new Error(`${area} is not closed at ${at}`);
    const [{ ends, points }] = left.splice(i, 1);
    const turned = ends[0] !== at;
    ring.push(...(turned ? [...points].reverse() : points).slice(1));
    at = turned ? ends[0] : ends[1];
  }
  if (at !== first.ends[0]) throw new Error(`${area} is not closed at ${at}`);
  return ring;
}

/* --- land cut into areas -------------------------------------------------------------- */

const snap = (geometry) => geometry.map((polygon) => polygon.map((ring) => ring.map((p) => p.map((v) => Math.round(v * 100) / 100))));
const { left, top, right, bottom } = FRAME;
const frame = [[[[left, top], [right, top], [right, bottom], [left, bottom], [left, top]]]];

function europe() {
  const near = landRings().filter(([ring]) => ring.some(([lon, lat]) => lon > -25 && lon < 65 && lat > 25 && lat < 72));
  const cut = [[[[-26, 27], [66, 27], [66, 71.5], [-26, 71.5], [-26, 27]]]];
  const fine = (ring) => ring.flatMap((p, i) => {
    const q = ring[(i + 1) % ring.length];
    const steps = Math.max(1, Math.ceil(far(p, q) / 2));
    return Array.from({ length: steps }, (_, k) => [p[0] + ((q[0] - p[0]) * k) / steps, p[1] + ((q[1] - p[1]) * k) / steps]);
  });
  const land = clipping.intersection(near, cut);
  return clipping.intersection(snap(land.map((polygon) => polygon.map((ring) => fine(ring).map(project)))), frame);
}

const rows = rowsOf('areas.txt').map(([id, name, region, traits, grade, at]) =>
  ({ id, name, region, traits: traits === '-' ? '' : traits, grade, at: project(pointOf(at)).map(Math.round) }));

function cutLand() {
  const land = europe();
  const shapes = new Map(rows.map(({ id }) => [id, clipping.intersection(snap([[ringAround(id)]]), land)]));
  shapes.set(OUTSIDE, clipping.difference(land, ...shapes.values()));
  return shapes;
}

/** All made coarser together, so that a border is the same from both sides. */
function coarse(shapes) {
  const objects = Object.fromEntries([...shapes].map(([id, geometry]) =>
    [id, { type: 'MultiPolygon', coordinates: snap(geometry) }]));
  const weighed = presimplify(topology(objects));
  const lone = new Set();
  const use = (arcs, visit) => arcs.forEach((arc) => (Array.isArray(arc) ? use(arc, visit) : visit(arc < 0 ? ~arc : arc)));
  const users = new Map();
  for (const [id, object] of Object.entries(weighed.objects))
    use(object.arcs, (arc) => users.set(arc, [...(users.get(arc) ?? []), id]));
  for (const [arc, ids] of users) if (ids.every((id) => id === OUTSIDE)) lone.add(arc);
  weighed.arcs.forEach((arc, i) => lone.has(i) && arc.forEach((p) => (p[2] *= COARSE / COARSE_OUTSIDE)));
  const simple = simplify(weighed, COARSE);
  return new Map([...shapes.keys()].map((id) => [id, feature(simple, simple.objects[id]).geometry.coordinates]));
}

const areaOf = (ring) => ring.reduce((sum, p, i) => {
  const q = ring[(i + 1) % ring.length];
  return sum + p[0] * q[1] - q[0] * p[1];
}, 0) / 2;

/** Whole units, no point twice, no end that repeats the beginning. */
function rounded(ring) {
  const whole = ring.map((p) => p.map(Math.round));
  const out = whole.filter((p, i) => i === 0 || far(p, whole[i - 1]) > 0);
  while (out.length > 1 && far(out[0], out.at(-1)) === 0) out.pop();
  return out;
}

const ringsOf = (geometry, island) => geometry.flatMap((polygon) => polygon.slice(0, 1).map(rounded))
  .filter((ring) => ring.length > 2 && Math.abs(areaOf(ring)) > island)
  .sort((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)));

/* --- checks ----------------------------------------------------------------------------- */

/** How long the common border of any two areas is. */
function touching(outlines) {
  const edges = new Map();
  const common = new Map();
  for (const [id, rings] of outlines)
    for (const ring of rings)
      ring.forEach((p, i) => {
        const q = ring[(i + 1) % ring.length];
        const edge = [p, q].map(String).sort().join(' ');
        for (const other of edges.get(edge) ?? []) {
          const pair = [other, id].sort().join('-');
          common.set(pair, (common.get(pair) ?? 0) + far(p, q));
        }
        edges.set(edge, [...(edges.get(edge) ?? []), id]);
      });
  return common;
}

/** What is linked touches, what is not does not, and every area has its town inside. */
function check(outlines, links) {
  const wrong = [];
  const common = touching([...outlines].filter(([id]) => id !== OUTSIDE));
  const wanted = new Set(links.map(({ id }) => id.split('-').sort().join('-')));
  for (const pair of wanted)
    if (!FERRIES.has(pair) && !((common.get(pair) ?? 0) >= 6)) wrong.push(`${pair} are linked and touch along ${common.get(pair) ?? 0}`);
  for (const [pair, length] of common)
    if (!wanted.has(pair)) wrong.push(`${pair} touch along ${length} and are not linked`);
  for (const { id, at } of rows) {
    const inside = outlines.get(id).some((ring) => ring.reduce((odd, p, i) => {
      const q = ring[(i + 1) % ring.length];
      return (p[1] > at[1]) !== (q[1] > at[1]) && at[0] < ((q[0] - p[0]) * (at[1] - p[1])) / (q[1] - p[1]) + p[0] ? !odd : odd;
    }, false));
    if (!inside) wrong.push(`${id} is drawn outside of its outline`);
  }
  return wrong;
}

/* --- the file ------------------------------------------------------------------------------ */

/** Broken between points where a line is full. */
function wrapped(head, ring, tail) {
  const lines = [head];
  for (const p of ring) {
    const word = p.join(' ');
    const sep = lines.at(-1) === head && lines.length === 1 ? '' : '  ';
    if (lines.at(-1).length + sep.length + word.length > 117) lines.push(`      ${word}`);
    else lines[lines.length - 1] += sep + word;
  }
  lines[lines.length - 1] += tail;
  return lines.join('\n');
}

function areaLines({ id, name, region, traits, grade, at }, rings) {
  const head = `  - {id: ${id}, name: ${name}, at: ${at.join(' ')}, region: ${region}, ` +
    `${traits ? `traits: ${traits}, ` : ''}grade: ${grade},${id === 'Britain' ? ' isolated: true,' : ''}`;
  if (rings.length === 1) return `${head}\n${wrapped('     outline: ', rings[0], '}')}`;
  return `${head}\n     outline: [\n${rings.map((ring, i) => wrapped('      ', ring, i + 1 < rings.length ? ',' : ']}')).join('\n')}`;
}

/** A course with points about every `least` units, within the country that may be given. */
function course(points, least) {
  const all = points.map(project).map((p) => p.map(Math.round));
  const kept = all.filter((p, i) => i === 0 || i === all.length - 1 || far(p, all[i - 1]) > 0)
    .filter(([x, y]) => x > -120 && x < 1120 && y > -120 && y < 900);
  const out = [];
  for (const [i, p] of kept.entries())
    if (i === 0 || i === kept.length - 1 || far(p, out.at(-1)) >= least) out.push(p);
  return out;
}

function featureLine(is, name, size, points) {
  return wrapped(`  - {is: ${is}, name: ${name}, size: ${size}, at: `, points, '}');
}

/** The name of land outside: that of the nearest mark. */
function landName(ring) {
  const away = (p) => Math.min(...ring.map((q) => far(p, q)));
  return besides.filter(([is]) => is === 'land').map(([, name, , at]) => ({ name, d: away(project(pointOf(at))) }))
    .reduce((best, one) => (one.d < best.d ? one : best)).name;
}

const besides = rowsOf('features.txt');

/** The lake of Natural Earth about a point. */
function lakeAt(point) {
  const away = (ring) => Math.min(...ring.map((p) => far(p, point)));
  return lakeRings().reduce((best, ring) => (away(ring) < away(best) ? ring : best));
}

function main(target) {
  const links = linesOf('links.txt').map((line) => ({ id: line.split(' ')[0], grade: line.split(' ')[1] }));
  const shapes = coarse(cutLand());
  const outlines = new Map([...shapes].map(([id, geometry]) => [id, ringsOf(geometry, id === OUTSIDE ? ISLAND_OUTSIDE : ISLAND)]));
  const wrong = check(outlines, links);
  const counts = [...outlines].map(([id, rings]) => [id, rings.length, Math.max(...rings.map((ring) => ring.length)),
    rings.reduce((sum, ring) => sum + ring.length, 0)]);
  console.error(counts.map((row) => row.join(' ')).join('\n'));
  console.error(`points ${counts.reduce((sum, row) => sum + row[3], 0)}`);
  const lands = outlines.get(OUTSIDE).map((ring) => featureLine('land', landName(ring), 1, ring));
  const courses = [...byName.values()].map(({ name, size, points }) => featureLine('river', name, size, course(points, 5)));
  const signs = besides.filter(([is]) => is !== 'land').map(([is, name, size, at]) =>
    featureLine(is, name, size, is === 'lake' ? rounded(course(lakeAt(pointOf(at)), 3)) : course(at.split(/\s+/).map(pointOf), 1)));
  const out = [readFileSync(new URL('header.txt', import.meta.url), 'utf8').trimEnd(), 'areas:',
    ...rows.map((row) => areaLines(row, outlines.get(row.id))), 'links:',
    ...links.map(({ id, grade }) => `  - {id: ${id}, grade: ${grade}}`),
    `totals: {areas: ${rows.length}, links: ${links.length}}`, 'country:', ...lands, ...courses, ...signs];
  writeFileSync(target, `${out.join('\n')}\n`);
  for (const line of wrong) console.error(`wrong: ${line}`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

main(process.argv[2] ?? '/dev/stdout');
