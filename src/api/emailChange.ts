import * as z from 'zod/mini';
import type { EmailChange } from '#domain/shop/signUpDrafts.ts';
import { additionRefusals } from './additions.ts';
import { apiPath } from './call.ts';
import type { Http } from './http.ts';

/**
 * Requests a change of the customer's email address; the shop then sends a link. Succeeds also if another customer has
 * the address. Fails with `violations` of the address, the password or the code. An addition of this product
 * (requirement 7.4).
 */
export async function changeEmail(
  http: Http,
  { customerUuid, ...change }: EmailChange & { customerUuid: string },
  signal?: AbortSignal,
): Promise<void> {
  const options = { call: 'changeEmail', refusals: additionRefusals, signal } as const;
  await http.put(apiPath`customers/${customerUuid}/email`, change, z.unknown(), options);
}
