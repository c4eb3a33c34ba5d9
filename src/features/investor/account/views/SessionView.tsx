import { Trans, useLingui } from '@lingui/react/macro';
import type { Locale } from '#domain/shop/settings.ts';
import { localeOf } from '#i18n/localeOf.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import classes from './overview.module.css';

export interface SessionViewProps {
  onLocale: (locale: Locale) => void;
  onLogout: () => void;
}

const NAMES = { de: 'Deutsch', en: 'English' } as const satisfies Record<Locale, string>;

/** Language and logout at the end of the page. The other language is named in that language (WCAG 3.1.2). */
export function SessionView({ onLocale, onLogout }: SessionViewProps) {
  const { i18n } = useLingui();
  const locale = localeOf(i18n);
  const other = locale === 'de' ? 'en' : 'de';
  return (
    <Card>
      <div className={classes.session}>
        <div className={classes.language}>
          <span>
            <Trans>Sprache</Trans>: <b>{NAMES[locale]}</b>
          </span>
          <Button variant="quiet" size="sm" lang={other} onPress={() => onLocale(other)}>
            {NAMES[other]}
          </Button>
        </div>
        <Button variant="secondary" wide onPress={onLogout}>
          <Trans>Abmelden</Trans>
        </Button>
      </div>
    </Card>
  );
}
