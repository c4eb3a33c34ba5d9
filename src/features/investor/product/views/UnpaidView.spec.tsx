import { expect, test } from 'vitest';
import { pathTo } from '#components/links/pathTo.ts';
import { itemOf, orderWith, paymentsIn } from '#domain/order/testing/order.ts';
import type { Order } from '#domain/shop/order.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { UnpaidView } from './UnpaidView.tsx';

const bankTransfer = { recipient: 'Parkett', iban: '', bic: '', bankName: '', amount: 1_200_00, purpose: '' };
const card: Partial<Order> = { payments: paymentsIn('new') };

test.each<['de' | 'en', Partial<Order>, string]>([
  ['de', card, 'Noch zu zahlen 1.200 € · Zahlbar bis 01.12.2026Jetzt bezahlen'],
  ['en', card, 'Still to pay €1,200 · Due by 1 Dec 2026Pay now'],
  ['de', { ...card, received: 200_00 }, 'Noch zu zahlen 1.000 € · Zahlbar bis 01.12.2026Jetzt bezahlen'],
  ['de', { bankTransfer }, 'Noch zu zahlen 1.200 € · Zahlbar bis 01.12.2026Überweisungsdaten'],
  ['de', { paymentState: 'partially_paid' }, 'Noch zu zahlen Den offenen Betrag erfragenZur Zeichnung'],
])('an unpaid order says amount, deadline and way to pay, in %s: %j', async (locale, more, said) => {
  const order = orderWith({ items: [itemOf('WIND')], tokenValue: 'T9', ...more });
  const { markup, text } = await rendered(<UnpaidView order={order} today="2026-11-29" />, locale);
  expect(text.replaceAll('\u00a0', ' ')).toBe(said);
  expect(markup).toContain('data-tone="warning"');
  expect(markup).toContain(`href="${pathTo('/order-details/$uuid', { uuid: 'T9' })}"`);
});
