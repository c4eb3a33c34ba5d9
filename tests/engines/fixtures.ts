import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from 'playwright/test';
import { openShop, type Shop } from '../support/shop.ts';
import { type Engine, FIREFOX } from './engines.ts';
import type { Driven } from './tab.ts';
import { JOURNEY, Visitor } from './visitor.ts';

interface Options {
  engine: Engine;
}

interface Fixtures {
  shop: Shop;
  /** Home of the browser, in which it saves files. */
  folder: string;
  driven: Driven;
  visitor: Visitor;
}

/** Playwright's `test` with a browser that Playwright does not drive. */
export const test = base.extend<Fixtures & Options>({
  engine: [FIREFOX, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  shop: async ({}, use) => {
    const shop = await openShop();
    await use(shop);
    await shop.close();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'parkett-engine-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },

  driven: async ({ engine, folder }, use) => {
    const driven = await engine.start(folder);
    await use(driven);
    await driven.close();
  },

  visitor: async ({ driven }, use, info) => {
    // A journey ends before Playwright would end it without naming the step.
    info.setTimeout(JOURNEY + 30_000);
    await use(new Visitor(driven.tab));
  },
});
