import { i18n } from '@lingui/core';
import type { Locale } from '#domain/shop/settings.ts';
import { LOCALE } from '#i18n/locale.ts';
import { localeOf } from '#i18n/localeOf.ts';
import { readStored, writeStored } from '#i18n/storedText.ts';

/** Texts of the atlas, none of which is in the app's catalogues. */
const catalogues = {
  de: () => import('../../../locales/atlas/de.po'),
  en: () => import('../../../locales/atlas/en.po'),
};

/**
 * Returns the language that was chosen on this device, in the atlas or in the app of the same origin; otherwise German
 * for a browser in German, and English for all others.
 */
export const storedLocale = (): Locale => localeOf({ locale: readStored(LOCALE) ?? (isGerman() ? 'de' : 'en') });

const isGerman = () => navigator.language.startsWith('de');

/** Shows the atlas in a language and stores the choice on this device. */
export async function speak(locale: Locale): Promise<void> {
  const { messages } = await catalogues[locale]();
  document.documentElement.lang = locale;
  i18n.loadAndActivate({ locale, messages });
  writeStored(LOCALE, locale);
}
