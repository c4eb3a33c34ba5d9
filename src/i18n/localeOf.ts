import type { Locale } from '#domain/shop/settings.ts';

/** Returns the language of an i18n object; German before one is set. */
export const localeOf = ({ locale }: { locale: string }): Locale => (locale === 'en' ? locale : 'de');
