import { test as base } from './fixtures.ts';
import { openShop } from './shop.ts';

export { expect } from './fixtures.ts';

/** Playwright’s `test` with a sandbox of the open marketplace. */
export const test = base.extend({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const shop = await openShop('marketplace');
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
});
