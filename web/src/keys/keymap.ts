// Every key and what it does, in one table: the help is made from it too. Pure.
import { msg } from '../i18n';
import { forMap } from '../net/features';
import type { Book } from '../net/wire';
import type { Course } from './cursor';

export type Deed =
  | `cursor ${Course}` | 'other map' | 'act' | 'next unit' | 'previous unit' | 'next glow' | 'previous glow' | 'buttons' | `press ${number}` | 'done' | 'undo'
  | 'escape' | 'zoom in' | 'zoom out' | 'fit' | 'centre' | 'help' | 'command' | 'step back'
  | 'step on' | 'turn back' | 'turn on' | 'phase back' | 'phase on' | 'autoplay' | 'now' | 'skip' | 'read hex' | 'read units' | 'nearest' | 'threats' | 'around'
  | 'read prompt' | 'orders' | 'zones' | 'sight' | 'threat' | 'moves' | 'victory' | 'counters';

export interface Binding {
  deed: Deed;
  /** As KeyboardEvent.key says; letters in lower case, a capital for Shift. */
  keys: readonly string[];
  text: string;
  group: string;
  /** Only while the board has the focus: these keys mean something else elsewhere. */
  board?: true;
  /** The text on a map of areas, where it is another. */
  area?: string;
  /** Part of a book, or one of its overlays, without which the key is of no use. */
  needs?: Need;
}

export type Need = 'maps' | 'moments' | 'crt' | 'overlay side' | 'overlay zoc' | 'overlay range' | 'overlay victory' | 'overlay sight' | 'overlay threat';

type Printed = Pick<Book, 'areas' | 'maps' | 'moments' | 'crt' | 'overlays'>;

/** Has a game what a key or a command needs? */
export function hasNeed(book: Printed, need: Need | undefined): boolean {
  if (!need) return true;
  if (need === 'overlay side') return (book.overlays ?? []).some((one) => one.needs?.includes('side'));
  if (need.startsWith('overlay '))
    return (book.overlays ?? []).some((one) => one.id === need.slice(8));
  const part = book[need as 'maps' | 'moments' | 'crt'];
  return Array.isArray(part) ? part.length > 0 : part !== undefined;
}

/** What is of use in a game, each with the text that fits its map. */
export const fitting = <T extends { text: string; area?: string; needs?: Need }>(
  all: readonly T[], book: Printed,
): T[] => all.filter((one) => hasNeed(book, one.needs)).map((one) =>
  ({ ...one, text: forMap(book, one.text, one.area ?? one.text) }));

export const GROUPS = {
  cursor: msg('The cursor on the board'),
  play: msg('Playing'),
  ask: msg('Asking'),
  see: msg('Seeing'),
  past: msg('Looking back'),
} as const;

