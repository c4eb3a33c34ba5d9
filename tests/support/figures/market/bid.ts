import { euros } from '../format.ts';
import type { MarketFacts } from './facts.ts';

export const bid =
  ({ workOf }: MarketFacts) =>
  (code: string, bid: number) => {
    const { price, name } = workOf(code);
    // Balance and fee are fixed demonstration figures (2.28).
    return [
      `Ihr Gebot: ${euros(bid).replace(' €', '')}`,
      'Guthaben (Beispiel): 1.500 €',
      'Gebühr (Beispiel): 0,20 €',
      `Gebot mit Gebühr: ${euros(bid + 20)}`,
      `: Das Gebot ist nur eine Demonstration: Bestellt wird immer zum Preis des Werks, ${euros(price)}.`,
      `: Mit dem Gebot beginnt der Kauf von 1 Exemplar von „${name}“. Der Kauf wird erst verbindlich, wenn Sie ihn am Ende bestätigen.`,
    ];
  };
