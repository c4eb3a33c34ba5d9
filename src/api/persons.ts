import { UboPerson } from '#domain/shop/onboarding.ts';
import type { Capacity, PersonDraft } from '#domain/shop/personDrafts.ts';
import { at } from './call.ts';
import type { Http } from './http.ts';

/**
 * Names somebody for the customer's company. Fails with `violations` at what breaks a rule, and with `conflict` where the
 * same person stands there already.
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

/** Changes somebody who is named. Fails as `addPerson` does, and with `notFound` where they are not there any more. */
export function changePerson(
  http: Http,
  capacity: Capacity,
  { id, ...draft }: PersonDraft & { id: number },
  signal?: AbortSignal,
): Promise<UboPerson> {
  const path = capacity === 'owner' ? at`ubo-users/${id}` : at`ubo-users/${id}/representative`;
  return http.patch(path, draft, UboPerson, { call: 'changePerson', signal });
}

/** Says of whoever has the account whether they act by a power of attorney, or are entered in the register. */
export function changeAuthority(
  http: Http,
  { id, powerOfAttorney }: { id: number; powerOfAttorney: boolean },
  signal?: AbortSignal,
): Promise<UboPerson> {
  return http.patch(at`ubo-users/${id}/representative`, { powerOfAttorney }, UboPerson, {
    call: 'changeAuthority',
    signal,
  });
}

/** Takes somebody from the company. Fails with `violations` where others hold shares through them. */
export function removePerson(http: Http, id: number, signal?: AbortSignal): Promise<void> {
  return http.delete(at`ubo-users/${id}`, { call: 'removePerson', signal });
}
