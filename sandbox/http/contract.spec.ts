import { describe, expect, test } from 'vitest';
import { orderIn } from '../testing/orders.ts';
import { onShop } from '../testing/shop.ts';

describe('API Platform’s behaviour in every call', () => {
  onShop((fixture) => {
    /** Requirement 27.2. */
    test('answers 406 and 415 to unsupported formats', async () => {
      const { visitor } = fixture();
      expect((await visitor.call('GET', 'currencies', undefined, { Accept: 'text/csv' })).status).toBe(406);
      const client = await visitor.as('cleared');
      const { tokenValue } = orderIn(await client.call('POST', 'orders', { locale: 'de' }));
      const path = `orders/${tokenValue}/complete`;
      const as = (type: string) => client.call('PATCH', path, { notes: null }, { 'Content-Type': type });
      expect((await as('application/json')).status).toBe(415);
      expect((await as('application/merge-patch+json; charset=utf-8')).status).toBe(422);
      expect((await client.call('POST', 'orders', { locale: 'de' }, { 'Content-Type': 'text/plain' })).status).toBe(
        415,
      );
    });

    /** Requirement 21.2. */
    test('an unchanged answer is 304, and every answer forbids sniffing, framing and caching', async () => {
      const { visitor } = fixture();
      const first = await visitor.call('GET', 'currencies');
      const etag = first.headers.get('ETag') ?? '';
      expect((await visitor.call('GET', 'currencies', undefined, { 'If-None-Match': etag })).status).toBe(304);
      for (const { headers } of [first, await visitor.call('GET', 'nothing'), await visitor.call('GET', 'orders')]) {
        expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
        expect(headers.get('X-Frame-Options')).toBe('DENY');
        expect(headers.get('Cache-Control')).toBe('no-store');
      }
    });

    /** Requirement 21.5. */
    test('mass assignment is ignored', async () => {
      const client = await fixture().visitor.as('newcomer');
      const { path } = client;
      const wanted = {
        firstName: 'Max',
        status: 'approved',
        kycPassed: true,
        customerRolesAsString: 'professional_investor',
      };
      expect((await client.call('PUT', path, wanted)).status).toBe(200);
      const { body } = await client.call('GET', path);
      expect(body).toMatchObject({ firstName: 'Max', kycPassed: false });
      expect(body).not.toMatchObject({ status: 'approved' });
      expect(body).not.toHaveProperty('customerRolesAsString');
    });
  });
});
