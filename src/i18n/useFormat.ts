import { useLingui } from '@lingui/react';
import type { Locale } from '#domain/shop/settings.ts';
import { type Format, formatOf } from './format.ts';

/** The formats of the language that is shown; a change of language renders again. */
export function useFormat(): Format {
  const { i18n } = useLingui();
  return formatOf(i18n.locale as Locale);
}
