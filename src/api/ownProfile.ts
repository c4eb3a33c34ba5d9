import * as z from 'zod/mini';
import { SavedCustomer } from '#domain/shop/customer.ts';
import { found } from '#domain/shop/failure.ts';
import { OwnProfile } from '#domain/shop/item.ts';
import type { ProfileChanges } from '#domain/shop/itemDraft.ts';
import { orNull } from '#domain/shop/schema.ts';
import { at } from './call.ts';
import { documentOf, iriOf } from './graphql.ts';
import type { Http } from './http.ts';
import { personFields } from './itemFields.ts';

const document = documentOf(
  (ifExtended) => `query Customer($id: ID!) {
  customer(id: $id) { ${personFields(ifExtended)} }
}`,
);
const Answer = z.object({ customer: orNull(OwnProfile) });

/** The customer's own profile, also where it has no name yet, so that nobody else sees it. */
export async function readOwnProfile(http: Http, uuid: string, signal?: AbortSignal): Promise<OwnProfile> {
  const id = iriOf(http, 'customers', uuid);
  const { customer } = await http.graphql(document, { id }, Answer, { call: 'readOwnProfile', signal });
  return found(customer);
}

/** Changes what is named of the customer's profile. A name that is taken, or not possible: `violations` at `profileName`. */
export async function saveProfile(http: Http, uuid: string, changes: ProfileChanges, signal?: AbortSignal) {
  await http.put(at`customers/${uuid}`, changes, SavedCustomer, { call: 'saveProfile', signal });
}
