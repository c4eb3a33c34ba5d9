import { Trans, useLingui } from '@lingui/react/macro';
import type { Locale } from '#domain/shop/settings.ts';
import { localeOf } from '#i18n/localeOf.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { OptionBar } from '#ui/OptionBar.tsx';

export interface SessionViewProps {
  onLocale: (locale: Locale) => void;
  onLogout: () => void;
}

/** Language and logout at the end of the page, for phones, whose header has no account menu. */
export function SessionView({ onLocale, onLogout }: SessionViewProps) {
  const { t, i18n } = useLingui();
  return (
    <Card className="narrow-only">
      <div className="stack">
        <OptionBar
          legend={t`Sprache`}
          value={localeOf(i18n)}
          options={[
            { value: 'de', label: 'Deutsch' },
            { value: 'en', label: 'English' },
          ]}
          onChange={onLocale}
        />
        <Button variant="secondary" wide onPress={onLogout}>
          <Trans>Abmelden</Trans>
        </Button>
      </div>
    </Card>
  );
}
