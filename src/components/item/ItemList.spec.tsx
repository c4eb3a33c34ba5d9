import { expect, test } from 'vitest';
import { Item } from '#domain/shop/item.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { ItemList, type ItemListRead } from './ItemList.tsx';

const nothing = () => undefined;
const item = Item.parse({
  id: 1,
  code: 'WERK',
  name: 'Werk',
  slug: 'werk',
  allowToBuy: true,
  whitelisting: false,
  defaultVariant: {
    id: 1,
    code: 'WERK-1',
    name: 'Werk',
    enabled: true,
    totalSupply: 2,
    onHand: 1,
    inStock: true,
    tracked: true,
    channelPricings: { token: { channelCode: 'token', price: 5000, originalPrice: 5000 } },
  },
});
const read: ItemListRead = {
  items: [item],
  total: 1240,
  failure: null,
  loadingMore: false,
  growable: true,
  full: false,
  onMore: nothing,
  onRetry: nothing,
};

test.each<[string, Partial<ItemListRead>, string]>([
  ['of how many while there are more', {}, '1 von 1.240 Werken'],
  ['how many once all are shown', { growable: false }, '1 Werk'],
  ['how many if the shop gives no total', { total: null }, '1 Werk'],
])('a list says %s', async (_, state, said) => {
  const { markup } = await rendered(<ItemList read={{ ...read, ...state }} heartOf={undefined} empty={null} />);
  expect(markup).toContain(`<p role="status">${said}</p>`);
});
