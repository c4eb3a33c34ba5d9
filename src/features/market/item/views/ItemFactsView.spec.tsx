import { expect, test } from 'vitest';
import { Item } from '#domain/shop/item.ts';
import { Transaction } from '#domain/shop/provenance.ts';
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
      explorerUrl={null}
      saving={null}
      onSave={() => undefined}
    />,
  );
  expect(text.includes('Gemeinsam mit anderen entstandenja')).toBe(isSaid);
});

const sale = { hash: '0xabcdef0123456789', fromAddress: '0x1', toAddress: '0x2', productVariant: 'WERK-1' };

test.each([
  [{}, ['Transaktion', 'Von', 'An']],
  [{ createdAt: '2026-05-03T10:00:00Z' }, ['Transaktion', 'Datum', 'Von', 'An']],
  [{ createdAt: '2026-05-03T10:00:00Z', price: 24_990 }, ['Transaktion', 'Datum', 'Von', 'An', 'Preis']],
])('the provenance has the columns that the shop fills: %j', async (more, headers) => {
  const { markup, text } = await rendered(
    <ItemFactsView
      item={Item.parse(workWith())}
      description=""
      transactions={{
        data: [Transaction.parse({ ...sale, ...more })],
        failure: null,
        loading: false,
        onRetry: () => undefined,
      }}
      explorerUrl="https://explorer.example/tx/{hash}"
      saving={null}
      onSave={() => undefined}
    />,
  );
  expect([...markup.matchAll(/scope="col"[^>]*><span>([^<]+)/g)].map(([, header]) => header)).toEqual(headers);
  expect(markup).toContain('href="https://explorer.example/tx/0xabcdef0123456789"');
  expect(text.includes('249,90')).toBe('price' in more);
});
