import { fromPromise } from 'xstate';
import { notProvided } from '#machines/kit/notProvided.ts';

/** Result of comparing the shown and the wanted values with the shop's current ones. */
export interface Comparison<Values, Call> {
  /** Values at the shop. */
  current: Values;
  /** Names of the fields that were changed both here and at the shop. */
  outdated: readonly string[];
  /** Writes that turn the shop's values into the wanted ones, in their order; empty if they are equal already. */
  calls: readonly Call[];
  /** Values at the shop once the calls are made: its current ones, with the changes. */
  next: Values;
  /** Names of the fields that were changed at the shop only. */
  elsewhere: readonly string[];
  /** True if the changes have a consequence that the customer has to agree to. */
  needsConsent?: boolean;
}

export interface Compared<Values> {
  shown: Values;
  wanted: Values;
  /** Values of the last save, whose answer may be lost; the shown ones before. */
  sent: Values;
}

/** Reads the shop's values and compares them. Fails like any read. */
export const comparePort = <Values, Call>() => fromPromise<Comparison<Values, Call>, Compared<Values>>(notProvided);

/**
 * Executes one write. Fails with `violations`, with `conflict` if a value changed after the comparison, and like any
 * call; never repeated before another comparison.
 */
export const writePort = <Call>() => fromPromise<void, { call: Call }>(notProvided);
