import type { QuestionnaireContent } from '../content/questionnaires/types.ts';
import type { NewRow } from '../db/schema.ts';
import { type AccountLetter, mailOf } from './accountMails.ts';

/**
 * Confirms the classification as a professional client (§ 67 (6) WpHG; Directive 2014/65/EU, Annex II, section II.2):
 * the request, the protection given up, and the customer’s confirmation of its loss in a separate document.
 */
export function professionalMail(content: QuestionnaireContent, letter: AccountLetter): NewRow<'mails'> {
  const { origin } = letter;
  const given = (locale: 'de' | 'en') =>
    (content.statements ?? []).map(({ title, text }) => `– ${title[locale]} ${text[locale]}`).join('\n');
  const confirmed = (locale: 'de' | 'en') =>
    content.questions
      .flatMap(({ kind, options }) => (kind === 'confirmation' ? options : []))
      .map(({ text }) => (locale === 'de' ? `„${text.de}“` : `“${text.en}”`))
      .join('\n');
  return mailOf(letter, {
    de: {
      subject: 'Ihre Einstufung als professioneller Kunde',
      paragraphs: [
        `auf Ihren Antrag stufen wir Sie ab sofort als professionellen Kunden ein. Sie haben erklärt:\n\n${confirmed('de')}`,
        `Das bedeutet für Sie:\n\n${given('de')}`,
        `Sie können jederzeit verlangen, wieder als Privatkunde behandelt zu werden: ${origin}/account`,
      ],
    },
    en: {
      subject: 'You’re now a professional client',
      paragraphs: [
        `At your request, we now classify you as a professional client, with immediate effect. Your declaration:\n\n${confirmed('en')}`,
        `This means:\n\n${given('en')}`,
        `You can ask to be treated as a retail client again at any time: ${origin}/account`,
      ],
    },
  });
}

/** Builds the mail about the return to the full protection of a private client. */
export function privateMail(letter: AccountLetter): NewRow<'mails'> {
  const { origin } = letter;
  return mailOf(letter, {
    de: {
      subject: 'Ihre Einstufung als Privatkunde',
      paragraphs: [
        'Ihre Einstufung als professioneller Kunde ist beendet. Ab sofort gilt für Sie wieder der volle Anlegerschutz.',
        `Ist noch etwas offen, etwa eine Angemessenheitsprüfung, finden Sie es hier: ${origin}/self-disclosure`,
      ],
    },
    en: {
      subject: 'You’re a retail client again',
      paragraphs: [
        'You’re no longer classified as a professional client. From now on, you have full investor protection again.',
        `If there’s anything left to do, such as an appropriateness check, you’ll find it here: ${origin}/self-disclosure`,
      ],
    },
  });
}
