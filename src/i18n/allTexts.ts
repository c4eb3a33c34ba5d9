import type { Messages } from '@lingui/core';
import type { Locale } from '#domain/shop/settings.ts';

const catalogues = {
  de: () => import('../../locales/de.po'),
  en: () => import('../../locales/en.po'),
};

/** All texts of a language. The built app has them by screen (`src/build/texts.ts`): this is for the build, and for specs. */
export async function readCatalogue(locale: Locale): Promise<Messages> {
  const { messages } = await catalogues[locale]();
  return messages;
}
