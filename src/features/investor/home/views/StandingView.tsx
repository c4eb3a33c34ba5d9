import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import type { Lead } from '#domain/person/customerStatus.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Panel } from '#ui/Panel.tsx';

/**
 * Reason why the customer cannot invest yet, and a link to the page that resolves it; takes the place of the holdings.
 */
export function StandingView({ lead }: { lead: Lead }) {
  const { t } = useLingui();
  if (lead === 'migration') {
    return (
      <Panel title={<Trans>Ihre Daten aus dem bisherigen Portal</Trans>}>
        <div className="stack">
          <p>{t`Nennen Sie uns Ihre Kundennummer: Wir übernehmen Ihre Daten, und Sie müssen nichts noch einmal eingeben.`}</p>
          <div>
            <ButtonLink href={pathTo('/migration')}>{t`Daten übernehmen`}</ButtonLink>
          </div>
        </div>
      </Panel>
    );
  }
  if (lead === 'banned') {
    return (
      <Panel title={<Trans>Ihr Konto ist gesperrt</Trans>}>
        <div className="stack">
          <p>
            <Trans>
              Die Registerführung hat Ihrer Aufnahme in das Kryptowertpapierregister nicht zugestimmt. Sie können
              deshalb zurzeit nichts zeichnen.
            </Trans>
          </p>
          <div>
            <ButtonLink href={pathTo('/banned')}>{t`Was das bedeutet`}</ButtonLink>
          </div>
        </div>
      </Panel>
    );
  }
  return (
    <Panel title={<Trans>Wir brauchen noch Angaben von Ihnen</Trans>}>
      <div className="stack">
        <p>{t`Bitte schreiben Sie uns. Solange uns Angaben fehlen, können Sie nichts zeichnen.`}</p>
        <div>
          <ButtonLink href={pathTo('/contact')}>{t`Zum Kontakt`}</ButtonLink>
        </div>
      </div>
    </Panel>
  );
}
