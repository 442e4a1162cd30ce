// Pages of the client, by what stands behind # in the address.

export type Route =
  | { page: 'start' }
  | { page: 'about' }
  | { page: 'play'; links: string[] }
  | { page: 'watch'; links: string[] };

/** The links are secrets of 26 characters; several are joined with + (one screen for all). */
const LINK = /^[a-z2-7]{26}$/;

/** What an address' hash names; anything unknown is the start page. */
export function parseRoute(hash: string): Route {
  const [page, rest] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'about') return { page };
  if (page === 'play' || page === 'watch') {
    const links = (rest ?? '').split('+').filter((link) => LINK.test(link));
    if (links.length > 0) return { page, links };
  }
  return { page: 'start' };
}

export function formatRoute(route: Route): string {
  if (route.page === 'start') return '#/';
  if (route.page === 'about') return '#/about';
  return `#/${route.page}/${route.links.join('+')}`;
}
