import type { Failure } from '#domain/shop/failure.ts';

/** `Values` and `Call` hold no password or code: the page keeps them until the write that needs them. */
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
  /** The form shows values read from the shop after a save. */
  | { type: 'values.read'; values: Values }
  | { type: 'consent.given' }
  | { type: 'consent.refused' }
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.declined' };

export type RevisionEmitted<Values> =
  | ({ type: 'revision.saved' } & Followed<Values>)
  | { type: 'revision.failed'; failure: Failure }
  /** Asks the customer to agree to a consequence of the changes. */
  | { type: 'consent.asked' }
  /** Emitted if the same fields were changed elsewhere, so that the page has to be read again. */
  | ({ type: 'revision.outdated'; current: Values } & Followed<Values>);

/** Values that the form has to show instead of the submitted ones: fields changed elsewhere only have other values. */
interface Followed<Values> {
  wanted: Values;
  next: Values;
}
