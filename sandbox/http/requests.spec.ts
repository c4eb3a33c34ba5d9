import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { BY_CARD, cartWith } from '../testing/orders.ts';
import { onShop } from '../testing/shop.ts';

const Requests = z.array(
  z.object({
    id: z.int(),
    method: z.string(),
    path: z.string(),
    status: z.nullable(z.int()),
    customer: z.nullable(z.string()),
    endedAt: z.nullable(z.string()),
    alongside: z.coerce.number(),
  }),
);

describe('calls that change data', () => {
  onShop((fixture) => {
    const read = async (after = 0) =>
      Requests.parse((await fixture().visitor.control('GET', `requests?after=${after}`)).body);

    test('are logged with their outcome and caller, and reads are not', async () => {
      const client = await fixture().visitor.as('cleared');
      const { tokenValue } = await cartWith(client, BY_CARD, 250);
      await client.call('GET', `orders/${tokenValue}`);
      await client.call('PATCH', `orders/${tokenValue}/complete`, { notes: null });
      const calls = await read();
      expect(calls.map(({ method, path, status }) => `${status} ${method} ${path}`)).toEqual([
        '201 POST orders',
        `201 POST orders/${tokenValue}/items`,
        `422 PATCH orders/${tokenValue}/complete`,
      ]);
      expect(new Set(calls.map(({ customer }) => customer)).size).toBe(1);
      expect(calls[0]?.customer).not.toBeNull();
      expect(await read(calls.at(-1)?.id)).toEqual([]);
    });

    test('are logged with the number of parallel ones like them, a delay included', async () => {
      const client = await fixture().visitor.as('cleared');
      await client.control('POST', 'faults', { path: 'orders', kind: 'delay', delayMs: 50, times: 2 });
      const create = () => client.call('POST', 'orders', { locale: 'de' });
      await Promise.all([create(), create()]);
      await create();
      expect((await read()).map(({ alongside }) => alongside)).toEqual([0, 1, 0]);
    });

    test('keep the shop’s own status when the answer was cut', async () => {
      const client = await fixture().visitor.as('cleared');
      await client.control('POST', 'faults', { path: 'orders', kind: 'cutAfter' });
      await client.call('POST', 'orders', { locale: 'de' }).catch(() => null);
      await client.control('POST', 'faults', { path: 'orders', kind: 'cutBefore' });
      await client.call('POST', 'orders', { locale: 'de' }).catch(() => null);
      expect((await read()).map(({ status }) => status)).toEqual([201, 502]);
    });
  });
});
