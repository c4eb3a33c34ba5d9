import type { OptionContent, QuestionContent, QuestionnaireContent } from './types.ts';

const bonds = { de: 'Kenntnisse: Anleihen', en: 'Knowledge: bonds' };
const tokens = { de: 'Kenntnisse: tokenisierte Wertpapiere', en: 'Knowledge: tokenised securities' };

/** A right answer. Seven questions of two points make a grade of 14 at most. */
const RIGHT = 2;

const option = (code: string, de: string, en: string, points = 0): OptionContent => ({
  code,
  text: { de, en },
  points,
});
/** Not to know is an answer, and the same as a wrong one. */
const unknown = option('unknown', 'Das weiß ich nicht.', 'I do not know.');

/** One right answer among some that people do believe. */
const asked = (
  code: string,
  topic: QuestionContent['topic'],
  text: QuestionContent['text'],
  help: QuestionContent['help'],
  ...options: OptionContent[]
): QuestionContent => ({ code, kind: 'single', topic, text, help, options: [...options, unknown] });

/** What somebody knows of bonds and of their tokens (§ 63 (10) WpHG; Article 55 (1) of Regulation (EU) 2017/565). */
export const knowledge: QuestionnaireContent = {
  type: 'wphg',
  graded: true,
  title: { de: 'Ihre Kenntnisse', en: 'Your knowledge' },
  introduction: {
    de: 'Das Gesetz verlangt, dass wir prüfen, ob Sie die Risiken tokenisierter Anleihen einschätzen können. Eine falsche Antwort schließt Sie nicht aus.',
    en: 'The law requires us to check whether you can judge the risks of tokenised bonds. A wrong answer does not exclude you.',
  },
  questions: [
    asked(
      'insolvency',
      bonds,
      {
        de: 'Was geschieht mit Ihrem Geld, wenn die Emittentin einer unbesicherten Anleihe zahlungsunfähig wird?',
        en: 'What happens to your money if the issuer of an unsecured bond becomes insolvent?',
      },
      {
        de: 'Anleihen sind keine Bankguthaben. Das Gesetz verlangt, dass wir prüfen, ob Sie den Unterschied kennen (§ 63 Abs. 10 WpHG).',
        en: 'Bonds are not bank deposits. The law requires us to check whether you know the difference (section 63 (10) WpHG).',
      },
      option(
        'insured',
        'Die Einlagensicherung ersetzt bis zu 100.000 €.',
        'Deposit insurance replaces up to €100,000.',
      ),
      option('loss', 'Ich kann mein Geld ganz oder teilweise verlieren.', 'I can lose some or all of my money.', RIGHT),
      option('platform', 'Parkett zahlt den Nennbetrag zurück.', 'Parkett repays the nominal amount.'),
    ),
    asked(
      'interest',
      bonds,
      {
        de: 'Sie halten eine Anleihe im Nennwert von 1.000 € mit einem festen Zinssatz von 5 % im Jahr. Was bedeutet das?',
        en: 'You hold a bond with a nominal value of €1,000 and a fixed interest rate of 5% a year. What does that mean?',
      },
      {
        de: 'Ein fester Zinssatz klingt nach Sicherheit. Ob gezahlt wird, hängt aber von der Emittentin ab.',
        en: 'A fixed rate sounds like safety. Whether it is paid depends on the issuer, though.',
      },
      option('guaranteed', 'Ich erhalte auf jeden Fall 50 € im Jahr.', 'I receive €50 a year in any case.'),
      option('profit', 'Ich erhalte 5 % vom Gewinn der Emittentin.', 'I receive 5% of the issuer’s profit.'),
      option(
        'ifAble',
        'Ich erhalte 50 € im Jahr, solange die Emittentin zahlen kann.',
        'I receive €50 a year as long as the issuer is able to pay.',
        RIGHT,
      ),
    ),
    asked(
      'sale',
      bonds,
      {
        de: 'Sie brauchen Ihr Geld, bevor eine nicht börsennotierte Anleihe fällig ist. Was gilt?',
        en: 'You need your money before a bond that is not listed on an exchange matures. What applies?',
      },
      {
        de: 'Für die meisten Anleihen hier gibt es keinen geregelten Markt. Das Geld sollte bis zur Fälligkeit entbehrlich sein.',
        en: 'Most of the bonds here have no regulated market. You should be able to do without the money until they mature.',
      },
      option(
        'maybe',
        'Ein Verkauf kann unmöglich sein oder nur mit Verlust gelingen.',
        'A sale may be impossible, or possible only at a loss.',
        RIGHT,
      ),
      option(
        'issuer',
        'Die Emittentin muss die Anleihe jederzeit zum Nennwert zurücknehmen.',
        'The issuer has to take the bond back at its nominal value at any time.',
      ),
      option('exchange', 'Ich verkaufe sie an der Börse.', 'I sell it on the stock exchange.'),
    ),
    asked(
      'subordination',
      bonds,
      { de: 'Was bedeutet ein qualifizierter Nachrang?', en: 'What does qualified subordination mean?' },
      {
        de: 'Manche Anleihen sind nachrangig. Ihre Inhaber tragen ein unternehmerisches Risiko, ohne mitzubestimmen.',
        en: 'Some bonds are subordinated. Their holders bear entrepreneurial risk without having a say.',
      },
      option(
        'first',
        'Meine Ansprüche werden vor denen anderer Gläubiger bedient.',
        'My claims are met before those of other creditors.',
      ),
      option(
        'last',
        'Meine Ansprüche kommen erst nach denen anderer Gläubiger, und schon vor einer Insolvenz kann nicht gezahlt werden.',
        'My claims come after those of other creditors, and payment may be withheld even before an insolvency.',
        RIGHT,
      ),
      option('later', 'Die Zinsen werden einen Monat später gezahlt.', 'Interest is paid one month later.'),
    ),
    asked(
      'register',
      tokens,
      {
        de: 'Eine Anleihe wird als Kryptowertpapier begeben. Was tritt an die Stelle der Urkunde?',
        en: 'A bond is issued as a crypto security. What takes the place of the certificate?',
      },
      {
        de: 'Tokenisierte Anleihen sind elektronische Wertpapiere nach dem Gesetz über elektronische Wertpapiere (eWpG).',
        en: 'Tokenised bonds are electronic securities under the German Electronic Securities Act (eWpG).',
      },
      option('email', 'Eine Bestätigung per E-Mail.', 'A confirmation by email.'),
      option(
        'coin',
        'Eine Kryptowährung, deren Kurs die Rückzahlung bestimmt.',
        'A cryptocurrency whose price determines the repayment.',
      ),
      option(
        'entry',
        'Die Eintragung in das Kryptowertpapierregister.',
        'The entry in the crypto securities register.',
        RIGHT,
      ),
    ),
    asked(
      'value',
      tokens,
      {
        de: 'Macht die Blockchain-Technik eine Anleihe sicherer vor einem Zahlungsausfall?',
        en: 'Does blockchain technology make a bond safer against default?',
      },
      {
        de: 'Die Technik bestimmt, wie ein Wertpapier geführt wird, nicht, ob die Emittentin zahlen kann.',
        en: 'The technology determines how a security is recorded, not whether the issuer is able to pay.',
      },
      option(
        'no',
        'Nein, ob gezahlt wird, hängt allein von der Emittentin ab.',
        'No, whether it is paid depends on the issuer alone.',
        RIGHT,
      ),
      option('yes', 'Ja, Token können nicht ausfallen.', 'Yes, tokens cannot default.'),
      option(
        'partly',
        'Ja, die Registerführung haftet für die Zinsen.',
        'Yes, the registrar is liable for the interest.',
      ),
    ),
    asked(
      'key',
      tokens,
      { de: 'Wozu dient der private Schlüssel einer Wallet?', en: 'What is the private key of a wallet for?' },
      {
        de: 'Ihren Schlüssel führt hier ein Verwahrer. Sie sollten trotzdem wissen, was von ihm abhängt.',
        en: 'A custodian keeps your key here. You should still know what depends on it.',
      },
      option('price', 'Er zeigt den aktuellen Kurs meiner Token.', 'It shows the current price of my tokens.'),
      option(
        'control',
        'Mit ihm wird über die Token verfügt; wer ihn hat, kann sie übertragen.',
        'It controls the tokens; whoever has it can transfer them.',
        RIGHT,
      ),
      option('login', 'Er ersetzt mein Passwort bei Parkett.', 'It replaces my Parkett password.'),
    ),
  ],
};
