// "My games": links this browser has held, newest first, and how far each was seen.

/** A game as this browser knows it. Links are secrets: they are kept here and nowhere else. */
export interface KeptGame {
  /** What stands in the address: links of the seats played here. */
  links: string[];
  watching?: boolean;
  /** Invitations that were used up for the links; they lead back here. */
  invitations?: string[];
  /** A new key that the others have not agreed to yet. */
  waiting?: boolean;
  title: string;
  /** Sides played here. */
  sides: string[];
  /** Links of the seats of others, to hand out again. */
  others?: { side: string; link: string }[];
  watch?: string;
  /** What the game was begun with, for a rematch. */
  begun?: Record<string, unknown>;
  created: number;
  /** The last step seen here. */
  seen?: number;
}

const KEY = 'berthier.games';
const MOST = 60;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const store = (): Store | undefined => globalThis.localStorage;

export function readGames(from: Store | undefined = store()): KeptGame[] {
  try {
    const list: unknown = JSON.parse(from?.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? (list as KeptGame[]).filter((game) => game?.links?.length > 0) : [];
  } catch {
    return [];
  }
}

function write(games: KeptGame[], to: Store | undefined): void {
  try {
    to?.setItem(KEY, JSON.stringify(games.slice(0, MOST)));
  } catch {
    // full or forbidden: the address itself is enough to come back
  }
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join('+') === [...b].sort().join('+');

export function findGame(links: readonly string[], at: Store | undefined = store()): KeptGame | undefined {
  return readGames(at).find((game) => same(game.links, links));
}

/** The game that this browser sat down at with these invitations. */
export function findInvited(links: readonly string[], at: Store | undefined = store()): KeptGame | undefined {
  return readGames(at).find((game) => !game.waiting && game.invitations && same(game.invitations, links));
}

/** Keep a game, or what is new about one that is kept; it moves to the front. */
export function keepGame(
  game: Partial<KeptGame> & { links: string[] }, at: Store | undefined = store(),
): void {
  const games = readGames(at);
  const before = games.find((other) => same(other.links, game.links));
  const kept: KeptGame = { title: '', sides: [], created: Date.now(), ...before, ...game };
  write([kept, ...games.filter((other) => other !== before)], at);
}

/** Note how far a game was seen, without moving it. */
export function noteSeen(links: readonly string[], step: number, at: Store | undefined = store()): void {
  const games = readGames(at);
  const game = games.find((other) => same(other.links, links));
  if (!game || game.seen === step) return;
  game.seen = step;
  write(games, at);
}

export function dropGame(links: readonly string[], at: Store | undefined = store()): void {
  write(readGames(at).filter((game) => !same(game.links, links)), at);
}
