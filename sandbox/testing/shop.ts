import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { type RunningShop, startShop } from '../server.ts';
import { type Client, clientOf } from './client.ts';
import { keepTables } from './keepTables.ts';

export interface Fixture {
  shop: RunningShop;
  visitor: Client;
}

/** Runs specs on a seeded shop, restored for each test. */
export const describeShop = (title: string, specs: (fixture: () => Fixture) => void) =>
  describe(title, () => onShop(specs));

/** Runs such specs inside another `describe`. */
export function onShop(specs: (fixture: () => Fixture) => void): void {
  let fixture: Fixture | null = null;
  let makeNew = async () => {};
  beforeAll(async () => {
    const shop = await startShop();
    makeNew = await keepTables(shop.database.db);
    fixture = { shop, visitor: clientOf(shop.url) };
  });
  beforeEach(() => makeNew());
  afterAll(() => fixture?.shop.close());
  specs(() => {
    if (!fixture) throw new Error('The shop is started before the first test.');
    return fixture;
  });
}
