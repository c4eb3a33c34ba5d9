import { byteOrderMark, csvOf, figureOf } from '#domain/money/csv.ts';
import { byPayer, grossOf, type InterestSums, sumsOf } from '#domain/money/interestSums.ts';
import type { Payout } from '#domain/shop/customer.ts';
import type { Locale } from '#domain/shop/settings.ts';
import type { Words } from '../content/types.ts';
import type { Movement, TaxYear } from '../read/taxYear.ts';
import { around, BINDING, onOneLine, type Text } from './bilingual.ts';
import { count, day, euros, longDay } from './format.ts';
import { PLATFORM } from './issuer.ts';
import type { Column } from './paper/table.ts';
import { newPaper } from './paper.ts';

/* Tax file for a tax adviser: payments, purchases, transfers and holdings of a calendar year. */

const KINDS: Readonly<Record<Movement['kind'], Words>> = {
  bought: { de: 'Kauf', en: 'Purchase' },
  repaid: { de: 'Rückzahlung', en: 'Repayment' },
  returned: { de: 'Rückgabe', en: 'Return' },
  received: { de: 'Übertragung, Eingang', en: 'Transfer, incoming' },
  sent: { de: 'Übertragung, Ausgang', en: 'Transfer, outgoing' },
};
const NO_CERTIFICATE = {
  de: 'Dies ist keine Steuerbescheinigung im Sinne des § 45a EStG.',
  en: 'This isn’t a tax certificate within the meaning of § 45a EStG (German Income Tax Act).',
};
const UNTOLD = {
  none: {
    de: 'Zu einbehaltenen Steuern liegen der Plattform für diese Zahlungen keine Angaben vor.',
    en: 'The platform has no details of tax withheld for these payments.',
  },
  some: {
    de: 'Wo ein Strich steht, liegen der Plattform keine Angaben zu einbehaltenen Steuern vor.',
    en: 'A dash means that the platform has no details of tax withheld.',
  },
};
const PARTLY = {
  de: 'Nicht zu allen Zahlungen liegen der Plattform Angaben zu einbehaltenen Steuern vor. Summiert ist, was bekannt ist.',
  en: 'The platform doesn’t have details of tax withheld for all payments. The sums contain what is known.',
};

const INTEREST = { de: 'Zinsen', en: 'Interest' };
const payments = (n: number): Words =>
  n === 1 ? { de: '1 Zahlung', en: '1 payment' } : { de: `${count(n)} Zahlungen`, en: `${count(n, 'en')} payments` };

