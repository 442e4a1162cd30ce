// Carrying out typed commands; each answers with a text for eye and ear.
import { t } from '../i18n';
import { forMap, placeName } from '../net/features';
import type { Book, Reach, Why } from '../net/wire';
import { allRules } from '../panel/rules';
import { findRule, paragraph } from '../panel/rulebook';
import type { PanelProps } from '../panel/props';
import { ordersText, readOrders } from '../play/orders';
import { clickPlace, pathTo } from '../play/selection';
import { hexesOf, labelled, sentence } from '../speech/atlas';
import { describePlace, describeUnit, findPlace, findUnit } from '../speech/describe';
import { nearestEnemies, neighboursText, whoCanAct } from '../speech/queries';
import { sceneOf } from '../speech/scene';
import { legalText, readLine } from './command';
import { survey } from './survey';
import { hasNeed, type Need } from './keymap';

export { complete } from './command';

export interface Answer {
  text: string;
  bad?: boolean;
}

const refusal = (why: { text?: string; rule?: string; facts?: string }): Answer => ({
  bad: true,
  text: [why.rule ? `[${why.rule}]` : '', sentence(why.text ?? ''), why.facts ? sentence(why.facts) : '']
    .filter(Boolean).join(' '),
});

/** Do what a line says. `help` opens the list of keys. */
export async function run(props: PanelProps, line: string, help: () => void): Promise<Answer> {
  const { table } = props;
  if (!table.book) return { text: t('The map is not there yet.'), bad: true };
  const read = readLine(table.book, line, table.legal);
  if (read.do === 'nothing') return { text: '' };
  if (read.do === 'unknown')
    return { text: t('“{0}” is not a command. Type help for a list.', read.text), bad: true };
  if (read.do === 'action') return act(props, read.action);
  return command(props, read.word, read.operand, help);
}

/** What stops a unit on the way to a hex out of reach. */
async function whyNotThere(
  { table, player }: Pick<PanelProps, 'table' | 'player'>, unit: string, place: string, reach: Reach | null,
): Promise<Why | null> {
  const situation = { ...player.situation, selected: unit, reach };
  const deed = clickPlace(situation, place, table.ground);
  if (deed.do !== 'why') return null;
  for (const trial of deed.trials) {
    const why = await table.why(trial.action, trial.first).catch(() => null);
    if (why && !why.legal) return why;
  }
  return null;
}

/** Take an action; a march to a hex further off goes by the cheapest way. */
async function act({ table, player }: PanelProps, action: string): Promise<Answer> {
  const [, unit, place] = action.split(' ');
  let actions = [action];
  const why = await table.why(action).catch(() => null);
  if (why && !why.legal) {
    if (!unit || !place || !hexesOf(table.book!).has(place)) return refusal(why);
    const reach = await table.reach(unit).catch(() => null);
    const path = reach ? pathTo(reach, place).map((spot) => spot.action!) : [];
    if (path.length < 2) return refusal(await whyNotThere({ table, player }, unit, place, reach) ?? why);
    actions = path;
  }
  const failed = await table.act(actions);
  if (failed) return refusal(failed);
  const to = place ?? unit;
  if (to && table.ground.has(to)) player.cursor = to;
  return { text: '' };
}

/** The hex meant by a text, or the one under the cursor. */
function placeOf({ table, player }: PanelProps, text: string): string | null {
  const book = table.book!;
  if (text === '') return player.cursor ?? table.view.places?.[player.selected ?? ''] ?? null;
  const unit = findUnit(book, text);
  return findPlace(book, text) ?? (unit ? table.view.places?.[unit] ?? null : null);
}

const unknown = (book: Book, text: string): Answer => {
  const choose = forMap(book, t('Choose a hex first.'), t('Choose an area first.'));
  return { text: text === '' ? choose : t('There is no place {0}.', text), bad: true };
};

/** A command that needs something which this game's book may not have. */
const needing = (need: Need, run: Run): Run => (props, operand, help) =>
  (hasNeed(props.table.book!, need) ? run(props, operand, help)
    : { text: t('This map has nothing of the kind.'), bad: true });

type Run = (props: PanelProps, operand: string, help: () => void) => Answer | Promise<Answer>;

/** A command about a hex. */
const about = (tell: (props: PanelProps, place: string) => string | Promise<string>): Run =>
  async (props, operand) => {
    const place = placeOf(props, operand);
    return place ? { text: await tell(props, place) } : unknown(props.table.book!, operand);
  };

/** A command about a unit; `otherwise` when none is named. */
const ofUnit = (tell: (props: PanelProps, unit: string) => string | Promise<string>,
  otherwise?: (props: PanelProps) => string): Run =>
  async (props, operand) => {
    const unit = operand === '' ? props.player.selected : findUnit(props.table.book!, operand);
    if (unit && (operand !== '' || !otherwise)) return { text: await tell(props, unit) };
    if (operand === '' && otherwise) return { text: otherwise(props) };
    return { text: t('There is no unit {0}.', operand), bad: true };
  };

async function reachText({ table }: PanelProps, unit: string): Promise<string> {
  const reach = await table.reach(unit).catch(() => null);
  const spots = (reach?.spots ?? []).filter((spot) => spot.action);
  if (spots.length === 0) return t('{0} can go nowhere now.', unit);
  return labelled(t('{0} can reach', unit),
    sentence(spots.map((spot) => `${spot.place} (${spot.cost})`).join(', ')));
}

