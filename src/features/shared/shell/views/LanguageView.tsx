import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#domain/shop/settings.ts';
import { localeOf } from '#i18n/localeOf.ts';
import { Button } from '#ui/Button.tsx';

export interface LanguageViewProps {
  /** Shows the language's code in place of its name, for a bar with little room. */
  isShort?: boolean;
  className?: string | undefined;
  onLocale: (locale: Locale) => void;
}

/** Switches to the other language, which is named in that language (WCAG 3.1.2). */
export function LanguageView({ isShort, className, onLocale }: LanguageViewProps) {
  const { i18n } = useLingui();
  const other: Locale = localeOf(i18n) === 'de' ? 'en' : 'de';
  const name = other === 'en' ? 'English' : 'Deutsch';
  return (
    <Button
      variant="quiet"
      size="sm"
      lang={other}
      aria-label={isShort ? name : undefined}
      className={className}
      onPress={() => onLocale(other)}
    >
      {isShort ? other.toUpperCase() : name}
    </Button>
  );
}
