import type { RefusalRow } from './failure.ts';

/** Refusals of a call that is an addition to spec section 7: a shop without it has no such path, or no such method there. */
export const additionRefusals: readonly RefusalRow[] = [{ statuses: [404, 405, 501], failure: { kind: 'notOffered' } }];
