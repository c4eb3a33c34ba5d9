import * as z from 'zod/mini';
import { Customer } from '#domain/customer.ts';
import { at } from './call.ts';
import type { Http } from './http.ts';

/** The customer as the shop knows them now. Fails with `notFound` for anybody else than the one signed in. */
export function readCustomer(http: Http, uuid: string, signal?: AbortSignal): Promise<Customer> {
  return http.get(at`customers/${uuid}`, Customer, { call: 'readCustomer', signal });
}

/** Makes an address, given by its IRI, the one that orders are billed to. Answers the customer. */
export function setDefaultAddress(http: Http, uuid: string, iri: string, signal?: AbortSignal): Promise<Customer> {
  return http.put(at`customers/${uuid}`, { defaultAddress: iri }, Customer, { call: 'setDefaultAddress', signal });
}

/** A new password for the one signed in. Fails with `badCredentials` when the present one is wrong (spec section 5). */
export async function changePassword(
  http: Http,
  uuid: string,
  passwords: { currentPassword: string; newPassword: string; confirmNewPassword: string },
  signal?: AbortSignal,
): Promise<void> {
  await http.put(at`customers/${uuid}/password`, passwords, z.unknown(), { call: 'changePassword', signal });
}
