import { useLingui } from '@lingui/react';
import type { Locale } from '#domain/shop/settings.ts';
import { type Format, formatOf } from './format.ts';

/** Returns the formats of the current language; a change of language renders the caller again. */
export function useFormat(): Format {
  const { i18n } = useLingui();
  return formatOf(i18n.locale as Locale);
}
