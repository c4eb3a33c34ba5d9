import { BANK_TRANSFER } from '../facts.ts';
import { count, euros } from '../format.ts';
import { bondsOf } from './bonds.ts';
import { earningsOf } from './earnings.ts';
import type { InvestorFacts } from './facts.ts';

export function subscription(facts: InvestorFacts) {
  const { attribute, nominalOf, defaultAddress } = facts;
  const { bondOf, rate, papersOf, minimum, maximum, left, amountField, equivalent, possible } = bondsOf(facts);
  const { earnings } = earningsOf(facts);
  return (code: string, tokens: number, income: number) => {
    const bond = bondOf(code);
    const { product, price } = bond;
    const total = tokens * price;
    const summary = [
      `Stückzahl: ${count(tokens)}`,
      `Preis je Stück: ${euros(price)}`,
      `Nennwert: ${euros(tokens * nominalOf(product.id))}`,
      `Gesamt: ${euros(total)}`,
      `: Zins ${rate(product.id)} p. a., halbjährlich, Laufzeit bis …`,
    ];
    const address = defaultAddress();
    const declared = 'Anlagehöhe';
    const least = Math.ceil(minimum(product.id) / price);
    const most = Math.floor(left(bond) / price);
    // The largest power of ten tokens that costs no more than 1,000 €.
    const step = 10 ** Math.floor(Math.log10(100_000 / price));
    const usual = [...new Set([least, 5 * step, 10 * step])].filter((each) => each >= least && each < most);
    const allowance = `Ihr Höchstbetrag bei dieser Anleihe: ${euros(maximum(product.id))}`;
    return {
      token: [
        `Zins p. a.: ${rate(product.id)}`,
        `Mindestens: ${euros(minimum(product.id))}`,
        `: Ein Stück kostet ${euros(price)}. Möglich sind ${possible(least, most, price)}.`,
        amountField(tokens, price),
        `: ${equivalent(tokens, price)}`,
        ...usual.map((each) => `Häufige Beträge: ${price === 100 ? euros(each * price) : `${count(each)} Stück`}`),
        ...earnings(bond, tokens),
        `: ${allowance}`,
        `${allowance} › Schon gezeichnet: ${euros(maximum(product.id) - left(bond))}`,
        `${allowance} › Diese Zeichnung: ${euros(total)}`,
        `${allowance} › Bleibt frei: ${euros(left(bond) - total)}`,
        `Preis je Stück: ${euros(price)}`,
        `Kaufpreis: ${euros(total)}`,
        `: Zins ${rate(product.id)} p. a., halbjährlich, Laufzeit bis …`,
      ],
      declared: [
        // § 6 WpPG: the limits of the law.
        `${declared}: Mehr als 1.000 € je Anleihe, alle Zeichnungen zusammen, dürfen Sie nur zeichnen, wenn Ihr Vermögen oder Ihr Einkommen das zulässt (… WpPG). Professionelle Kunden sind ausgenommen. Ihre Angabe wird mit Ihrer Zeichnung gespeichert.`,
        `${declared} › Womit begründen Sie die Höhe Ihrer Anlage?: Mit Bankguthaben und Finanzinstrumenten von mindestens 100.000 € können Sie bis zu 10.000 € zeichnen.`,
        `${declared} › Womit begründen Sie die Höhe Ihrer Anlage?: Sie können bis zum Zweifachen Ihres durchschnittlichen monatlichen Nettoeinkommens zeichnen, höchstens 25.000 €.`,
        `${declared} › Nettoeinkommen im Monat: ${count(income)}`,
        ...papersOf(product.id, 'de').map((paper) => `${declared} › ${paper}`),
        ...summary,
      ],
      methods: [`Zahlungsart: ${BANK_TRANSFER}`, ...summary],
      review: [
        `Betrag: ${euros(total)}${count(tokens)} Stück zu ${euros(price)}`,
        `Anschrift: ${address.street}`,
        `Anschrift: ${address.postcode} ${address.city}`,
        `Zahlungsart: Überweisung${BANK_TRANSFER}`,
        `Ihre Erklärungen: Mein durchschnittliches Nettoeinkommen im Monat beträgt ${euros(income * 100)}.`,
        `ISIN: ${attribute(product.id, 'isin')}`,
        'Kosten für Sie: 0 €',
        ...summary,
        ': Zahlbar innerhalb von 10 Tagen. Danach können wir die Zeichnung stornieren.',
        ': Widerrufen innerhalb von 14 Tagen. Ohne Angabe von Gründen; eine E-Mail genügt.',
      ],
    };
  };
}
