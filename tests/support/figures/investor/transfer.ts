import { count, euros, only } from '../format.ts';
import { bondsOf } from './bonds.ts';
import type { InvestorFacts } from './facts.ts';

export function transfer(facts: InvestorFacts) {
  const { holdings, nominalOf } = facts;
  const { bondOf } = bondsOf(facts);
  return (code: string, tokens: number | null, step: 'form' | 'review' | 'code' | 'sent') => {
    const { product } = bondOf(code);
    const { amount, owed } = only(holdings.filter(({ productId }) => productId === product.id));
    if (tokens === null)
      return [
        `: Ihr Bestand: ${count(amount)} Stück. Nach Ihrem Widerruf werden davon ${count(owed)} mit der Erstattung ausgebucht. Übertragbar sind ${count(amount - owed)}.`,
      ];
    return [
      `Stückzahl: ${count(tokens)}`,
      ...(step === 'sent'
        ? [`Jetzt in Ihrer Wallet: ${count(amount)}`]
        : [
            `Wert zum Nennwert: ${euros(tokens * nominalOf(product.id))}`,
            `Danach in Ihrer Wallet: ${count(amount - tokens)}`,
          ]),
      ...(step === 'code' ? [': Die App zeigt einen sechsstelligen Code, der alle 30 Sekunden wechselt.'] : []),
    ];
  };
}
