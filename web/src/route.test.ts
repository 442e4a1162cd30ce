import { expect, test } from 'vitest';
import { formatRoute, parseRoute } from './route';

const a = 'abcdefghijklmnopqrstuvwxyz';
const b = '22345672234567223456722345';

test('pages by hash', () => {
  expect(parseRoute('')).toEqual({ page: 'start' });
  expect(parseRoute('#/')).toEqual({ page: 'start' });
  expect(parseRoute('#/about')).toEqual({ page: 'about' });
  expect(parseRoute(`#/play/${a}`)).toEqual({ page: 'play', links: [a] });
  expect(parseRoute(`#/play/${a}+${b}`)).toEqual({ page: 'play', links: [a, b] });
  expect(parseRoute(`#/watch/${b}`)).toEqual({ page: 'watch', links: [b] });
});

test('what is no link leads to the start page, which says so', () => {
  for (const hash of ['#/play/ABC', '#/play/', '#/elsewhere', '#/example/none'])
    expect(parseRoute(hash)).toEqual({ page: 'start', lost: true });
});

test('formatting is the way back', () => {
  for (const hash of ['#/', '#/about', `#/play/${a}+${b}`, `#/watch/${a}`])
    expect(formatRoute(parseRoute(hash))).toBe(hash);
});
