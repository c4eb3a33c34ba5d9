import { type BondFacts, PERIODS } from './bondFacts.ts';
import { count, euros, longDay, percent, plainEuros } from './format.ts';
import { newPaper, type Paper } from './paper.ts';
import { typesetText } from './paperText.ts';

export type LegalKind = 'information-sheet' | 'terms' | 'risks';

const TITLES: Record<LegalKind, string> = {
  'information-sheet': 'Wertpapierinformationsblatt',
  terms: 'Anleihebedingungen',
  risks: 'Risikohinweise',
};

export function legalPdf(kind: LegalKind, bond: BondFacts): Promise<Buffer> {
  const paper = newPaper({
    title: `${TITLES[kind]} ${bond.name}`,
    reference: `${TITLES[kind]} · ${bond.name}`,
    createdAt: bond.createdAt,
    footer: [
      `${bond.issuer} · ISIN ${bond.isin}`,
      `Stand: ${longDay(bond.createdAt)}`,
      'Vorführumgebung: Unternehmen, Personen und Wertpapiere sind erfunden.',
    ],
  });
  if (kind === 'information-sheet') {
    paper.notice(
      'Der Erwerb dieser Wertpapiere ist mit erheblichen Risiken verbunden und kann zum vollständigen Verlust des eingesetzten Vermögens führen.',
    );
  }
  paper.heading(`${TITLES[kind]}\n${bond.name}`);
  if (kind === 'terms') keyFacts(paper, bond);
  typesetText(paper, kind, wordsOf(bond));
  return paper.finish();
}

/** Returns the values of the placeholders in the texts of a bond. */
function wordsOf(bond: BondFacts): Record<string, string> {
  const { name, issuer, isin, description, collateral, maximumNonProfessional } = bond;
  const maximum = maximumNonProfessional === null ? null : plainEuros(maximumNonProfessional);
  return {
    name,
    issuer,
    isin,
    description,
    collateral,
    interestRate: percent(bond.interestRate),
    interestPeriod: PERIODS[bond.interestPeriod],
    valueDate: longDay(bond.valueDate),
    maturityDate: longDay(bond.maturityDate),
    volume: euros(bond.supply * bond.unitNominal),
    unitNominal: plainEuros(bond.unitNominal),
    minimum: plainEuros(bond.minimum),
    maximum: maximum === null ? '' : `, die Höchstzeichnung für Privatkunden ${maximum}`,
  };
}

function keyFacts(paper: Paper, bond: BondFacts): void {
  paper.facts([
    ['Emittentin', bond.issuer],
    ['ISIN', bond.isin],
    ['Gesamtnennbetrag', `bis zu ${euros(bond.supply * bond.unitNominal)}`],
    ['Stückelung', `${count(bond.supply)} Token zu je ${plainEuros(bond.unitNominal)}`],
    ['Zinssatz', `${percent(bond.interestRate)} p. a., zahlbar ${PERIODS[bond.interestPeriod]} nachträglich`],
    ['Laufzeit', `${longDay(bond.valueDate)} bis ${longDay(bond.maturityDate)}`],
  ]);
}
