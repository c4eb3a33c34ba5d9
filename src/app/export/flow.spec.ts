import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Settings } from '#domain/shop/settings.ts';
import { startFlow } from '../flow/startFlow.ts';
import { createApp } from '../start/createApp.ts';
import { World } from '../testing/browser.ts';
import { exportFlow } from './flow.ts';

const settings = Settings.parse({ apiBase: 'http://shop.test/api/v2/shop/' });

beforeEach(() => new World().install());
afterEach(() => void vi.unstubAllGlobals());

type App = ReturnType<typeof createApp>;
/** Each signal, with the event that an export receives. */
const SIGNALS: [string, (app: App) => void, string][] = [
  [
    'that the connection is back',
    ({ connectivity }) => {
      connectivity.send({ type: 'connection.lost' });
      connectivity.send({ type: 'connection.restored' });
    },
    'connection.restored',
  ],
  [
    'of another language',
    ({ preferences }) => preferences.send({ type: 'locale.chosen', locale: 'en' }),
    'language.switched',
  ],
];

test.each(SIGNALS)('an export hears %s, until it ends', async (_, happens, told) => {
  const app = createApp(settings);
  const list = { keyOf: ({ id }: { id: number }) => id, readPage: async () => ({ member: [], totalItems: 0 }) };
  const { actor, stop } = startFlow(
    exportFlow(app, { ...list, title: { id: 'list' }, fileName: { id: 'list.csv' }, columns: [] }, async () => 0),
  );
  const sent = vi.spyOn(actor, 'send');
  happens(app);
  await vi.waitFor(() => expect(sent.mock.calls.map(([{ type }]) => type)).toEqual([told]));
  stop();
  sent.mockClear();
  happens(app);
  expect(sent.mock.calls).toEqual([]);
});
