import { dayOf } from '#domain/time/calendar.ts';
import type { Db } from '../../db/database.ts';
import { customerNames } from '../../read/customerNames.ts';
import { html, type Markup } from '../html.ts';
import { button, day, euros, form, input, section, select } from './kit.ts';

/** Renders the form for new interest payouts and the list of the next ones. */
export async function payoutsSection(db: Db, now: Date): Promise<Markup> {
  const today = dayOf(now.toISOString());
  const customers = await db
    .selectFrom('customers')
    .innerJoin('wallets', 'wallets.customerId', 'customers.id')
    .select(['customers.id', 'personaKey', 'uuid', 'email'])
    .distinct()
    .orderBy('email')
    .execute();
  const bonds = await db
    .selectFrom('products')
    .innerJoin('productTranslations', 'productTranslations.productId', 'products.id')
    .select(['code', 'name'])
    .where('kind', '=', 'bond')
    .where('locale', '=', 'de')
    .orderBy('name')
    .execute();
  const next = await db
    .selectFrom('payouts')
    .select(['payouts.amount', 'payouts.payoutDate', 'payouts.customerId'])
    .where('payoutDate', '>=', today)
    .orderBy('payoutDate')
    .limit(6)
    .execute();
  const names = await customerNames(db, [
    ...customers.map(({ id }) => id),
    ...next.map(({ customerId }) => customerId),
  ]);
  return section(
    'payouts',
    'Payouts',
    'A date ahead of the sandbox’s time is shown in the app as expected.',
    html`<div class="halves"><div class="card">
<h3>New payout</h3>
${form(
  'payout',
  {},
  html`${select(
    'payout-who',
    'persona',
    'Investor',
    customers.map(({ id, personaKey, uuid, email }) => [personaKey ?? uuid, names.get(id) ?? email] as const),
    'julia',
  )}
${select(
  'payout-bond',
  'productCode',
  'Bond',
  bonds.map(({ code, name }) => [code, name] as const),
  'SOLAR-UCKERMARK-2031',
)}
${input('payout-amount', 'amount', 'Amount in €', { type: 'number', step: '0.01', value: '250.00', required: true })}
${input('payout-date', 'payoutDate', 'Date', { type: 'date', value: today, required: true })}
${button('Create payout', { variant: 'primary' })}`,
  'stack',
)}
</div><div class="card"><h3>Expected next</h3>
<ul class="plain">${next.map((each) => html`<li><span class="num">${euros(each.amount)}</span> <span class="soft">on</span> ${day(each.payoutDate)}<br><span class="soft small">${names.get(each.customerId)}</span></li>`)}</ul>
</div></div>`,
  );
}
