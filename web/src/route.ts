// Pages of the client, by what stands behind # in the address.

export type Route =
  | { page: 'start'; /** What was asked for is nowhere. */ lost?: true }
  | { page: 'about' }
  | { page: 'play'; links: string[] }
  | { page: 'watch'; links: string[] }
  | { page: 'example'; links: string[] };

/** The links are secrets of 26 characters; several are joined with + (one screen for all). */
const LINK = /^[a-z2-7]{26}$/;

/** An example is not secret: game, name, and the seat through whose eyes it is watched. */
const EXAMPLE = /^#\/?(example\/[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+)$/;

/** The link of an example. */
export const exampleLink = (game: string, id: string, side: string): string => `example/${game}/${id}/${side}`;

/** What an address' hash names; anything unknown is the start page, which says so. */
export function parseRoute(hash: string): Route {
  const [page, rest] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'about') return { page };
  if (page === 'play' || page === 'watch') {
    const links = (rest ?? '').split('+').filter((link) => LINK.test(link));
    if (links.length > 0) return { page, links };
  }
  const example = EXAMPLE.exec(hash)?.[1];
  if (example) return { page: 'example', links: [example] };
  return page ? { page: 'start', lost: true } : { page: 'start' };
}

export function formatRoute(route: Route): string {
  if (route.page === 'start') return '#/';
  if (route.page === 'about') return '#/about';
  if (route.page === 'example') return `#/${route.links[0]}`;
  return `#/${route.page}/${route.links.join('+')}`;
}
