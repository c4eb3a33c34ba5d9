const named = 'XState wants an initial state; every transition into the step names the state in it.';

/** Mutants that no test can detect, with the reason: see `npm run mutants`. */
export const accepted = {
  'order.amount initial is placing': named,
  'order.declarations initial is sending': named,
  'order.address initial is loading': named,
  'order.payment initial is selecting': named,
  'order.review initial is reading': named,
};
