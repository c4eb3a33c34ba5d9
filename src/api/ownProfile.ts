import * as z from 'zod/mini';
import { OwnProfile } from '#domain/shop/item.ts';
import type { ProfileChanges } from '#domain/shop/itemDraft.ts';
import { at } from './call.ts';
import type { Http } from './http.ts';

const document = `query Customer {
  customer { uuid profileName profileDescription profileImage itemCount mediaFiles { fileName mediaType url widths } }
}`;
const Answer = z.object({ customer: OwnProfile });
const Saved = z.object({ uuid: z.string() });

/** The customer's own profile, also where it has no name yet, so that nobody else sees it. */
export async function readOwnProfile(http: Http, signal?: AbortSignal): Promise<OwnProfile> {
  const { customer } = await http.graphql(document, {}, Answer, { call: 'readOwnProfile', signal });
  return customer;
}

/** Changes what is named of the customer's profile. A name that is taken, or not possible: `violations` at `profileName`. */
export async function saveProfile(http: Http, uuid: string, changes: ProfileChanges, signal?: AbortSignal) {
  await http.put(at`customers/${uuid}`, changes, Saved, { call: 'saveProfile', signal });
}
