import { describe, expect, it } from 'vitest';
import { DEFAULTS, readSettings } from './settings';

describe('settings', () => {
  it('are the defaults when nothing, or nonsense, was kept', () => {
    for (const text of [null, undefined, '', '{', '[]', 'null', '7'])
      expect(readSettings(text)).toEqual(DEFAULTS);
  });
  it('keep what makes sense and drop the rest', () => {
    const text = '{"theme":"dark","pace":-4,"confirm":false,"letterKeys":"no","motion":"none","x":1}';
    expect(readSettings(text)).toEqual({
      ...DEFAULTS, theme: 'dark', confirm: false, motion: 'none',
    });
  });
  it('come back as they went', () => {
    const odd = { ...DEFAULTS, theme: 'light' as const, pace: 0, hideCounters: true, met: 'null' };
    expect(readSettings(JSON.stringify(odd))).toEqual(odd);
  });
});
