import type { InspectionEvent } from 'xstate';

/** An event that was seen, and when: milliseconds since 1970. */
export type Seen = readonly [event: InspectionEvent, at: number];
