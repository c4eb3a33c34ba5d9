import { mayWithdraw, paymentDeadlineOf, withdrawalDeadlineOf } from '#domain/order/deadlines.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import type { Order } from '#domain/shop/order.ts';
import type { LegalDocument } from '#domain/shop/product.ts';
import type { Locale, Reading } from '#domain/shop/settings.ts';
import { SHOP_ZONE } from '#domain/time/calendar.ts';
import type { NewRow, Row } from '../db/schema.ts';
import { BINDING } from '../documents/bilingual.ts';
import { API } from '../http/answer.ts';
import { personName } from '../read/holder.ts';

/** Recipient, language and link origin of a mail about an order. */
export interface Letter {
  recipient: string;
  /** Form of address: „Clara Sommer“. */
  name: string;
  accountType: AccountType;
  locale: Locale;
  /** Site of the order: the investor site sells securities, the marketplace sells works. */
  reading: Reading;
  /** Origin of the app and the shop, without a trailing slash. */
  origin: string;
  now: Date;
}

const tags = { de: 'de-DE', en: 'en-GB' } as const;
export const euros = (cents: number, locale: Locale) =>
  new Intl.NumberFormat(tags[locale], { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** Unit of a quantity: tokens of a security, copies of a work. */
const unitOf = (quantity: number, reading: Reading): Record<Locale, string> =>
  reading === 'investor'
    ? { de: 'Stück', en: quantity === 1 ? 'token' : 'tokens' }
    : quantity === 1
      ? { de: 'Exemplar', en: 'copy' }
      : { de: 'Exemplare', en: 'copies' };

/** Lists the items, one per line, and the total. */
function itemised({ items, total }: Order, { locale, reading }: Letter): string {
  const lines = items.map(
    ({ productName, variantName, quantity, total: price }) =>
      // Edition of a work with the rights that it includes.
      `– ${productName}${reading === 'marketplace' && variantName ? ` (${variantName})` : ''}, ${quantity.toLocaleString(tags[locale])} ${unitOf(quantity, reading)[locale]}: ${euros(price, locale)}`,
  );
  return [...lines, `${{ de: 'Gesamtbetrag', en: 'Total' }[locale]}: ${euros(total, locale)}`].join('\n');
}

/** Terms for an order, its purpose and its end, by site and language. */
const WORDS = {
  investor: {
    de: {
      order: 'Ihre Zeichnung',
      about: 'Ihrer Zeichnung',
      wants: 'Sie möchten zeichnen',
      settled: 'abgerechnet',
      owned: 'Ihre Token sind in das Kryptowertpapierregister eingetragen und liegen in Ihrer Wallet',
      statement: 'Abrechnung',
    },
    en: {
      order: 'your order',
      wants: 'You’d like to invest in',
      settled: 'settled',
      owned: 'Your tokens are registered in the crypto securities register and are in your wallet',
      statement: 'contract note',
    },
  },
  marketplace: {
    de: {
      order: 'Ihre Bestellung',
      about: 'Ihrer Bestellung',
      wants: 'Sie möchten kaufen',
      settled: 'abgeschlossen',
      owned: 'Ihr Kauf ist in der Blockchain eingetragen und liegt in Ihrer Wallet',
      statement: 'Rechnung',
    },
    en: {
      order: 'your order',
      wants: 'You’d like to buy',
      settled: 'completed',
      owned: 'Your purchase is recorded on the blockchain and is in your wallet',
      statement: 'invoice',
    },
  },
} as const satisfies Record<Reading, Record<Locale, Record<string, string>>>;
const IN_BOTH = `in German with an English translation. ${BINDING}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const greeting = ({ name, locale }: Pick<Letter, 'name' | 'locale'>) =>
  `${{ de: 'Guten Tag', en: 'Hello' }[locale]}${name && ` ${name}`},`;
export const closing = (locale: Locale) =>
  ({ de: 'Mit freundlichen Grüßen\nIhr Parkett-Team', en: 'Kind regards\nThe Parkett team' })[locale];

/** Formats a moment as „1. Dezember 2026 um 14:30“, in German time. */
export const momentIn = (locale: 'de-DE' | 'en-GB', moment: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: SHOP_ZONE }).format(
    new Date(moment),
  );

/** Formats a date as „1. Dezember 2026“, in German time. */
export const dateIn = (locale: 'de-DE' | 'en-GB', moment: Date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: SHOP_ZONE }).format(moment);

/** Formats a calendar day as „Dienstag, 01.12.2026“, “Tuesday, 1 December 2026”. */
const dayIn = (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(tags[locale], {
    weekday: 'long',
    ...(locale === 'de' ? { day: '2-digit', month: '2-digit' } : { day: 'numeric', month: 'long' }),
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));

/** Returns the deadlines for an awaited bank transfer and for withdrawal, each if it applies. */
function deadlines(order: Order, { accountType, locale }: Letter): string {
  const pay = order.bankTransfer === null ? null : paymentDeadlineOf(order);
  const withdraw = withdrawalDeadlineOf(order, accountType);
  const lines = {
    de: [
      pay && `Der Betrag muss bis ${dayIn(pay, locale)} bei uns eingegangen sein.`,
      withdraw && `Bis ${dayIn(withdraw, locale)} können Sie ohne Angabe von Gründen widerrufen.`,
    ],
    en: [
      pay && `The amount must reach us by ${dayIn(pay, locale)}.`,
      withdraw && `You can withdraw from the contract without giving a reason until ${dayIn(withdraw, locale)}.`,
    ],
  }[locale];
  return lines.filter(Boolean).join('\n');
}

/** Builds the mail that lists the documents of an order’s products with their links. */
export function documentsMail(
  order: Order,
  documents: readonly Pick<LegalDocument, 'name' | 'fileUuid'>[],
  letter: Letter,
): NewRow<'mails'> {
  const { recipient, locale, reading, origin, now } = letter;
  const { de, en } = WORDS[reading];
  const list = documents
    .map(
      ({ name, fileUuid }) =>
        `– ${name}${fileUuid === null ? '' : `: ${origin}${API}/file/${fileUuid}/download${locale === 'en' ? '?locale=en' : ''}`}`,
    )
    .join('\n');
  const words = {
    de: {
      subject: `Unterlagen zu ${de.about}`,
      text: `${greeting(letter)}\n\nzu ${de.about} gehören diese Unterlagen:\n\n${list}\n\n${de.wants}:\n\n${itemised(order, letter)}\n\n${closing(locale)}\n`,
    },
    en: {
      subject: `Documents for ${en.order}`,
      text: `${greeting(letter)}\n\nThese are the documents for ${en.order}, ${IN_BOTH}\n\n${list}\n\n${en.wants}:\n\n${itemised(order, letter)}\n\n${closing(locale)}\n`,
    },
  }[locale];
  return { recipient, locale, ...words, sentAt: now.toISOString() };
}

/** Names the files attached to the confirmation: a durable medium (§ 312f BGB, § 126b BGB). */
function attached({ tokenValue }: Order, { accountType, locale, origin }: Letter): string {
  const link = `${origin}/withdrawal?order=${tokenValue}`;
  const lines = mayWithdraw(accountType)
    ? {
        de: `Im Anhang finden Sie unsere Allgemeinen Geschäftsbedingungen und die Widerrufsbelehrung. Hier können Sie widerrufen: ${link}`,
        en: `Our terms and conditions and the instructions on withdrawal are attached, ${IN_BOTH} You can withdraw from the contract here: ${link}`,
      }
    : {
        de: 'Im Anhang finden Sie unsere Allgemeinen Geschäftsbedingungen.',
        en: `Our terms and conditions are attached, ${IN_BOTH}`,
      };
  return lines[locale];
}

/**
 * Confirms the receipt of an order without delay (§ 312i BGB); that of a bond is its issuer's acceptance (terms and
 * conditions, 4).
 */
export function confirmationMail(order: Order, letter: Letter): NewRow<'mails'> {
  const { recipient, locale, reading, origin, now } = letter;
  const { de, en } = WORDS[reading];
  const { number, bankTransfer, tokenValue } = order;
  const link = `${origin}/order-details/${tokenValue}`;
  const ordered = itemised(order, letter);
  const howIn = {
    de: bankTransfer
      ? `Bitte überweisen Sie ${euros(bankTransfer.amount, locale)} auf das Konto ${bankTransfer.iban} (${bankTransfer.recipient}), Verwendungszweck ${bankTransfer.purpose}.`
      : 'Sie zahlen online.',
    en: bankTransfer
      ? `Please transfer ${euros(bankTransfer.amount, locale)} to the account ${bankTransfer.iban} (${bankTransfer.recipient}), payment reference ${bankTransfer.purpose}.`
      : 'You’re paying online.',
  };
  const accepted =
    reading === 'investor'
      ? {
          de: 'Die Emittentin nimmt Ihre Zeichnung an; die Zuteilung bleibt vorbehalten.\n\n',
          en: 'The issuer accepts your order, subject to allotment.\n\n',
        }
      : { de: '', en: '' };
  const words = {
    de: {
      subject: `${de.order} ${number ?? ''} ist eingegangen`,
      text: `${greeting(letter)}\n\n${de.order} ist bei uns eingegangen:\n\n${ordered}\n\n${accepted.de}${howIn.de}\n\n${deadlines(order, letter)}\n\n${attached(order, letter)}\n\n${de.order} ansehen: ${link}\n\n${closing(locale)}\n`,
    },
    en: {
      subject: `We’ve received ${en.order} ${number ?? ''}`,
      text: `${greeting(letter)}\n\nWe’ve received ${en.order}:\n\n${ordered}\n\n${accepted.en}${howIn.en}\n\n${deadlines(order, letter)}\n\n${attached(order, letter)}\n\nView ${en.order}: ${link}\n\n${closing(locale)}\n`,
    },
  }[locale];
  return { recipient, locale, ...words, sentAt: now.toISOString() };
}

/** Builds the mail that the thank-you page promises for the day on which the tokens are registered. */
export function settledMail(order: Order, letter: Letter): NewRow<'mails'> {
  const { recipient, locale, reading, origin, now } = letter;
  const { de, en } = WORDS[reading];
  const { number, tokenValue } = order;
  const link = `${origin}/order-details/${tokenValue}`;
  const ordered = itemised(order, letter);
  const words = {
    de: {
      subject: `${de.order} ${number ?? ''} ist ${de.settled}`,
      text: `${greeting(letter)}\n\n${de.owned}:\n\n${ordered}\n\n${de.order} mit der ${de.statement}: ${link}\n\n${closing(locale)}\n`,
    },
    en: {
      subject: `${capital(en.order)} ${number ?? ''} has been ${en.settled}`,
      text: `${greeting(letter)}\n\n${en.owned}:\n\n${ordered}\n\n${capital(en.order)} with its ${en.statement}: ${link}\n\n${closing(locale)}\n`,
    },
  }[locale];
  return { recipient, locale, ...words, sentAt: now.toISOString() };
}

const PATH = /(?<=^|\s)\/[a-z][\w-]*(?:\/[^\s<>"]+)?/g;

/** Prefixes the paths in a mail’s text with the origin: seeded mails were written before the shop had an address. */
export const withOrigin = (text: string, origin: string) => text.replace(PATH, (path) => origin + path);

/** Addresses a mail about an order to its customer, in the language in which the customer started the order. */
export function letterTo(
  customer: Pick<Row<'customers'>, 'email' | 'title' | 'firstName' | 'lastName' | 'accountType'>,
  { locale }: Pick<Row<'orders'>, 'locale'>,
  at: Pick<Letter, 'origin' | 'now' | 'reading'>,
): Letter {
  const { email, accountType } = customer;
  return { recipient: email, name: personName(customer), accountType, locale: locale === 'en' ? 'en' : 'de', ...at };
}
