import { type Browser, chromium } from 'playwright';
import { buildIfNeeded } from '#sandbox/build.ts';
import { browserLaunch, installBrowser } from '../support/browser.ts';
import { openShop, type Shop } from '../support/shop.ts';

export async function inBrowser(work: (browser: Browser, shop: Shop) => Promise<void>): Promise<void> {
  await buildIfNeeded();
  await installBrowser(console.log);
  const shop = await openShop();
  const browser = await chromium.launch(browserLaunch());
  try {
    await work(browser, shop);
  } finally {
    await browser.close();
    await shop.close();
  }
}
