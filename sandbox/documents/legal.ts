import type { Locale } from '#domain/shop/settings.ts';
import type { Words } from '../content/types.ts';
import { around, germanOf, type Text, translationOf } from './bilingual.ts';
import { type BondFacts, PERIODS } from './bondFacts.ts';
import { count, euros, longDay, percent, plainEuros } from './format.ts';
import { DEMO } from './issuer.ts';
import { newPaper, type Paper } from './paper.ts';
import { typesetText } from './paperText.ts';

export type LegalKind = 'information-sheet' | 'terms' | 'risks';

const TITLES: Record<LegalKind, Words> = {
  'information-sheet': { de: 'Wertpapierinformationsblatt', en: 'Securities information sheet' },
  terms: { de: 'Anleihebedingungen', en: 'Terms of the bond' },
  risks: { de: 'Risikohinweise', en: 'Risk information' },
};

export function legalPdf(kind: LegalKind, bond: BondFacts, locale: Locale): Promise<Buffer> {
  const paper = newPaper({
    title: around(TITLES[kind], (title) => `${title} ${bond.name}`),
    reference: { de: `${TITLES[kind].de} · ${bond.name}`, en: TITLES[kind].en },
    createdAt: bond.createdAt,
    footer: [
      `${bond.issuer} · ISIN ${bond.isin}`,
      { de: `Stand: ${longDay(bond.createdAt)}`, en: `As of ${longDay(bond.createdAt, 'en')}` },
      DEMO,
    ],
    locale,
  });
  if (kind === 'information-sheet') {
    paper.notice({
      de: 'Der Erwerb dieser Wertpapiere ist mit erheblichen Risiken verbunden und kann zum vollständigen Verlust des eingesetzten Vermögens führen.',
      en: 'Buying these securities involves considerable risks and can lead to the complete loss of the capital invested.',
    });
  }
  paper.heading({ de: `${TITLES[kind].de}\n${bond.name}`, en: TITLES[kind].en });
  if (kind === 'terms') keyFacts(paper, bond);
  typesetText(paper, kind, { de: wordsOf(bond, 'de'), en: wordsOf(bond, 'en') });
  return paper.finish();
}

/** Returns the values of the placeholders in the texts of a bond, in the language. */
function wordsOf(bond: BondFacts, locale: Locale): Record<string, string> {
  const { name, issuer, isin, description, collateral, maximumNonProfessional } = bond;
  const words = (text: Text) => translationOf(text, locale) ?? germanOf(text);
  const maximum = maximumNonProfessional === null ? null : plainEuros(maximumNonProfessional, locale);
  return {
    name,
    issuer,
    isin,
    description: words(description),
    collateral: words(collateral),
    interestRate: percent(bond.interestRate, locale),
    interestPeriod: words(PERIODS[bond.interestPeriod]),
    valueDate: longDay(bond.valueDate, locale),
    maturityDate: longDay(bond.maturityDate, locale),
    volume: euros(bond.supply * bond.unitNominal, locale),
    unitNominal: plainEuros(bond.unitNominal, locale),
    minimum: plainEuros(bond.minimum, locale),
    maximum:
      maximum === null
        ? ''
        : {
            de: `, der Höchstbetrag für Privatkunden ${maximum}`,
            en: `, the maximum for retail clients is ${maximum}`,
          }[locale],
  };
}

function keyFacts(paper: Paper, bond: BondFacts): void {
  const total = bond.supply * bond.unitNominal;
  const period = PERIODS[bond.interestPeriod];
  paper.facts([
    [{ de: 'Emittentin', en: 'Issuer' }, bond.issuer],
    ['ISIN', bond.isin],
    [
      { de: 'Gesamtnennbetrag', en: 'Total nominal value' },
      { de: `bis zu ${euros(total)}`, en: `up to ${euros(total, 'en')}` },
    ],
    [
      { de: 'Stückelung', en: 'Denomination' },
      {
        de: `${count(bond.supply)} Token zu je ${plainEuros(bond.unitNominal)}`,
        en: `${count(bond.supply, 'en')} tokens of ${plainEuros(bond.unitNominal, 'en')} each`,
      },
    ],
    [
      { de: 'Zinssatz', en: 'Interest rate' },
      {
        de: `${percent(bond.interestRate)} p. a., zahlbar ${period.de} nachträglich`,
        en: `${percent(bond.interestRate, 'en')} p.a., payable ${period.en} in arrears`,
      },
    ],
    [
      { de: 'Laufzeit', en: 'Term' },
      {
        de: `${longDay(bond.valueDate)} bis ${longDay(bond.maturityDate)}`,
        en: `${longDay(bond.valueDate, 'en')} to ${longDay(bond.maturityDate, 'en')}`,
      },
    ],
  ]);
}
