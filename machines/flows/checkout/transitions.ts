import { clearFailure } from '#machines/kit/failed.ts';
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
export const stepEvents = {
  'leave.requested': { target: '.leaving' },
  'order.changedElsewhere': { target: '.checking', actions: clearFailure },
  'order.restored': { target: '.checking', actions: clearFailure },
} as const;

/** Transitions of an unread or unavailable offer to its sibling `loading`. */
export const offerRetry = {
  'retry.requested': { target: 'loading', actions: clearFailure },
  'order.restored': { target: 'loading', actions: clearFailure },
} as const;

/** Returns the transition to a step's link, if the guard allows the requested screen. */
export const opens = <const Guard extends string>(guard: Guard, target: `.${string}`) => ({
  guard: { type: guard, params: ({ event }: { event: { screen: string } }) => ({ screen: event.screen }) },
  target,
  actions: clearFailure,
});

/** Builds a state that reads the order or the offer from the shop. */
export const readingState = <Screen extends string, Read>(screen: Screen, description: string, read: Read) =>
  ({
    description,
    tags: 'busy',
    meta: { screen, requirement: '17.2, 18.1' },
    on: underWay,
    invoke: read,
  }) as const;
