import { afterEach, expect, test, vi } from 'vitest';
import { readMediaAddress, readTransactions } from './itemDetails.ts';
import { readMyItems } from './myItems.ts';
import { stubFetch } from './testing/fetch.ts';
import { httpOf } from './testing/shop.ts';

const http = httpOf();
const asked: unknown[] = [];
const answering = (answer: object) =>
  stubFetch(async (_: string, { body }: RequestInit) => {
    asked.push(typeof body === 'string' ? JSON.parse(body) : null);
    return Response.json(answer);
  });
afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
});

test('the transactions of a work are requested by its code', async () => {
  const transaction = {
    hash: '0x1',
    fromAddress: '0x2',
    toAddress: '0x3',
    createdAt: '2026-05-03T10:00:00Z',
    price: 24_990,
  };
  answering({ data: { transactions: { collection: [{ ...transaction, productVariant: { code: 'RING-2-1' } }] } } });
  expect(await readTransactions(http, 'RING-2')).toEqual([{ ...transaction, productVariant: 'RING-2-1' }]);
  const query = expect.stringContaining('transactions(product_code: $code, itemsPerPage: 100)');
  expect(asked).toEqual([{ query, variables: { code: 'RING-2' } }]);
});

test('the works in the wallets are requested by page', async () => {
  const product = { id: 1, code: 'RING-2', name: 'Echo', slug: 'echo', allowToBuy: true, whitelisting: false };
  const place = { id: 3, amount: 1, position: 0, product };
  answering({ data: { myItems: { collection: [place], paginationInfo: { totalCount: 101 } } } });
  expect(await readMyItems(http, 2)).toMatchObject({
    member: [{ id: 3, product: { code: 'RING-2' } }],
    totalItems: 101,
  });
  const query = expect.stringContaining('myItems(page: $page, itemsPerPage: 100)');
  expect(asked).toEqual([{ query, variables: { page: 2 } }]);
});

test('a file without an address is not found', async () => {
  answering({ url: null });
  await expect(readMediaAddress(http, 7)).rejects.toMatchObject({ failure: { kind: 'notFound' } });
});
