import { fromPromise } from 'xstate';
import type { AddressDraft, CompanyChanges, CustomerChanges } from '#domain/shop/drafts.ts';
import { notProvided } from '#machines/notProvided.ts';

/** Saves the data by `PUT customers/{uuid}` or `PUT companies/{uuid}`. Safe to repeat: equal values change nothing. */
export const saveData = fromPromise<void, { data: CustomerChanges | CompanyChanges }>(notProvided);

/** Changes the default address by `PUT addresses/{id}`. */
export const changeAddress = fromPromise<void, { iri: string; address: AddressDraft }>(notProvided);

/** Looks for an equal address at the shop, since an answer may have been lost; null if there is none. */
export const findAddress = fromPromise<string | null, { address: AddressDraft }>(notProvided);

/** Creates an address by `POST addresses` and returns its IRI. Never repeated blindly. */
export const createAddress = fromPromise<string, { address: AddressDraft }>(notProvided);

/** Sets the default address. */
export const assignAddress = fromPromise<void, { iri: string }>(notProvided);
