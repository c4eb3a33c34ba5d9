import { fromPromise } from 'xstate';
import type { UboPerson } from '#domain/shop/onboarding.ts';
import type { Capacity, PersonDraft } from '#domain/shop/personDrafts.ts';
import { notProvided } from '#machines/kit/notProvided.ts';

/** Reads all pages of `GET ubo-users`. Fails like any read. */
export const readPersons = fromPromise<UboPerson[], void>(notProvided);

/**
 * Saves a new person by `POST ubo-users`, an existing one by `PATCH ubo-users/{id}`, or by the variants of these
 * endpoints for representatives. Fails with `violations` for data that breaks a rule, with `conflict` if the person
 * exists already, with `notFound` if they were removed, or like any call; never called blindly.
 */
export const savePerson = fromPromise<void, { capacity: Capacity; id: number | null; draft: PersonDraft }>(notProvided);

/** Removes a person by `DELETE ubo-users/{id}`. Fails with `notFound` if already removed, or like any call. */
export const removePerson = fromPromise<void, { id: number }>(notProvided);

/**
 * Sets the account holder's authority by `PATCH ubo-users/{id}/representative`. Fails like any call; safe to repeat.
 */
export const changeAuthority = fromPromise<void, { id: number; powerOfAttorney: boolean }>(notProvided);
