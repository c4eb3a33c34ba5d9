import * as z from 'zod/mini';
import type { Lead } from '#domain/person/customerStatus.ts';

const KEY = 'parkett.led';
/** Where somebody was led since they logged in: in all tabs and over a reload, until they log out. */
const Led = z.object({ customerUuid: z.string(), to: z.array(z.enum(['migration', 'contact', 'banned'])) });

/** Where this customer was led already, in whichever tab. */
export function readLed(customerUuid: string | null): Lead[] {
  try {
    const led = Led.parse(JSON.parse(localStorage.getItem(KEY) ?? ''));
    return led.customerUuid === customerUuid ? led.to : [];
  } catch {
    return []; // Nobody was led, or storage is forbidden.
  }
}

export function storeLed(customerUuid: string | null, to: readonly Lead[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ customerUuid, to }));
  } catch {
    // Where storing is forbidden, this tab's memory has to do.
  }
}

/** Nobody is logged in any more. */
export function forgetLed(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored where storing is forbidden.
  }
}
