// Typed commands: their table, reading a line, completing it. Pure; run.ts carries them out.
import { msg, t } from '../i18n';
import { areasOf, forMap } from '../net/features';
import { findNamed } from '../net/rosters';
import type { Book, Legal } from '../net/wire';
import { findPlace, findUnit } from '../speech/describe';
import { fitting, type Need } from './keymap';

export type Kind = 'unit' | 'place' | 'thing' | 'side' | 'rule' | 'action';

export interface Command {
  word: string;
  /** What stands behind it; it may be left out where the cursor can stand in. */
  operand?: string;
  kind?: Kind;
  text: string;
  /** The text on a map of areas, where it is another. */
  area?: string;
  needs?: Need;
}

const PLACE = msg('HEX');
const AREA = msg('AREA');
const UNIT = msg('UNIT');

export const COMMANDS: readonly Command[] = [
  { word: msg('help'), text: msg('all keys and commands') },
  { word: msg('legal'), operand: UNIT, kind: 'unit', text: msg('what can be done now, or by a unit') },
  { word: msg('units'), text: msg('the units that can act') },
  { word: msg('reach'), operand: UNIT, kind: 'unit', text: msg('where a unit can go, and for how much') },
  { word: msg('odds'), text: msg('the odds of the attack in hand'), area: msg('the sums of the combat in hand') },
  { word: msg('why'), operand: msg('ACTION'), kind: 'action', text: msg('which rule forbids it') },
  { word: msg('hex'), operand: PLACE, kind: 'place', text: msg('what there is in a hex'), area: msg('what there is in an area') },
  { word: msg('where'), operand: UNIT, kind: 'thing', text: msg('where a unit or a town is') },
  { word: msg('around'), operand: PLACE, kind: 'place', text: msg('who stands around a hex'), area: msg('who stands around an area') },
  { word: msg('nearest enemy'), operand: PLACE, kind: 'place', text: msg('the enemies nearest to a hex'), area: msg('the enemies nearest to an area') },
  { word: msg('threats'), operand: PLACE, kind: 'place', text: msg('what threatens a hex'), area: msg('what threatens an area'), needs: 'overlay threat' },
  { word: msg('sight'), operand: PLACE, kind: 'place', text: msg('what can be seen from a hex'), needs: 'overlay sight' },
  { word: msg('range'), operand: msg('SIDE'), kind: 'side', text: msg('the areas within reach of a side'), needs: 'overlay range' },
  { word: msg('zones'), operand: msg('SIDE'), kind: 'side', text: msg('the zones of control of a side'), needs: 'overlay zoc' },
  { word: msg('go'), operand: msg('PLACE'), kind: 'thing', text: msg('put the cursor on a hex, town or unit'), area: msg('put the cursor on an area or a unit') },
  { word: msg('select'), operand: UNIT, kind: 'unit', text: msg('take a unit in hand') },
  { word: msg('next'), text: msg('the next unit that can act') },
  { word: msg('undo'), text: msg('take back the last action') },
  { word: msg('grant'), text: msg('agree to what the other asks to take back') },
  { word: msg('refuse'), text: msg('do not agree to it') },
  { word: msg('withdraw'), text: msg('no longer ask to take something back') },
  { word: msg('prompt'), text: msg('what is asked for') },
  { word: msg('orders'), operand: msg('MOMENT=ORDER'), text: msg('your standing orders, or change one'), needs: 'moments' },
  { word: msg('score'), text: msg('points and losses') },
  { word: msg('coming'), text: msg('who is still to come') },
  { word: msg('log'), text: msg('what happened last') },
  { word: msg('rule'), operand: msg('NUMBER'), kind: 'rule', text: msg('what a rule says') },
];

/** The commands of use in a game, in the words of its map. */
export const commandsFor = (book: Book): Command[] =>
  fitting(COMMANDS, book).map((command) =>
    (command.operand === PLACE ? { ...command, operand: forMap(book, PLACE, AREA) } : command));

export type Line =
  | { do: 'command'; word: string; operand: string }
  | { do: 'action'; action: string }
  | { do: 'unknown'; text: string }
  | { do: 'nothing' };

const squeeze = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The command that a line begins with, by its English or its translated word; the longest wins. */
function commandOf(line: string): { command: Command; rest: string } | null {
  const lower = line.toLowerCase();
  let best: { command: Command; rest: string; length: number } | null = null;
  for (const command of COMMANDS)
    for (const word of [command.word, t(command.word), ...(SHORT[command.word] ?? [])]) {
      const fits = lower === word.toLowerCase() || lower.startsWith(`${word.toLowerCase()} `);
      if (fits && (!best || word.length > best.length))
        best = { command, rest: line.slice(word.length).trim(), length: word.length };
    }
  return best;
}

const SHORT: Record<string, string[]> = { help: ['?'], 'nearest enemy': ['nearest'], threats: ['threat'] };

/** What may stand behind the words of an action now. */
const following = (legal: Legal, words: readonly string[]): string[] => {
  const [word, first] = words;
  const firsts = legal[word ?? ''];
  if (firsts === undefined || firsts === true) return [];
  const rest = first === undefined ? Object.keys(firsts) : firsts[first];
  return rest === undefined || rest === true ? [] : [...rest];
};

