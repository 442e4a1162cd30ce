// The translated texts of the client as a module, `virtual:messages/LANGUAGE`, read from the
// project's gettext catalogues. The client's own texts stand there under msgctxt "web"; the server
// translates its texts itself, so no others are taken, and of these only what the source still uses.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export const CONTEXT = 'web';
export const SOURCE = resolve(dirname(fileURLToPath(import.meta.url)), '../src');
export const catalogueFile = (language: string): string =>
  resolve(dirname(fileURLToPath(import.meta.url)), `../../po/${language}.po`);

export interface PoEntry {
  context: string;
  id: string;
  text: string;
  fuzzy: boolean;
  line: number;
}

const FIELD = /^(msgctxt|msgid|msgstr)\s+(".*")$/;

/** The entries of a .po file; obsolete ones (#~) are left out. Throws on a line it cannot read. */
export function parsePo(source: string): PoEntry[] {
  const entries: PoEntry[] = [];
  let entry: PoEntry | null = null;
  let field: 'context' | 'id' | 'text' = 'id';
  let fuzzy = false;

  const begin = (line: number): PoEntry => {
    const next = { context: '', id: '', text: '', fuzzy, line };
    entries.push(next);
    fuzzy = false;
    return next;
  };
  source.split('\n').forEach((raw, at) => {
    const line = raw.trim();
    if (line.startsWith('#')) {
      if (/^#,.*\bfuzzy\b/.test(line)) fuzzy = true;
      return;
    }
    if (line === '') return;
    const found = FIELD.exec(line);
    if (found) {
      const [, word, quoted] = found as unknown as [string, string, string];
      if (word === 'msgctxt' || !entry || (word === 'msgid' && field !== 'context'))
        entry = begin(at + 1);
      field = word === 'msgctxt' ? 'context' : word === 'msgid' ? 'id' : 'text';
      entry[field] = JSON.parse(quoted) as string;
    } else if (entry && /^".*"$/.test(line)) entry[field] += JSON.parse(line) as string;
    else throw new Error(`line ${at + 1}: no line of a .po file: ${line}`);
  });
  return entries.filter((one) => one.id !== '');
}

const CALL = /(?<![\w.$])(?:t|msg)\(\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`$\\]*`)/g;

/** Every literal given to t() or msg() in a source text. */
export function usedTexts(source: string): string[] {
  return [...source.matchAll(CALL)].map(([, literal]) => {
    const inner = (literal as string).slice(1, -1);
    return inner.replace(/\\u\{?([0-9a-fA-F]{4})\}?|\\(.)/g, (_, hex?: string, one?: string) =>
      hex ? String.fromCharCode(parseInt(hex, 16)) : one === 'n' ? '\n' : (one as string),
    );
  });
}

function sourceFiles(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((each) => {
    const path = join(directory, each.name);
    if (each.isDirectory()) return sourceFiles(path);
    return /\.(ts|svelte)$/.test(each.name) && !/\.(test|d)\.ts$/.test(each.name) ? [path] : [];
  });
}

/** Every text the client may show, with the files it stands in. */
export function allTexts(directory = SOURCE): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const file of sourceFiles(directory))
    for (const text of usedTexts(readFileSync(file, 'utf8')))
      texts.set(text, [...(texts.get(text) ?? []), file.slice(directory.length + 1)]);
  return texts;
}

/**
 * French sets a narrow space that does not break before : ; ! ? and inside its quotation marks, where the
 * catalogue, which is typed by hand, has a plain or a wide one. tools/poc.c does the same.
 */
export const setFrench = (text: string): string => text.replace(/(?<=«)[ \u00a0]|[ \u00a0](?=[:;!?»])/g, '\u202f');

/** The translations of the texts in use. */
export function catalogue(po: string, used: Iterable<string>, set = (text: string): string => text): Record<string, string> {
  const known = new Map<string, string>();
  for (const one of parsePo(po))
    if (one.context === CONTEXT && one.text && !one.fuzzy) known.set(one.id, one.text);
  const out: Record<string, string> = {};
  for (const text of [...used].sort()) {
    const found = known.get(text);
    if (found !== undefined && found !== text) out[text] = set(found);
  }
  return out;
}

const PREFIX = 'virtual:messages/';

export default function po(): Plugin {
  return {
    name: 'po',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const file = catalogueFile(id.slice(PREFIX.length + 1));
      this.addWatchFile(file);
      const set = file.endsWith('fr.po') ? setFrench : undefined;
      const messages = catalogue(readFileSync(file, 'utf8'), allTexts().keys(), set);
      return `export default ${JSON.stringify(messages)};`;
    },
  };
}
