import { i18n, type Messages } from '@lingui/core';
import type { Locale } from '#domain/shop/settings.ts';
import { localeOf } from './localeOf.ts';

/** Storage key of the chosen language, shared by all tabs of this browser. */
export const LOCALE = 'parkett.locale';

/** Names of the texts that are loaded or loading: those of every page, and those of the opened tables of screens. */
const wanted = new Set(['page']);

/** Returns the folder of the texts; null on the dev server, whose texts are all loaded. */
function folder(): string | null {
  const page = document.getElementById('page')?.textContent;
  return page ? JSON.parse(page).texts : null;
}

declare global {
  interface Window {
    /** Answers that `src/build/boot.js` has requested, by URL; each is read once. */
    parkettTexts?: Map<string, Promise<Response>>;
  }
}

function request(url: string): Promise<Response> {
  const requested = window.parkettTexts?.get(url);
  window.parkettTexts?.delete(url);
  return requested ?? fetch(url);
}

async function readFile(name: string, locale: Locale): Promise<Messages> {
  const url = `${folder()}${name}.${locale}.json`;
  try {
    const answer = await request(url);
    if (!answer.ok) throw new TypeError(`${answer.status} ${url}`);
    return await answer.json();
  } catch (error) {
    // Fires the event that Vite fires for code: after a deploy the files may be gone.
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

/** Reads all texts requested so far; on the dev server, the whole catalogue. */
async function readTexts(locale: Locale): Promise<Messages> {
  if (folder() === null) return import.meta.env.DEV ? (await import('./allTexts.ts')).readCatalogue(locale) : {};
  const names = [...wanted];
  const read = await Promise.all(names.map((name) => readFile(name, locale)));
  // A screen that was opened meanwhile has requested its texts in the previous language.
  return wanted.size > names.length ? readTexts(locale) : Object.assign({}, ...read);
}

/** Shows the app in a language once the texts of all opened screens are loaded in it. */
export async function activate(locale: Locale): Promise<void> {
  const messages = await readTexts(locale);
  document.documentElement.lang = locale;
  i18n.loadAndActivate({ locale, messages });
}

/**
 * Loads the texts of a table of screens, or of a part of any page, in the current language; does nothing without a name
 * (the table's texts are those of every page).
 */
export async function wantTexts(name: string | undefined): Promise<void> {
  if (!name || folder() === null) return;
  wanted.add(name);
  const locale = localeOf(i18n);
  try {
    const messages = await readFile(name, locale);
    // Avoids `load`, which would render the whole app again, although no rendered view waits for these texts. If the
    // language has changed meanwhile, `activate` has loaded these texts in the new one.
    if (i18n.locale === locale) Object.assign(i18n.messages, messages);
  } catch (error) {
    wanted.delete(name);
    throw error;
  }
}
