import { describe, expect, it } from 'vitest';
import { titleText } from './notice';

describe('the title of the tab', () => {
  it('says first that it is waited for', () => {
    expect(titleText('Jena', '● Your turn')).toBe('● Your turn – Jena – Berthier');
    expect(titleText('Jena', '')).toBe('Jena – Berthier');
  });
  it('names the program once', () => {
    expect(titleText('Berthier', '(2)')).toBe('(2) Berthier');
  });
});
