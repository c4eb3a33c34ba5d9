import { i18n, type Messages } from '@lingui/core';
import type { Locale, Reading } from '#domain/shop/settings.ts';

/** Where the choice is kept, for all tabs of this browser. */
export const LOCALE = 'parkett.locale';

const catalogues = {
  de: () => import('../../locales/de.po'),
  en: () => import('../../locales/en.po'),
};

/**
 * The language to begin with: a stored choice wins, else German; in the marketplace reading an unknown stored choice
 * falls back to English (spec section 9).
 */
export function initialLocale(reading: Reading): Locale {
  const stored = readStored();
  if (stored === 'de' || stored === 'en') return stored;
  return stored !== null && reading === 'marketplace' ? 'en' : 'de';
}

function readStored(): string | null {
  try {
    return localStorage.getItem(LOCALE);
  } catch {
    return null; // Storage may be forbidden; the default language is fine then.
  }
}

/** Remembers the choice on this device, where that is allowed. */
export function storeLocale(locale: Locale): void {
  try {
    localStorage.setItem(LOCALE, locale);
  } catch {
    // Without storage the choice holds until the page is left.
  }
}

/** The language for which only the first views' texts are loaded. */
let incomplete: Locale | null = null;

/** All texts of a language. */
export async function readCatalogue(locale: Locale): Promise<Messages> {
  const { messages } = await catalogues[locale]();
  return messages;
}

/** Shows the app in a language once its texts are loaded. Only the catalogue that is needed is loaded. */
export async function activate(locale: Locale): Promise<void> {
  const messages = await readCatalogue(locale);
  incomplete = null;
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale;
}

/**
 * Shows the app with the texts that the page carries for its first views, so that these wait for no catalogue;
 * `completeTexts` loads the others. Where the page carries none (on the dev server), all texts are loaded.
 */
export async function activateFirst(locale: Locale): Promise<void> {
  const carried = document.getElementById('texts')?.textContent;
  const isFirstView = document.documentElement.dataset.shell !== 'page';
  if (!carried || !isFirstView) return activate(locale);
  incomplete = locale;
  i18n.loadAndActivate({ locale, messages: JSON.parse(carried)[locale] });
}

/** Resolves when the texts of every screen are loaded. */
export async function completeTexts(): Promise<void> {
  const locale = incomplete;
  if (locale === null) return;
  const messages = await readCatalogue(locale);
  if (incomplete !== locale) return; // Another language was chosen meanwhile and has loaded all its texts.
  incomplete = null;
  i18n.load(locale, messages);
}
