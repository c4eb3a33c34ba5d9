import { expect, test } from 'vitest';
import { Payout } from '#domain/shop/customer.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { PaymentsPart } from './PaymentsPart.tsx';
import { SecuritiesPart } from './SecuritiesPart.tsx';

async function shown(payout: object): Promise<string> {
  const paid = [Payout.parse({ id: 1, amount: 100, payoutDate: '2026-03-31', ...payout })];
  const of = { paid, expected: [], received: 100, outstanding: 0 };
  const { markup } = await rendered(
    <>
      <SecuritiesPart year={2026} of={of} />
      <PaymentsPart year={2026} of={of} limit={10} onMore={() => undefined} />
    </>,
  );
  return markup;
}

test('payments name their security only if the shop does', async () => {
  const named = await shown({ productCode: 'WIND', productName: 'Wind' });
  expect(named.match(/Zinsen 2026 je Wertpapier|>Wertpapier</g)).not.toBeNull();
  const unnamed = await shown({});
  expect(unnamed).not.toMatch(/je Wertpapier|>Wertpapier</);
  expect(unnamed).toContain('Die Zuordnung der Zahlungen zu Wertpapieren können wir hier nicht anzeigen.');
});
