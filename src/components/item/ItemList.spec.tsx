import { expect, test } from 'vitest';
import { Item } from '#domain/shop/item.ts';
import { workWith } from '#domain/shop/testing/answers.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { ItemList, type ItemListRead } from './ItemList.tsx';

const nothing = () => undefined;
const read: ItemListRead = {
  items: [Item.parse(workWith())],
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

test.each([
  ['no placeholders, but a button, until the next page is requested', {}, 0, false],
  ['placeholders for the whole next page while it loads', { loadingMore: true }, 12, true],
  ['placeholders for the rest while that loads', { loadingMore: true, total: 4 }, 3, true],
  ['no placeholders if the next page failed', { loadingMore: false, failure: { kind: 'offline' } }, 0, false],
] as const)('a list that grows has %s', async (_, state, count, isHidden) => {
  const { markup } = await rendered(<ItemList read={{ ...read, ...state }} heartOf={undefined} empty={null} />);
  // A placeholder has a picture, two lines and a button.
  expect([...markup.matchAll(/class="skeleton/g)]).toHaveLength(4 * count);
  expect(/growing/.test(markup)).toBe(isHidden);
  expect(markup).toContain('<button');
});