/** A card by its id or name; of several alike, one that may be named now. */
function findCard(book: Book, text: string, fitting: readonly string[]): string | null {
  const wanted = text.toLowerCase();
  const ids = Object.keys(book.cards ?? {}).filter((id) =>
    id.toLowerCase() === wanted || book.cards?.[id]?.name.toLowerCase() === wanted);
  return ids.find((id) => fitting.includes(id)) ?? ids[0] ?? null;
}

/** An action with its operands as the engine writes them: units by any of their names, and so on. */
export function tidyAction(book: Book, line: string, legal: Legal = {}): string | null {
  const [word, ...rest] = line.split(' ');
  const info = book.actions.find((one) => one.word === word?.toLowerCase());
  if (!info) return null;
  const wanted = info.operands ?? [];
  const operands: string[] = [];
  let left = rest;
  wanted.forEach((operand, i) => {
    const kind = book.operands[operand] ?? operand;
    // Names may hold blanks: as many words as there are, down to one, leaving one for each to come.
    const most = left.length - (wanted.length - 1 - i);
    for (let count = Math.max(1, most); count >= 1 && left.length > 0; count--) {
      const text = left.slice(0, count).join(' ');
      const found = kind === 'unit' ? findUnit(book, text)
        : kind === 'hex' || kind === 'place' || kind === 'area' ? findPlace(book, text)
          : kind === 'named' ? findNamed(book, operand, text)
            : kind === 'card' ? findCard(book, text, following(legal, [info.word, ...operands])) : null;
      if (!found && count > 1) continue;
      operands.push(found ?? text);
      left = left.slice(count);
      break;
    }
  });
  return [info.word, ...operands, ...left].join(' ');
}

/** A word that is both: an action where it names what no command does, or can be done as it stands. */
function meansAction(book: Book, { command, rest }: { command: Command; rest: string }, legal: Legal): boolean {
  const info = book.actions.find((one) => one.word === command.word);
  if (!info) return false;
  return rest === '' ? legal[info.word] === true : Boolean(info.operands?.length) && command.operand === undefined;
}

/** What a typed line means. */
export function readLine(book: Book, text: string, legal: Legal = {}): Line {
  const line = squeeze(text);
  if (line === '') return { do: 'nothing' };
  const found = commandOf(line);
  if (found && !meansAction(book, found, legal)) return { do: 'command', word: found.command.word, operand: found.rest };
  const action = tidyAction(book, line, legal);
  return action ? { do: 'action', action } : { do: 'unknown', text: line };
}

/** Lines that a line begun may become: commands, and legal actions. */
export function complete(book: Book, legal: Legal, typed: string, most = 12): string[] {
  const line = typed.replace(/^\s+/, '').replace(/\s+/g, ' ');
  const lower = line.toLowerCase();
  const out = new Set<string>();
  const offer = (text: string): void => {
    if (text.toLowerCase().startsWith(lower) && text.toLowerCase() !== lower) out.add(text);
  };
  for (const command of commandsFor(book)) offer(t(command.word));
  for (const [word, firsts] of Object.entries(legal)) {
    offer(word);
    if (firsts === true || !lower.startsWith(`${word} `)) continue;
    for (const [first, rest] of Object.entries(firsts)) {
      offer(`${word} ${first}`);
      if (rest !== true && lower.startsWith(`${word} ${first} `.toLowerCase()))
        for (const others of rest) offer(`${word} ${first} ${others}`);
    }
  }
  const found = commandOf(line.trimEnd());
  if (found) for (const operand of operandsFor(book, found.command))
    offer(`${line.slice(0, line.length - found.rest.length).trimEnd()} ${operand}`);
  return [...out].slice(0, most);
}

function operandsFor(book: Book, command: Command): string[] {
  const towns = [
    ...(book.maps ?? []).flatMap((map) => map.hexes.flatMap((hex) => hex.name ?? [])),
    ...[...areasOf(book).values()].map((area) => area.name),
  ];
  const units = Object.keys(book.units ?? {});
  switch (command.kind) {
    case 'unit': return units;
    case 'place': return towns;
    case 'thing': return [...units, ...towns];
    case 'side': return book.sides.map((side) => side.id);
    case 'action': return book.actions.map((action) => action.word);
    default: return [];
  }
}

/** Legal actions in short: word, how many, and with what. */
export function legalText(legal: Legal, unit: string | null): string {
  const lines: string[] = [];
  for (const [word, firsts] of Object.entries(legal)) {
    if (firsts === true) {
      if (!unit) lines.push(word);
      continue;
    }
    const heads = Object.entries(firsts).filter(([first]) => !unit || first === unit);
    if (heads.length === 0) continue;
    const told = heads.map(([first, rest]) => (rest === true ? first : `${first} (${rest.join(', ')})`));
    lines.push(unit ? `${word} ${told.join('; ')}` : `${word} ${heads.map(([first]) => first).join(', ')}`);
  }
  return lines.length > 0 ? `${lines.join('. ')}.` : t('Nothing is legal for that now.');
}
