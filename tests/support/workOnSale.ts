/** A work as the shop answers it, at 1 €, without its files: for answers that a story gives in the shop’s place. */
export const workOnSale = {
  id: 1,
  code: 'K',
  name: 'Kante',
  slug: 'k',
  allowToBuy: true,
  whitelisting: false,
  translations: [],
  defaultVariant: {
    id: 1,
    code: 'K-1',
    name: 'K',
    enabled: true,
    inStock: true,
    totalSupply: 2,
    onHand: 1,
    tracked: true,
    channelPricings: [{ channelCode: 'token', price: 100 }],
  },
};
