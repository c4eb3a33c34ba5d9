import { expect, test } from 'vitest';
import { Item } from '#domain/shop/item.ts';
import { workWith } from '#domain/shop/testing/answers.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { ItemFactsView } from './ItemFactsView.tsx';

test.each([
  [{ _collaboration: 'yes' }, true],
  [{ _collaboration: '' }, false],
])('the page of a work says that it was made with others: %j %s', async (nft_metadata, isSaid) => {
  const item = Item.parse(workWith({ metadata: { nft_metadata } }));
  const { text } = await rendered(
    <ItemFactsView
      item={item}
      description=""
      transactions={{ data: [], failure: null, loading: false, onRetry: () => undefined }}
      saving={null}
      onSave={() => undefined}
    />,
  );
  expect(text.includes('Gemeinsam mit anderen entstandenja')).toBe(isSaid);
});
