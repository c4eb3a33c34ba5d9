import type { QuestionnaireContent } from './types.ts';

/** The warning of § 63 (10) WpHG, and that somebody wants to go on in spite of it; both are to be recorded. */
export const riskNotice: QuestionnaireContent = {
  type: 'wphg_risk',
  graded: false,
  title: { de: 'Risikohinweis', en: 'Risk notice' },
  introduction: {
    de: 'Nach Ihren Antworten passen tokenisierte Anleihen nicht zu Ihren Kenntnissen und Erfahrungen. Sie dürfen trotzdem zeichnen.',
    en: 'According to your answers, tokenised bonds do not fit your knowledge and experience. You may subscribe nevertheless.',
  },
  statements: [
    {
      title: { de: 'Sie können alles verlieren.', en: 'You can lose everything.' },
      text: {
        de: 'Wird die Emittentin zahlungsunfähig, können Zinsen und Rückzahlung ganz ausbleiben.',
        en: 'If the issuer becomes insolvent, interest and repayment may fail to come altogether.',
      },
    },
    {
      title: {
        de: 'Ein Verkauf vor Fälligkeit kann unmöglich sein.',
        en: 'A sale before maturity may be impossible.',
      },
      text: { de: 'Es gibt keinen geregelten Markt.', en: 'There is no regulated market.' },
    },
    {
      title: { de: 'Es gibt keine Einlagensicherung.', en: 'There is no deposit insurance.' },
      text: {
        de: 'Ihr Geld ist nicht wie auf einem Bankkonto geschützt.',
        en: 'Your money is not protected as in a bank account.',
      },
    },
  ],
  questions: [
    {
      code: 'notice',
      kind: 'confirmation',
      text: { de: 'Ihre Bestätigung', en: 'Your confirmation' },
      options: [
        {
          code: 'confirmed',
          points: 0,
          text: {
            de: 'Ich habe den Risikohinweis gelesen und möchte trotzdem zeichnen können.',
            en: 'I have read the risk notice and would like to be able to subscribe nevertheless.',
          },
        },
      ],
    },
  ],
};

/** The file of the custody agreement: the same in every shop. */
export const CUSTODY_AGREEMENT = '7d0f6a52-3c1e-4b8a-9a57-0c2f5be1d904';

/** The terms of custody, which are agreed to before a wallet is made. */
export const custodyTerms: QuestionnaireContent = {
  type: 'platform_tac',
  graded: false,
  title: { de: 'Wer verwahrt Ihre Wertpapiere?', en: 'Who holds your securities?' },
  introduction: {
    de: 'Ihre Anleihen sind elektronische Wertpapiere. Sie liegen in einer Wallet, deren Schlüssel unser Verwahrer für Sie führt.',
    en: 'Your bonds are electronic securities. They are held in a wallet whose key our custodian keeps for you.',
  },
  statements: [
    {
      title: { de: 'Sie', en: 'You' },
      text: {
        de: 'sind Inhaberin oder Inhaber und erhalten Zinsen und Rückzahlung.',
        en: 'are the holder and receive interest and repayment.',
      },
    },
    {
      title: { de: 'Verwahrer', en: 'Custodian' },
      text: {
        de: 'führt den Schlüssel Ihrer Wallet. Kosten für Sie: 0 €',
        en: 'keeps the key of your wallet. Costs for you: €0',
      },
    },
    {
      title: { de: 'Register', en: 'Register' },
      text: { de: 'weist Ihren Bestand aus, auch ohne Parkett.', en: 'shows your holdings, even without Parkett.' },
    },
  ],
  documents: [{ name: { de: 'Verwahrvertrag', en: 'Custody agreement' }, fileUuid: CUSTODY_AGREEMENT }],
  questions: [
    {
      code: 'terms',
      kind: 'confirmation',
      text: { de: 'Bedingungen', en: 'Terms' },
      options: [
        {
          code: 'agreed',
          points: 0,
          text: {
            de: 'Ich stimme dem Verwahrvertrag zu und beauftrage die Einrichtung meiner Wallet.',
            en: 'I agree to the custody agreement and instruct you to set up my wallet.',
          },
        },
      ],
    },
  ],
};
