import * as z from 'zod/mini';
import { GREETING } from '#app/forgetDrafts.ts';
import { Locale } from '#domain/shop/settings.ts';
import { keep, kept } from '#i18n/kept.ts';
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
    const last = Remembered.parse(JSON.parse(kept(GREETING) ?? ''));
    return last.customerUuid === customerUuid && last.locale === locale ? last.greetings : null;
  } catch {
    return null; // There is none, or something else.
  }
}

/** Keeps it until the customer logs out, or another one logs in; without storage the next page waits for the shop. */
export function rememberGreetings(customerUuid: string, locale: Locale, greetings: Greetings): void {
  keep(GREETING, JSON.stringify({ customerUuid, locale, greetings, at: Date.now() }));
}
