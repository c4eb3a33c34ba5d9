import { fromPromise } from 'xstate';
import type { AddressDraft, CompanyChanges, CustomerChanges } from '#domain/shop/drafts.ts';
import { notProvided } from '#machines/notProvided.ts';

/** `PUT customers/{uuid}` or `PUT companies/{uuid}`. May be made again: the same values change nothing. */
export const saveData = fromPromise<void, { data: CustomerChanges | CompanyChanges }>(notProvided);

/** `PUT addresses/{id}`: the address that is the default already. */
export const changeAddress = fromPromise<void, { iri: string; address: AddressDraft }>(notProvided);

/** Looks for this very address among those that the shop has: an answer may have been lost. Null where there is none. */
export const findAddress = fromPromise<string | null, { address: AddressDraft }>(notProvided);

/** `POST addresses`: the IRI of the new one. Never made blindly a second time. */
export const createAddress = fromPromise<string, { address: AddressDraft }>(notProvided);

/** Makes an address the default one. */
export const assignAddress = fromPromise<void, { iri: string }>(notProvided);
