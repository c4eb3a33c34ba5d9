import { SHOP_ZONE } from '#domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { findRow, rowOf } from '../db/rows.ts';
import type { NewRow, Row } from '../db/schema.ts';
import type { ShopContext } from '../http/env.ts';
import { languageOf } from '../read/language.ts';
import { readingOf } from '../read/order.ts';
import type { Booking } from '../trade/bank.ts';
import { deliverDue } from '../trade/payment.ts';
import { closing, euros, greeting, type Letter, letterTo } from './mails.ts';
import { tellSold } from './saleMails.ts';

/** Events of a payment, and cancellations of orders by the shop. */
export type MoneyNews = {
  /** Cents; for cancellations the total of the order. */
  amount: number;
} & ({ kind: Booking['outcome']; difference: number } | { kind: 'returned' | 'refunded' | 'cancelled' });

/** Order of the mail; null for unmatched money. */
type About = { number: string; link: string } | null;

const dayIn = (locale: 'de-DE' | 'en-GB', now: Date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: SHOP_ZONE }).format(now);

/** Builds a mail about a payment: event, amount, day and consequence. */
function moneyMail(news: MoneyNews, about: About, letter: Letter): NewRow<'mails'> {
  const { recipient, locale, reading, now } = letter;
  const isBond = reading === 'investor';
  const [order, named] = {
    de: [
      `Ihre ${isBond ? 'Zeichnung' : 'Bestellung'}`,
      `Ihrer ${isBond ? 'Zeichnung' : 'Bestellung'} ${about?.number}`,
    ],
    en: ['your order', `your order ${about?.number}`],
  }[locale] as [string, string];
  const sum = euros(news.amount, locale);
  const difference = 'difference' in news ? euros(news.difference, locale) : '';
  const words = {
    de: {
      matched: [
        `Der Betrag zu ${named} ist eingegangen`,
        `am ${dayIn('de-DE', now)} sind ${sum} zu ${named} eingegangen. Sie ist damit bezahlt.`,
      ],
      short: [
        `Ein Teil des Betrags zu ${named} ist eingegangen`,
        `am ${dayIn('de-DE', now)} sind ${sum} zu ${named} eingegangen. Es fehlen noch ${difference}.`,
      ],
      over: [
        `Sie haben zu viel zu ${named} gezahlt`,
        `am ${dayIn('de-DE', now)} sind ${sum} zu ${named} eingegangen. Sie ist damit bezahlt. ${difference} sind zu viel; wir überweisen sie zurück.`,
      ],
      late: [
        `Zahlung zu ${named}, die schon beendet ist`,
        `am ${dayIn('de-DE', now)} sind ${sum} zu ${named} eingegangen. Sie war da schon beendet. Wir überweisen Ihnen den Betrag zurück.`,
      ],
      twice: [
        `Zahlung zu ${named}, die schon bezahlt ist`,
        `am ${dayIn('de-DE', now)} sind ${sum} zu ${named} eingegangen. Sie war da schon bezahlt. Wir überweisen Ihnen den Betrag zurück.`,
      ],
      unmatched: [
        'Eine Überweisung, die wir nicht zuordnen konnten',
        `am ${dayIn('de-DE', now)} sind ${sum} von Ihrem Konto bei uns eingegangen. Der Verwendungszweck nennt keine Nummer, die wir kennen. Bitte schreiben Sie uns, wofür das Geld bestimmt ist. Wenn Sie nicht antworten, überweisen wir es zurück.`,
      ],
      returned: [
        `Rückzahlung zu ${named}`,
        `am ${dayIn('de-DE', now)} haben wir Ihnen ${sum} zu ${named} zurücküberwiesen.`,
      ],
      refunded: [
        `Der Betrag zu ${named} ist erstattet`,
        `am ${dayIn('de-DE', now)} haben wir Ihnen ${sum} zu ${named} erstattet. ${order} ist damit beendet. Die ${isBond ? 'Rückabrechnung' : 'Stornorechnung'} finden Sie in Ihrem Konto.`,
      ],
      cancelled: [
        `${order} ${about?.number} ist storniert`,
        `wir haben ${order} ${about?.number} über ${sum} am ${dayIn('de-DE', now)} storniert. Bitte zahlen Sie dafür nichts mehr. Was Sie schon gezahlt haben, zahlen wir zurück.`,
      ],
    },
    en: {
      matched: [
        `We’ve received your payment for ${named}`,
        `On ${dayIn('en-GB', now)}, we received ${sum} for ${named}. It’s now paid in full.`,
      ],
      short: [
        `We’ve received part of the amount for ${named}`,
        `On ${dayIn('en-GB', now)}, we received ${sum} for ${named}. ${difference} is still due.`,
      ],
      over: [
        `You’ve paid too much for ${named}`,
        `On ${dayIn('en-GB', now)}, we received ${sum} for ${named}. It’s now paid in full. That’s ${difference} too much, and we’ll transfer it back to you.`,
      ],
      late: [
        `Payment for ${named}, which has ended`,
        `On ${dayIn('en-GB', now)}, we received ${sum} for ${named}. It had already ended by then, so we’ll transfer the amount back to you.`,
      ],
      twice: [
        `Payment for ${named}, which is already paid`,
        `On ${dayIn('en-GB', now)}, we received ${sum} for ${named}. It had already been paid, so we’ll transfer the amount back to you.`,
      ],
      unmatched: [
        'We couldn’t match your bank transfer',
        `On ${dayIn('en-GB', now)}, we received ${sum} from your account. The payment reference doesn’t contain a number we know. Please contact us to tell us what the money is for. If you don’t reply, we’ll transfer it back.`,
      ],
      returned: [
        `We’ve returned money for ${named}`,
        `On ${dayIn('en-GB', now)}, we transferred ${sum} for ${named} back to you.`,
      ],
      refunded: [
        `We’ve refunded ${named}`,
        `On ${dayIn('en-GB', now)}, we refunded ${sum} for ${named}. Your order is now closed. You’ll find the ${isBond ? 'refund note' : 'reversal invoice'} in your account.`,
      ],
      cancelled: [
        `We’ve cancelled ${named}`,
        `On ${dayIn('en-GB', now)}, we cancelled ${named} for ${sum}. Please don’t pay anything more for it. We’ll refund what you’ve already paid.`,
      ],
    },
  } as const satisfies Record<Letter['locale'], Record<MoneyNews['kind'], readonly [subject: string, text: string]>>;
  const [subject, text] = words[locale][news.kind];
  const parts = [greeting(letter), text, ...(about ? [about.link] : []), closing(locale)];
  return { recipient, locale, subject, text: `${parts.join('\n\n')}\n`, sentAt: now.toISOString() };
}

