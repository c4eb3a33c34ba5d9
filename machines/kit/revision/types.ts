import type { Failure } from '#domain/shop/failure.ts';

export interface RevisionContext<Values, Call> {
  /** Values of the form before its changes, as the shop had them. */
  shown: Values;
  /** Last submitted values; null before. */
  wanted: Values | null;
  /** Names of the fields changed at the shop, if the last comparison found some that were also changed here. */
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

export type RevisionEmitted<Values> =
  | ({ type: 'revision.saved' } & Followed<Values>)
  | { type: 'revision.failed'; failure: Failure }
  /** Emitted if the same fields were changed elsewhere, so that the page has to be read again. */
  | ({ type: 'revision.outdated'; current: Values } & Followed<Values>);

/** Values that the form has to show instead of the submitted ones: fields changed elsewhere only have other values. */
interface Followed<Values> {
  wanted: Values;
  next: Values;
}
