import { expect, test } from 'vitest';
import type { Takeback, Update } from '../net/wire';
import { askedAfter, newsOf, NOTHING_ASKED } from './takeback';

const ASKED: Takeback = { by: 'french', to: 3, waits: true };

test('what is asked is a merge patch; what is left out stays, null takes away', () => {
  let asked = askedAfter(NOTHING_ASKED, { may_ask: [0, 3] });
  expect(asked).toEqual({ scope: [0, 3], takeback: null });
  asked = askedAfter(asked, { takeback: ASKED });
  expect(asked).toEqual({ scope: [0, 3], takeback: ASKED });
  asked = askedAfter(asked, { takeback: { waits: null, declined: 'prussian' } as never, may_ask: null });
  expect(asked).toEqual({ scope: null, takeback: { by: 'french', to: 3, declined: 'prussian' } });
  expect(askedAfter(asked, {})).toEqual(asked);
  expect(askedAfter(asked, { takeback: null }).takeback).toBeNull();
});

const news = (after: Takeback | null, update: Update, side = 'french', before: Takeback | null = ASKED) =>
  newsOf(before, after, update, side);

test('the one who asked hears what became of it', () => {
  expect(news(null, { undone: [5] })).toBe('granted');
  expect(news({ ...ASKED, declined: 'prussian' }, {})).toBe('declined');
  expect(news(null, {})).toBe('lapsed');
});

test('nobody is told of their own deeds, nor of what others asked', () => {
  expect(news(null, { sequence: 4 })).toBeNull(); // withdrawn, or played on
  expect(news(null, { sequence: 4, undone: [5] })).toBeNull(); // both at one screen
  expect(news(ASKED, {})).toBeNull();
  expect(news(null, { undone: [5] }, 'prussian')).toBeNull();
  expect(news(null, {}, 'french', { ...ASKED, declined: 'prussian' })).toBeNull();
  expect(news(null, {}, 'french', null)).toBeNull();
});
