import { UboPerson } from '#domain/shop/onboarding.ts';
import type { Capacity, PersonDraft } from '#domain/shop/personDrafts.ts';
import { apiPath } from './call.ts';
import type { Http } from './http.ts';

/**
 * Adds a person to the customer's company. Fails with `violations` at fields that break a rule, and with `conflict` if
 * the company already lists the person.
 */
export function addPerson(
  http: Http,
  capacity: Capacity,
  draft: PersonDraft,
  signal?: AbortSignal,
): Promise<UboPerson> {
  const path = capacity === 'owner' ? 'ubo-users' : 'ubo-users/representative';
  return http.post(path, draft, UboPerson, { call: 'addPerson', signal });
}

/** Changes a listed person. Fails as `addPerson` does, and with `notFound` if the person has been removed. */
export function changePerson(
  http: Http,
  capacity: Capacity,
  { id, ...draft }: PersonDraft & { id: number },
  signal?: AbortSignal,
): Promise<UboPerson> {
  const path = capacity === 'owner' ? apiPath`ubo-users/${id}` : apiPath`ubo-users/${id}/representative`;
  return http.patch(path, draft, UboPerson, { call: 'changePerson', signal });
}

/** Sets whether the account holder acts by power of attorney or as entered in the register. */
export function changeAuthority(
  http: Http,
  { id, powerOfAttorney }: { id: number; powerOfAttorney: boolean },
  signal?: AbortSignal,
): Promise<UboPerson> {
  return http.patch(apiPath`ubo-users/${id}/representative`, { powerOfAttorney }, UboPerson, {
    call: 'changeAuthority',
    signal,
  });
}

/** Removes a person from the company. Fails with `violations` if others hold shares through that person. */
export function removePerson(http: Http, id: number, signal?: AbortSignal): Promise<void> {
  return http.delete(apiPath`ubo-users/${id}`, { call: 'removePerson', signal });
}
