// Handing out links and journals.
import { formatRoute } from '../route';

/** The address that opens a seat, or the onlookers' place. */
export function linkAddress(page: 'play' | 'watch', links: string[], base = location.href): string {
  const url = new URL(base);
  url.search = '';
  url.hash = formatRoute({ page, links });
  return url.href;
}

/** Has this device a share sheet that people use? */
export const canShare = (): boolean =>
  'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** The browser's share sheet where there is one, else the clipboard; tells what came of it. */
export async function share(title: string, url: string): Promise<'shared' | 'copied' | 'failed'> {
  if (canShare())
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (why) {
      // Closing the sheet is not a failure.
      if (why instanceof DOMException && why.name === 'AbortError') return 'shared';
    }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return copyOldWay(url) ? 'copied' : 'failed';
  }
}

/** A page that was not fetched safely (http in a local network) has no clipboard but this one. */
function copyOldWay(text: string): boolean {
  const box = document.createElement('textarea');
  box.value = text;
  box.style.cssText = 'position:fixed;opacity:0';
  // Inside an open dialog nothing outside it can be selected.
  const dialogs = document.querySelectorAll('dialog[open]');
  (dialogs[dialogs.length - 1] ?? document.body).append(box);
  box.select();
  const copied = document.execCommand('copy');
  box.remove();
  return copied;
}

export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