/** What the others ask to be taken back, or this seat does. */
async function answerBack({ table }: PanelProps, say: 'agree' | 'decline' | 'withdraw'): Promise<Answer> {
  const asked = table.takeback;
  const fits = say === 'withdraw' ? asked?.by === table.seat && !asked.declined : asked?.waits;
  if (!fits) return { text: t('Nobody asks to take anything back.'), bad: true };
  const refused = await table.answerBack(say);
  return refused ? { text: refused.text, bad: true } : { text: t('Told.') };
}

/** Places that an overlay marks for a side; the other one when none is named. */
const ofSide = (overlay: string): Run => async ({ table, player }, operand) => {
  const book = table.book!;
  const side = book.sides.find((one) =>
    [one.id, one.name.toLowerCase()].includes(operand.toLowerCase()) || (operand === '' && one.id !== table.side));
  if (!side) return { text: t('There is no side {0}.', operand), bad: true };
  const told = await table.survey(overlay, { side: side.id }).catch(() => null);
  const places = (told?.marks ?? []).map((mark) => placeName(book, mark.place));
  return { text: labelled(player.overlays.sidedText(side.name), sentence(places.join(', ') || '–')) };
};

/** What the game itself can tell of how it stands. */
const report = (what: 'score' | 'coming'): Run => async ({ table }) => {
  const text = await table.look[what]?.(table.book!, table.view);
  return text === undefined ? { text: t('This game has nothing of the kind.'), bad: true } : { text };
};

const RUNS: Record<string, Run> = {
  help: (_, __, help) => {
    help();
    return { text: '' };
  },
  legal: ofUnit(({ table }, unit) => legalText(table.legal, unit), ({ table }) => legalText(table.legal, null)),
  units: ({ table, player }) => ({ text: whoCanAct(sceneOf(table, player)) }),
  reach: ofUnit(reachText),
  odds: async ({ table }) => {
    const odds = await table.odds().catch((why: Error) => why);
    if (odds instanceof Error) return { text: odds.message, bad: true };
    const faces = odds.faces.map((face) => `${face.die} ${face.text}`).join(', ');
    const lines = odds.lines.map((line) => `${line.text} ${line.value} [${line.rule}]`).join(', ');
    return { text: `${t('Odds')} ${odds.attack}:${odds.defence}, ${odds.column}. ${faces}. ${lines}.` };
  },
  why: async ({ table }, operand) => {
    const read = readLine(table.book!, operand, table.legal);
    const why = await table.why(read.do === 'action' ? read.action : operand).catch((e: Error) => e);
    if (why instanceof Error) return { text: why.message, bad: true };
    return why.legal ? { text: t('Nothing forbids it.') } : refusal(why);
  },
  hex: about((props, place) => {
    props.player.cursor = place;
    return describePlace(sceneOf(props.table, props.player), place);
  }),
  where: (props, operand) => {
    const unit = findUnit(props.table.book!, operand);
    const scene = sceneOf(props.table, props.player);
    if (unit) return { text: describeUnit(scene, unit) };
    const place = placeOf(props, operand);
    return place ? { text: describePlace(scene, place) } : unknown(props.table.book!, operand);
  },
  around: about(({ table, player }, place) => neighboursText(sceneOf(table, player), table.ground, place)),
  'nearest enemy': about(({ table, player }, place) =>
    nearestEnemies(sceneOf(table, player), table.ground, place)),
  threats: needing('overlay threat', about((props, place) => survey(props, 'threat', place))),
  sight: needing('overlay sight', about((props, place) => survey(props, 'sight', place))),
  zones: needing('overlay zoc', ofSide('zoc')),
  range: needing('overlay range', ofSide('range')),
  go: about(({ table, player, commands }, place) => {
    if (table.ground.has(place)) player.cursor = place;
    commands.centre(place);
    return describePlace(sceneOf(table, player), place);
  }),
  select: ofUnit(({ table, player, commands }, unit) => {
    commands.select(unit);
    const place = table.view.places?.[unit];
    if (place && table.ground.has(place)) player.cursor = place;
    return describeUnit(sceneOf(table, player), unit);
  }),
  next: ({ commands }) => {
    commands.nextUnit();
    return { text: '' };
  },
  undo: ({ table, player, commands }) => {
    if (table.canUndo === 0 && !player.asker()) return { text: t('Nothing can be taken back.'), bad: true };
    commands.undo();
    return { text: '' };
  },
  grant: (props) => answerBack(props, 'agree'),
  refuse: (props) => answerBack(props, 'decline'),
  withdraw: (props) => answerBack(props, 'withdraw'),
  prompt: ({ table }) => ({ text: table.prompt || t('Nothing is asked for.') }),
  orders: async ({ table, commands }, operand) => {
    if (!commands.canOrder()) return { text: t('There are no standing orders here.'), bad: true };
    const told = await table.orders(operand || undefined).catch((why: Error) => why);
    if (told instanceof Error) return { text: sentence(told.message), bad: true };
    return { text: ordersText(table.book!, readOrders(told)).map(sentence).join(' ') };
  },
  score: report('score'),
  coming: report('coming'),
  log: ({ table }) => ({
    text: table.log.slice(-6).flatMap((entry) => entry.events.map((event) => sentence(event.text))).join(' '),
  }),
  rule: async ({ table }, operand) => {
    const rules = await allRules(table.book!.game).catch(() => []);
    const at = findRule(rules, operand);
    if (at < 0) return { text: t('This rule could not be found.'), bad: true };
    return { text: paragraph(rules, at).map((one) => `${one.rule} ${one.text}`).join(' ') };
  },
};

const command = async (props: PanelProps, word: string, operand: string, help: () => void): Promise<Answer> =>
  (await RUNS[word]?.(props, operand, help)) ?? { text: '' };
