/** Changes that nobody could notice, with the reason: see `npm run mutants`. */
export const accepted = {
  'order.steps initial is declaring':
    'XState wants an initial state; every transition into steps names the state in it, and steps.last remembers one.',
  'order.steps.failed initial is placement':
    'XState wants an initial state; every transition into failed names the state in it.',
};
