import { afterEach, expect, test, vi } from 'vitest';
import { Settings } from '#domain/shop/settings.ts';
import type { Noticed } from './noticed.ts';
import { reportsAs } from './reports.ts';

const told: unknown[] = [];
vi.mock('./reporter.ts', () => ({
  startReporter: (url: string) => ({
    add: ({ at, ...noticed }: Noticed) => told.push({ url, isTimed: Math.abs(Date.now() - at) < 10_000, ...noticed }),
  }),
}));

const settings = Settings.parse({ reports: { url: '/reports', share: 0.25 } });

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

test('events before the reporting code is loaded are reported too, each with its screen', async () => {
  vi.stubGlobal('navigator', {});
  const reports = reportsAs(settings, () => 0);
  reports?.addCall('readBlocks', { kind: 'offline' });
  reports?.show('/products/$productCode');
  await vi.waitFor(() => expect(told).toHaveLength(1));
  reports?.addCall('readProduct', { kind: 'timeout' });
  const about = { url: '/reports', isTimed: true };
  expect(told).toEqual([
    { ...about, screen: '', call: 'readBlocks', failure: { kind: 'offline' } },
    { ...about, screen: '/products/$productCode', call: 'readProduct', failure: { kind: 'timeout' } },
  ]);
});
