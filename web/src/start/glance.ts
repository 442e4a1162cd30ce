// How games stand, asked of a server that reads only some of them from its disk at a time.
import type { Glance } from '../net/wire';

const PAUSE = 100;

const wait = (): Promise<void> => new Promise((go) => setTimeout(go, PAUSE));

/**
 * Ask how the games of these links stand, and tell what is found as it comes. Those for which the
 * answer is `later` are asked for again after a pause, as long as each answer brings something and
 * `tell` wants more.
 */
export async function glanceAll(
  links: readonly string[],
  ask: (links: readonly string[]) => Promise<readonly Glance[]>,
  tell: (found: Record<string, Glance>) => boolean,
  pause: () => Promise<void> = wait,
): Promise<void> {
  let left = links;
  while (left.length > 0) {
    if (left !== links) await pause();
    const games = await ask(left);
    const found = games.filter((game) => game.error !== 'later');
    if (!tell(Object.fromEntries(found.map((game) => [game.link, game])))) return;
    if (found.length === 0) return; // the server has no room now: the next look asks
    left = games.filter((game) => game.error === 'later').map((game) => game.link);
  }
}
