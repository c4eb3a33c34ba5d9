import { expect, test } from 'vitest';
import { Payout } from '#domain/shop/customer.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { PaymentsPart } from './PaymentsPart.tsx';
import { SecuritiesPart } from './SecuritiesPart.tsx';

async function shown(...payouts: object[]): Promise<string> {
  const paid = payouts.map((payout, id) => Payout.parse({ id, amount: 100, payoutDate: '2026-03-31', ...payout }));
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

test('a security whose tax is unknown says so, and sums are those of the rest', async () => {
  const taxed = { productCode: 'WIND', productName: 'Wind', withheld: { capitalGains: 25, solidarity: 1, church: 0 } };
  const all = await shown(taxed, { ...taxed, productCode: 'SUN' });
  expect(all).not.toContain('gemeldet');
  expect(all).toContain('2,52');
  const some = await shown(taxed, { productCode: 'SUN', productName: 'Sonne' });
  expect(some).toContain('Steuern nicht gemeldet');
  expect(some).toMatch(/Summe.*Steuern, soweit gemeldet/);
  expect(await shown(taxed, { ...taxed, withheld: null })).toContain('Steuern nur teilweise gemeldet');
});
