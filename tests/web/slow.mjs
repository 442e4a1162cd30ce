// Boards of every game on pages whose processor is slowed.

export const GAMES = {
  'Jena-Auerstadt': {},
  'Napoléon 1806': { game: 'napoleon1806', scenario: 'campaign' },
  'Age of Napoleon': { game: 'age-of-napoleon', scenario: '1809' },
};

/** A new game at its link, on a page whose processor is so many times slower. */
export async function slowed(t, wish, rate, visit = {}) {
  const made = await t.server.create(wish);
  const page = await t.page(visit);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  return { made, page, client };
}

export async function open({ page, made }) {
  await page.goto(`/#/play/${made.links.french}`);
  await page.waitForFunction(() => document.querySelector('.board')?.board?.where &&
    document.querySelectorAll('.board [data-unit]').length > 0 &&
    !document.querySelector('.b-plane [aria-busy]'));
}
