import * as z from 'zod/mini';
import { GREETING } from '#app/forgetDrafts.ts';
import { Locale } from '#domain/shop/settings.ts';
import type { Greetings } from './views/greeting.ts';

/** What this device keeps of a customer, so that the page itself greets them before any script has come (`build/show.js`). */
const Remembered = z.object({
  customerUuid: z.string(),
  locale: Locale,
  greetings: z.array(z.object({ until: z.number(), words: z.string() })),
  /** Milliseconds since 1970. */
  at: z.number(),
});

/** How this device greeted the customer last in this language; null where it did not, or must not keep it. */
export function rememberedGreetings(customerUuid: string | null, locale: Locale): Greetings | null {
  try {
    const kept = Remembered.parse(JSON.parse(localStorage.getItem(GREETING) ?? ''));
    return kept.customerUuid === customerUuid && kept.locale === locale ? kept.greetings : null;
  } catch {
    return null; // Storage is forbidden, or holds something else.
  }
}

/** Keeps it until the customer logs out, or another one logs in. */
export function rememberGreetings(customerUuid: string, locale: Locale, greetings: Greetings): void {
  try {
    localStorage.setItem(GREETING, JSON.stringify({ customerUuid, locale, greetings, at: Date.now() }));
  } catch {
    // Without storage the next page waits for the shop to say who they are.
  }
}
