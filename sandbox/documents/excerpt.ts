import type { StatementKind } from '#domain/shop/excerpt.ts';
import { count, euros, longDay, moment, percent } from './format.ts';
import { newPaper } from './paper.ts';

/** Register data of one holding. Amounts in cents, dates in ISO 8601. */
export interface ExcerptFacts {
  number: string;
  createdAt: string;
  reason: StatementKind;
  holder: { lines: readonly string[]; identifier: string; wallet: string };
  security: {
    name: string;
    issuer: string;
    isin: string;
    interestRate: string;
    maturityDate: string;
    /** Nominal value of the whole issue. */
    volume: number;
    unitNominal: number;
    contract: string;
  };
  /** Whole tokens. */
  amount: number;
  /** Entry that caused the statement; null if no entry did. */
  transaction: { hash: string; at: string } | null;
}

const REASONS = {
  after_transaction: 'nach einer Veränderung des Registerinhalts (§ 19 Absatz 2 Nummer 2 eWpG)',
  cron_job: 'zum Jahresende (§ 19 Absatz 2 Nummer 3 eWpG)',
  manual: 'auf Ihr Verlangen (§ 19 Absatz 1 eWpG)',
} as const satisfies Record<StatementKind, string>;

const FOOTER = [
  'Registerführung: Parkett Register GmbH · Speicherstraße 4 · 20457 Hamburg · register@parkett-invest.example',
  'Kryptowertpapierregister nach § 16 des Gesetzes über elektronische Wertpapiere (eWpG)',
  'Vorführumgebung: Unternehmen, Personen und Wertpapiere sind erfunden.',
];

/**
 * Typesets a statement of the crypto securities register for a holder (§ 19 eWpG, with the entries of §§ 13 and 17
 * eWpG).
 */
export function registerExcerptPdf(facts: ExcerptFacts): Promise<Buffer> {
  const { holder, security, amount } = facts;
  const paper = newPaper({
    title: `Registerauszug ${facts.number}`,
    reference: `Registerauszug ${facts.number}`,
    createdAt: facts.createdAt,
    footer: FOOTER,
  });
  paper.address('Parkett Register GmbH · Speicherstraße 4 · 20457 Hamburg', holder.lines, [
    ['Auszug', facts.number],
    ['Stand', longDay(facts.createdAt)],
    ['Kennung', holder.identifier],
  ]);
  paper.heading('Auszug aus dem Kryptowertpapierregister');
  paper.paragraph(
    `Dieser Auszug wird ${REASONS[facts.reason]} erteilt. Er gibt den Inhalt des Registers am ${moment(facts.createdAt)} wieder.`,
  );
  paper.section('Wertpapier');
  paper.facts([
    ['Bezeichnung', security.name],
    ['Art', 'Kryptowertpapier, Inhaberschuldverschreibung, Einzeleintragung'],
    ['ISIN', security.isin],
    ['Emittentin', security.issuer],
    ['Emissionsvolumen', euros(security.volume)],
    ['Nennbetrag je Stück', euros(security.unitNominal)],
    ['Verzinsung', `${percent(security.interestRate)} p. a.`],
    ['Fälligkeit', longDay(security.maturityDate)],
    ['Aufzeichnungssystem', `Polygon, Vertrag ${security.contract}`],
  ]);
  paper.section('Inhaberschaft');
  paper.facts([
    ['Inhaber', holder.lines.slice(0, 1).join('')],
    ['Eindeutige Kennung', holder.identifier],
    ['Adresse im Register', holder.wallet],
    ['Bestand', `${count(amount)} Stück`],
    ['Nennbetrag des Bestands', euros(amount * security.unitNominal)],
    ['Verfügungshindernisse', 'keine eingetragen'],
    ['Rechte Dritter', 'keine eingetragen'],
  ]);
  if (facts.transaction) {
    paper.section('Letzte Eintragung');
    paper.facts([
      ['Zeitpunkt', moment(facts.transaction.at)],
      ['Transaktion', facts.transaction.hash],
    ]);
  }
  paper.paragraph(
    'Dieser Auszug ist maschinell erstellt und ohne Unterschrift gültig. Er ist kein Wertpapier. Maßgeblich ist der Inhalt des Registers.',
    { soft: true },
  );
  return paper.finish();
}
