// Starting a game: what is asked of the server, what is remembered, and where to go.
import { socket } from '../net/connection.svelte';
import { formatRoute } from '../route';
import { keepGame, type KeptGame } from './games';
import type { Created } from '../net/wire';

/** Who plays a side. */
export type Who = 'me' | 'friend' | string;

export interface Wish {
  game: string;
  scenario: string;
  options: string;
  title: string;
  /** By side: me, friend (by a link), or the id of a bot. */
  seats: Record<string, Who>;
  /** A journal or a position to go on from. */
  text?: string;
}

const isPerson = (who: Who): boolean => who === 'me' || who === 'friend';

/** The request for it. */
export function createBody(wish: Wish): Record<string, unknown> & { request: string } {
  const seats: Record<string, string> = {};
  for (const [side, who] of Object.entries(wish.seats)) seats[side] = isPerson(who) ? 'person' : who;
  const from = wish.text !== undefined
    ? { text: wish.text }
    : { game: wish.game, scenario: wish.scenario, options: wish.options };
  return { request: 'create', ...from, seats };
}

/** What to remember of the game that was made. */
export function keptFrom(wish: Wish, made: Pick<Created, 'watch' | 'seats'>): KeptGame {
  const links: string[] = [];
  const sides: string[] = [];
  const others: { side: string; link: string }[] = [];
  for (const [side, who] of Object.entries(wish.seats)) {
    const link = made.seats[side]?.link;
    if (!link) continue;
    if (who === 'me') {
      links.push(link);
      sides.push(side);
    } else others.push({ side, link });
  }
  const watching = links.length === 0;
  const { text: _, ...begun } = wish;
  return {
    links: watching ? [made.watch] : links,
    watching,
    title: wish.title,
    sides,
    others,
    watch: made.watch,
    begun: begun as unknown as Record<string, unknown>,
    created: Date.now(),
  };
}

/** Make the game; the hash of its page. */
export async function createGame(wish: Wish): Promise<string> {
  const made = (await socket.request(createBody(wish), false)) as unknown as Created;
  const kept = keptFrom(wish, made);
  keepGame(kept);
  return formatRoute({ page: kept.watching ? 'watch' : 'play', links: kept.links });
}
