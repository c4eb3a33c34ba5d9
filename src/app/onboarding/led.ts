import * as z from 'zod/mini';
import type { Lead } from '#domain/person/customerStatus.ts';
import { readStored, writeStored } from '#i18n/storedText.ts';

const KEY = 'parkett.led';
/** Leads that a customer has followed since the login: in all tabs and across reloads, until the logout. */
const Led = z.object({ customerUuid: z.string(), to: z.array(z.enum(['migration', 'contact', 'banned'])) });

/** Returns the leads that this customer has followed already, in any tab. */
export function readLed(customerUuid: string | null): Lead[] {
  try {
    const led = Led.parse(JSON.parse(readStored(KEY) ?? ''));
    return led.customerUuid === customerUuid ? led.to : [];
  } catch {
    return []; // No lead was stored, or storage is forbidden.
  }
}

/** Stores the leads taken; kept in this tab's memory if storing is forbidden. */
export function storeLed(customerUuid: string | null, to: readonly Lead[]): void {
  writeStored(KEY, JSON.stringify({ customerUuid, to }));
}

/** Deletes the leads, at the logout. */
export function forgetLed(): void {
  writeStored(KEY, null);
}
