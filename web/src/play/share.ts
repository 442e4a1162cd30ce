// Handing out links and journals.
import { formatRoute } from '../route';

/** The address that opens a seat, or the onlookers' place. */
export function linkAddress(page: 'play' | 'watch', links: string[], base = location.href): string {
  const url = new URL(base);
  url.search = '';
  url.hash = formatRoute({ page, links });
  return url.href;
}

/** The browser's share sheet where there is one, else the clipboard; tells which. */
export async function share(title: string, url: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
