// The client's own tests, each as one test with a closing line: `client.mjs vitest` runs those beside
// the sources, `client.mjs check` the type checkers.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../web');

/** Run a program that npm fetched; did it end well? */
function runs(program, ...args) {
  const bin = path.join(WEB, 'node_modules/.bin', program);
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
  const done = spawnSync(bin, args, { cwd: WEB, stdio: 'inherit', env });
  if (done.error) console.log(`${bin}: ${done.error.message}`);
  return done.status === 0;
}

function vitest() {
  const scratch = mkdtempSync(path.join(tmpdir(), 'berthier-vitest-'));
  const report = path.join(scratch, 'report.json');
  const well = runs('vitest', 'run', '--reporter=default', '--reporter=json',
    `--outputFile=${report}`);
  let counts = { passed: 0, failed: 0 };
  try {
    const told = JSON.parse(readFileSync(report, 'utf8'));
    counts = { passed: told.numPassedTests, failed: told.numFailedTests };
  } catch (error) {
    console.log(`no report: ${error.message}`);
  }
  rmSync(scratch, { recursive: true, force: true });
  // A file that does not even load has no failed case of its own.
  if (!well && counts.failed === 0) counts.failed = 1;
  return counts;
}

function check() {
  const results = [
    runs('svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings'),
    runs('tsc', '-p', 'tsconfig.node.json'),
  ];
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

const WAYS = { vitest, check };
const way = WAYS[process.argv[2]];
if (!way) {
  console.error('usage: client.mjs vitest|check');
  process.exit(2);
}
const { passed, failed } = way();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
