import type { RefusalRow } from './failure.ts';

/** Refusals by shops that lack an addition to requirements section 7: the path or its method does not exist there. */
export const additionRefusals: readonly RefusalRow[] = [{ statuses: [404, 405, 501], failure: { kind: 'notOffered' } }];
