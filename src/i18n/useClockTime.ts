import { useLingui } from '@lingui/react';
import type { Locale } from '#domain/shop/settings.ts';
import { SHOP_ZONE } from '#domain/time/calendar.ts';
import { languageTag } from './amounts.ts';
import { localeOf } from './localeOf.ts';

const made = new Map<Locale, Intl.DateTimeFormat>();

/** Returns a function that formats a moment (ISO 8601) as time to the second in the shop's time zone, „14:05:27“. */
export function useClockTime(): (moment: string) => string {
  const { i18n } = useLingui();
  const locale = localeOf(i18n);
  const format =
    made.get(locale) ?? new Intl.DateTimeFormat(languageTag[locale], { timeStyle: 'medium', timeZone: SHOP_ZONE });
  made.set(locale, format);
  return (moment) => format.format(new Date(moment));
}
