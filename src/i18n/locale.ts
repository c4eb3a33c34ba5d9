import { i18n, type Messages } from '@lingui/core';
import type { Locale, Reading } from '#domain/shop/settings.ts';
import { importOnline } from './importOnline.ts';
import { kept } from './kept.ts';

/** Where the choice is kept, for all tabs of this browser. */
export const LOCALE = 'parkett.locale';

/**
 * The language to begin with: a stored choice wins, else German; in the marketplace reading an unknown stored choice
 * falls back to English (spec section 9).
 */
export function initialLocale(reading: Reading): Locale {
  const stored = kept(LOCALE);
  if (stored === 'de' || stored === 'en') return stored;
  return stored !== null && reading === 'marketplace' ? 'en' : 'de';
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

async function readFile(url: string): Promise<Messages> {
  try {
    return (await importOnline(url, () => import(/* @vite-ignore */ url))).messages;
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
