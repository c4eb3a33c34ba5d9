import * as z from 'zod/mini';
import type { Lead } from '#domain/person/customerStatus.ts';
import { keep, kept } from '#i18n/kept.ts';

const KEY = 'parkett.led';
/** Where somebody was led since they logged in: in all tabs and over a reload, until they log out. */
const Led = z.object({ customerUuid: z.string(), to: z.array(z.enum(['migration', 'contact', 'banned'])) });

/** Where this customer was led already, in whichever tab. */
export function readLed(customerUuid: string | null): Lead[] {
  try {
    const led = Led.parse(JSON.parse(kept(KEY) ?? ''));
    return led.customerUuid === customerUuid ? led.to : [];
  } catch {
    return []; // Nobody was led, or storage is forbidden.
  }
}

/** Where storing is forbidden, this tab's memory has to do. */
export function storeLed(customerUuid: string | null, to: readonly Lead[]): void {
  keep(KEY, JSON.stringify({ customerUuid, to }));
}

/** Nobody is logged in any more. */
export function forgetLed(): void {
  keep(KEY, null);
}
