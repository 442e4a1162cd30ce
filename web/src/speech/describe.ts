// Hexes and units in words, for ears: what the board shows at a glance. Pure.
import { msg, t } from '../i18n';
import type { Book, Hex, Mark, Unit, View } from '../net/wire';
import type { Look } from '../games/look';
import { linesOf } from '../cards/hand';
import { areasOf, sideOf } from '../net/features';
import { flagsOf, suspectsAt } from '../play/fog';
import type { Glow } from '../play/selection';
import { unitsOf } from '../play/view';
import { bearing, capital, hexesOf, labelled, listed, sentence, sideName, type Spot } from './atlas';

/** What there is to speak of. */
export interface Scene {
  book: Book;
  view: View;
  side: string;
  /** What glows: places, and units that can do something. */
  glow: ReadonlyMap<string, Partial<Glow>>;
  ready: ReadonlySet<string>;
  selected: string | null;
  /** What the overlays that are switched on say. */
  marks?: readonly Mark[];
  /** What the game itself can say. */
  look?: Look;
}

const FEATURES: Record<string, string> = {
  road: msg('road'),
  trail: msg('trail'),
  stream: msg('stream'),
  river: msg('river'),
  bridge: msg('bridge'),
  'slope-up': msg('slope up'),
  'slope-down': msg('slope down'),
};

const word = (book: Book, id: string): string => book.words?.[id] ?? id;

export const nameOfSide = (book: Pick<Book, 'sides'>, id: string): string =>
  book.sides.find((side) => side.id === id)?.name ?? id;

export const boxName = (book: Book, id: string): string =>
  book.boxes?.find((box) => box.id === id)?.name ?? word(book, id);

const terrainName = (book: Book, id: string): string =>
  book.terrain_chart?.find((row) => row.id === id)?.name ?? word(book, id);

/** "stream with bridge" for what lies on one hexside. */
function featureText(book: Book, features: readonly string[]): string {
  const names = features.map((one) => (FEATURES[one] ? t(FEATURES[one]) : word(book, one)));
  if (names.length < 2) return names[0] ?? '';
  return t('{0} with {1}', names[0]!, listed(names.slice(1)));
}

const ORDER = ['river', 'stream', 'slope-up', 'slope-down', 'road', 'trail', 'bridge'];

/** Hexsides by what lies on them: "stream: north, north-east". */
function hexsideTexts(book: Book, { map, hex }: Spot): string[] {
  const by = new Map<string, string[]>();
  const add = (text: string, d: number): void => {
    by.set(text, [...(by.get(text) ?? []), sideName(d, map.pointed)]);
  };
  for (const [d, features] of Object.entries(hex.sides ?? {}) as [string, string[]][]) {
    const crossed = features.filter((one) => one !== 'road' && one !== 'trail');
    for (const way of features) if (!crossed.includes(way)) add(featureText(book, [way]), Number(d));
    const sorted = [...crossed].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
    if (sorted.length > 0) add(featureText(book, sorted), Number(d));
  }
  for (const d of hex.roads_off ?? []) add(t('road off the map'), d);
  return [...by].map(([text, directions]) => labelled(text, listed(directions)));
}

export function unitsAt(view: View, place: string): string[] {
  return Object.keys(view.places ?? {}).filter((unit) => view.places?.[unit] === place);
}

/** "1/Gazan, French infantry, strength 8, movement 4" */
export function unitTitle(book: Book, view: View, id: string): string {
  const unit: Unit | undefined = book.units?.[id];
  if (!unit) return id;
  const parts = [`${unit.name ?? id}`, `${nameOfSide(book, sideOf(book, view, id))} ${word(book, unit.type ?? '')}`.trim()];
  const values = (unit.values ?? '').split(/[-()[\]]+/);
  const ratings = (book.ratings ?? []).flatMap((name, i) => (values[i] ? `${name} ${values[i]}` : []));
  return [...parts, ...ratings].join(', ');
}

export function unitStates(scene: Scene, id: string): string[] {
  const { book, view, look } = scene;
  const states = [...look?.states?.(view, id, book) ?? [], ...(look?.marks ?? [])
    .flatMap((mark) => (mark.text && unitsOf(view, mark).includes(id) ? t(mark.text) : []))];
  if (view.mover === id)
    states.push(['1', '1/2'].includes(view.points ?? '') ? t('on the move, {0} movement point left', view.points!)
      : t('on the move, {0} movement points left', view.points ?? '0'));
  if (scene.selected === id) states.push(t('selected'));
  if (scene.ready.has(id))
    states.push(sideOf(book, view, id) === scene.side ? t('can act') : t('can be chosen'));
  return states;
}

