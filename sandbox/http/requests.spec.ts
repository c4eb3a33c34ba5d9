import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { onShop } from '../testing/shop.ts';

const Requests = z.array(z.object({ status: z.nullable(z.int()), alongside: z.coerce.number() }));

onShop((fixture) => {
  test('calls are logged with the number of parallel ones like them, and with their own status when the answer was cut', async () => {
    const client = await fixture().visitor.as('cleared');
    const create = () => client.call('POST', 'orders', { locale: 'de' }).catch(() => null);
    await client.control('POST', 'faults', { path: 'orders', kind: 'delay', delayMs: 50, times: 2 });
    await Promise.all([create(), create()]);
    await client.control('POST', 'faults', { path: 'orders', kind: 'cutAfter' });
    await create();
    await client.control('POST', 'faults', { path: 'orders', kind: 'cutBefore' });
    await create();
    const calls = Requests.parse((await client.control('GET', 'requests?after=0')).body);
    expect(calls.map(({ alongside }) => alongside)).toEqual([0, 1, 0, 0]);
    expect(calls.map(({ status }) => status).slice(2)).toEqual([201, 502]);
  });
});
