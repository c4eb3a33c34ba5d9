/** Equivalent mutants that no test can detect, with the reasons: see `npm run mutants`. */
export const accepted = {
  'cart.ts: read.defaultVariant?.channelPricings → read.defaultVariant.channelPricings':
    'What has no variant may not be bought, which was said before; the type of a product does not know it.',
  'complete.ts: payment?.methodId → payment.methodId':
    'Every order has a payment from its first moment on; the type of a query does not know it.',
  'interest.ts: { customerId: 0, productId: 0 } → {}':
    'A group has a first member, by which it was made; the type of a group does not know it.',
  'interest.ts: \'\' → "Stryker was here!"':
    'Every product has a code; the type of a map does not know it, and no other code is that of an agent.',
  'interest.ts: interestRate === null → false': 'What bears no interest earns 0, which is not announced.',
  'interest.ts: unitNominal === null → false': 'What is worth nothing earns 0, which is not announced.',
  'interest.ts: orderId !== null → true': 'No order without a number was withdrawn from; the type needs the question.',
  'interest.ts: (figure) => after[figure] === before[figure] → () => undefined':
    'What is announced already is only written once more.',
  'interest.ts: after[figure] === before[figure] → false': 'What is announced already is only written once more.',
  'interest.ts: [] → ["Stryker was here"]': 'What is due on no day is not due until any: it is left out at once.',
  'rules.ts: product.defaultVariant?.inStock → product.defaultVariant.inStock':
    'What has no variant is sold out, which is refused before; the type of a product does not know it.',
  'rules.ts: least !== null → true': 'No amount is less than null, which counts as 0; the type needs the question.',
  'rules.ts: \'de\' → ""': 'A language that there is not is read as German; the rules look at no words.',
};
