import type { Failure } from '#domain/shop/failure.ts';

export interface RevisionContext<Values, Call> {
  /** Initial values of the form, as the shop had them. */
  shown: Values;
  /** Last submitted values; null before. */
  wanted: Values | null;
  outdated: readonly string[];
  /** Remaining writes. */
  calls: readonly Call[];
  /** Values at the shop once those are made; null before a comparison. */
  next: Values | null;
  /** Names of the fields that the last comparison found changed at the shop only. */
  elsewhere: readonly string[];
  failure: Failure | null;
}

export type RevisionEvent<Values> =
  | { type: 'values.edited' }
  | { type: 'values.submitted'; values: Values }
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.declined' };

export type RevisionEmitted =
  | { type: 'revision.saved' }
  | { type: 'revision.failed'; failure: Failure }
  /** Another user changed the same fields, so that the page has to be read again. */
  | { type: 'revision.outdated' };
