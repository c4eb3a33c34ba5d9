import type { InspectedMicrostepEvent } from 'xstate';
import type { Call } from '#api/call.ts';
import type { Moment } from '#domain/reports/report.ts';
import type { Failure } from '#domain/shop/failure.ts';

/** Failure of an actor, by the step that its machine took, or of a call. */
export type Noticed = Moment & ({ event: InspectedMicrostepEvent } | { call: Call; failure: Failure });
