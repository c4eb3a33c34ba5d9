import { fromPromise } from 'xstate';
import type { AddressDraft } from '#domain/shop/drafts.ts';
import { notProvided } from '#machines/kit/notProvided.ts';

/** Result of comparing the submitted values with the shop's current ones. */
export interface ParticularsComparison {
  /** Names of the fields that were changed both here and at the shop. */
  outdated: readonly string[];
  /** Names of the fields that were changed at the shop only. */
  elsewhere: readonly string[];
  address: AddressDraft;
  /** IRI of the default address; null if there is none. */
  iri: string | null;
  /** True if the default address equals the submitted one. */
  isKept: boolean;
  /** True if legally checked data would change, which starts a new check. */
  startsCheck: boolean;
}

/** Reads the shop's data and compares it with the form's values. Fails like any read. */
export const compare = fromPromise<ParticularsComparison, { values: object }>(notProvided);

/**
 * Saves the changes that the last comparison found, by `PUT customers/{uuid}` or `PUT companies/{uuid}`. Safe to repeat:
 * equal values change nothing.
 */
export const saveData = fromPromise<void>(notProvided);

/** Changes the default address by `PUT addresses/{id}`. */
export const changeAddress = fromPromise<void, { iri: string; address: AddressDraft }>(notProvided);

/** Looks for an equal address at the shop, since an answer may have been lost; null if there is none. */
export const findAddress = fromPromise<string | null, { address: AddressDraft }>(notProvided);

/** Creates an address by `POST addresses` and returns its IRI. Never repeated blindly. */
export const createAddress = fromPromise<string, { address: AddressDraft }>(notProvided);

/** Sets the default address. */
export const assignAddress = fromPromise<void, { iri: string }>(notProvided);
