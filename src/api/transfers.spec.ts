import { afterEach, expect, test, vi } from 'vitest';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import { answering, httpOf } from './testing/shop.ts';
import { readHoldings, sendTransfer } from './transfers.ts';

const http = httpOf();
afterEach(() => {
  vi.unstubAllGlobals();
});

const transfer = { fromWalletId: 1, toAddress: '0x', productVariant: 'v', quantity: 1, reference: 'r', code: '1' };
const violation = (code: string | null, propertyPath = '', parameters?: object) => ({
  violations: [{ propertyPath, message: '', code, parameters }],
});

test.each<[status: number, body: object, failure: Failure | { kind: Failure['kind'] }]>([
  [422, violation('INVALID_2FA', 'code'), { kind: 'invalid2fa' }],
  [422, violation(null, 'code'), { kind: 'invalid2fa' }],
  [422, violation('NO_2FA'), { kind: 'no2fa' }],
  [422, violation('NOT_WHITELISTED', 'toAddress'), { kind: 'notWhitelisted' }],
  [422, violation('BALANCE_TOO_LOW', 'quantity', { available: 12 }), { kind: 'balanceTooLow', available: 12 }],
  [422, violation('BALANCE_TOO_LOW', 'quantity', { available: 0 }), { kind: 'balanceTooLow', available: 0 }],
  // Refusals without a usable figure, or without any reason.
  [422, violation('BALANCE_TOO_LOW', 'quantity'), { kind: 'transferFailed' }],
  [422, violation('BALANCE_TOO_LOW', 'quantity', { available: -1 }), { kind: 'transferFailed' }],
  [422, violation('TRANSFER_FAILED', 'toAddress'), { kind: 'transferFailed' }],
  [422, violation('TRANSFER_BLOCKED', ''), { kind: 'transferBlocked' }],
  [400, {}, { kind: 'transferFailed' }],
  [404, {}, { kind: 'notFound' }],
  [409, {}, { kind: 'conflict' }],
  [429, {}, { kind: 'rateLimited' }],
  [500, {}, { kind: 'general' }],
])('a transfer refused with %i %j', async (status, body, failure) => {
  answering(body, status);
  expect(await sendTransfer(http, transfer).catch(failureOf)).toMatchObject(failure);
});

test('holdings have their wallet and chain', async () => {
  const product = { code: 'W', name: 'Wind', blockchainName: 'Polygon' };
  const asset = { amount: 5, product, productVariant: { code: 'W-TOKEN' }, unitNominal: 100, walletId: 3 };
  answering({ data: { tokenAssets: { collection: [asset] } } });
  expect(await readHoldings(http)).toEqual([
    {
      amount: 5,
      productCode: 'W',
      productName: 'Wind',
      variantCode: 'W-TOKEN',
      unitNominal: 100,
      interestRate: null,
      maturityDate: null,
      walletId: 3,
      blockchainName: 'Polygon',
      owedBack: null,
    },
  ]);
});
