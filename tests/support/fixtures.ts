import { test as base, expect } from 'playwright/test';
import type { Locale } from '#domain/shop/settings.ts';
import { type Problems, watch } from './problems.ts';
import { openShop, type Shop } from './shop.ts';
import { openInWindows } from './windows.ts';

export interface Options {
  /** Language of the app; German unless a test calls `test.use({ language: 'en' })`. */
  language: Locale;
}

interface Fixtures {
  /** The worker’s sandbox, reset before each test. */
  shop: Shop;
  /** The browser’s complaints; a test announces those that it provokes by `problems.expect(…)`. */
  problems: Problems;
}

interface WorkerFixtures {
  ownShop: Shop;
}

/** Playwright’s `test` with a sandbox, and a page that fails the test on any complaint of the browser. */
export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  language: ['de', { option: true }],

  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const shop = await openShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],

  shop: async ({ ownShop }, use) => {
    await ownShop.reset();
    await use(ownShop);
  },

  baseURL: async ({ ownShop }, use) => use(ownShop.url),

  locale: async ({ language }, use) => use(language === 'de' ? 'de-DE' : 'en-IE'),

  context: async ({ context }, use) => {
    openInWindows(context);
    await use(context);
  },

  problems: [
    async ({ context, shop, language }, use) => {
      const problems = watch(context, shop.url);
      await context.setStorageState({
        cookies: [],
        origins:
          language === 'de' ? [] : [{ origin: shop.url, localStorage: [{ name: 'parkett.locale', value: language }] }],
      });
      await use(problems);
      expect(problems.unexpected(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
