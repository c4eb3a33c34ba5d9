import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#domain/shop/settings.ts';
import { localeOf } from '#i18n/localeOf.ts';
import { Button } from '#ui/Button.tsx';

const NAMES: Readonly<Record<Locale, string>> = { de: 'Deutsch', en: 'English' };

/** Switches to the other language, which is named in that language (WCAG 3.1.2). */
export function LanguageView({ onLocale }: { onLocale: (locale: Locale) => void }) {
  const { i18n } = useLingui();
  const other = localeOf(i18n) === 'de' ? 'en' : 'de';
  return (
    <Button variant="quiet" size="sm" lang={other} aria-label={NAMES[other]} onPress={() => onLocale(other)}>
      {other.toUpperCase()}
    </Button>
  );
}
