import { fromPromise } from 'xstate';
import type { UboPerson } from '#domain/shop/onboarding.ts';
import type { Capacity, PersonDraft } from '#domain/shop/personDrafts.ts';
import { notProvided } from '#machines/notProvided.ts';

/** `GET ubo-users`, to the end. Fails like any read. */
export const readPersons = fromPromise<UboPerson[], void>(notProvided);

/**
 * `POST ubo-users` for somebody new, `PATCH ubo-users/{id}` for somebody who is named; those of representatives for them.
 * Fails with `violations` at what breaks a rule, with `conflict` when the same person stands there already, with `notFound`
 * when they were removed, or like any call; never called blindly.
 */
export const savePerson = fromPromise<void, { capacity: Capacity; id: number | null; draft: PersonDraft }>(notProvided);

/** `DELETE ubo-users/{id}`. Fails with `notFound` when they are gone, or like any call. */
export const removePerson = fromPromise<void, { id: number }>(notProvided);

/** `PATCH ubo-users/{id}/representative` of whoever has the account. Fails like any call; it may be repeated. */
export const changeAuthority = fromPromise<void, { id: number; powerOfAttorney: boolean }>(notProvided);
