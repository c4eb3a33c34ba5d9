import type { Locale } from '#domain/shop/settings.ts';
import { layoutOf } from '#sandbox/testing/pdfText.ts';
import { count, euros, only, roundEuros, sum, under } from '../format.ts';
import type { InvestorFacts } from './facts.ts';

const offeredBonds = ({ tables, today, attribute, nameOf }: InvestorFacts) =>
  tables.products
    .filter(({ kind, reading }) => kind === 'bond' && reading === 'investor')
    .flatMap((product) => {
      const variant = tables.variants.find(({ productId, inStock }) => productId === product.id && inStock === 1);
      const price = tables.pricings.find(({ variantId }) => variantId === variant?.id)?.price;
      const isRepaid = attribute(product.id, 'maturity_date') <= today;
      return variant && price !== undefined && !isRepaid ? [{ product, variant, price, name: nameOf(product.id) }] : [];
    })
    .toSorted((one, other) => Date.parse(other.product.createdAt) - Date.parse(one.product.createdAt));

export type Bond = ReturnType<typeof offeredBonds>[number];

/** Returns the offered bonds, and the texts that several screens show of each. */
export function bondsOf(facts: InvestorFacts) {
  const { tables, orders, attribute, isValid, itemOf } = facts;
  const bonds = offeredBonds(facts);
  const bondOf = (code: string) => only(bonds.filter(({ product }) => product.code === code));
  const rate = (product: number) => `${Number(attribute(product, 'interest_rate')).toFixed(2).replace('.', ',')} %`;
  const papersOf = (product: number, locale: Locale) =>
    tables.legalDocuments
      .filter(({ productId }) => productId === product)
      .map(({ name, fileUuid }) => {
        const file = only(tables.files.filter(({ uuid }) => uuid === fileUuid));
        const content = (locale === 'en' && file.bilingual) || file.content;
        const pages = layoutOf(content).length;
        return `Unterlagen: ${name} PDF, ${Math.round(content.length / 1000)} kB, ${pages} ${pages === 1 ? 'Seite' : 'Seiten'}, vom …`;
      });
  const minimum = (product: number) => Number(attribute(product, 'min_subscription'));
  const maximum = (product: number) => Number(attribute(product, 'max_subscription_non_professional'));
  const left = ({ product }: Bond) =>
    maximum(product.id) -
    sum(orders.filter((order) => isValid(order) && itemOf(order).productId === product.id).map(({ total }) => total));

  const progress = ({ variant, price }: Bond) => {
    const sold = variant.totalSupply - variant.onHand;
    // A sold-out bond shows the amount that was issued.
    return variant.onHand > 0
      ? [
          `: ${Math.floor((100 * sold) / variant.totalSupply)} % gezeichnet`,
          `: ${roundEuros(variant.onHand * price)} frei`,
        ]
      : [`: ${roundEuros(variant.totalSupply * price)}`];
  };
  /** Tokens of one euro are asked for in euros. */
  const amountField = (tokens: number, price: number, card?: string) => {
    const label = price === 100 ? `Betrag in Euro${card ? `: ${card}` : ''}` : `Stückzahl${card ? ` von ${card}` : ''}`;
    return `${label}: ${count(tokens)}`;
  };
  const equivalent = (tokens: number, price: number) =>
    price === 100 ? `${count(tokens)} Stück` : euros(tokens * price);
  const possible = (least: number, most: number, price: number) =>
    price === 100 ? `${euros(least * price)} bis ${euros(most * price)}` : `${count(least)} bis ${count(most)} Stück`;
  const cardOf = (bond: Bond) => {
    const { product, variant, price, name } = bond;
    const isBuyable =
      product.allowToBuy === 1 && product.whitelisting === 0 && variant.onHand > 0 && maximum(product.id) > 0;
    // A card proposes the smallest order.
    const tokens = Math.ceil(minimum(product.id) / price);
    return under(name, [
      `Zins p. a.: ${rate(product.id)}`,
      `Mindestens: ${euros(minimum(product.id))}`,
      ...progress(bond),
      ...(isBuyable ? [amountField(tokens, price, name), `: ${equivalent(tokens, price)}`] : []),
    ]);
  };
  return {
    bonds,
    bondOf,
    rate,
    papersOf,
    minimum,
    maximum,
    left,
    progress,
    amountField,
    equivalent,
    possible,
    cardOf,
  };
}
