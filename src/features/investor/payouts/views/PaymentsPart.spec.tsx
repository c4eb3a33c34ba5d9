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

test('a security whose tax is unknown says so, and no sum of a part is shown', async () => {
  const taxed = { productCode: 'WIND', productName: 'Wind', withheld: { capitalGains: 25, solidarity: 1, church: 0 } };
  const all = await shown(taxed, { ...taxed, productCode: 'SUN' });
  expect(all).not.toContain('unbekannt');
  expect(all).toContain('2,52');
  const some = await shown(taxed, { productCode: 'SUN', productName: 'Sonne' });
  expect(some).toContain('Steuer unbekannt');
  expect(some).toContain('Wo uns Angaben zur Steuer fehlen');
  expect(await shown(taxed, { ...taxed, withheld: null })).toContain('Steuer teilweise unbekannt');
});
