// axe-core on every page and dialog in all eight looks; writes the table of docs/accessibility.md.
//
//     node tests/web/axe-report.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { examine, isGrave, LEVELS, tell, version } from './axe.mjs';
import { run, test } from './harness.mjs';
import { ROOT } from './server.mjs';
import { ALL_LOOKS, tour, tourAreas } from './states.mjs';

const FILE = path.join(ROOT, 'docs/accessibility.md');
const found = new Map(); // by page: by level: violations in all looks
const notes = new Map(); // what was found, once each, with where

function note(name, look, violations) {
  const none = Object.fromEntries(LEVELS.map((level) => [level, 0]));
  if (!found.has(name)) found.set(name, { looks: 0, ...none });
  const row = found.get(name);
  row.looks++;
  for (const one of violations) {
    row[one.level]++;
    const key = `${one.level}: ${one.id}: ${one.help}`;
    notes.set(key, [...notes.get(key) ?? [], `${name} (${look})`]);
    console.log(`${look}, ${name}: ${tell(one)}`);
  }
}

function report() {
  const rows = [...found].map(([name, row]) =>
    `| ${name} | ${row.looks} | ${LEVELS.map((level) => row[level]).join(' | ')} |`);
  const remaining = [...notes].map(([key, where]) =>
    `* ${key}; ${where.length} times, first on ${where[0]}`);
  const pages = [...found.values()].reduce((sum, row) => sum + row.looks, 0);
  return [`axe-core ${version}; ${pages} pages examined.`, '',
    `| page or dialog | looks | ${LEVELS.join(' | ')} |`,
    `| --- | --- | ${LEVELS.map(() => '---').join(' | ')} |`,
    ...rows, '', remaining.length > 0 ? remaining.join('\n') : 'Nothing is left.'].join('\n');
}

for (const look of ALL_LOOKS)
  test(look, async (t) => {
    let grave = 0;
    for (const part of [tour, tourAreas])
      await part(t, look, async (name, page) => {
        const violations = await examine(name, page);
        grave += violations.filter(isGrave).length;
        note(name, look, violations);
      });
    if (grave > 0) throw new Error(`${grave} serious or critical findings`);
  });

await run();

const text = readFileSync(FILE, 'utf8');
const between = /(<!-- table -->\n)[^]*(<!-- end of table -->)/;
if (process.argv.length <= 2) writeFileSync(FILE, text.replace(between, `$1\n${report()}\n\n$2`));
else console.log(report());
