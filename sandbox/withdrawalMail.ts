import { periods } from '#domain/constants/limits.ts';
import { type AccountLetter, mailOf } from './accountMails.ts';
import type { NewRow, Row } from './db/schema.ts';
import { momentIn } from './mails.ts';

/** The receipt of a declaration of withdrawal: what was declared, when it came, and what follows (§ 356a (4) BGB). */
export function withdrawalMail(
  { name, contract, email, inTime, receivedAt }: Row<'withdrawals'>,
  letter: AccountLetter,
): NewRow<'mails'> {
  const follows = {
    de:
      inTime === 1
        ? `Ihre Zeichnung ist damit widerrufen. Was Sie schon gezahlt haben, erstatten wir innerhalb von ${periods.refund} Tagen.`
        : inTime === 0
          ? 'Ihre Erklärung kam nach dem Ende der Frist, Ihre Zeichnung ist schon beendet, oder es gibt für diesen Vertrag kein Widerrufsrecht. Wir prüfen das und schreiben Ihnen.'
          : 'Wir suchen den Vertrag heraus und schreiben Ihnen.',
    en:
      inTime === 1
        ? `Your subscription is withdrawn from. What you have already paid we refund within ${periods.refund} days.`
        : inTime === 0
          ? 'Your declaration came after the end of the period, your subscription has already ended, or there is no right to withdraw from this contract. We check that and write to you.'
          : 'We look for the contract and write to you.',
  };
  return mailOf(letter, {
    de: {
      subject: `Ihr Widerruf zum Vertrag ${contract} ist eingegangen`,
      paragraphs: [
        `Ihr Widerruf ist am ${momentIn('de-DE', receivedAt)} bei uns eingegangen. Sie haben erklärt:`,
        `„Hiermit widerrufe ich meine Zeichnung.“\nName: ${name}\nVertrag: ${contract}\nBestätigung an: ${email}`,
        follows.de,
      ],
    },
    en: {
      subject: `We have received your withdrawal from contract ${contract}`,
      paragraphs: [
        `we received your withdrawal on ${momentIn('en-GB', receivedAt)}. You declared:`,
        `"I hereby withdraw from my subscription."\nName: ${name}\nContract: ${contract}\nConfirmation to: ${email}`,
        follows.en,
      ],
    },
  });
}
