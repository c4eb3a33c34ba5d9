import * as z from 'zod/mini';
import { SavedCustomer } from '#domain/shop/customer.ts';
import { requireFound } from '#domain/shop/failure.ts';
import { OwnProfile } from '#domain/shop/item.ts';
import type { ProfileChanges } from '#domain/shop/itemDraft.ts';
import { orNull } from '#domain/shop/schema.ts';
import { apiPath } from './call.ts';
import { documentOf, iriOf } from './graphql.ts';
import type { Http } from './http.ts';
import { personFields } from './itemFields.ts';

const document = documentOf(
  (ifExtended) => `query Customer($id: ID!) {
  customer(id: $id) { ${personFields(ifExtended)} }
}`,
);
const Answer = z.object({ customer: orNull(OwnProfile) });

/** Reads the customer's own profile, even while it has no name and is therefore not public. */
export async function readOwnProfile(http: Http, uuid: string, signal?: AbortSignal): Promise<OwnProfile> {
  const id = iriOf(http, 'customers', uuid);
  const { customer } = await http.graphql(document, { id }, Answer, { call: 'readOwnProfile', signal });
  return requireFound(customer);
}

/**
 * Changes the given fields of the customer's profile. Fails with `violations` at `profileName` if the name is taken or
 * invalid.
 */
export async function saveProfile(http: Http, uuid: string, changes: ProfileChanges, signal?: AbortSignal) {
  await http.put(apiPath`customers/${uuid}`, changes, SavedCustomer, { call: 'saveProfile', signal });
}
