import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Parts that do not come just now. */
const away = vi.hoisted(() => new Set<string>());

vi.mock('virtual:messages', () => {
  const texts: Record<string, Record<string, string>> = { first: { Undo: 'Annuler' }, more: { Replay: 'Relecture' } };
  const part = (name: string) => async () => {
    if (away.has(name)) throw new TypeError('the server is away');
    return { default: texts[name] };
  };
  return { default: { fr: { first: part('first'), more: part('more') } } };
});

/** The texts of a page that has just been opened. */
const open = async () => {
  vi.resetModules();
  return import('./language.svelte');
};

/** The server is back; what waits asks again. */
const back = async () => {
  away.clear();
  await vi.runAllTimersAsync();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { languages: ['fr'] });
});
afterEach(() => {
  away.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('texts that do not come at once', () => {
  it('of a part: English is shown, and French as soon as it is here', async () => {
    const page = await open();
    await page.startLanguage();
    away.add('more');
    await page.fetchTexts('more');
    expect([page.t('Undo'), page.t('Replay')]).toEqual(['Annuler', 'Replay']);
    await back();
    expect([page.t('Undo'), page.t('Replay')]).toEqual(['Annuler', 'Relecture']);
  });
  it('of the first page: it begins in English and goes on in French', async () => {
    away.add('first');
    const page = await open();
    await page.startLanguage();
    expect([page.language(), page.t('Undo')]).toEqual(['en', 'Undo']);
    await back();
    expect([page.language(), page.t('Undo')]).toEqual(['fr', 'Annuler']);
  });
  it('of a language that was chosen: the last choice counts', async () => {
    vi.stubGlobal('navigator', { languages: ['en'] });
    const page = await open();
    await page.startLanguage();
    away.add('first');
    const french = page.setLanguage('fr', false);
    await page.setLanguage('en', false);
    await back();
    await french;
    expect([page.language(), page.t('Undo')]).toEqual(['en', 'Undo']);
    await page.setLanguage('fr', false);
    expect(page.language()).toBe('fr');
  });
});
