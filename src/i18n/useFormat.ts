import { useLingui } from '@lingui/react';
import { localeOf } from './amounts.ts';
import { type Format, formatOf } from './format.ts';

/** Returns the formats of the current language; a change of language renders the caller again. */
export function useFormat(): Format {
  const { i18n } = useLingui();
  return formatOf(localeOf(i18n));
}
