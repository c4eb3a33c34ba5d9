import { i18n, type Messages } from '@lingui/core';
import type { Locale } from '#domain/shop/settings.ts';
import { importOnline } from './importOnline.ts';
import { localeOf } from './localeOf.ts';

/** Storage key of the chosen language, shared by all tabs of this browser. */
export const LOCALE = 'parkett.locale';

/** Files with a table's texts, by language. */
export type TextFiles = Readonly<Record<Locale, string>>;

/** Tables of screens whose texts are loaded or loading. */
const wanted = new Set<TextFiles>();

/**
 * Returns the texts that the page carries: those of its first views, and of all modules that no table of screens
 * reaches.
 */
function carriedTexts(locale: Locale): Messages | null {
  const carried = document.getElementById('texts')?.textContent;
  return carried ? JSON.parse(carried)[locale] : null;
}

async function readFile(url: string): Promise<Messages> {
  try {
    return (await importOnline(url, () => import(/* @vite-ignore */ url))).messages;
  } catch (error) {
    // Fires the event that Vite fires for code: after a deploy the files may be gone.
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

/** Reads all texts requested so far. On the dev server, whose page carries none, returns the whole catalogue. */
async function readTexts(locale: Locale): Promise<Messages> {
  const carried = carriedTexts(locale);
  if (!carried) return import.meta.env.DEV ? (await import('./allTexts.ts')).readCatalogue(locale) : {};
  const files = [...wanted];
  const read = await Promise.all(files.map((each) => readFile(each[locale])));
  // A screen that was opened meanwhile has requested its texts in the previous language.
  return wanted.size > files.length ? readTexts(locale) : Object.assign(carried, ...read);
}

/** Shows the app in a language once the texts of all opened screens are loaded in it. */
export async function activate(locale: Locale): Promise<void> {
  const messages = await readTexts(locale);
  document.documentElement.lang = locale;
  i18n.loadAndActivate({ locale, messages });
}

/** Loads the texts of a table of screens in the current language; does nothing if the table has no files. */
export async function wantTexts(files: TextFiles | undefined): Promise<void> {
  if (!files) return;
  wanted.add(files);
  const locale = localeOf(i18n);
  try {
    const messages = await readFile(files[locale]);
    // Avoids `load`, which would render the whole app again, although no rendered view waits for these texts. If the
    // language has changed meanwhile, `activate` has loaded these texts in the new one.
    if (i18n.locale === locale) Object.assign(i18n.messages, messages);
  } catch (error) {
    wanted.delete(files);
    throw error;
  }
}
