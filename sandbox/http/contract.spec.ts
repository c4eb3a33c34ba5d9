import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Client } from '../testing/client.ts';
import { BY_CARD, cartWith, completed, orderIn } from '../testing/orders.ts';
import { onShop } from '../testing/shop.ts';

const uuidOf = ({ token }: Client) =>
  z.object({ sub: z.string() }).parse(JSON.parse(atob((token ?? '').split('.')[1] ?? ''))).sub;

describe('API Platform’s behaviour in every call', () => {
  onShop((fixture) => {
    test('returns a collection as linked data by default, and a bare array as plain JSON', async () => {
      const { visitor } = fixture();
      const get = async (accept?: string) =>
        (await visitor.call('GET', 'currencies', undefined, accept ? { Accept: accept } : {})).body;
      const linked = { '@type': 'hydra:Collection', totalItems: 3, member: [{ code: 'EUR' }, {}, {}] };
      expect(await get()).toMatchObject(linked);
      expect(await get('application/ld+json')).toMatchObject(linked);
      expect(await get('application/json')).toEqual(expect.arrayContaining([{ id: 1, code: 'EUR', name: 'Euro' }]));
    });

    test('null values are omitted, or sent if the deployment does so', async () => {
      const client = await fixture().visitor.as('newcomer');
      const get = async () => (await client.call('GET', `customers/${uuidOf(client)}`)).body;
      expect(await get()).not.toHaveProperty('iban');
      await client.control('POST', 'settings', { nulls: 'sent' });
      expect(await get()).toHaveProperty('iban', null);
    });

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

    test('answers 400 to unreadable bodies, and 422 with violations to broken rules', async () => {
      const client = await fixture().visitor.as('cleared');
      expect((await client.call('POST', 'orders')).status).toBe(400);
      // Sylius requires no field.
      expect((await client.call('POST', 'orders', {})).status).toBe(201);
      expect((await client.call('POST', 'orders', { locale: 'fr' })).status).toBe(422);
      const cart = await cartWith(client, BY_CARD, 1);
      const put = (body: object) => client.call('POST', `orders/${cart.tokenValue}/items`, body);
      expect((await put({ productVariant: `${BY_CARD}-TOKEN` })).status).toBe(400);
      expect((await put({ productVariant: `${BY_CARD}-TOKEN`, quantity: '5' })).status).toBe(400);
      const negative = await put({ productVariant: `${BY_CARD}-TOKEN`, quantity: -5 });
      expect([negative.status, negative.body]).toEqual([
        422,
        expect.objectContaining({ violations: [expect.objectContaining({ propertyPath: 'quantity' })] }),
      ]);
    });

    test('page 0 is answered with 400, a page past the end is empty with the true total', async () => {
      const { visitor } = fixture();
      expect((await visitor.call('GET', 'currencies?page=0')).status).toBe(400);
      expect((await visitor.call('GET', 'currencies?page=x')).status).toBe(400);
      expect((await visitor.call('GET', 'currencies?page=9')).body).toMatchObject({ member: [], totalItems: 3 });
      expect((await visitor.call('GET', 'currencies?page=2&itemsPerPage=2')).body).toMatchObject({ totalItems: 3 });
    });

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

    test('mass assignment is ignored', async () => {
      const client = await fixture().visitor.as('newcomer');
      const path = `customers/${uuidOf(client)}`;
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

describe('the sandbox’s own calls', () => {
  onShop((fixture) => {
    test('reset restores the seeds', async () => {
      const { visitor } = fixture();
      await completed(await visitor.as('cleared'), BY_CARD, 300);
      expect((await visitor.control('POST', 'reset', {})).status).toBe(204);
      const again = await visitor.as('cleared');
      expect((await again.call('GET', 'orders')).body).toMatchObject({ totalItems: 0 });
    });
  });
});
