import { test as base } from './fixtures.ts';
import { openShop } from './shop.ts';

export { expect } from './fixtures.ts';

/** The same build, with the settings of the open marketplace. */
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
