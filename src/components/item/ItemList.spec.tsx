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

test('the next page is requested before its placeholders are in view', async () => {
  const { markup } = await rendered(<ItemList read={read} heartOf={undefined} empty={null} />);
  const [works = '', next = ''] = markup.split('<div aria-hidden="true"></div>');
  expect(works).not.toContain('skeleton');
  expect(next).toContain('skeleton');
});
