import { afterEach, expect, test, vi } from 'vitest';
import { FailureError } from '#domain/shop/failure.ts';
import { Settings } from '#domain/shop/settings.ts';
import { reportsAs } from './reports.ts';

const told: unknown[] = [];
vi.mock('./reporter.ts', () => ({
  startReporter: (url: string, screen: () => string) => ({
    notice: (noticed: unknown) => told.push([url, screen(), noticed]),
  }),
}));

const settings = Settings.parse({ reports: { url: '/reports', share: 0.25 } });
const failed = { call: 'readOrders', failure: new FailureError({ kind: 'timeout' }).failure } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  told.length = 0;
});

test('nothing is reported without an endpoint, and only by the given share of the pages', () => {
  vi.stubGlobal('navigator', {});
  expect(reportsAs(Settings.parse({}))).toBeNull();
  expect(reportsAs(settings, () => 0.25)).toBeNull();
  expect(reportsAs(settings, () => 0.24)).not.toBeNull();
});

test('a browser that asks for privacy never reports', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  expect(reportsAs(settings, () => 0)).toBeNull();
});

test('events before the reporting code is loaded are reported too, with the displayed screen', async () => {
  vi.stubGlobal('navigator', {});
  const reports = reportsAs(settings, () => 0);
  reports?.notice(failed);
  reports?.show('/products/$productCode');
  await vi.waitFor(() => expect(told).toHaveLength(1));
  reports?.notice(failed);
  expect(told).toEqual(Array(2).fill(['/reports', '/products/$productCode', failed]));
});
