import type { Locale } from '#domain/shop/settings.ts';
import type { Words } from '../content/types.ts';
import { around, germanOf, type Text, translationOf } from './bilingual.ts';
import { type BondFacts, PERIODS } from './bondFacts.ts';
import { count, euros, longDay, longDayInEnglish, percent, plainEuros } from './format.ts';
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
      { de: `Stand: ${longDay(bond.createdAt)}`, en: `As of ${longDayInEnglish(bond.createdAt)}` },
      DEMO,
    ],
    locale,
  });
  if (kind === 'information-sheet') {
    paper.notice({
      de: 'Der Erwerb dieser Wertpapiere ist mit erheblichen Risiken verbunden und kann zum vollständigen Verlust des eingesetzten Vermögens führen.',
      en: 'Buying these securities involves considerable risks and can lead to the complete loss of the assets invested.',
    });
  }
  paper.heading({ de: `${TITLES[kind].de}\n${bond.name}`, en: TITLES[kind].en });
  if (kind === 'terms') keyFacts(paper, bond);
  typesetText(paper, kind, { de: wordsOf(bond, 'de'), en: wordsOf(bond, 'en') });
  return paper.finish();
}

/** Returns the values of the placeholders in the texts of a bond: days and words in the language, figures in German format. */
function wordsOf(bond: BondFacts, locale: Locale): Record<string, string> {
  const { name, issuer, isin, description, collateral, maximumNonProfessional } = bond;
  const words = (text: Text) => translationOf(text, locale) ?? germanOf(text);
  const dayIn = locale === 'en' ? longDayInEnglish : longDay;
  const maximum = maximumNonProfessional === null ? null : plainEuros(maximumNonProfessional);
  return {
    name,
    issuer,
    isin,
    description: words(description),
    collateral: words(collateral),
    interestRate: percent(bond.interestRate),
    interestPeriod: words(PERIODS[bond.interestPeriod]),
    valueDate: dayIn(bond.valueDate),
    maturityDate: dayIn(bond.maturityDate),
    volume: euros(bond.supply * bond.unitNominal),
    unitNominal: plainEuros(bond.unitNominal),
    minimum: plainEuros(bond.minimum),
    maximum:
      maximum === null
        ? ''
        : {
            de: `, die Höchstzeichnung für Privatkunden ${maximum}`,
            en: `, the maximum for retail clients is ${maximum}`,
          }[locale],
  };
}

function keyFacts(paper: Paper, bond: BondFacts): void {
  const volume = euros(bond.supply * bond.unitNominal);
  const supply = count(bond.supply);
  const unit = plainEuros(bond.unitNominal);
  const rate = `${percent(bond.interestRate)} p. a.`;
  const period = PERIODS[bond.interestPeriod];
  paper.facts([
    [{ de: 'Emittentin', en: 'Issuer' }, bond.issuer],
    ['ISIN', bond.isin],
    [
      { de: 'Gesamtnennbetrag', en: 'Total nominal value' },
      { de: `bis zu ${volume}`, en: `up to ${volume}` },
    ],
    [
      { de: 'Stückelung', en: 'Denomination' },
      { de: `${supply} Token zu je ${unit}`, en: `${supply} tokens of ${unit} each` },
    ],
    [
      { de: 'Zinssatz', en: 'Interest rate' },
      { de: `${rate}, zahlbar ${period.de} nachträglich`, en: `${rate}, payable ${period.en} in arrears` },
    ],
    [
      { de: 'Laufzeit', en: 'Term' },
      {
        de: `${longDay(bond.valueDate)} bis ${longDay(bond.maturityDate)}`,
        en: `${longDayInEnglish(bond.valueDate)} to ${longDayInEnglish(bond.maturityDate)}`,
      },
    ],
  ]);
}
