import * as z from 'zod/mini';
import { GREETING } from '#app/drafts/forgetDrafts.ts';
import { Locale } from '#domain/shop/settings.ts';
import { readStored, writeStored } from '#i18n/storedText.ts';
import type { Greetings } from './views/greeting.ts';

/**
 * Greetings stored on this device, so that the HTML page greets the customer before any script has loaded
 * (`build/show.js`).
 */
const Remembered = z.object({
  customerUuid: z.string(),
  locale: Locale,
  greetings: z.array(z.object({ until: z.number(), words: z.string() })),
  /** Milliseconds since 1970. */
  at: z.number(),
});

/** Returns the greetings stored for this customer and language; null if there are none or storage is not allowed. */
export function rememberedGreetings(customerUuid: string | null, locale: Locale): Greetings | null {
  try {
    const last = Remembered.parse(JSON.parse(readStored(GREETING) ?? ''));
    return last.customerUuid === customerUuid && last.locale === locale ? last.greetings : null;
  } catch {
    return null; // Nothing stored, or invalid.
  }
}

/**
 * Stores the greetings until the customer logs out or another one logs in; without storage, the next page waits for the
 * shop.
 */
export function rememberGreetings(customerUuid: string, locale: Locale, greetings: Greetings): void {
  writeStored(GREETING, JSON.stringify({ customerUuid, locale, greetings, at: Date.now() }));
}
