import { describe, expect, it } from 'vitest';
import { choose, fill } from './format';

describe('fill', () => {
  it('puts arguments where their numbers stand, in any order', () => {
    expect(fill('{1} before {0}, {1} again', ['a', 2])).toBe('2 before a, 2 again');
  });
  it('leaves a hole without an argument, and takes no pattern from an argument', () => {
    expect(fill('{0} {1}', ['$& {1}'])).toBe('$& {1} {1}');
  });
});

describe('choose', () => {
  it('takes the first language there is', () => {
    expect(choose(['de-DE', 'fr-CA', 'en'])).toBe('fr');
    expect(choose(['EN-gb', 'fr'])).toBe('en');
    expect(choose(['de'])).toBe('en');
  });
});
