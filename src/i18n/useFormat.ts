import { useLingui } from '@lingui/react';
import { type Format, formatOf } from './format.ts';
import { localeOf } from './localeOf.ts';

/** Returns the formats of the current language; a change of language renders the caller again. */
export function useFormat(): Format {
  const { i18n } = useLingui();
  return formatOf(localeOf(i18n));
}
