// Which texts of a page are still English: everything a person can see or hear is compared with the
// msgids of po/fr.po whose French is another.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './server.mjs';

/** Entries of a catalogue: [msgid, msgstr]. */
function entries(file) {
  const out = [];
  const unquote = (text) => JSON.parse(`"${text}"`);
  for (const block of readFileSync(file, 'utf8').split(/\n\n+/)) {
    const parts = { msgid: '', msgstr: '' };
    let at = null;
    for (const line of block.split('\n')) {
      const [, word, text] = /^(?:(msgid|msgstr|msgctxt) )?"(.*)"$/.exec(line) ?? [];
      if (text === undefined) continue;
      if (word) at = word;
      if (at in parts) parts[at] += unquote(text);
    }
    if (parts.msgid) out.push([parts.msgid, parts.msgstr]);
  }
  return out;
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A msgid as a pattern of the whole text; what is filled in may be anything. */
const patternOf = (msgid) => new RegExp(`^${escaped(msgid)
  .replace(/\\\{(\d+|[a-z_]+)\\\}/g, '.+').replace(/%(\d+\$)?[sdu]/g, '.+')}[.:]?$`, 'is');

const french = entries(path.join(ROOT, 'po/fr.po'));
const said = new Set(french.map(([, msgstr]) => msgstr.toLowerCase()));
/**
 * Sentences and words that would give English away. A pattern of hardly more than what is filled in
 * would fit French as well.
 */
const ENGLISH = french
  .filter(([msgid, msgstr]) => msgid !== msgstr && !said.has(msgid.toLowerCase()) &&
    msgid.replace(/\{\w+\}|%\w|[^a-z]/gi, '').length >= 4)
  .map(([msgid]) => patternOf(msgid));

/** Words that no French sentence has. */
const TELLTALE = /\b(the|of|with|from|your|you|have|has|must|may|move[sd]?|turn|attacks?|nothing|which|what)\b/i;
/** Names that are the same in every language, and texts that are meant to be English. */
const NAMES = /^(Jena|Auerstadt)$|Napoleon at War|Age of Napoleon|English|Berthier|OpenStreetMap|GeoNames|MIT|CC BY/;

/**
 * All texts of the page: text nodes, and the attributes that are read out or shown. What was spoken
 * before is not looked at when `silent`.
 */
const texts = (page, silent) => page.evaluate((mute) => {
  const out = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (parent.closest('script, style, :not(html)[lang="en"], kbd, .command .soft')) continue;
    if (!mute || !parent.closest('[data-voice]')) out.push(walk.currentNode.textContent);
  }
  for (const element of document.querySelectorAll('*'))
    for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'])
      if (element.hasAttribute(name)) out.push(element.getAttribute(name));
  return [...new Set(out.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean))];
}, silent);

/** What is English on the page. */
export async function englishOn(page, { silent = false } = {}) {
  const found = [];
  for (const text of await texts(page, silent)) {
    if (NAMES.test(text)) continue;
    // What is quoted is to be typed as it stands.
    const told = text.replace(/« .*? »/g, '');
    if (ENGLISH.some((pattern) => pattern.test(text)) || TELLTALE.test(told)) found.push(text);
  }
  return found;
}
