import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pageOf } from '#domain/shop/collection.ts';
import { CollectionItem, ProductCollection } from '#domain/shop/item.ts';
import type { Client } from '../testing/client.ts';
import { describeShop } from '../testing/shop.ts';

const read = async (client: Client, type = 'favourites') => {
  const { body } = await client.call('GET', `product-collections?type=${type}`);
  const [collection] = z.parse(pageOf(ProductCollection), body).member;
  if (!collection) throw new Error('Each customer has one collection of each type.');
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
});
