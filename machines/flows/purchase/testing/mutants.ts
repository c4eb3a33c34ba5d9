const named = 'XState wants an initial state; every transition into the step names the state in it.';
const shared =
  'The question before leaving is the same in each step; at the address, unlike behind it, nothing else would take the event.';

/** Mutants that no test can detect, with the reason: see `npm run mutants`. */
export const accepted = {
  'purchase.address initial is saving': named,
  'purchase.payment initial is choosing': named,
  'purchase.review initial is reading': named,
  'purchase.address.leaving leave.requested dropped': shared,
  'purchase.address.leaving order.changedElsewhere dropped': shared,
  'purchase.address.leaving order.restored dropped': shared,
};
