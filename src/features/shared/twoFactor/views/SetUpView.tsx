import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { CopyValue } from '#components/copy/CopyValue.tsx';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { CodePart } from '#components/form/CodePart.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { ProofField, type ProofValues } from '#components/form/ProofField.tsx';
import { useForm } from '#components/form/useForm.ts';
import { textLimits } from '#domain/constants/limits.ts';
import { maxLength, oneTimeCode, required } from '#domain/forms/validation.ts';
import type { Enrolment } from '#domain/shop/access.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Form } from '#ui/Form.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { NumberedList } from '#ui/NumberedList.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import classes from './twoFactor.module.css';

export interface SetUpViewProps {
  /** Key for the authenticator app; null while it is loading. */
  enrolment: Enrolment | null;
  busy: boolean;
  failure: Failure | null;
  onSubmit: (proof: ProofValues) => void;
  onCancel: () => void;
}

/** `/account/two-factor` during the setup: the app, the key, and the first code, without which nothing changes. */
export function SetUpView({ enrolment, busy, failure, onSubmit, onCancel }: SetUpViewProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const form = useForm<ProofValues>({
    initial: { code: '', currentPassword: '' },
    rules: { code: [required, oneTimeCode], currentPassword: [required, maxLength(textLimits.password)] },
    secret: ['code', 'currentPassword'],
    onSubmitOnly: true,
    violations: failure?.kind === 'violations' ? failure.violations : undefined,
  });
  const isOfCode = failure?.kind === 'invalid2fa';
  return (
    <AccountLayout current="twoFactor">
      <PageHeader
        title={<Trans>Zwei-Faktor-Anmeldung einrichten</Trans>}
        lede={
          <Trans>
            Die Zwei-Faktor-Anmeldung ist erst eingeschaltet, wenn Sie den Code bestätigt haben. Das dauert etwa
            2 Minuten.
          </Trans>
        }
      />
      <Form onSubmit={() => form.submit(onSubmit)} submitCount={form.submitCount}>
        <Card>
          <NumberedList
            items={[
              {
                key: 'app',
                title: <Trans>Authenticator-App öffnen</Trans>,
                text: <Trans>Jede App für Einmalcodes passt, auch der Passwortspeicher Ihres Telefons.</Trans>,
              },
              {
                key: 'key',
                title: <Trans>Code scannen</Trans>,
                text: <Trans>Fügen Sie in der App ein Konto hinzu.</Trans>,
                content: enrolment ? <Key enrolment={enrolment} /> : <SkeletonBlock height="12rem" />,
              },
              {
                key: 'code',
                title: <Trans>Code eingeben</Trans>,
                text: <Trans>So sehen wir, dass Ihre App eingerichtet ist.</Trans>,
                content: <CodePart of={form.fields} wrong={isOfCode && !busy ? failureText(failure) : undefined} />,
              },
              {
                key: 'password',
                title: <Trans>Passwort eingeben</Trans>,
                text: (
                  <Trans>
                    Das verhindert, dass jemand an einem nicht gesperrten Gerät die Zwei-Faktor-Anmeldung einschaltet.
                  </Trans>
                ),
                content: <ProofField of={form.fields} twoFactor={false} />,
              },
            ]}
          />
        </Card>
        <FormFailure of={form.fields} failure={isOfCode ? null : failure} />
        <FormActions>
          {/* A call that the shop is processing cannot be cancelled. */}
          {!busy && <Button variant="secondary" onPress={onCancel}>{t`Abbrechen`}</Button>}
          <Button type="submit" busy={busy} busyLabel={t`Code wird geprüft`}>
            <Trans>Zwei-Faktor-Anmeldung einschalten</Trans>
          </Button>
        </FormActions>
      </Form>
    </AccountLayout>
  );
}

/**
 * The key as a code to scan, and in groups of four for customers who read this on the phone that would have to scan.
 */
function Key({ enrolment: { secret, uri } }: { enrolment: Enrolment }) {
  const { t } = useLingui();
  return (
    <div className={classes.key}>
      <QrCode value={uri} label={t`Code für die Authenticator-App; der Schlüssel daneben ist derselbe`} />
      <div className="stack">
        <p className="soft small">
          <Trans>
            Sie sind auf dem Telefon oder können nicht scannen? Dann geben Sie diesen Schlüssel in die App ein.
          </Trans>
        </p>
        <div className={classes.secret}>
          <CopyValue label={t`Schlüssel`} value={inGroups(secret)} copyValue={secret} />
        </div>
        <p className="soft small">
          <Trans>
            Bewahren Sie ihn an einem sicheren Ort auf: Mit ihm richten Sie die App auf einem neuen Telefon wieder ein.
          </Trans>
        </p>
      </div>
    </div>
  );
}

/** Returns the key in groups of four, for reading and typing. */
const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');
