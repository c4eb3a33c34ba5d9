import type { InspectionEvent } from 'xstate';

/** Inspected event with its time in milliseconds since 1970. */
export type Seen = readonly [event: InspectionEvent, at: number];
