import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import { FailureNote } from '#components/failure/FailureNote.tsx';
import { Field } from '#components/form/Field.tsx';
import { useForm } from '#components/form/useForm.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { textLimits } from '#domain/constants/limits.ts';
import { maxLength, required } from '#domain/forms/validation.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { MigrationStage } from '#machines/flows/migration/selectors.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Form } from '#ui/Form.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { LoadingRegion, SkeletonBlock } from '#ui/Skeleton.tsx';
import { TextField } from '#ui/TextField.tsx';
import classes from './migration.module.css';

export interface MigrationViewProps {
  stage: MigrationStage;
  busy: boolean;
  failure: Failure | null;
  onSubmit: (customerId: string) => void;
  onRetry: () => void;
}

/** `/migration`: transfer of data from the former portal, by the customer number used there. */
export function MigrationView({ stage, busy, failure, onSubmit, onRetry }: MigrationViewProps) {
  const { t } = useLingui();
  const parts: Record<MigrationStage, ReactNode> = {
    looking: (
      <LoadingRegion label={t`Wird geladen`}>
        <SkeletonBlock height="14rem" />
      </LoadingRegion>
    ),
    unread: failure && (
      <LoadFailed
        title={t`Wir konnten nicht prüfen, ob es Daten zu übernehmen gibt.`}
        failure={failure}
        onRetry={onRetry}
      />
    ),
    asking: (
      <div ref={restoreFocus}>
        <NumberForm busy={busy} failure={failure} onSubmit={onSubmit} />
      </div>
    ),
    loaded: (
      <End
        title={<Trans>Ihre Daten sind übernommen</Trans>}
        text={<Trans>Anschrift, Geburtsdatum und Bankverbindung stehen jetzt in Ihrem Konto.</Trans>}
      />
    ),
    notNeeded: (
      <End
        title={<Trans>Hier ist nichts zu übernehmen</Trans>}
        text={<Trans>Ihre Daten sind schon in Ihrem Konto.</Trans>}
      />
    ),
  };
  return (
    <div className={`row page ${classes.page}`}>
      <PageHeader
        title={<Trans>Daten übernehmen</Trans>}
        lede={
          stage === 'asking' && (
            <Trans>
              Sie haben ein Konto aus unserem bisherigen Portal. Nennen Sie uns Ihre Kundennummer: Wir übernehmen Ihre
              Angaben, und Sie müssen sie nicht noch einmal eingeben.
            </Trans>
          )
        }
      />
      {parts[stage]}
    </div>
  );
}

function NumberForm({ busy, failure, onSubmit }: Pick<MigrationViewProps, 'busy' | 'failure' | 'onSubmit'>) {
  const { t } = useLingui();
  const { fields, submit, submitCount } = useForm<{ customerId: string }>({
    initial: { customerId: '' },
    rules: { customerId: [required, maxLength(textLimits.code)] },
  });
  const isMissing = failure?.kind === 'notFound';
  const missing = t`Zu dieser Nummer haben wir unter Ihrer E-Mail-Adresse keine Daten gefunden. Bitte prüfen Sie die Nummer.`;
  return (
    <Card>
      <Form onSubmit={() => submit(({ customerId }) => onSubmit(customerId.trim()))} submitCount={submitCount}>
        <FailureNote failure={isMissing ? null : failure} />
        <Field of={fields} name="customerId">
          {(field) => (
            <TextField
              label={t`Kundennummer`}
              hint={t`Die Kundennummer steht in der E-Mail zum Umzug und auf Ihren bisherigen Abrechnungen, zum Beispiel K-123456.`}
              autoComplete="off"
              {...field}
              error={field.error ?? (isMissing && !busy ? missing : undefined)}
            />
          )}
        </Field>
        <p className="soft small">
          <Trans>
            Sie finden Ihre Nummer nicht? <Link href={pathTo('/contact')}>Schreiben Sie uns</Link>
          </Trans>
        </p>
        <FormActions>
          <ButtonLink variant="secondary" href={pathTo('/')}>{t`Später`}</ButtonLink>
          <Button type="submit" busy={busy} busyLabel={t`Daten werden übernommen`}>{t`Daten übernehmen`}</Button>
        </FormActions>
      </Form>
    </Card>
  );
}

function End({ title, text }: { title: ReactNode; text: ReactNode }) {
  const { t } = useLingui();
  return (
    <Card>
      <div className="stack" data-gap="lg" ref={restoreFocus}>
        <div className="stack" data-gap="sm" role="status">
          <h2>{title}</h2>
          <p className="soft">{text}</p>
        </div>
        <div>
          <ButtonLink href={pathTo('/')}>{t`Zur Übersicht`}</ButtonLink>
        </div>
      </div>
    </Card>
  );
}
