import { describe, expect, test } from 'vitest';
import { BY_CARD, cartWith } from '../testing/orders.ts';
import { onShop } from '../testing/shop.ts';

describe('a fault', () => {
  onShop((fixture) => {
    test('gives a wrong shape once, also to an answer without a body, and the call takes effect', async () => {
      const client = await fixture().visitor.as('cleared');
      const { tokenValue } = await cartWith(client, BY_CARD, 250);
      await client.control('POST', 'faults', { method: 'DELETE', path: 'orders/*', kind: 'wrongShape' });
      const { status, body } = await client.call('DELETE', `orders/${tokenValue}`);
      expect({ status, body }).toEqual({ status: 200, body: { unexpected: true } });
      expect((await client.call('GET', `orders/${tokenValue}`)).status).toBe(404);
      expect((await client.call('DELETE', `orders/${tokenValue}`)).status).toBe(404);
    });
  });
});
