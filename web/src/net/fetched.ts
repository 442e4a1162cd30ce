// Parts of the client that are fetched when first needed.  The server may be away just then: nothing is
// lost, so a part is asked for again until it comes, as the connection is.  A server that came back may have
// another client, and none of the parts of this one any more; and a browser may keep it that a part could not be
// had, and not ask again: then the page is loaded again.
const PAUSE = 2000; // ms
/** So long (in milliseconds) a page that was loaded again is left as it is. */
const RELOADED = 60_000;
const KEPT = 'berthier.reloaded';

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/** What the server answers who asks for the program of this page; undefined when it is away. */
async function answered(): Promise<number | undefined> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  return own === undefined ? undefined : (await fetch(own, { cache: 'no-store' }).catch(() => undefined))?.status;
}

/** Tries after which a part that the server has will not come: many browsers keep it that it could not be had. */
const KEPT_OUT = 3;

/** Load the page again if its parts are gone, or are kept out; where that was done just now it would not help. */
export async function renew(tries = 0): Promise<void> {
  const status = await answered();
  if (status !== 404 && !(status === 200 && tries > KEPT_OUT)) return;
  const before = Number(sessionStorage.getItem(KEPT));
  if (Date.now() - before < RELOADED) return;
  sessionStorage.setItem(KEPT, String(Date.now()));
  location.reload();
}

/** What `load` gives, at the first try that succeeds; never rejects. */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await load();
    } catch {
      await pause(PAUSE);
      if (tries > 1) await renew(tries).catch(() => {});
    }
  }
}

/** A part's style sheet is linked once, whether or not it came: link one that did not again.
 * A failed link says so where it stands; the event does not bubble. */
export function keepStyles(page: Document) {
  page.addEventListener('error', async ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    await pause(PAUSE);
    target.replaceWith(target.cloneNode());
  }, { capture: true });
}
