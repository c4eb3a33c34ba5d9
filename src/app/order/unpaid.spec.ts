import { afterEach, expect, test, vi } from 'vitest';
import { storageOf } from '../testing/browser.ts';
import { forgetUnpaid, readUnpaid, storeUnpaid } from './unpaid.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an open payment is remembered for its customer, until the orders are read or the customer leaves to pay', () => {
  vi.stubGlobal('sessionStorage', storageOf());
  storeUnpaid('anna', true);
  expect([readUnpaid('anna'), readUnpaid('ben'), readUnpaid(null)]).toEqual([true, false, false]);
  storeUnpaid('anna', false);
  expect(readUnpaid('anna')).toBe(false);
  storeUnpaid('anna', true);
  forgetUnpaid();
  expect(readUnpaid('anna')).toBe(false);
});
