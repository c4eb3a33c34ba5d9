import { fromPromise } from 'xstate';
import { notProvided } from '#machines/notProvided.ts';

/** What the shop has now, beside what was shown and what is wanted. */
export interface Comparison<Values, Call> {
  /** What was shown, but for the outdated fields: those as the shop has them now. */
  shown: Values;
  /** Names of the fields that were changed here, and at the shop as well. */
  outdated: readonly string[];
  /** The writes that make the shop's values the wanted ones, in their order; none where it has them. */
  calls: readonly Call[];
}

/** Reads what the shop has and compares it. Fails like any read. */
export const comparePort = <Values, Call>() =>
  fromPromise<Comparison<Values, Call>, { shown: Values; wanted: Values }>(notProvided);

/**
 * One write. Fails with `violations`, with `conflict` where something changed after it was compared, and like any call; never
 * repeated before the shop was looked at again.
 */
export const writePort = <Call>() => fromPromise<void, { call: Call }>(notProvided);
