import type { Messages } from '@lingui/core';
import type { Locale } from '#domain/shop/settings.ts';

const catalogues = {
  de: () => import('../../locales/de.po'),
  en: () => import('../../locales/en.po'),
};

/**
 * Returns all texts of a language, for the build and for specs; the built app loads texts by screen
 * (`src/build/texts.ts`).
 */
export async function readCatalogue(locale: Locale): Promise<Messages> {
  const { messages } = await catalogues[locale]();
  return messages;
}
