import type { StatementKind } from '#domain/shop/excerpt.ts';
import type { Locale } from '#domain/shop/settings.ts';
import type { Words } from '../content/types.ts';
import { count, euros, longDay, moment, percent } from './format.ts';
import { DEMO } from './issuer.ts';
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
  after_transaction: {
    de: 'nach der Eintragung oder einer Veränderung des Registerinhalts (§ 19 Absatz 2 Nummer 1 und 2 eWpG)',
    en: 'after the entry or a change in the register (§ 19 (2) nos. 1 and 2 eWpG)',
  },
  cron_job: {
    de: 'zum Jahresende (§ 19 Absatz 2 Nummer 3 eWpG)',
    en: 'at the end of the year (§ 19 (2) no. 3 eWpG)',
  },
  manual: { de: 'auf Ihr Verlangen (§ 19 Absatz 1 eWpG)', en: 'at your request (§ 19 (1) eWpG)' },
} as const satisfies Record<StatementKind, Words>;

const NONE = { de: 'keine eingetragen', en: 'none registered' };

const FOOTER = [
  {
    de: 'Registerführung: Parkett Register GmbH · Speicherstraße 4 · 20457 Hamburg · register@parkett-invest.example',
    en: 'Registrar: Parkett Register GmbH',
  },
  {
    de: 'Kryptowertpapierregister nach § 16 des Gesetzes über elektronische Wertpapiere (eWpG)',
    en: 'Crypto securities register under § 16 of the German Electronic Securities Act (eWpG)',
  },
  DEMO,
];

/**
 * Typesets a statement of the crypto securities register for a holder (§ 19 eWpG, with the entries of §§ 13 and 17
 * eWpG).
 */
export function registerExcerptPdf(facts: ExcerptFacts, locale: Locale): Promise<Buffer> {
  const { holder, security, amount } = facts;
  const title = { de: `Registerauszug ${facts.number}`, en: `Register statement ${facts.number}` };
  const paper = newPaper({
    title,
    reference: title,
    createdAt: facts.createdAt,
    footer: FOOTER,
    locale,
  });
  paper.address('Parkett Register GmbH · Speicherstraße 4 · 20457 Hamburg', holder.lines, [
    [{ de: 'Auszug', en: 'Statement' }, facts.number],
    [{ de: 'Stand', en: 'As of' }, longDay(facts.createdAt)],
    [{ de: 'Kennung', en: 'Identifier' }, holder.identifier],
  ]);
  paper.heading({ de: 'Auszug aus dem Kryptowertpapierregister', en: 'Statement of the crypto securities register' });
  const reason = REASONS[facts.reason];
  paper.paragraph({
    de: `Dieser Auszug wird ${reason.de} erteilt. Er gibt den Inhalt des Registers am ${moment(facts.createdAt)} wieder.`,
    en: `This statement is issued ${reason.en}. It shows the content of the register on ${moment(facts.createdAt, 'en')}.`,
  });
  paper.section({ de: 'Wertpapier', en: 'Security' });
  paper.facts([
    [{ de: 'Bezeichnung', en: 'Name' }, security.name],
    [
      { de: 'Art', en: 'Type' },
      {
        de: 'Kryptowertpapier, Inhaberschuldverschreibung, Einzeleintragung',
        en: 'Crypto security, bearer bond, individual entry',
      },
    ],
    ['ISIN', security.isin],
    [{ de: 'Emittentin', en: 'Issuer' }, security.issuer],
    [{ de: 'Emissionsvolumen', en: 'Issue volume' }, euros(security.volume)],
    [{ de: 'Nennbetrag je Stück', en: 'Nominal value per token' }, euros(security.unitNominal)],
    [{ de: 'Verzinsung', en: 'Interest rate' }, `${percent(security.interestRate)} p. a.`],
    [{ de: 'Fälligkeit', en: 'Maturity' }, longDay(security.maturityDate)],
    [
      { de: 'Aufzeichnungssystem', en: 'Recording system' },
      { de: `Polygon, Vertrag ${security.contract}`, en: 'Polygon, contract address' },
    ],
  ]);
  paper.section({ de: 'Inhaberschaft', en: 'Holder' });
  paper.facts([
    [{ de: 'Inhaber', en: 'Holder' }, holder.lines.slice(0, 1).join('')],
    [{ de: 'Eindeutige Kennung', en: 'Unique identifier' }, holder.identifier],
    [{ de: 'Adresse im Register', en: 'Address in the register' }, holder.wallet],
    [
      { de: 'Bestand', en: 'Balance' },
      { de: `${count(amount)} Stück`, en: `${count(amount, 'en')} ${amount === 1 ? 'token' : 'tokens'}` },
    ],
    [{ de: 'Nennbetrag des Bestands', en: 'Nominal value of the balance' }, euros(amount * security.unitNominal)],
    [{ de: 'Verfügungshindernisse', en: 'Restraints on disposal' }, NONE],
    [{ de: 'Rechte Dritter', en: 'Third-party rights' }, NONE],
  ]);
  if (facts.transaction) {
    paper.section({ de: 'Letzte Eintragung', en: 'Latest entry' });
    paper.facts([
      [{ de: 'Zeitpunkt', en: 'Time' }, moment(facts.transaction.at)],
      [{ de: 'Transaktion', en: 'Transaction' }, facts.transaction.hash],
    ]);
  }
  paper.paragraph(
    {
      de: 'Dieser Auszug ist maschinell erstellt und ohne Unterschrift gültig. Er ist kein Wertpapier. Maßgeblich ist der Inhalt des Registers.',
      en: 'This statement was generated electronically and is valid without a signature. It is not a security. The content of the register prevails.',
    },
    { soft: true },
  );
  return paper.finish();
}
