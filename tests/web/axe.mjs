// axe-core over one page as it stands.
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './server.mjs';

const require = createRequire(path.join(ROOT, 'web/package.json'));
const { AxeBuilder } = require('@axe-core/playwright');

export const { version } = require('axe-core/package.json');
export const LEVELS = ['critical', 'serious', 'moderate', 'minor'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is wrong with the page: [{ level, id, help, nodes: [html] }]. */
export async function examine(page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(TAGS).analyze();
  return violations.map(({ impact, id, help, nodes }) => ({
    level: impact, id, help, nodes: nodes.map((node) => `${node.target.join(' ')}  ${node.failureSummary
      ?.split('\n').slice(1).join(' ').trim().slice(0, 200) ?? ''}`),
  }));
}

export const isGrave = ({ level }) => level === 'critical' || level === 'serious';

export const tell = ({ level, id, help, nodes }) =>
  `${level}: ${id}: ${help}\n    ${nodes.slice(0, 4).join('\n    ')}`;
