// The translated texts of the client as modules, `virtual:messages/LANGUAGE/PART`, read from the
// project's gettext catalogues. The client's own texts stand there under msgctxt "web"; the server
// translates its texts itself, so no others are taken, and of these only what the source still uses.
// What a page begins with is one part; each game has one, and the rest is one: they come with what needs them.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export const CONTEXT = 'web';
const SOURCE = resolve(dirname(fileURLToPath(import.meta.url)), '../src');
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

const INDEX = 'virtual:messages';
const PREFIX = `${INDEX}/`;
const WANT = 'virtual:texts/';

/** What a file imports at once; types, which are gone when it is built, come along at no cost. */
const STATIC = /^\s*(?:import|export)\s+(?!type\b)(?:[^'"();]*?\sfrom\s+)?['"](\.[^'"]+)['"]/gm;

const EXTENSIONS = ['', '.ts', '.svelte', '/index.ts'];

/** Every file of the client that comes along with these, which are named from its directory. */
export function comesWith(entries: readonly string[], directory = SOURCE): Set<string> {
  const found = new Set<string>();
  const queue = entries.map((entry) => join(directory, entry));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const name = relative(directory, file);
    if (found.has(name) || !/\.(ts|svelte)$/.test(name)) continue;
    found.add(name);
    for (const [, to] of readFileSync(file, 'utf8').matchAll(STATIC)) {
      const path = resolve(dirname(file), to as string);
      const whole = EXTENSIONS.map((end) => path + end).find((each) => existsSync(each) && statSync(each).isFile());
      if (whole) queue.push(whole);
    }
  }
  return found;
}

/** What everybody fetches: the start page, and the table, which it sends for. */
const FIRST = ['main.ts', 'play/chunk.ts'];

/** The part of the texts that a file's own belong to: those of everybody, of one game, or the rest. */
export function partOf(file: string, first: ReadonlySet<string>): string {
  if (first.has(file)) return 'first';
  return /^games\/([^/]+)\//.exec(file)?.[1] ?? 'more';
}

/** All texts by part. What is in the first is in no other; a game has all that its own files say. */
export function textsByPart(directory = SOURCE): Map<string, Set<string>> {
  const first = comesWith(FIRST, directory);
  const parts = new Map<string, Set<string>>([['first', new Set()], ['more', new Set()]]);
  for (const [text, files] of allTexts(directory)) {
    const wanted = new Set(files.map((file) => partOf(file, first)));
    for (const part of wanted.has('first') ? ['first'] : wanted)
      parts.set(part, (parts.get(part) ?? new Set()).add(text));
  }
  return parts;
}

/** A module that has a function for each language and part, which fetches it. */
function index(): string {
  const lines = LANGUAGES.map((language) => {
    const parts = [...textsByPart().keys()].map((part) =>
      `${JSON.stringify(part)}: () => import('${PREFIX}${language}/${part}')`);
    return `${language}: { ${parts.join(', ')} },`;
  });
  return `export default { ${lines.join('\n')} };`;
}

/** The languages with a catalogue. */
const LANGUAGES = readdirSync(dirname(catalogueFile('fr'))).flatMap((name) => /^(\w+)\.po$/.exec(name)?.[1] ?? []);

function messages(id: string): string {
  const [language, part] = id.split('/') as [string, string];
  const set = language === 'fr' ? setFrench : undefined;
  const found = catalogue(readFileSync(catalogueFile(language), 'utf8'), textsByPart().get(part) ?? [], set);
  return `export default ${JSON.stringify(found)};`;
}

/** A part that comes later waits for its texts: it is never seen in another language first. */
const wait = (part: string): string =>
  `import { fetchTexts } from ${JSON.stringify(join(SOURCE, 'i18n/language.svelte.ts'))};
await fetchTexts(${JSON.stringify(part)});`;

export default function po(): Plugin {
  let first = new Set<string>();
  return {
    name: 'po',
    enforce: 'post',
    buildStart() {
      first = comesWith(FIRST);
    },
    resolveId: (id) => (id === INDEX || id.startsWith(PREFIX) || id.startsWith(WANT) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) return index();
      if (id.startsWith(`\0${WANT}`)) return wait(id.slice(WANT.length + 1));
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      this.addWatchFile(catalogueFile(id.slice(PREFIX.length + 1).split('/')[0] as string));
      return messages(id.slice(PREFIX.length + 1));
    },
    transform(code, id) {
      const [file = id] = id.split('?');
      if (!file.startsWith(SOURCE) || file !== id || !/\.(ts|svelte)$/.test(file) || /\.test\.ts$/.test(file)) return null;
      const part = partOf(relative(SOURCE, file), first);
      if (part === 'first' || usedTexts(readFileSync(file, 'utf8')).length === 0) return null;
      return { code: `import '${WANT}${part}';${code}`, map: null };
    },
  };
}
