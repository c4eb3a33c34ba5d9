import type { NewRow } from '../db/schema.ts';
import { type AccountLetter, mailOf } from './accountMails.ts';

/**
 * Builds the mail with the result of the identity check, as the page promises; `reason` is in the partner’s words. Null
 * for states without a result.
 */
export function identityMail(state: string, reason: string | null, letter: AccountLetter): NewRow<'mails'> | null {
  const { origin } = letter;
  const link = `${origin}/self-disclosure/kyc`;
  if (state.startsWith('approved'))
    return mailOf(letter, {
      de: {
        subject: 'Ihre Identität ist bestätigt',
        paragraphs: ['unser Partner hat Ihre Identität bestätigt.', `So geht es weiter: ${origin}/`],
      },
      en: {
        subject: 'Your identity is verified',
        paragraphs: ['Our partner has verified your identity.', `See your next steps: ${origin}/`],
      },
    });
  if (state !== 'rejected') return null;
  return mailOf(letter, {
    de: {
      subject: 'Ihre Identität konnte nicht bestätigt werden',
      paragraphs: [
        `unser Partner konnte Ihre Identität nicht bestätigen.${reason === null ? '' : ` Der Grund: ${reason}`}`,
        `Sie können die Prüfung jederzeit wiederholen: ${link}\nOder schreiben Sie uns: ${origin}/contact`,
      ],
    },
    en: {
      subject: 'We couldn’t verify your identity',
      paragraphs: [
        `Our partner couldn’t verify your identity.${reason === null ? '' : ` The reason: ${reason}`}`,
        `You can repeat the check at any time: ${link}\nOr contact us: ${origin}/contact`,
      ],
    },
  });
}