export const KEYMAP: readonly Binding[] = [
  { deed: 'cursor up', keys: ['ArrowUp'], text: msg('one hex up'), area: msg('along the connection that leads up'), group: 'cursor', board: true },
  { deed: 'cursor down', keys: ['ArrowDown'], text: msg('one hex down'), area: msg('along the connection that leads down'), group: 'cursor', board: true },
  { deed: 'cursor left', keys: ['ArrowLeft'], text: msg('one column to the left'), area: msg('along the connection that leads to the left'), group: 'cursor', board: true },
  { deed: 'cursor right', keys: ['ArrowRight'], text: msg('one column to the right'), area: msg('along the connection that leads to the right'), group: 'cursor', board: true },
  { deed: 'cursor nw', keys: ['q', 'Numpad7'], text: msg('to the upper left'), group: 'cursor' },
  { deed: 'cursor n', keys: ['w', 'Numpad8'], text: msg('up'), group: 'cursor' },
  { deed: 'cursor ne', keys: ['e', 'Numpad9'], text: msg('to the upper right'), group: 'cursor' },
  { deed: 'cursor sw', keys: ['a', 'Numpad1'], text: msg('to the lower left'), group: 'cursor' },
  { deed: 'cursor s', keys: ['s', 'Numpad2'], text: msg('down'), group: 'cursor' },
  { deed: 'cursor se', keys: ['d', 'Numpad3'], text: msg('to the lower right'), group: 'cursor' },
  { deed: 'other map', keys: ['o'], text: msg('to the other map'), group: 'cursor', needs: 'maps' },

  { deed: 'next unit', keys: ['n'], text: msg('next unit that can act'), area: msg('next unit that can act, or card that can be used'), group: 'play' },
  { deed: 'previous unit', keys: ['N'], text: msg('the unit before'), area: msg('the unit or card before'), group: 'play' },
  { deed: 'next glow', keys: ['g'], text: msg('next place that glows'), group: 'play' },
  { deed: 'previous glow', keys: ['G'], text: msg('the place before'), group: 'play' },
  { deed: 'act', keys: ['Enter', 'Numpad5'], text: msg('choose what is under the cursor, or go there'), group: 'play', board: true },
  { deed: 'done', keys: [' '], text: msg('halt the unit, or end the phase'), group: 'play', board: true },
  { deed: 'buttons', keys: ['b'], text: msg('to the buttons on top'), group: 'play' },
  { deed: 'press 1', keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], text: msg('press the first, second, ... of them'), group: 'play' },
  { deed: 'undo', keys: ['u'], text: msg('take back'), group: 'play' },
  { deed: 'orders', keys: ['O'], text: msg('standing orders'), group: 'play', needs: 'moments' },
  { deed: 'escape', keys: ['Escape'], text: msg('let go, close'), group: 'play' },
  { deed: 'command', keys: ['/'], text: msg('type a command'), group: 'play' },

  { deed: 'read hex', keys: ['i'], text: msg('read out the hex under the cursor'), area: msg('read out the area under the cursor'), group: 'ask' },
  { deed: 'around', keys: ['k'], text: msg('read out who stands around it'), group: 'ask' },
  { deed: 'nearest', keys: ['x'], text: msg('nearest enemies'), group: 'ask' },
  { deed: 'threats', keys: ['r'], text: msg('what threatens the hex'), area: msg('what threatens the area'), group: 'ask', needs: 'overlay threat' },
  { deed: 'read units', keys: ['l'], text: msg('list the units that can act'), group: 'ask' },
  { deed: 'read prompt', keys: ['p'], text: msg('what is asked for'), group: 'ask' },

  { deed: 'zoom in', keys: ['+', '='], text: msg('nearer'), group: 'see' },
  { deed: 'zoom out', keys: ['-'], text: msg('farther'), group: 'see' },
  { deed: 'fit', keys: ['0'], text: msg('the whole sheet'), group: 'see' },
  { deed: 'centre', keys: ['c'], text: msg('bring the cursor into the middle'), group: 'see' },
  { deed: 'zones', keys: ['z'], text: msg('zones of control: of one side, of the other, none'), area: msg('areas within reach: of one side, of the other, none'), group: 'see', needs: 'overlay side' },
  { deed: 'victory', keys: ['y'], text: msg('mark the victory areas'), group: 'see', needs: 'overlay victory' },
  { deed: 'sight', keys: ['v'], text: msg('line of sight from the hex'), group: 'see', needs: 'overlay sight' },
  { deed: 'threat', keys: ['t'], text: msg('mark what threatens the hex'), area: msg('mark what threatens the area'), group: 'see', needs: 'overlay threat' },
  { deed: 'moves', keys: ['m'], text: msg('last moves of the others'), group: 'see' },
  { deed: 'counters', keys: ['h'], text: msg('hide or show the counters'), group: 'see' },
  { deed: 'help', keys: ['?'], text: msg('this list'), group: 'see' },

  { deed: 'step back', keys: ['PageUp', ','], text: msg('one step back'), group: 'past' },
  { deed: 'step on', keys: ['PageDown', '.'], text: msg('one step on'), group: 'past' },
  { deed: 'phase back', keys: ['('], text: msg('to where the phase begins, then to the one before'), group: 'past' },
  { deed: 'phase on', keys: [')'], text: msg('to the next phase'), group: 'past' },
  { deed: 'turn back', keys: ['<'], text: msg('to where the turn begins, then to the one before'), group: 'past' },
  { deed: 'turn on', keys: ['>'], text: msg('to the next turn'), group: 'past' },
  { deed: 'autoplay', keys: ['j'], text: msg('let the replay go on by itself, or stop it'), group: 'past' },
  { deed: 'now', keys: ['End'], text: msg('back to now'), group: 'past', board: true },
  { deed: 'skip', keys: ['f'], text: msg('show at once what the others have done'), group: 'past' },
];

/** Where the focus is: typing, on something that has keys of its own, on the board, elsewhere. */
export type Place = 'text' | 'control' | 'board' | 'page';

export interface Press {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

function nameOf(press: Press): string {
  if (/^Numpad\d$/.test(press.code)) return press.code;
  if (press.key.length === 1 && /\p{L}/u.test(press.key))
    return press.shiftKey ? press.key.toUpperCase() : press.key.toLowerCase();
  return press.key;
}

const isSingle = (name: string): boolean => name.length === 1 && name !== ' ';

/** What a key means where the focus is; null leaves it to the browser. */
export function meaning(press: Press, place: Place, letters: boolean): Deed | null {
  if (place === 'text' || press.ctrlKey || press.altKey || press.metaKey) return null;
  const name = nameOf(press);
  // Single characters as keys everywhere can be switched off; on the board they always work.
  if (isSingle(name) && !letters && place !== 'board') return null;
  const found = KEYMAP.find((binding) => binding.keys.includes(name));
  if (!found) return null;
  if (found.board && place === 'control') return null;
  return found.deed === 'press 1' ? `press ${Number(name)}` : found.deed;
}

const SHOWN: Record<string, string> = {
  ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→',
  ' ': msg('Space'), Enter: msg('Enter'), Escape: msg('Esc'), End: msg('End'),
  PageUp: msg('Page Up'), PageDown: msg('Page Down'),
};

/** How a key is written in the help; to be translated. */
export const shownAs = (key: string): string =>
  SHOWN[key] ?? (key.startsWith('Numpad') ? `Num ${key.slice(6)}` : key);
