import { byteOrderMark, csvOf, figureOf } from '#domain/money/csv.ts';
import { byPayer, grossOf, type InterestSums, sumsOf } from '#domain/money/interestSums.ts';
import type { Payout } from '#domain/shop/customer.ts';
import type { Movement, TaxYear } from '../read/taxYear.ts';
import { count, day, euros } from './format.ts';
import { PLATFORM } from './issuer.ts';
import { type Column, newPaper } from './paper.ts';

/* Tax file for a tax adviser: payments, purchases, transfers and holdings of a calendar year; in German. */

const KINDS: Readonly<Record<Movement['kind'], string>> = {
  bought: 'Kauf',
  repaid: 'Rückzahlung',
  returned: 'Rückgabe',
  received: 'Übertragung, Eingang',
  sent: 'Übertragung, Ausgang',
};
const NO_CERTIFICATE = 'Dies ist keine Steuerbescheinigung im Sinne des § 45a EStG.';
const UNTOLD = {
  none: 'Zu einbehaltenen Steuern liegen der Plattform für diese Zahlungen keine Angaben vor.',
  some: 'Wo ein Strich steht, liegen der Plattform keine Angaben zu einbehaltenen Steuern vor.',
};
const PARTLY =
  'Nicht zu allen Zahlungen liegen der Plattform Angaben zu einbehaltenen Steuern vor. Summiert ist, was bekannt ist.';
const KNOWN = ' (soweit bekannt)';

const payments = (n: number) => (n === 1 ? '1 Zahlung' : `${count(n)} Zahlungen`);
const nameOf = (name: string | null, code: string | null) => name ?? code ?? 'Zinsen';

const WITH_TAX: readonly Column[] = [
  { label: 'Fällig am', width: 0.15 },
  { label: 'Zinsen', width: 0.17, align: 'right' },
  { label: 'Kapitalertragst.', width: 0.18, align: 'right' },
  { label: 'Solidaritätsz.', width: 0.17, align: 'right' },
  { label: 'Kirchensteuer', width: 0.16, align: 'right' },
  { label: 'Ausgezahlt', width: 0.17, align: 'right' },
];
const WITHOUT_TAX: readonly Column[] = [
  { label: 'Fällig am', width: 0.5 },
  { label: 'Ausgezahlt', width: 0.5, align: 'right' },
];

const taxedRow = (payout: Payout): string[] => {
  const { payoutDate, amount, withheld } = payout;
  const figureIfKnown = (cents: number | undefined) => (cents === undefined ? '–' : euros(cents));
  return [
    day(payoutDate),
    withheld ? euros(grossOf(payout)) : '–',
    figureIfKnown(withheld?.capitalGains),
    figureIfKnown(withheld?.solidarity),
    figureIfKnown(withheld?.church),
    euros(amount),
  ];
};

const totalsOf = ({ taxTold, grossIfTaxKnown: gross, capitalGains, solidarity, church, net, count: n }: InterestSums) =>
  [
    ...(taxTold === 'none'
      ? []
      : (
          [
            ['Zinsen', gross],
            ['Kapitalertragsteuer', capitalGains],
            ['Solidaritätszuschlag', solidarity],
            ['Kirchensteuer', church],
          ] as const
        ).map(([name, sum]) => [`${name}${taxTold === 'some' ? KNOWN : ''}`, euros(sum)] as const)),
    [`Ausgezahlt (${payments(n)})`, euros(net)] as const,
  ] satisfies readonly (readonly [string, string])[];

