import { BANK_TRANSFER } from '../facts.ts';
import { count, euros } from '../format.ts';
import type { MarketFacts } from './facts.ts';

export const purchase =
  ({ workOf, vatOf, defaultAddress }: MarketFacts) =>
  (code: string) => {
    const { price, variant } = workOf(code);
    const address = defaultAddress();
    const total = ['Anzahl: 1', `enthaltene Umsatzsteuer: ${euros(vatOf(price))}`, `Gesamt: ${euros(price)}`];
    return {
      address: [
        `Straße und Hausnummer: ${address.street}`,
        `Postleitzahl: ${address.postcode}`,
        'Anzahl: 1',
        `Preis: ${euros(price)}`,
      ],
      methods: [`Zahlungsart: ${BANK_TRANSFER}`, ...total],
      review: [
        `Anschrift: ${address.street}`,
        `Anschrift: ${address.postcode} ${address.city}`,
        `Zahlungsart: Überweisung${BANK_TRANSFER}`,
        `Auflage: ${count(variant.totalSupply)} Exemplare`,
        'Gut zu wissen: Zahlen Sie innerhalb von 10 Tagen. Danach können wir den Kauf stornieren.',
        'Gut zu wissen: Sie können innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen; eine E-Mail genügt.',
        ...total,
      ],
    };
  };
