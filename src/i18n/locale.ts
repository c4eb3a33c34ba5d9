import { i18n } from '@lingui/core';
import type { Locale, Reading } from '#domain/settings.ts';

const KEY = 'parkett.locale';

const catalogues = {
  de: () => import('../../locales/de.po'),
  en: () => import('../../locales/en.po'),
};

/**
 * The language to begin with: a stored choice wins, else German; in the marketplace reading a stored choice that is
 * none of ours falls back to English (spec section 9).
 */
export function initialLocale(reading: Reading): Locale {
  const stored = readStored();
  if (stored === 'de' || stored === 'en') return stored;
  return stored !== null && reading === 'marketplace' ? 'en' : 'de';
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // Storage may be forbidden; the default language is fine then.
  }
}

/** Remembers the choice on this device, where that is allowed. */
export function storeLocale(locale: Locale): void {
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // Without storage the choice holds until the page is left.
  }
}

/** Loads the texts of a language and shows the app in it. Only the catalogue that is needed is loaded. */
export async function activate(locale: Locale): Promise<void> {
  const { messages } = await catalogues[locale]();
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale;
}
