import { professionalCriteria } from '#domain/constants/limits.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import type { OptionContent, QuestionnaireContent } from './types.ts';

/**
 * How somebody wants to be treated: the grade is 1 for private, 2 for professional, which asks for the professional
 * classification (spec section 5).
 */
export const classification: QuestionnaireContent = {
  type: 'wphg_optional',
  graded: true,
  title: { de: 'Ihre Einstufung', en: 'Your classification' },
  introduction: {
    de: 'Wer anlegt, gilt als Privatkunde, es sei denn, sie oder er möchte es anders. Für fast alle ist die erste Wahl die richtige.',
    en: 'Whoever invests counts as a retail client, unless they wish otherwise. For almost everybody the first choice is the right one.',
  },
  questions: [
    {
      code: 'classification',
      kind: 'single',
      text: { de: 'Wie möchten Sie anlegen?', en: 'How would you like to invest?' },
      help: {
        de: 'Das Gesetz schützt Privatkunden stärker als professionelle Kunden (§§ 67, 68 WpHG). Wir müssen Sie daher einer Gruppe zuordnen.',
        en: 'The law protects retail clients more than professional clients (sections 67 and 68 WpHG). This is why we have to assign you to a group.',
      },
      options: [
        {
          code: 'private',
          points: 1,
          text: { de: 'Als Privatkunde', en: 'As a retail client' },
          detail: {
            de: 'Mit vollem Anlegerschutz: Wir prüfen Ihre Kenntnisse und weisen Sie auf Risiken hin. Es gelten Höchstbeträge.',
            en: 'With full investor protection: we check your knowledge and point out risks. Limits apply.',
          },
        },
        {
          code: 'professional',
          points: 2,
          text: { de: 'Als professioneller Kunde', en: 'As a professional client' },
          detail: {
            de: 'Mit weniger Schutz, ohne Höchstbeträge. Dafür müssen Sie zwei von drei gesetzlichen Kriterien erfüllen.',
            en: 'With less protection and without limits. You have to meet two of three criteria set by law.',
          },
        },
      ],
    },
  ],
};

const criterion = (code: string, de: string, en: string): OptionContent => ({ code, points: 1, text: { de, en } });

/** § 67 (6) WpHG, by Annex II, section II of Directive 2014/65/EU. */
const ofPersons: readonly OptionContent[] = [
  criterion(
    'trades',
    'Ich habe im letzten Jahr durchschnittlich zehn Geschäfte von erheblichem Umfang je Quartal mit solchen Wertpapieren gemacht.',
    'In the last year I made an average of ten transactions of significant size per quarter in such securities.',
  ),
  criterion(
    'assets',
    'Meine Bankguthaben und Finanzinstrumente sind zusammen mehr als 500.000 € wert.',
    'My bank deposits and financial instruments are worth more than €500,000 together.',
  ),
  criterion(
    'occupation',
    'Ich habe mindestens ein Jahr lang einen Beruf am Kapitalmarkt ausgeübt, der Kenntnisse über solche Geschäfte voraussetzt.',
    'I have worked for at least a year in a profession in the capital market that requires knowledge of such transactions.',
  ),
];

/** § 67 (2) no. 2 WpHG: large undertakings. */
const ofCompanies: readonly OptionContent[] = [
  criterion(
    'balance',
    'Die Bilanzsumme beträgt mehr als 20 Mio. €.',
    'The balance sheet total is more than €20 million.',
  ),
  criterion('turnover', 'Die Umsatzerlöse betragen mehr als 40 Mio. €.', 'The net turnover is more than €40 million.'),
  criterion('equity', 'Die Eigenmittel betragen mehr als 2 Mio. €.', 'Own funds are more than €2 million.'),
];

/** The professional classification: what is given up, two of three criteria, and that both is wanted and known. */
export const professionalFor = (accountType: AccountType): QuestionnaireContent => ({
  type: 'professional',
  graded: true,
  title: { de: 'Professionelle Einstufung', en: 'Professional classification' },
  introduction: {
    de: 'Als professioneller Kunde können Sie Anleihen zeichnen, die professionellen Kunden vorbehalten sind, und ohne Höchstbetrag. Dafür verzichten Sie auf Schutz. Lesen Sie bitte zuerst, worauf.',
    en: 'As a professional client you can subscribe to bonds that are reserved for professional clients, and without a limit. In return you give up protection. Please read first which.',
  },
  statements: [
    {
      title: { de: 'Keine Angemessenheitsprüfung.', en: 'No appropriateness test.' },
      text: {
        de: 'Wir gehen davon aus, dass Sie die Risiken kennen, und warnen Sie nicht mehr, wenn ein Wertpapier nicht zu Ihnen passt.',
        en: 'We assume that you know the risks, and no longer warn you when a security does not suit you.',
      },
    },
    {
      title: { de: 'Weniger Informationen.', en: 'Less information.' },
      text: {
        de: 'Angaben zu Kosten und Risiken können knapper ausfallen, und das Wertpapierinformationsblatt richtet sich nicht an Sie.',
        en: 'Details of costs and risks may be shorter, and the securities information sheet is not addressed to you.',
      },
    },
    {
      title: { de: 'Keine Höchstbeträge.', en: 'No limits.' },
      text: {
        de: 'Die Grenzen, die Privatkunden vor zu großen Verlusten bewahren sollen, gelten für Sie nicht.',
        en: 'The limits that are to keep retail clients from excessive losses do not apply to you.',
      },
    },
    {
      title: { de: 'Möglicherweise keine Entschädigung.', en: 'Possibly no compensation.' },
      text: {
        de: 'Ansprüche gegen eine Entschädigungseinrichtung für Anleger können entfallen.',
        en: 'Claims against an investor compensation scheme may lapse.',
      },
    },
  ],
  questions: [
    {
      code: 'criteria',
      kind: 'multiple',
      least: professionalCriteria,
      text:
        accountType === 'company'
          ? {
              de: 'Welche dieser Größen überschreitet Ihr Unternehmen? Zwei sind nötig.',
              en: 'Which of these figures does your company exceed? Two are necessary.',
            }
          : {
              de: 'Welche dieser Aussagen treffen auf Sie zu? Zwei sind nötig.',
              en: 'Which of these statements apply to you? Two are necessary.',
            },
      help: {
        de: 'Das Gesetz lässt die Einstufung nur zu, wenn zwei von drei Kriterien erfüllt sind (§ 67 WpHG; Richtlinie 2014/65/EU, Anhang II).',
        en: 'The law allows the classification only if two of three criteria are met (section 67 WpHG; Directive 2014/65/EU, Annex II).',
      },
      options: accountType === 'company' ? ofCompanies : ofPersons,
    },
    {
      code: 'request',
      kind: 'confirmation',
      text: { de: 'Ihr Antrag', en: 'Your request' },
      options: [
        {
          code: 'requested',
          points: 0,
          text: {
            de: 'Ich beantrage, als professioneller Kunde eingestuft zu werden. Meine Angaben sind richtig, und ich teile Änderungen mit.',
            en: 'I request to be classified as a professional client. What I have stated is correct, and I will report changes.',
          },
        },
      ],
    },
    {
      code: 'waiver',
      kind: 'confirmation',
      text: { de: 'Ihr Verzicht', en: 'What you give up' },
      options: [
        {
          code: 'aware',
          points: 0,
          text: {
            de: 'Ich habe gelesen, auf welchen Schutz ich verzichte, und kenne die Folgen.',
            en: 'I have read which protection I give up, and know the consequences.',
          },
        },
      ],
    },
  ],
});
