import type { InspectionEvent } from 'xstate';
import type { Call } from '#api/call.ts';
import type { Failure } from '#domain/shop/failure.ts';

/** Event of an actor, or a failed call. */
export type Noticed = InspectionEvent | { call: Call; failure: Failure };
