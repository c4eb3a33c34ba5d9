import { expect, test } from 'vitest';
import { yearOf } from '#domain/money/payouts.ts';
import { Payout } from '#domain/shop/customer.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { YearPart } from './YearPart.tsx';

const withheld = { capitalGains: 25_00, solidarity: 1_37, church: 2_00 };
const wind = { productCode: 'WIND', productName: 'Wind' };
const payouts = [
  { payoutDate: '2026-03-31', amount: 71_63, withheld },
  { payoutDate: '2026-06-30', amount: 100_00 },
  { payoutDate: '2026-12-31', amount: 50_00 },
].map((payout, id) => Payout.parse({ id, ...wind, ...payout }));

async function shown(name: string | null, of = payouts) {
  const today = '2026-11-29';
  const part = <YearPart payouts={of} year={2026} of={yearOf(of, 2026, today)} today={today} name={name} />;
  const { text } = await rendered(part);
  return text.replaceAll('\u00a0', ' ');
}

test('the next payout names its security unless the page shows only that one', async () => {
  expect(await shown(null)).toContain('Nächste Auszahlung50 €am 31. Dezember 2026, Wind');
  expect(await shown('Wind')).toContain('171,63 €Wind');
  expect(await shown('Wind')).not.toContain('2026, Wind');
});

test('the sum of taxes leaves out payouts without tax data, and says of how many', async () => {
  const text = await shown(null);
  expect(text).toContain('Einbehaltene Steuern28,37 €');
  expect(text).toContain('Bei 1 von 2 Zahlungen ist uns nicht bekannt, ob Steuern einbehalten wurden');
  expect(text).toContain('171,63 €möglicherweise zum Teil vor Steuern');
  expect(text).toContain('Eine Steuerbescheinigung (§ 45a EStG) stellt');
  const known = await shown(null, payouts.slice(0, 1));
  expect(known).not.toMatch(/ist uns nicht bekannt|vor Steuern|Steuerbescheinigung/);
  expect(await shown(null, payouts.slice(1))).not.toContain('vor Steuern');
  expect(await shown(null, payouts.slice(1))).not.toContain('Einbehaltene Steuern');
});
