import type { Order } from '#domain/shop/order.ts';
import type { LegalDocument } from '#domain/shop/product.ts';
import type { Locale } from '#domain/shop/settings.ts';
import type { NewRow } from './db/schema.ts';
import { API } from './http/answer.ts';

/** Whom a mail about an order goes to, in which language, and where the links in it lead. */
export interface Letter {
  recipient: string;
  locale: Locale;
  /** Origin of the app and the shop, without a slash at the end. */
  origin: string;
  now: Date;
}

const tags = { de: 'de-DE', en: 'en-GB' } as const;
const euros = (cents: number, locale: Locale) =>
  new Intl.NumberFormat(tags[locale], { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** What is sold, one line each, and what it costs together. */
function itemised({ items, total }: Order, locale: Locale): string {
  const unit = { de: 'Stück', en: 'tokens' }[locale];
  const lines = items.map(
    ({ productName, quantity, total: price }) =>
      `– ${productName}, ${quantity.toLocaleString(tags[locale])} ${unit}: ${euros(price, locale)}`,
  );
  return [...lines, `${{ de: 'Gesamtbetrag', en: 'Total' }[locale]}: ${euros(total, locale)}`].join('\n');
}

/** The documents of an order's products, each with the address that it is read at. */
export function documentsMail(
  order: Order,
  documents: readonly Pick<LegalDocument, 'name' | 'fileUuid'>[],
  { recipient, locale, origin, now }: Letter,
): NewRow<'mails'> {
  const list = documents
    .map(({ name, fileUuid }) => `– ${name}${fileUuid === null ? '' : `: ${origin}${API}/file/${fileUuid}/download`}`)
    .join('\n');
  const words = {
    de: {
      subject: 'Unterlagen zu Ihrer Zeichnung',
      text: `Guten Tag,\n\nzu Ihrer Zeichnung gehören diese Unterlagen:\n\n${list}\n\nSie möchten zeichnen:\n\n${itemised(order, locale)}\n`,
    },
    en: {
      subject: 'Documents for your subscription',
      text: `Hello,\n\nthese documents belong to your subscription:\n\n${list}\n\nYou want to subscribe:\n\n${itemised(order, locale)}\n`,
    },
  }[locale];
  return { recipient, locale, ...words, sentAt: now.toISOString() };
}

/** § 312i BGB: the receipt of an order is confirmed without delay. */
export function confirmationMail(order: Order, { recipient, locale, origin, now }: Letter): NewRow<'mails'> {
  const { number, bankTransfer, tokenValue } = order;
  const link = `${origin}/order-details/${tokenValue}`;
  const ordered = itemised(order, locale);
  const howIn = {
    de: bankTransfer
      ? `Bitte überweisen Sie ${euros(bankTransfer.amount, locale)} auf das Konto ${bankTransfer.iban} (${bankTransfer.recipient}), Verwendungszweck ${bankTransfer.purpose}.`
      : 'Sie zahlen online.',
    en: bankTransfer
      ? `Please transfer ${euros(bankTransfer.amount, locale)} to the account ${bankTransfer.iban} (${bankTransfer.recipient}), reference ${bankTransfer.purpose}.`
      : 'You pay online.',
  };
  const words = {
    de: {
      subject: `Ihre Zeichnung ${number ?? ''} ist eingegangen`,
      text: `Guten Tag,\n\nIhre Zeichnung ist bei uns eingegangen:\n\n${ordered}\n\n${howIn.de}\n\nIhre Zeichnung ansehen: ${link}\n`,
    },
    en: {
      subject: `We have received your subscription ${number ?? ''}`,
      text: `Hello,\n\nwe have received your subscription:\n\n${ordered}\n\n${howIn.en}\n\nSee your subscription: ${link}\n`,
    },
  }[locale];
  return { recipient, locale, ...words, sentAt: now.toISOString() };
}
