import { type BondFacts, PERIODS } from './bondFacts.ts';
import { count, euros, longDay, percent, plainEuros } from './format.ts';
import { informationSheet, risks, terms } from './legal-texts.ts';
import { newPaper, type Paper } from './paper.ts';

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
  const sections = { 'information-sheet': informationSheet, terms, risks }[kind](bond);
  for (const { title, paragraphs, list } of sections) {
    paper.section(title);
    for (const text of paragraphs) paper.paragraph(text, { introduces: list !== undefined });
    if (list) paper.list(list);
  }
  return paper.finish();
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