const PAID_OUT = { de: 'Ausgezahlt', en: 'Paid out' };
const WITH_TAX: readonly Column[] = [
  { label: { de: 'Fällig am', en: 'Due on' }, width: 0.15 },
  { label: INTEREST, width: 0.17, align: 'right' },
  { label: { de: 'Kapitalertragst.', en: 'Withholding tax' }, width: 0.18, align: 'right' },
  { label: { de: 'Solidaritätsz.', en: 'Solidarity surcharge' }, width: 0.17, align: 'right' },
  { label: { de: 'Kirchensteuer', en: 'Church tax' }, width: 0.16, align: 'right' },
  { label: PAID_OUT, width: 0.17, align: 'right' },
];
const WITHOUT_TAX: readonly Column[] = [
  { label: { de: 'Fällig am', en: 'Due on' }, width: 0.5 },
  { label: PAID_OUT, width: 0.5, align: 'right' },
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

const asKnown = ({ de, en }: Words): Words => ({ de: `${de} (soweit bekannt)`, en: `${en} (where known)` });

const totalsOf = ({ taxTold, grossIfTaxKnown: gross, capitalGains, solidarity, church, net, count: n }: InterestSums) =>
  [
    ...(taxTold === 'none'
      ? []
      : (
          [
            [INTEREST, gross],
            [{ de: 'Kapitalertragsteuer', en: 'Withholding tax' }, capitalGains],
            [{ de: 'Solidaritätszuschlag', en: 'Solidarity surcharge' }, solidarity],
            [{ de: 'Kirchensteuer', en: 'Church tax' }, church],
          ] as const
        ).map(([name, sum]) => [taxTold === 'some' ? asKnown(name) : name, euros(sum)] as const)),
    [{ de: `${PAID_OUT.de} (${payments(n).de})`, en: `${PAID_OUT.en} (${payments(n).en})` }, euros(net)] as const,
  ] satisfies readonly (readonly [Text, string])[];

/** Typesets the year as a PDF: payments by security, movements, and holdings at the end of the year. */
export function taxFilePdf(facts: TaxYear, createdAt: string, locale: Locale): Promise<Buffer> {
  const { year, until, isPreliminary, holder, payouts, movements, held } = facts;
  const title = { de: `Steuerübersicht ${year}`, en: `Tax report ${year}` };
  const paper = newPaper({ title, reference: title, createdAt, footer: PLATFORM.footer, locale });
  paper.address(PLATFORM.sender, holder.lines, [
    [
      { de: 'Zeitraum', en: 'Period' },
      { de: `01.01. bis ${day(until)}`, en: `1 January to ${longDay(until, 'en')}` },
    ],
    [{ de: 'Erstellt am', en: 'Created on' }, day(createdAt)],
    [{ de: 'Kundennummer', en: 'Customer number' }, holder.reference],
    ...(holder.taxnumber ? ([[{ de: 'Steuernummer', en: 'Tax number' }, holder.taxnumber]] as const) : []),
  ]);
  paper.heading(title);
  if (isPreliminary)
    paper.notice({
      de: `Vorläufig: Das Jahr ist noch nicht zu Ende. Die Steuerübersicht enthält, was bis zum ${day(until)} gezahlt und bewegt wurde.`,
      en: `Provisional: the year isn’t over yet. The tax report contains the payments and movements up to ${longDay(until, 'en')}.`,
    });
  const whole = sumsOf(payouts);
  const paid = payments(whole.count);
  paper.paragraph(
    {
      de: `Diese Steuerübersicht enthält ${paid.de}, zusammen ${euros(whole.net)} ausgezahlt.`,
      en: `This tax report contains ${paid.en}, ${euros(whole.net, 'en')} paid out in total.`,
    },
    { strong: true },
  );
  if (whole.taxTold === 'some') paper.paragraph(PARTLY);
  if (whole.taxTold !== 'none') paper.facts(totalsOf(whole));
  else if (whole.count > 0) paper.paragraph(UNTOLD.none);
  paper.paragraph({
    de: `${NO_CERTIFICATE.de} Sie dient Ihnen als Übersicht für Ihre Steuererklärung.`,
    en: `${NO_CERTIFICATE.en} Use it as an overview for your tax return.`,
  });
  if (holder.wallets.length > 0) paper.facts([['Wallet', holder.wallets.join('\n')]]);
  for (const { code, name, payouts: own } of byPayer(payouts)) {
    const sums = sumsOf(own);
    const isTold = sums.taxTold !== 'none';
    paper.section(around(INTEREST, (interest) => `${interest}: ${name ?? code ?? interest}`));
    if (sums.taxTold !== 'all') paper.paragraph(UNTOLD[sums.taxTold], { soft: true, introduces: true });
    const rows = isTold ? own.map(taxedRow) : own.map(({ payoutDate, amount }) => [day(payoutDate), euros(amount)]);
    paper.table(isTold ? WITH_TAX : WITHOUT_TAX, rows, totalsOf(sums));
  }
  paper.section({
    de: 'Käufe, Rückgaben, Rückzahlungen und Übertragungen',
    en: 'Purchases, returns, repayments and transfers',
  });
  if (movements.length === 0)
    paper.paragraph({ de: 'In diesem Zeitraum gab es keine.', en: 'There were none in this period.' });
  else
    paper.table(
      [
        { label: { de: 'Datum', en: 'Date' }, width: 0.135 },
        { label: { de: 'Vorgang', en: 'Type' }, width: 0.145 },
        { label: { de: 'Wertpapier', en: 'Security' }, width: 0.25 },
        { label: { de: 'Stück', en: 'Tokens' }, width: 0.11, align: 'right' },
        { label: { de: 'Nennwert', en: 'Nominal value' }, width: 0.18, align: 'right' },
        { label: { de: 'Kaufpreis', en: 'Purchase price' }, width: 0.18, align: 'right' },
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
  paper.section({ de: `Bestand am ${day(until)}`, en: `Holdings on ${longDay(until, 'en')}` });
  if (held.length === 0)
    paper.paragraph({ de: 'An diesem Tag hatten Sie keinen Bestand.', en: 'You held no securities on this day.' });
  else
    paper.table(
      [
        { label: { de: 'Wertpapier', en: 'Security' }, width: 0.6 },
        { label: { de: 'Stück', en: 'Tokens' }, width: 0.18, align: 'right' },
        { label: { de: 'Nennwert', en: 'Nominal value' }, width: 0.22, align: 'right' },
      ],
      held.map(({ name, isin, amount, nominal }) => [
        isin ? `${name}\nISIN ${isin}` : name,
        count(amount),
        nominal === null ? '–' : euros(nominal),
      ]),
    );
  return paper.finish();
}

const inEuros = ({ de, en }: Words): Words => ({ de: `${de} in Euro`, en: `${en} in euros` });

const HEAD: readonly Text[] = [
  { de: 'Art', en: 'Type' },
  { de: 'Datum', en: 'Date' },
  { de: 'Wertpapier', en: 'Security' },
  { de: 'Kennung', en: 'Code' },
  'ISIN',
  { de: 'Stück', en: 'Tokens' },
  inEuros({ de: 'Nennwert', en: 'Nominal value' }),
  inEuros({ de: 'Kaufpreis', en: 'Purchase price' }),
  inEuros(INTEREST),
  inEuros({ de: 'Kapitalertragsteuer', en: 'Withholding tax' }),
  inEuros({ de: 'Solidaritätszuschlag', en: 'Solidarity surcharge' }),
  inEuros({ de: 'Kirchensteuer', en: 'Church tax' }),
  inEuros(PAID_OUT),
  { de: 'Angabe', en: 'Details' },
];

/**
 * Returns the row with the sums of the known taxes if only some payments have tax details; otherwise a spreadsheet adds
 * the taxes up.
 */
function knownSums(payouts: TaxYear['payouts']): CsvRow[] {
  const { taxTold, grossIfTaxKnown, capitalGains, solidarity, church, net } = sumsOf(payouts);
  if (taxTold !== 'some') return [];
  const sums = [grossIfTaxKnown, capitalGains, solidarity, church, net].map((cents) => figureOf(cents, ','));
  const known = {
    de: 'Steuern und Zinsen vor Steuern soweit bekannt',
    en: 'Taxes and interest before tax, where known',
  };
  return [[{ de: 'Summe', en: 'Total' }, ...Array<null>(7).fill(null), ...sums, known]];
}

type CsvRow = readonly (Text | number | null)[];

/**
 * Formats the year as CSV for a German spreadsheet: one row per payment, movement and holding, with the holder’s
 * details.
 */
export function taxFileCsv(facts: TaxYear, locale: Locale): string {
  const { year, until, isPreliminary, holder, payouts, movements, held } = facts;
  const euro = (cents: number | null | undefined) =>
    cents === null || cents === undefined ? null : figureOf(cents, ',');
  const note = (kind: Text, what: Text | null): CsvRow => [kind, ...Array<null>(HEAD.length - 2).fill(null), what];
  const untaxed = [null, null, null, null, null] as const;
  const ending = isPreliminary ? { de: ' (vorläufig)', en: ' (provisional)' } : { de: '', en: '' };
  const period = {
    de: `01.01.${year} bis ${day(until)}${ending.de}`,
    en: `01.01.${year} to ${day(until)}${ending.en}`,
  };
  const rows: CsvRow[] = [
    HEAD,
    note({ de: 'Hinweis', en: 'Note' }, NO_CERTIFICATE),
    ...(locale === 'en' ? [note({ de: 'Hinweis', en: 'Note' }, BINDING)] : []),
    note({ de: 'Zeitraum', en: 'Period' }, period),
    note('Name', holder.name),
    note({ de: 'Anschrift', en: 'Address' }, holder.lines.slice(1).join(', ')),
    note({ de: 'Steuernummer', en: 'Tax number' }, holder.taxnumber),
    ...holder.wallets.map((address) => note('Wallet', address)),
    ...knownSums(payouts),
    ...payouts.map((payout) => {
      const { payoutDate, productName, productCode, isin, amount, withheld } = payout;
      return [
        ...[INTEREST, payoutDate, productName, productCode, isin, null, null, null],
        euro(withheld && grossOf(payout)),
        ...[euro(withheld?.capitalGains), euro(withheld?.solidarity), euro(withheld?.church), euro(amount)],
        withheld ? null : { de: 'keine Angaben zu einbehaltenen Steuern', en: 'no details of tax withheld' },
      ];
    }),
    ...movements.map(({ kind, date, name, code, isin, amount, nominal, price, hash }) => [
      ...[KINDS[kind], date, name, code, isin, amount, euro(nominal), euro(price)],
      ...untaxed,
      hash,
    ]),
    ...held.map(({ name, code, isin, amount, nominal }) => [
      ...[{ de: 'Bestand', en: 'Holdings' }, until, name, code, isin, amount, euro(nominal), null],
      ...untaxed,
      null,
    ]),
  ];
  const cells = rows.map((row) =>
    row.map((cell) => (cell === null || typeof cell === 'number' ? cell : onOneLine(cell, locale))),
  );
  return byteOrderMark + csvOf(cells, ';');
}
