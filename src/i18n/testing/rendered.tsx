import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#domain/shop/settings.ts';
import { readCatalogue } from '../allTexts.ts';

/** Renders a view without a page, in the language of the locale; `text` is the markup without its tags. */
export async function rendered(view: ReactNode, locale: Locale = 'de') {
  const i18n = setupI18n({ locale, messages: { [locale]: await readCatalogue(locale) } });
  const markup = renderToStaticMarkup(<I18nProvider i18n={i18n}>{view}</I18nProvider>);
  return { markup, text: markup.replaceAll(/<[^>]+>/g, '') };
}
