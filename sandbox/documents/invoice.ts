import type { Locale } from '#domain/shop/settings.ts';
import type { Words } from '../content/types.ts';
import { around, germanOf, type Text, translationOf } from './bilingual.ts';
import { count, day, euros, longDay } from './format.ts';
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
  paymentMethod: Text;
  paidAt: string | null;
  /** Invoice that a reversal cancels; null for invoices. */
  reverses: { number: string; issuedAt: string } | null;
}

const NAMES = {
  bond: {
    issued: { de: 'Abrechnung', en: 'Contract note' },
    reversed: { de: 'Rückabrechnung', en: 'Refund note' },
  },
  item: {
    issued: { de: 'Rechnung', en: 'Invoice' },
    reversed: { de: 'Stornorechnung', en: 'Reversal invoice' },
  },
} as const;

export const invoiceName = ({ kind, reverses }: Pick<InvoiceFacts, 'kind' | 'reverses'>): Words =>
  NAMES[kind][reverses ? 'reversed' : 'issued'];

/**
 * Typesets an invoice, the contract note of a bond, or the reversal of either, with all details that § 14 (4) UStG
 * requires.
 */
export function invoicePdf(facts: InvoiceFacts, locale: Locale): Promise<Buffer> {
  const bond = facts.kind === 'bond';
  const { reverses } = facts;
  const name = invoiceName(facts);
  const title = around(name, (words) => `${words} ${facts.number}`);
  const paper = newPaper({
    title,
    reference: title,
    createdAt: facts.issuedAt,
    footer: PLATFORM.footer,
    locale,
  });
  paper.address(PLATFORM.sender, facts.customer.lines, [
    [name, facts.number],
    [{ de: 'Datum', en: 'Date' }, day(facts.issuedAt)],
    [{ de: bond ? 'Zeichnung' : 'Bestellung', en: 'Order' }, facts.orderNumber],
    [{ de: bond ? 'Gezeichnet am' : 'Bestellt am', en: 'Ordered on' }, day(facts.orderedAt)],
    [{ de: 'Kundennummer', en: 'Customer number' }, facts.customer.reference],
  ]);
  const [heading, opening] = openingOf(facts);
  paper.heading(heading);
  paper.paragraph(opening);
  const totals: [Text, string][] = [
    [bond ? { de: 'Zwischensumme', en: 'Subtotal' } : { de: 'Nettobetrag', en: 'Net amount' }, euros(facts.itemsTotal)],
    [
      bond
        ? { de: 'Umsatzsteuer (steuerfrei)', en: 'VAT (exempt)' }
        : { de: `${facts.taxPercent}\u00a0% Umsatzsteuer`, en: `VAT, ${facts.taxPercent}%` },
      euros(facts.taxTotal),
    ],
    [{ de: 'Gesamtbetrag', en: 'Total' }, euros(facts.total)],
  ];
  paper.table(
    [
      { label: bond ? { de: 'Wertpapier', en: 'Security' } : { de: 'Werk', en: 'Work' }, width: 0.49 },
      {
        label: bond ? { de: 'Stück', en: 'Tokens' } : { de: 'Exemplare', en: 'Copies' },
        width: 0.14,
        align: 'right',
      },
      {
        label: bond
          ? { de: 'Preis je Stück', en: 'Price per token' }
          : { de: 'Preis je Exemplar', en: 'Price per copy' },
        width: 0.18,
        align: 'right',
      },
      { label: { de: 'Betrag', en: 'Amount' }, width: 0.19, align: 'right' },
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
    paper.paragraph(
      {
        de: 'Die Leistung ist nach § 4 Nummer 8 Buchstabe e UStG von der Umsatzsteuer befreit.',
        en: 'The service is exempt from VAT under § 4 no. 8 (e) of the German VAT Act (UStG).',
      },
      { soft: true },
    );
  if (reverses) {
    paper.paragraph({
      de: `Den Gesamtbetrag haben wir Ihnen am ${day(facts.issuedAt)} erstattet.`,
      en: `We refunded the total to you on ${longDay(facts.issuedAt, 'en')}.`,
    });
    return paper.finish();
  }
  const methodIn = { de: germanOf(facts.paymentMethod), en: translationOf(facts.paymentMethod, 'en') };
  const method = { de: `Zahlungsart: ${methodIn.de}.`, en: `Payment method: ${methodIn.en ?? methodIn.de}.` };
  const { paidAt } = facts;
  paper.paragraph(
    paidAt === null
      ? { de: `${method.de} Der Betrag ist noch offen.`, en: `${method.en} The amount is still due.` }
      : {
          de: `${method.de} Betrag dankend erhalten am ${day(paidAt)}.`,
          en: `${method.en} Received with thanks on ${longDay(paidAt, 'en')}.`,
        },
  );
  if (bond)
    paper.paragraph({
      de: 'Die Wertpapiere werden in Ihre Wallet eingebucht und im Kryptowertpapierregister eingetragen. Über die Eintragung erhalten Sie einen Registerauszug. Das Datum der Leistung entspricht dem Datum dieser Abrechnung.',
      en: 'The securities are booked into your wallet and registered in the crypto securities register. You’ll receive a register statement confirming the registration. The date of supply is the date of this contract note.',
    });
  else
    paper.paragraph({
      de: 'Das Datum der Leistung entspricht dem Rechnungsdatum.',
      en: 'The date of supply is the invoice date.',
    });
  return paper.finish();
}

function openingOf({ kind, reverses }: InvoiceFacts): [heading: Words, text: Words] {
  const { issued, reversed } = NAMES[kind];
  if (reverses) {
    const { number, issuedAt } = reverses;
    return [
      reversed,
      {
        de: `Diese ${reversed.de} hebt die ${issued.de} ${number} vom ${day(issuedAt)} vollständig auf:`,
        en: `This ${reversed.en.toLowerCase()} reverses ${issued.en.toLowerCase()} ${number} of ${longDay(issuedAt, 'en')} in full:`,
      },
    ];
  }
  return kind === 'bond'
    ? [
        { de: 'Abrechnung Ihrer Zeichnung', en: 'Contract note for your order' },
        {
          de: 'Vielen Dank für Ihre Zeichnung. Wir rechnen die zugeteilten Wertpapiere wie folgt ab:',
          en: 'Thank you for your order. Here are the details of the securities allotted to you:',
        },
      ]
    : [
        issued,
        {
          de: 'Vielen Dank für Ihren Kauf. Wir berechnen Ihnen, einschließlich Umsatzsteuer:',
          en: 'Thank you for your purchase. We charge you the following, including VAT:',
        },
      ];
}