/** A card: its name, its value, what its event does. */
function describeCard({ book, look }: Scene, id: string): string {
  const head = [book.cards?.[id]?.name ?? id, ...look?.cards?.facts(book, id).slice(0, 1) ?? []].join(', ');
  return [head, ...linesOf(book, id).map((line) => line.text)].map(sentence).join(' ');
}

/** A unit with its state and where it is. */
export function describeUnit(scene: Scene, id: string, withPlace = true): string {
  const { book, view } = scene;
  if (book.cards?.[id]) return describeCard(scene, id);
  if (!book.units?.[id] && scene.selected === id) return sentence(`${placeTitle(book, id)}, ${t('selected')}`);
  if (!book.units?.[id]) return t('There is no unit {0}.', id);
  const states = unitStates(scene, id);
  const text = [unitTitle(book, view, id), ...states].join(', ');
  const place = view.places?.[id];
  return sentence(withPlace && place ? labelled(text, placeTitle(book, place)) : text);
}

/** "0607, Landgrafenberg" or the name of a box. */
export function placeTitle(book: Book, id: string): string {
  const area = areasOf(book).get(id);
  if (area) return area.name;
  const spot = hexesOf(book).get(id);
  if (!spot) return boxName(book, id);
  return spot.hex.name ? `${id}, ${spot.hex.name}` : id;
}

const KINDS: Record<string, string> = {
  move: msg('can be reached'),
  step: msg('can be reached'),
  may: msg('may be reached'),
  ends: msg('can be reached; the move ends there'),
  other: msg('can be reached in another manner of moving'),
  enter: msg('a unit can come on here'),
  attack: msg('can be attacked'),
  from: msg('a stack can attack from here'),
  bombard: msg('can be bombarded'),
  retreat: msg('a retreat can go here'),
  displace: msg('the displaced unit can go here'),
  advance: msg('an advance can go here'),
  exit: msg('the map can be left here'),
  transit: msg('the track can be joined here'),
};

function glowText(scene: Scene, place: string): string {
  const glow = scene.glow.get(place);
  if (!glow) return '';
  const text = t(KINDS[glow.kind ?? 'move'] ?? msg('can be chosen'));
  const price = glow.cost !== undefined ? t('{0}, for {1}', text, glow.cost) : text;
  const dangers = glow.hazard ? scene.look?.dangers?.(scene.book, glow.hazard) ?? [] : [];
  return [price, ...burdens(glow), ...dangers].join(', ');
}

/** What a stack must have, and suffers, to get to an area. */
export function burdens({ needs, ways, of, fatigue, ends }: Omit<Glow, 'kind'>): string[] {
  return [
    needs !== undefined ? t('with a card of {0} or more: {1} of {2}', needs, ways ?? 0, of ?? 0) : '',
    fatigue !== undefined ? t('fatigue {0}', fatigue) : '',
    ends ? t('the march ends there') : '',
  ].filter(Boolean);
}

function groundText(book: Book, { map, hex }: Spot): string {
  const several = (book.maps?.length ?? 0) > 1;
  const terrain = terrainName(book, hex.terrain ?? map.default);
  return several ? `${terrain}, ${map.title}` : terrain;
}

/** An area: whose land it is, what it is, what it is worth, where its roads go or what is next to it. */
function areaTexts({ book, view, look }: Scene, id: string): string[] {
  const area = areasOf(book).get(id);
  if (!area) return [];
  const out = [...look?.land?.(book, view, id) ?? [], ...(area.traits ?? []).map((trait) => word(book, trait))];
  const worth = book['victory-areas']?.[id];
  const holder = view.control?.[id];
  if (worth !== undefined)
    out.push(t('worth {0}', worth), ...(holder ? [t('held by {0}', nameOfSide(book, holder))] : []));
  const parts = out.length > 0 ? [sentence(capital(out.join(', ')))] : [];
  for (const { id: side, name } of book.sides) {
    const way = view.axes?.[side]?.[id];
    const to = Object.entries(area.exits).find(([, link]) => link === way)?.[0];
    if (to) parts.push(sentence(t('{0} axis of retreat to {1}', name, placeTitle(book, to))));
  }
  const roads = Object.entries(area.exits).map(([to, link]) => {
    const road = book.links?.find((one) => one.id === link);
    const bridge = road?.over === undefined ? ''
      : `, ${view.broken?.[link] ? t('destroyed bridge') : t('bridge')}`;
    return `${placeTitle(book, to)} (${bearing(book, id, to) ?? ''}${bridge})`;
  });
  if (roads.length === 0) return parts;
  return [...parts, sentence(labelled(area.outline ? t('Next to it') : t('Roads'), roads.join('; ')))];
}

