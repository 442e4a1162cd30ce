// axe-core over one page as it stands.
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './server.mjs';

const require = createRequire(path.join(ROOT, 'web/package.json'));
const { AxeBuilder } = require('@axe-core/playwright');

export const { version } = require('axe-core/package.json');
export const LEVELS = ['critical', 'serious', 'moderate', 'minor'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Where the drawing of the board is gone through too; on the others it is the same. */
const WITH_BOARD = ['areas', 'areas: combat', 'board', 'unit in hand, its ways', 'odds', 'board, looking on'];

/**
 * What is wrong with the page that states.mjs calls so, or with `part` of it alone, which takes a fraction of the time:
 * [{ level, id, help, nodes: [html] }].
 */
export async function examine(name, page, part) {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).withTags(TAGS);
  if (part) axe.include(part);
  if (!WITH_BOARD.includes(name)) axe.exclude('.b-plane');
  const { violations } = await axe.analyze();
  return violations.map(({ impact, id, help, nodes }) => ({
    level: impact, id, help, nodes: nodes.map((node) => `${node.target.join(' ')}  ${why(node)}`),
  }));
}

const why = ({ failureSummary = '' }) =>
  failureSummary.split('\n').slice(1).join(' ').trim().slice(0, 200);

export const isGrave = ({ level }) => level === 'critical' || level === 'serious';

export const tell = ({ level, id, help, nodes }) =>
  `${level}: ${id}: ${help}\n    ${nodes.slice(0, 4).join('\n    ')}`;
