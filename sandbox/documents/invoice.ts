import { count, day, euros } from './format.ts';
import { PLATFORM } from './issuer.ts';
import { newPaper } from './paper.ts';

/** Data of an invoice. Amounts in cents, dates in ISO 8601. */
export interface InvoiceFacts {
  number: string;
  issuedAt: string;
  orderNumber: string;
  orderedAt: string;
  /** Bonds have no VAT; the price of an item includes VAT (§ 3 PAngV). */
  kind: 'bond' | 'item';
  customer: { lines: readonly string[]; reference: string };
  /** Prices include VAT. */
  lines: readonly { name: string; detail: string; quantity: number; unitPrice: number; total: number }[];
  /** Without VAT. */
  itemsTotal: number;
  taxPercent: number;
  taxTotal: number;
  total: number;
  /** Name of the method, such as „Überweisung“. */
  paymentMethod: string;
  paidAt: string | null;
  /** Invoice that a reversal cancels; null for invoices. */
  reverses: { number: string; issuedAt: string } | null;
}

const NAMES = {
  bond: { issued: 'Abrechnung', reversed: 'Stornoabrechnung' },
  item: { issued: 'Rechnung', reversed: 'Stornorechnung' },
} as const;

export const invoiceName = ({ kind, reverses }: Pick<InvoiceFacts, 'kind' | 'reverses'>): string =>
  NAMES[kind][reverses ? 'reversed' : 'issued'];

/**
 * Typesets an invoice, the contract note of a bond, or the reversal of either, with all details that § 14 (4) UStG
 * requires.
 */
export function invoicePdf(facts: InvoiceFacts): Promise<Buffer> {
  const bond = facts.kind === 'bond';
  const { reverses } = facts;
  const name = invoiceName(facts);
  const title = `${name} ${facts.number}`;
  const paper = newPaper({
    title,
    reference: title,
    createdAt: facts.issuedAt,
    footer: PLATFORM.footer,
  });
  paper.address(PLATFORM.sender, facts.customer.lines, [
    [name, facts.number],
    ['Datum', day(facts.issuedAt)],
    ['Bestellung', facts.orderNumber],
    ['Bestellt am', day(facts.orderedAt)],
    ['Kundennummer', facts.customer.reference],
  ]);
  const [heading, opening] = openingOf(facts);
  paper.heading(heading);
  paper.paragraph(opening);
  const totals: [string, string][] = [
    [bond ? 'Zwischensumme' : 'Nettobetrag', euros(facts.itemsTotal)],
    [bond ? 'Umsatzsteuer (steuerfrei)' : `${facts.taxPercent}\u00a0% Umsatzsteuer`, euros(facts.taxTotal)],
    ['Gesamtbetrag', euros(facts.total)],
  ];
  paper.table(
    [
      { label: bond ? 'Wertpapier' : 'Werk', width: 0.49 },
      { label: 'Stück', width: 0.14, align: 'right' },
      { label: 'Preis je Stück', width: 0.18, align: 'right' },
      { label: 'Betrag', width: 0.19, align: 'right' },
    ],
    facts.lines.map(({ name, detail, quantity, unitPrice, total }) => [
      detail ? `${name}\n${detail}` : name,
      count(quantity),
      euros(unitPrice),
      euros(total),
    ]),
    totals,
  );
  if (bond)
    paper.paragraph('Die Leistung ist nach § 4 Nummer 8 Buchstabe e UStG von der Umsatzsteuer befreit.', {
      soft: true,
    });
  if (reverses) {
    paper.paragraph(`Den Gesamtbetrag haben wir Ihnen am ${day(facts.issuedAt)} erstattet.`);
    return paper.finish();
  }
  paper.paragraph(
    facts.paidAt === null
      ? `Zahlungsart: ${facts.paymentMethod}. Der Betrag ist noch offen.`
      : `Zahlungsart: ${facts.paymentMethod}. Betrag dankend erhalten am ${day(facts.paidAt)}.`,
  );
  if (bond)
    paper.paragraph(
      'Die Wertpapiere werden in Ihre Wallet eingebucht und im Kryptowertpapierregister eingetragen. Über die Eintragung erhalten Sie einen Registerauszug. Das Datum der Leistung entspricht dem Datum dieser Abrechnung.',
    );
  else paper.paragraph('Das Datum der Leistung entspricht dem Rechnungsdatum.');
  return paper.finish();
}

function openingOf({ kind, reverses }: InvoiceFacts): [heading: string, text: string] {
  const { issued, reversed } = NAMES[kind];
  if (reverses)
    return [
      reversed,
      `Diese ${reversed} hebt die ${issued} ${reverses.number} vom ${day(reverses.issuedAt)} vollständig auf:`,
    ];
  return kind === 'bond'
    ? [
        'Abrechnung Ihrer Zeichnung',
        'Vielen Dank für Ihre Zeichnung. Wir rechnen die zugeteilten Wertpapiere wie folgt ab:',
      ]
    : ['Rechnung', 'Vielen Dank für Ihren Kauf. Wir berechnen Ihnen, einschließlich Umsatzsteuer:'];
}
