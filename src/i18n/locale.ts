import { i18n, type Messages } from '@lingui/core';
import type { Locale, Reading } from '#domain/shop/settings.ts';

/** Where the choice is kept, for all tabs of this browser. */
export const LOCALE = 'parkett.locale';

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

/** Where the texts are that come with a table of screens: the file of each language. */
export type TextFiles = Readonly<Record<Locale, string>>;

/** Of which tables of screens the texts are there, or on their way. */
const wanted = new Set<TextFiles>();

/** The texts that the page carries: those of its first views, and of what no table of screens leads to. */
function carriedTexts(locale: Locale): Messages | null {
  const carried = document.getElementById('texts')?.textContent;
  return carried ? JSON.parse(carried)[locale] : null;
}

/** The files that have come. */
const come = new Map<string, Messages>();

async function readFile(url: string): Promise<Messages> {
  const known = come.get(url);
  if (known) return known;
  try {
    // As for code (`build/preload.ts`): what `import()` cannot fetch it never asks for again.
    if (navigator.onLine === false) throw new TypeError('Failed to fetch');
    const { messages } = await import(/* @vite-ignore */ url);
    come.set(url, messages);
    return messages;
  } catch (error) {
    // As Vite does for code: after a deploy its files may be gone.
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

/** All that has been wanted so far. On the dev server, whose page carries none, all texts there are. */
async function readTexts(locale: Locale): Promise<Messages> {
  const carried = carriedTexts(locale);
  if (!carried) return import.meta.env.DEV ? (await import('./allTexts.ts')).readCatalogue(locale) : {};
  const files = [...wanted];
  const read = await Promise.all(files.map((each) => readFile(each[locale])));
  // A screen that was opened meanwhile has asked for its texts in the language that is left.
  return wanted.size > files.length ? readTexts(locale) : Object.assign(carried, ...read);
}

/** Shows the app in a language once the texts of all screens that were opened are loaded in it. */
export async function activate(locale: Locale): Promise<void> {
  const messages = await readTexts(locale);
  document.documentElement.lang = locale;
  i18n.loadAndActivate({ locale, messages });
}

/** Loads the texts of a table of screens in the current language; nothing where the page says of none. */
export async function wantTexts(files: TextFiles | undefined): Promise<void> {
  if (!files) return;
  wanted.add(files);
  const locale = i18n.locale as Locale;
  try {
    const messages = await readFile(files[locale]);
    // Not `load`, which would render all that is shown again, none of which has waited for these. If another language
    // was chosen meanwhile, it has come with its own.
    if (i18n.locale === locale) Object.assign(i18n.messages, messages);
  } catch (error) {
    wanted.delete(files);
    throw error;
  }
}
