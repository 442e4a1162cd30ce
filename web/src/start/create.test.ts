import { expect, test, vi } from 'vitest';

vi.mock('../net/connection.svelte', () => ({ socket: {} }));
const { createBody, keptFrom } = await import('./create');

const wish = {
  game: 'g', scenario: 's', options: 'a=b', title: 'T', seats: { red: 'me', blue: 'greedy' },
};

test('persons are persons to the server, bots go by their ids', () => {
  expect(createBody(wish)).toEqual({
    request: 'create', game: 'g', scenario: 's', options: 'a=b',
    seats: { red: 'person', blue: 'greedy' },
  });
  expect(createBody({ ...wish, text: 'journal' })).toEqual({
    request: 'create', text: 'journal', seats: { red: 'person', blue: 'greedy' },
  });
});

test('my links make the address, those of friends are kept to hand out', () => {
  const made = { watch: 'w', seats: { red: { link: 'r' }, blue: { link: 'b' } } };
  expect(keptFrom({ ...wish, seats: { red: 'me', blue: 'friend' } }, made)).toMatchObject({
    links: ['r'], sides: ['red'], others: [{ side: 'blue', link: 'b' }], watching: false,
  });
  expect(keptFrom({ ...wish, seats: { red: 'me', blue: 'me' } }, made).links).toEqual(['r', 'b']);
});

test('bots among themselves are watched', () => {
  const made = { watch: 'w', seats: { red: { bot: 'greedy' }, blue: { bot: 'greedy' } } };
  expect(keptFrom({ ...wish, seats: { red: 'greedy', blue: 'greedy' } }, made))
    .toMatchObject({ links: ['w'], watching: true, sides: [] });
});