/** Processes the payment provider’s pending notices and sends the customers the mails about them. */
export async function receivePayments(context: ShopContext): Promise<void> {
  const { db, now } = context.var;
  for (const { orderId, outcome, amount, difference } of await deliverDue(db, now))
    if (orderId !== null) await tellMoney(context, orderId, { kind: outcome, amount, difference });
}

/**
 * Sends the customer of an order the mail about an event of its payment, and the makers of its works one about an
 * undone sale.
 */
export async function tellMoney(context: ShopContext, orderId: number, news: MoneyNews): Promise<void> {
  const { db, outbox, now, origins } = context.var;
  const order = await rowOf(db, 'orders', { id: orderId });
  const customer = await customerOf(db, order.customerId);
  const reading = await readingOf(db, orderId);
  const letter = letterTo(customer, order, { origin: origins[reading], now, reading });
  const about = {
    number: order.number ?? order.tokenValue,
    link: `${letter.origin}/order-details/${order.tokenValue}`,
  };
  await outbox.post(db, moneyMail(news, about, letter));
  if (news.kind === 'cancelled' || news.kind === 'refunded') await tellSold(context, orderId, news.kind);
}

/**
 * Sends the mail about an unmatched transfer to the customer whose bank account it came from; does nothing if no
 * customer has that account.
 */
export async function tellUnmatched(context: ShopContext, payerIban: string | null, amount: number): Promise<void> {
  const { db, outbox, now, origin } = context.var;
  if (payerIban === null) return;
  const customer = await findRow(db, 'customers', { iban: payerIban });
  if (!customer) return;
  const letter = letterTo(customer, { locale: await languageOf(db, customer) }, { origin, now, reading: 'investor' });
  await outbox.post(db, moneyMail({ kind: 'unmatched', amount, difference: 0 }, null, letter));
}

const customerOf = (db: Db, id: number): Promise<Row<'customers'>> => rowOf(db, 'customers', { id });
