import { useLingui } from '@lingui/react';
import type { Locale } from '#domain/shop/settings.ts';
import { SHOP_ZONE } from '#domain/time/calendar.ts';
import { languageTag } from './amounts.ts';

const made = new Map<Locale, Intl.DateTimeFormat>();

/** Of a moment (ISO 8601) the time to the second, „14:05:27“, as it was where the shop is. */
export function useClockTime(): (moment: string) => string {
  const { i18n } = useLingui();
  const locale = i18n.locale as Locale;
  const format =
    made.get(locale) ?? new Intl.DateTimeFormat(languageTag[locale], { timeStyle: 'medium', timeZone: SHOP_ZONE });
  made.set(locale, format);
  return (moment) => format.format(new Date(moment));
}