/** Blocks that stand hidden in an area, and who may be among them. */
function hiddenTexts({ book, view }: Scene, id: string): string[] {
  const flags = flagsOf(view).filter((flag) => flag.area === id);
  return book.sides.flatMap(({ id: side, name }) => {
    const own = flags.filter((flag) => flag.side === side);
    if (own.length === 0) return [];
    const counted = own.find((flag) => flag.count !== undefined)?.count;
    if (counted !== undefined) return [sentence(t('{0}, hidden: {1}', name, counted))];
    const used = own.filter((flag) => flag.activated).length;
    const names = suspectsAt(book, view, side, id).map((unit) => book.units?.[unit]?.name ?? unit);
    return [
      sentence(t('{0}, hidden blocks: {1}, of these activated: {2}', name, own.length, used)),
      ...(names.length > 0 ? [sentence(labelled(t('May be'), names.join(', ')))] : []),
    ];
  });
}

/** Everything the board shows of a place, the most important first. */
export function describePlace(scene: Scene, id: string): string {
  const { book, view } = scene;
  const spot = hexesOf(book).get(id);
  const parts = [sentence(capital(placeTitle(book, id)))];
  if (spot?.hex.outside) parts.push(sentence(capital(t('out of play in this scenario'))));
  const glow = glowText(scene, id);
  if (glow) parts.push(sentence(capital(glow)));
  for (const unit of unitsAt(view, id)) parts.push(describeUnit(scene, unit, false));
  parts.push(...hiddenTexts(scene, id));
  for (const flag of scene.look?.flags?.(book, view) ?? [])
    if (flag.area === id) parts.push(sentence(t('{0}, hidden: {1}', nameOfSide(book, flag.side), flag.text)));
  for (const { place, text, age, unseen } of scene.look?.ghosts?.(book, view) ?? [])
    if (place === id && !unseen) parts.push(sentence(labelled(t('Last seen'), age === 0 ? text : `${text}, ${age === 1 ? t('a turn ago') : t('{0} turns ago', age)}`)));
  if (spot) {
    parts.push(sentence(capital(groundText(book, spot))));
    parts.push(...hexsideTexts(book, spot).map((text) => sentence(capital(text))));
  }
  parts.push(...areaTexts(scene, id));
  for (const mark of scene.marks ?? [])
    if (mark.place === id && mark.text) parts.push(sentence(capital(mark.text)));
  return parts.join(' ');
}

/** Is the hex named or numbered so? The number as printed, a name without regard to case. */
export function findPlace(book: Book, text: string): string | null {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return null;
  const hexes = hexesOf(book);
  if (hexes.has(wanted)) return wanted;
  const named = (hex: Hex): boolean => hex.name?.toLowerCase() === wanted;
  for (const { hex } of hexes.values()) if (named(hex)) return hex.id;
  for (const area of areasOf(book).values())
    if (area.id.toLowerCase() === wanted || area.name.toLowerCase() === wanted) return area.id;
  for (const box of book.boxes ?? [])
    if (box.id.toLowerCase() === wanted || box.name.toLowerCase() === wanted) return box.id;
  return null;
}

/** The unit of that id, designation or name, without regard to case. */
export function findUnit(book: Book, text: string): string | null {
  const wanted = text.trim().toLowerCase();
  const units = Object.entries(book.units ?? {});
  const by = (get: (id: string, unit: Unit) => string | undefined): string | null =>
    units.find(([id, unit]) => get(id, unit)?.toLowerCase() === wanted)?.[0] ?? null;
  return by((id) => id) ?? by((_, unit) => unit.name) ?? by((_, unit) => unit.counter);
}
