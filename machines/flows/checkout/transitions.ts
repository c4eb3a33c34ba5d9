export const clear = { type: 'clearFailure' } as const;

/** Ignores events during a call: the page waits for the answer, and the next call reads the order anyway. */
export const underWay = {
  'screen.requested': {},
  'leave.requested': {},
  'order.changedElsewhere': {},
  'order.restored': {},
};

/**
 * Transitions after a leave request, a reload or another tab's message, to the step's states `checking` and `leaving`.
 */
export const step = {
  'leave.requested': { target: '.leaving' },
  'order.changedElsewhere': { target: '.checking', actions: clear },
  'order.restored': { target: '.checking', actions: clear },
} as const;

/** Transitions of an unread or unavailable offer to its sibling `loading`. */
export const again = {
  'retry.requested': { target: 'loading', actions: clear },
  'order.restored': { target: 'loading', actions: clear },
} as const;

/** Returns the transition to a step's link, if the guard allows the requested screen. */
export const opens = <const Guard extends string>(guard: Guard, target: `.${string}`) => ({
  guard: { type: guard, params: ({ event }: { event: { screen: string } }) => ({ screen: event.screen }) },
  target,
  actions: clear,
});

/** Builds a state that reads the order or the offer from the shop. */
export const reading = <Screen extends string, Read>(screen: Screen, description: string, read: Read) =>
  ({
    description,
    tags: 'busy',
    meta: { screen, requirement: 'spec 4, order flow; spec 8' },
    on: underWay,
    invoke: read,
  }) as const;
