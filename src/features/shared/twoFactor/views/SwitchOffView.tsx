import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { FailureNote } from '#components/failure/FailureNote.tsx';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { CodePart, useCodeForm } from '#components/form/CodePart.tsx';
import type { Failure } from '#domain/shop/failure.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Form } from '#ui/Form.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { LostPhonePart } from './LostPhonePart.tsx';

export interface SwitchOffViewProps {
  busy: boolean;
  failure: Failure | null;
  onSubmit: (code: string) => void;
  onCancel: () => void;
}

/** `/account/two-factor` while switching off: requires a code, since an open session alone is not enough. */
export function SwitchOffView({ busy, failure, onSubmit, onCancel }: SwitchOffViewProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const form = useCodeForm();
  const isOfCode = failure?.kind === 'invalid2fa';
  return (
    <AccountLayout current="twoFactor">
      <PageHeader
        title={<Trans>Zwei-Faktor-Anmeldung ausschalten</Trans>}
        lede={
          <Trans>
            Zum Anmelden genügt dann wieder Ihr Passwort, und Sie können nichts mehr übertragen. Bestätigen Sie mit
            einem Code aus Ihrer App.
          </Trans>
        }
      />
      <Card>
        <Form onSubmit={() => form.submit(({ code }) => onSubmit(code))} submitCount={form.submitCount}>
          <CodePart of={form.fields} wrong={isOfCode && !busy ? failureText(failure) : undefined} />
          <FailureNote failure={isOfCode ? null : failure} />
          <FormActions>
            {/* A call that the shop is processing cannot be cancelled. */}
            {!busy && <Button variant="secondary" onPress={onCancel}>{t`Abbrechen`}</Button>}
            <Button type="submit" busy={busy} busyLabel={t`Code wird geprüft`}>{t`Ausschalten`}</Button>
          </FormActions>
        </Form>
      </Card>
      <LostPhonePart />
    </AccountLayout>
  );
}
