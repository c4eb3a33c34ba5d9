import type { NewRow } from '../db/schema.ts';
import { type AccountLetter, mailOf } from './accountMails.ts';

/**
 * Builds the mail that the page promises after a request for register statements.
 * @param count Number of statements.
 */
export function statementsMail(count: number, letter: AccountLetter): NewRow<'mails'> {
  const link = `${letter.origin}/account/exerpts`;
  return mailOf(letter, {
    de: {
      subject: 'Ihre Registerauszüge liegen bereit',
      paragraphs: [
        `Sie haben Auszüge aus dem Kryptowertpapierregister angefordert. ${count === 1 ? 'Es liegt einer bereit' : `Es liegen ${count} bereit`}, für jedes Wertpapier in Ihrer Wallet einer:`,
        link,
        `Sie waren das nicht? Dann setzen Sie bitte sofort ein neues Passwort: ${letter.origin}/reset-password\nUnd schreiben Sie uns: ${letter.origin}/contact`,
      ],
    },
    en: {
      subject: 'Your register statements are ready',
      paragraphs: [
        `You requested statements from the crypto securities register. ${count === 1 ? 'One is' : `${count} are`} ready, one for each security in your wallet:`,
        link,
        `Wasn’t this you? Then please set a new password immediately: ${letter.origin}/reset-password\nAnd contact us: ${letter.origin}/contact`,
      ],
    },
  });
}
