import type { Failure } from '#domain/shop/failure.ts';

export interface RevisionContext<Values, Call> {
  /** What the form began with, as the shop had it. */
  shown: Values;
  /** What was sent last. */
  wanted: Values | null;
  outdated: readonly string[];
  /** The writes that are still to be made. */
  calls: readonly Call[];
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
  /** Somebody else has changed the same: the page is read anew. */
  | { type: 'revision.outdated' };
