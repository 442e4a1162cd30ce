// Answers to questions about the board, in words: who is near, who can act, where things are. Pure.
import { t } from '../i18n';
import { forMap, placeName, sideOf } from '../net/features';
import type { Mark } from '../net/wire';
import { flagsOf } from '../play/fog';
import type { Ground } from '../play/ground';
import { bearing, labelled, sentence } from './atlas';
import { describeUnit, placeTitle, nameOfSide, unitTitle, type Scene } from './describe';

/** A unit, or those who stand hidden in a place. */
interface Met {
  title: string;
  side: string;
  place: string;
}

export interface Near extends Met {
  distance: number;
}

/** Who stands hidden, as far as it is seen. */
const hiddenOf = ({ book, view, look }: Scene): Met[] => [
  ...(look?.flags?.(book, view) ?? []).map(({ side, area, text }) => ({ side, place: area, title: t('{0}, hidden: {1}', nameOfSide(book, side), text) })),
  ...new Map(flagsOf(view).map(({ side, area }) => [`${side} ${area}`,
    { side, place: area, title: t('{0}, hidden', nameOfSide(book, side)) }])).values(),
];

/** Units of other sides on the same map, and who stands hidden there, the nearest first. */
export function nearest(scene: Scene, ground: Ground, from: string, side: string): Near[] {
  const { book, view } = scene;
  const found: Near[] = [];
  const seen = Object.entries(view.places ?? {}).map(([unit, place]) => (
    { title: unitTitle(book, view, unit), side: sideOf(book, view, unit), place }));
  for (const one of [...seen, ...hiddenOf(scene)]) {
    if (one.side === side) continue;
    const distance = ground.distance(from, one.place);
    if (distance < Infinity) found.push({ ...one, distance });
  }
  return found.sort((a, b) => a.distance - b.distance || a.place.localeCompare(b.place));
}

/** "2 hexes north-east of 0605" */
export function offset(scene: Scene, from: string, to: string, distance: number): string {
  const way = bearing(scene.book, from, to);
  if (distance === 0 || !way) return forMap(scene.book, t('in the same hex'), t('in the same area'));
  if (distance === 1) return t('adjacent, to the {0}', way);
  return t('distance {0}, to the {1}', distance, way);
}

/** The nearest enemies of the unit in a hex, or of the side that asks. */
export function nearestEnemies(scene: Scene, ground: Ground, from: string, count = 3): string {
  if (!ground.has(from)) return forMap(scene.book, t('Choose a hex first.'), t('Choose an area first.'));
  const here = Object.keys(scene.view.places ?? {}).find((u) => scene.view.places?.[u] === from);
  const own = here ? sideOf(scene.book, scene.view, here) : scene.side;
  const near = nearest(scene, ground, from, own).slice(0, count);
  if (near.length === 0) return t('No enemy stands on this map.');
  const lines = near.map(({ title, place, distance }) =>
    sentence(labelled(title, `${placeName(scene.book, place)}, ${offset(scene, from, place, distance)}`)));
  return [sentence(t('Nearest enemies to {0}', placeTitle(scene.book, from))), ...lines].join(' ');
}

/** Own units that can do something now. */
export function whoCanAct(scene: Scene): string {
  const units = [...scene.ready].filter((id) => sideOf(scene.book, scene.view, id) === scene.side);
  const from = [...scene.glow].flatMap(([place, { kind }]) => (kind === 'from' ? [place] : []));
  if (units.length === 0 && from.length > 0)
    return from.sort().map((place) => sentence(labelled(placeTitle(scene.book, place), t('a stack can attack from here')))).join(' ');
  if (units.length === 0) return t('None of your units can act now.');
  const places = scene.view.places ?? {};
  const lines = units
    .sort((a, b) => (places[a] ?? '').localeCompare(places[b] ?? '') || a.localeCompare(b))
    .map((id) => `${id} ${placeTitle(scene.book, places[id] ?? '')}`);
  return `${t('Units that can act: {0}.', units.length)} ${sentence(lines.join('; '))}`;
}

/** Where a unit is, and how it is. */
export const whereIs = (scene: Scene, unit: string): string => describeUnit(scene, unit);

/** What the server's survey found about a place. */
export function surveyText(title: string, marks: readonly Mark[]): string {
  const texts = marks.map((mark) => mark.text ?? mark.place).map(sentence);
  if (texts.length === 0) return t('{0}: nothing.', title);
  return labelled(title, [...new Set(texts)].join(' '));
}

/** Who stands next to a hex, by direction. */
export function neighboursText(scene: Scene, ground: Ground, from: string): string {
  const places = Object.entries(scene.view.places ?? {});
  const hidden = hiddenOf(scene);
  const lines: string[] = [];
  for (const next of ground.neighbours(from)) {
    const names = [
      ...places.filter(([, place]) => place === next).map(([unit]) => `${unit} (${nameOfSide(scene.book, sideOf(scene.book, scene.view, unit))})`),
      ...hidden.filter(({ place }) => place === next).map(({ title }) => title),
    ];
    if (names.length === 0) continue;
    lines.push(sentence(labelled(`${bearing(scene.book, from, next)}, ${placeName(scene.book, next)}`, names.join(', '))));
  }
  return lines.length > 0 ? lines.join(' ') : t('Nobody stands next to {0}.', from);
}
