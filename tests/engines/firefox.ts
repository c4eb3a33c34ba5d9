import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { programPath } from '../support/install.ts';
import type { Driven, Handle, Tab } from './tab.ts';

function tabOf(page: Page): Tab {
  // Firefox asks before it leaves a page with input.
  page.on('dialog', (dialog) => dialog.accept());
  return {
    async goTo(url) {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    async find(expression): Promise<Handle | null> {
      // Firefox opens a saved PDF in a new tab, and slows down the timers of the page behind it.
      await page.bringToFront();
      const found = await page.evaluateHandle(expression);
      const element = found.asElement() as ElementHandle<HTMLInputElement> | null;
      if (!element) return null;
      return {
        click: () => element.click(),
        async type(text) {
          await element.evaluate((field) => field.select());
          await element.type(text);
        },
        choose: (file) => element.uploadFile(file),
      };
    },
  };
}

/** Starts Firefox over WebDriver BiDi. @param downloads Folder in which it saves files. */
export async function startFirefox(downloads: string): Promise<Driven> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocolTimeout: 20_000,
    defaultViewport: { width: 1280, height: 900 },
    executablePath: programPath('firefox-esr') ?? 'firefox-esr',
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
    },
  });
  const [first] = await browser.pages();
  return {
    tab: tabOf(first ?? (await browser.newPage())),
    openTab: async () => tabOf(await browser.newPage()),
    close: () => browser.close(),
  };
}
