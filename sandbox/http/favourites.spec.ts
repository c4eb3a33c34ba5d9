import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pageOf } from '#domain/shop/collection.ts';
import { CollectionItem, ProductCollection } from '#domain/shop/item.ts';
import type { Client } from '../testing/client.ts';
import { describeShop } from '../testing/shop.ts';

const read = async (client: Client, type = 'favourites') => {
  const { body } = await client.call('GET', `product-collections?type=${type}`);
  const [collection] = z.parse(pageOf(ProductCollection), body).member;
  if (!collection) throw new Error('Everybody has one of each type.');
  return collection;
};
const like = (client: Client, product: string, more: object = {}) =>
  client.call('POST', 'product-collection-items', { product, productCollection: 'favourites', ...more });

describeShop('favourites', (fixture) => {
  test('are stored once, however often and fast they are liked', async () => {
    const clara = await fixture().visitor.as('cleared');
    const answers = await Promise.all(Array.from({ length: 10 }, () => like(clara, 'LAND-3')));
    expect(new Set(answers.map(({ status, body }) => `${status} ${CollectionItem.parse(body).id}`)).size).toBe(1);
    expect((await read(clara)).items).toHaveLength(1);
  });

  test('are rate-limited, as are changes of works', async () => {
    const clara = await fixture().visitor.as('cleared');
    const until429 = async (write: () => Promise<{ status: number }>) => {
      const statuses: number[] = [];
      while (!statuses.includes(429) && statuses.length < 400)
        statuses.push(...(await Promise.all(Array.from({ length: 20 }, write))).map(({ status }) => status));
      return statuses.filter((status) => status !== 429).length;
    };
    expect(await until429(() => like(clara, 'LAND-3'))).toBe(300);
    expect((await clara.call('DELETE', 'product-collection-items/1')).status).toBe(429);
    const draft = { code: 'LAND-3-1', product: 'LAND-3', name: null, onHand: 1, tracked: true };
    const price = { channelPricings: { token: { channelCode: 'token', price: 100, originalPrice: null } } };
    expect(await until429(() => clara.call('PUT', 'product-variants/LAND-3-1', { ...draft, ...price }))).toBe(240);
    expect((await clara.call('PATCH', 'product-variants', { ...draft, ...price })).status).toBe(429);
    expect((await clara.call('PUT', 'products/LAND-3', {})).status).toBe(429);
  });
});
