import { count, euros, only } from '../format.ts';
import { cards } from './cards.ts';
import type { MarketFacts } from './facts.ts';

export const work = (facts: MarketFacts) => {
  const { tables, workOf, madeBy } = facts;
  const cardsOf = cards(facts);
  return (code: string) => {
    const { product, variant, price } = workOf(code);
    const { profileName } = only(tables.customers.filter(({ id }) => id === product.creatorId));
    const others = madeBy(product.creatorId)
      .filter((each) => each.product.code !== code)
      .sort((one, other) => (one.product.createdAt < other.product.createdAt ? 1 : -1))
      .slice(0, 4)
      .map(({ name }) => name);
    const sales = tables.transactions.filter((entry) => entry.productId === product.id && entry.price !== null);
    const edition = `Ausgaben › Auflage ${count(variant.totalSupply)}`;
    return [
      `: ${madeBy(product.creatorId).length} Werke`,
      `Kauf: ${euros(price)}`,
      `Kauf: noch ${count(variant.onHand)} von ${count(variant.totalSupply)} ${variant.totalSupply === 1 ? 'Exemplar' : 'Exemplaren'}`,
      `Eigenschaften › Technik: ${/"Technik":"([^"]+)"/.exec(product.metadata ?? '')?.[1]}`,
      `Angaben › Beteiligung an Weiterverkäufen: ${product.royalties} %`,
      `Angaben › Nummer des Tokens: ${variant.tokenId}`,
      `Ausgaben › Ausgabe: Auflage ${count(variant.totalSupply)}`,
      `${edition} › Verfügbarkeit: noch ${count(variant.onHand)}`,
      `${edition} › Auflage: ${count(variant.totalSupply)}`,
      `${edition} › Preis: ${euros(price)}`,
      `Herkunft: ${sales.length === 1 ? 'Gezeigt ist der letzte Verkauf' : `Gezeigt sind die letzten ${count(sales.length)} Verkäufe`}. Verkauft oder reserviert: ${count(variant.totalSupply - variant.onHand)}.`,
      ...sales.map(
        (entry) => `Herkunft › ${entry.hash.slice(0, 5)}…${entry.hash.slice(-4)} › Preis: ${euros(entry.price ?? 0)}`,
      ),
      ...cardsOf(others, `Weitere Werke von ${profileName}`),
    ];
  };
};
