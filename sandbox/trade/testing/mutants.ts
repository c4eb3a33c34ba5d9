/** Equivalent mutants that no test can detect, with the reasons: see `npm run mutants`. */
export const accepted = {
  'cart.ts: read.defaultVariant?.channelPricings → read.defaultVariant.channelPricings':
    'A product without a variant was refused before; only the type of a product requires the check.',
  'complete.ts: payment?.methodId → payment.methodId':
    'Every order has a payment from its creation on; only the type of a query requires the check.',
  'interest.ts: { customerId: 0, productId: 0 } → {}': 'A group is never empty; only its type requires the default.',
  'interest.ts: \'\' → "Stryker was here!"': 'Every product has a code; only the type of a map requires the default.',
  'interest.ts: interestRate === null → false': 'Tokens without an interest rate earn 0, which is not announced.',
  'interest.ts: unitNominal === null → false': 'Tokens without a nominal value earn 0, which is not announced.',
  'interest.ts: orderId !== null → true':
    'An entry without an order is no withdrawal; only the type requires the check.',
  'interest.ts: (figure) => after[figure] === before[figure] → () => undefined':
    'An unchanged payout is only written again.',
  'interest.ts: after[figure] === before[figure] → false': 'An unchanged payout is only written again.',
  'interest.ts: [] → ["Stryker was here"]':
    'A payout with this text as its day is due on no day, and is left out at once.',
  'rules.ts: product.defaultVariant?.inStock → product.defaultVariant.inStock':
    'A product without a variant is sold out and was refused before; only the type requires the check.',
  'rules.ts: least !== null → true': 'Null counts as 0, and no amount is below 0; only the type requires the check.',
  'rules.ts: \'de\' → ""': 'An unknown language falls back to German, and the rules read no texts.',
};