/** Typesets the year as a PDF: payments by security, movements, and holdings at the end of the year. */
export function taxFilePdf(facts: TaxYear, createdAt: string): Promise<Buffer> {
  const { year, until, isPreliminary, holder, payouts, movements, held } = facts;
  const title = `Steuerdatei ${year}`;
  const paper = newPaper({ title, reference: title, createdAt, footer: PLATFORM.footer });
  paper.address(PLATFORM.sender, holder.lines, [
    ['Zeitraum', `01.01. bis ${day(until)}`],
    ['Erstellt am', day(createdAt)],
    ['Kundennummer', holder.reference],
    ...(holder.taxnumber ? ([['Steuernummer', holder.taxnumber]] as const) : []),
  ]);
  paper.heading(title);
  if (isPreliminary)
    paper.notice(
      `Vorläufig: Das Jahr ist noch nicht zu Ende. Die Steuerdatei enthält, was bis zum ${day(until)} gezahlt und bewegt wurde.`,
    );
  const whole = sumsOf(payouts);
  paper.paragraph(`Diese Steuerdatei enthält ${payments(whole.count)}, zusammen ${euros(whole.net)} ausgezahlt.`, {
    strong: true,
  });
  if (whole.taxTold === 'some') paper.paragraph(PARTLY);
  if (whole.taxTold !== 'none') paper.facts(totalsOf(whole));
  else if (whole.count > 0) paper.paragraph(UNTOLD.none);
  paper.paragraph(`${NO_CERTIFICATE} Sie dient Ihnen als Übersicht für Ihre Steuererklärung.`);
  if (holder.wallets.length > 0) paper.facts([['Wallet', holder.wallets.join('\n')]]);
  for (const { code, name, payouts: own } of byPayer(payouts)) {
    const sums = sumsOf(own);
    const isTold = sums.taxTold !== 'none';
    paper.section(`Zinsen: ${nameOf(name, code)}`);
    if (sums.taxTold !== 'all') paper.paragraph(UNTOLD[sums.taxTold], { soft: true, introduces: true });
    const rows = isTold ? own.map(taxedRow) : own.map(({ payoutDate, amount }) => [day(payoutDate), euros(amount)]);
    paper.table(isTold ? WITH_TAX : WITHOUT_TAX, rows, totalsOf(sums));
  }
  paper.section('Käufe, Rückgaben, Rückzahlungen und Übertragungen');
  if (movements.length === 0) paper.paragraph('In diesem Zeitraum gab es keine.');
  else
    paper.table(
      [
        { label: 'Datum', width: 0.135 },
        { label: 'Vorgang', width: 0.145 },
        { label: 'Wertpapier', width: 0.25 },
        { label: 'Stück', width: 0.11, align: 'right' },
        { label: 'Nennwert', width: 0.18, align: 'right' },
        { label: 'Kaufpreis', width: 0.18, align: 'right' },
      ],
      movements.map(({ date, kind, name, isin, amount, nominal, price }) => [
        day(date),
        KINDS[kind],
        isin ? `${name}\nISIN ${isin}` : name,
        count(amount),
        nominal === null ? '–' : euros(nominal),
        price === null ? '–' : euros(price),
      ]),
    );
  paper.section(`Bestand am ${day(until)}`);
  if (held.length === 0) paper.paragraph('An diesem Tag hatten Sie keinen Bestand.');
  else
    paper.table(
      [
        { label: 'Wertpapier', width: 0.6 },
        { label: 'Stück', width: 0.18, align: 'right' },
        { label: 'Nennwert', width: 0.22, align: 'right' },
      ],
      held.map(({ name, isin, amount, nominal }) => [
        isin ? `${name}\nISIN ${isin}` : name,
        count(amount),
        nominal === null ? '–' : euros(nominal),
      ]),
    );
  return paper.finish();
}

const HEAD = [
  ...['Art', 'Datum', 'Wertpapier', 'Kennung', 'ISIN', 'Stück', 'Nennwert in Euro'],
  ...['Kaufpreis in Euro', 'Zinsen in Euro'],
  ...['Kapitalertragsteuer in Euro', 'Solidaritätszuschlag in Euro', 'Kirchensteuer in Euro', 'Ausgezahlt in Euro'],
  'Angabe',
];

/**
 * Returns the row with the sums of the known taxes if only some payments have tax details; otherwise a spreadsheet adds
 * the taxes up.
 */
function knownSums(payouts: TaxYear['payouts']) {
  const { taxTold, grossIfTaxKnown, capitalGains, solidarity, church, net } = sumsOf(payouts);
  if (taxTold !== 'some') return [];
  const sums = [grossIfTaxKnown, capitalGains, solidarity, church, net].map((cents) => figureOf(cents, ','));
  return [['Summe', ...Array<null>(7).fill(null), ...sums, 'Steuern und Zinsen vor Steuern soweit bekannt']];
}

/**
 * Formats the year as CSV for a German spreadsheet: one row per payment, movement and holding, with the holder’s
 * details.
 */
export function taxFileCsv({ year, until, isPreliminary, holder, payouts, movements, held }: TaxYear): string {
  const euro = (cents: number | null | undefined) =>
    cents === null || cents === undefined ? null : figureOf(cents, ',');
  const note = (kind: string, what: string | null) => [kind, ...Array<null>(HEAD.length - 2).fill(null), what];
  const untaxed = [null, null, null, null, null] as const;
  const rows = [
    note('Hinweis', NO_CERTIFICATE),
    note('Zeitraum', `01.01.${year} bis ${day(until)}${isPreliminary ? ' (vorläufig)' : ''}`),
    note('Name', holder.name),
    note('Anschrift', holder.lines.slice(1).join(', ')),
    note('Steuernummer', holder.taxnumber),
    ...holder.wallets.map((address) => note('Wallet', address)),
    ...knownSums(payouts),
    ...payouts.map((payout) => {
      const { payoutDate, productName, productCode, isin, amount, withheld } = payout;
      return [
        ...['Zinsen', payoutDate, productName, productCode, isin, null, null, null],
        euro(withheld && grossOf(payout)),
        ...[euro(withheld?.capitalGains), euro(withheld?.solidarity), euro(withheld?.church), euro(amount)],
        withheld ? null : 'keine Angaben zu einbehaltenen Steuern',
      ];
    }),
    ...movements.map(({ kind, date, name, code, isin, amount, nominal, price, hash }) => [
      ...[KINDS[kind], date, name, code, isin, amount, euro(nominal), euro(price)],
      ...untaxed,
      hash,
    ]),
    ...held.map(({ name, code, isin, amount, nominal }) => [
      ...['Bestand', until, name, code, isin, amount, euro(nominal), null],
      ...untaxed,
      null,
    ]),
  ];
  return byteOrderMark + csvOf([HEAD, ...rows], ';');
}
