// Parts of the client that are fetched when first needed.  The server may be away just then: nothing is
// lost, so a part is asked for again until it comes, as the connection is.
const PAUSE = 2000; // ms

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/** What `load` gives, at the first try that succeeds; never rejects. */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await pause(PAUSE);
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
