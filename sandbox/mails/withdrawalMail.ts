import { periods } from '#domain/constants/limits.ts';
import { referenceIn } from '#domain/order/withdrawable.ts';
import type { Reading } from '#domain/shop/settings.ts';
import type { NewRow, Row } from '../db/schema.ts';
import { type AccountLetter, mailOf } from './accountMails.ts';
import { momentIn } from './mails.ts';

/** True if the contract has only the shape of an order’s number or token, so no free text and no phone number. */
const isReference = (contract: string) => /^(?:000\d{6}|[\da-f]{32})$/.test(referenceIn(contract));

/** True if a name contains nothing that a mail program turns into a link or a phone number. */
const isName = (name: string) => !/[:/@\d]|\.\S/.test(name);

/**
 * Confirms the receipt of a declaration of withdrawal: its content, its time and the consequences (§ 356a (4) BGB). Any
 * visitor can send this mail to any address, so a mail that is not to the customer’s own address omits free text; the
 * page offers the full text to the declarant as a file.
 * @param reading Site of the order; null for a contract that only words name.
 * @param isOwn True if the recipient is the address of the logged-in customer.
 */
export function withdrawalMail(
  { name, contract, email, inTime, receivedAt }: Row<'withdrawals'>,
  reading: Reading | null,
  isOwn: boolean,
  letter: AccountLetter,
): NewRow<'mails'> {
  const days = reading === 'marketplace' ? periods.refundOfWork : periods.refund;
  const follows = {
    de:
      inTime === 1
        ? `Der Vertrag ist damit widerrufen. Was Sie schon gezahlt haben, erstatten wir innerhalb von ${days} Tagen.`
        : inTime === 0
          ? 'Ihre Erklärung kam nach dem Ende der Frist, der Vertrag ist schon beendet, oder es gibt für ihn kein Widerrufsrecht. Wir prüfen das und schreiben Ihnen.'
          : 'Wir suchen den Vertrag heraus und schreiben Ihnen.',
    en:
      inTime === 1
        ? `You’ve now withdrawn from the contract. We’ll refund what you’ve already paid within ${days} days.`
        : inTime === 0
          ? 'Your notice arrived after the deadline, the contract has already ended, or there is no right of withdrawal for it. We’ll check this and write to you.'
          : 'We’ll look up the contract and write to you.',
  };
  const isNamed = isOwn || isReference(contract);
  const shownName = isOwn || isName(name) ? name : null;
  const declared = {
    de: [
      '„Hiermit widerrufe ich den genannten Vertrag.“',
      `Name: ${shownName ?? 'wie angegeben'}`,
      `Vertrag: ${isNamed ? contract : 'in eigenen Worten bezeichnet'}`,
      `Bestätigung an: ${email}`,
    ],
    en: [
      '“I hereby withdraw from the contract named below.”',
      `Name: ${shownName ?? 'as entered'}`,
      `Contract: ${isNamed ? contract : 'described in your own words'}`,
      `Confirmation to: ${email}`,
    ],
  };
  const isWhole = isNamed && shownName !== null;
  const kept = {
    de: 'Den vollständigen Wortlaut haben wir mit Datum und Uhrzeit gespeichert; auf der Seite konnten Sie ihn herunterladen. In dieser E-Mail lassen wir ihn zum Schutz vor Missbrauch weg.',
    en: 'We’ve saved the full wording with the date and time, and you could download it from the page. We’ve left it out of this email to prevent misuse.',
  };
  return mailOf(letter, {
    de: {
      subject: isNamed ? `Ihr Widerruf zum Vertrag ${contract} ist eingegangen` : 'Ihr Widerruf ist eingegangen',
      paragraphs: [
        `Ihr Widerruf ist am ${momentIn('de-DE', receivedAt)} Uhr bei uns eingegangen. Sie haben erklärt:`,
        declared.de.join('\n'),
        ...(isWhole ? [] : [kept.de]),
        follows.de,
      ],
    },
    en: {
      subject: isNamed
        ? `We’ve received your notice of withdrawal from contract ${contract}`
        : 'We’ve received your notice of withdrawal',
      paragraphs: [
        `We received your notice of withdrawal on ${momentIn('en-GB', receivedAt)}. Your declaration:`,
        declared.en.join('\n'),
        ...(isWhole ? [] : [kept.en]),
        follows.en,
      ],
    },
  });
}
