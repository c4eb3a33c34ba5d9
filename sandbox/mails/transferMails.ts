import type { Transfer } from '#domain/shop/transfer.ts';
import { shortAddress } from '#domain/wallet/shortAddress.ts';
import type { NewRow, Row } from '../db/schema.ts';
import { personName } from '../read/holder.ts';
import { type AccountLetter, mailOf } from './accountMails.ts';

const count = (quantity: number, locale: 'de-DE' | 'en-GB') => quantity.toLocaleString(locale);
const tokens = (quantity: number) => `${count(quantity, 'en-GB')} ${quantity === 1 ? 'token' : 'tokens'}`;

/** Builds the mail that the page promises to the sender of tokens. */
export function transferredMail(
  { quantity, toAddress, hash }: Transfer,
  productName: string,
  letter: AccountLetter,
): NewRow<'mails'> {
  const to = shortAddress(toAddress);
  return mailOf(letter, {
    de: {
      subject: 'Ihre Übertragung',
      paragraphs: [
        `Sie haben ${count(quantity, 'de-DE')} Stück „${productName}“ an die Wallet ${to} übertragen.`,
        `Transaktion: ${hash}`,
        `Sie waren das nicht? Dann setzen Sie bitte sofort ein neues Passwort: ${letter.origin}/reset-password\nUnd schreiben Sie uns: ${letter.origin}/contact`,
      ],
    },
    en: {
      subject: 'Your transfer',
      paragraphs: [
        `You’ve transferred ${tokens(quantity)} of “${productName}” to the wallet ${to}.`,
        `Transaction: ${hash}`,
        `Wasn’t this you? Then please set a new password immediately: ${letter.origin}/reset-password\nAnd contact us: ${letter.origin}/contact`,
      ],
    },
  });
}

/** Builds the mail to the recipient of tokens. The ledger alone identifies the sender, by address. */
export function receivedMail(
  { quantity, hash }: Transfer,
  productName: string,
  letter: AccountLetter,
): NewRow<'mails'> {
  return mailOf(letter, {
    de: {
      subject: 'Sie haben Token erhalten',
      paragraphs: [
        `in Ihrer Wallet ${quantity === 1 ? 'ist' : 'sind'} ${count(quantity, 'de-DE')} Stück „${productName}“ eingegangen.`,
        `Transaktion: ${hash}`,
        `Ihr Bestand: ${letter.origin}/account/wallet`,
      ],
    },
    en: {
      subject: 'You’ve received tokens',
      paragraphs: [
        `${tokens(quantity)} of “${productName}” ${quantity === 1 ? 'has' : 'have'} arrived in your wallet.`,
        `Transaction: ${hash}`,
        `Your holdings: ${letter.origin}/account/wallet`,
      ],
    },
  });
}

/** Builds the mail to the shop: a customer requests that their wallet may receive tokens (requirement 5.26). */
export function whitelistRequestMail(
  recipient: string,
  customer: Pick<Row<'customers'>, 'email' | 'title' | 'firstName' | 'lastName'>,
  address: string,
  now: Date,
): NewRow<'mails'> {
  return {
    recipient,
    locale: 'de',
    subject: 'Anfrage: Wallet zum Empfang freigeben',
    text: `${personName(customer)} (${customer.email}) bittet darum, diese Wallet zum Empfang von Token freizugeben:\n\n${address}\n`,
    sentAt: now.toISOString(),
  };
}
