import type { OptionContent, QuestionnaireContent } from './types.ts';

const trades = { de: 'Erfahrung der letzten drei Jahre', en: 'Experience of the last three years' };
const time = { de: 'Erfahrung mit Wertpapieren', en: 'Experience with securities' };
const occupation = { de: 'Ausbildung und Beruf', en: 'Education and occupation' };

const option = (code: string, points: number, de: string, en: string): OptionContent => ({
  code,
  text: { de, en },
  points,
});

/**
 * What somebody has done so far: kinds, number, volume and period of transactions, education and occupation (Article 55
 * (1) of Regulation (EU) 2017/565). Five questions of four points make a grade of 20 at most; 7 or less asks for the risk
 * notice (spec section 9).
 */
export const experience: QuestionnaireContent = {
  type: 'wphg_experience',
  graded: true,
  title: { de: 'Ihre Erfahrung', en: 'Your experience' },
  introduction: {
    de: 'Wie vertraut sind Sie mit Geschäften dieser Art? Auch wer noch keine Erfahrung hat, darf zeichnen; wir weisen dann auf die Risiken hin.',
    en: 'How familiar are you with transactions of this kind? Even without any experience you may subscribe; we will then point out the risks.',
  },
  questions: [
    {
      code: 'bondTrades',
      kind: 'single',
      topic: trades,
      text: {
        de: 'Wie oft haben Sie in den letzten drei Jahren Anleihen gekauft, gezeichnet oder verkauft?',
        en: 'How often have you bought, subscribed to or sold bonds in the last three years?',
      },
      help: {
        de: 'Zahl und Zeitraum Ihrer Geschäfte gehören zu den Angaben, die wir einholen müssen (Art. 55 der Delegierten Verordnung (EU) 2017/565).',
        en: 'The number and period of your transactions are among the details we have to obtain (Article 55 of Delegated Regulation (EU) 2017/565).',
      },
      options: [
        option('never', 0, 'Gar nicht', 'Never'),
        option('few', 2, 'Ein- bis dreimal', 'One to three times'),
        option('some', 3, 'Vier- bis zehnmal', 'Four to ten times'),
        option('many', 4, 'Mehr als zehnmal', 'More than ten times'),
      ],
    },
    {
      code: 'volume',
      kind: 'single',
      topic: trades,
      text: {
        de: 'Wie viel haben Sie dabei in der Regel je Geschäft angelegt?',
        en: 'How much did you usually invest in each of them?',
      },
      help: {
        de: 'Der Umfang Ihrer Geschäfte sagt uns, ob die Beträge hier für Sie gewohnt sind.',
        en: 'The size of your transactions tells us whether the amounts here are familiar to you.',
      },
      options: [
        option('none', 0, 'Ich habe keine solchen Geschäfte gemacht', 'I have made no such transactions'),
        option('small', 1, 'Bis 1.000 €', 'Up to €1,000'),
        option('medium', 3, 'Mehr als 1.000 € bis 10.000 €', 'More than €1,000, up to €10,000'),
        option('large', 4, 'Mehr als 10.000 €', 'More than €10,000'),
      ],
    },
    {
      code: 'years',
      kind: 'single',
      topic: time,
      text: {
        de: 'Seit wann legen Sie Geld in Wertpapieren an, etwa in Aktien, Fonds oder Anleihen?',
        en: 'How long have you been investing in securities, such as shares, funds or bonds?',
      },
      help: {
        de: 'Wer länger anlegt, hat meist auch fallende Kurse und Ausfälle erlebt.',
        en: 'Whoever has invested for longer has usually seen falling prices and defaults, too.',
      },
      options: [
        option('never', 0, 'Noch gar nicht', 'Not yet'),
        option('recently', 1, 'Weniger als ein Jahr', 'Less than a year'),
        option('years', 3, 'Ein bis fünf Jahre', 'One to five years'),
        option('long', 4, 'Mehr als fünf Jahre', 'More than five years'),
      ],
    },
    {
      code: 'tokens',
      kind: 'single',
      topic: time,
      text: {
        de: 'Haben Sie schon elektronische oder tokenisierte Wertpapiere gezeichnet?',
        en: 'Have you already subscribed to electronic or tokenised securities?',
      },
      help: {
        de: 'Tokenisierte Anleihen werden anders verwahrt und übertragen als Wertpapiere in einem Bankdepot.',
        en: 'Tokenised bonds are held and transferred differently from securities in a bank’s depot.',
      },
      options: [
        option('no', 0, 'Nein', 'No'),
        option(
          'crypto',
          2,
          'Nein, aber ich besitze oder besaß Kryptowerte',
          'No, but I own or have owned crypto-assets',
        ),
        option('once', 3, 'Ja, einmal', 'Yes, once'),
        option('several', 4, 'Ja, mehrmals', 'Yes, several times'),
      ],
    },
    {
      code: 'occupation',
      kind: 'single',
      topic: occupation,
      text: {
        de: 'Haben Sie in Ausbildung oder Beruf mit Geldanlagen zu tun, oder hatten Sie es früher?',
        en: 'Does your education or occupation have to do with investments, or did it in the past?',
      },
      help: {
        de: 'Bildungsstand und Beruf gehören zu den Angaben, die wir einholen müssen (Art. 55 der Delegierten Verordnung (EU) 2017/565).',
        en: 'Level of education and profession are among the details we have to obtain (Article 55 of Delegated Regulation (EU) 2017/565).',
      },
      options: [
        option('no', 0, 'Nein', 'No'),
        option('education', 2, 'Ja, in der Ausbildung oder im Studium', 'Yes, in my training or studies'),
        option('briefly', 3, 'Ja, im Beruf bis zu einem Jahr', 'Yes, in my occupation for up to a year'),
        option('long', 4, 'Ja, im Beruf länger als ein Jahr', 'Yes, in my occupation for more than a year'),
      ],
    },
  ],
};
