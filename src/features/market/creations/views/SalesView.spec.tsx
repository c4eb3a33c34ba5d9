import { expect, test } from 'vitest';
import { rendered } from '#i18n/testing/rendered.tsx';
import { SalesView } from './SalesView.tsx';

test.each([
  ['cancelled', 'storniert, keine Auszahlung'],
  ['refunded', 'erstattet, keine Auszahlung'],
])('a sale whose order is %s reads “%s”', async (paymentStatus, state) => {
  const sale = { id: '1', status: 'cancelled', transactionStatus: 'pending', quantity: 1, soldAt: '2026-11-27' };
  const member = [{ ...sale, paymentStatus, price: 5000, fee: 5, payout: 4995 }];
  const data = { member, totalItems: 1 };
  const { text } = await rendered(
    <SalesView read={{ data, loading: false, failure: null, onRetry: () => undefined }} />,
  );
  expect(text).toContain(state);
});
