import { useLingui } from '@lingui/react/macro';
import { FailureNote } from '#components/failure/FailureNote.tsx';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { CodePart, useCodeForm } from '#components/form/CodePart.tsx';
import type { Failure } from '#domain/shop/failure.ts';
import type { TransferableToken, TransferDetails } from '#machines/flows/tokenTransfer/ports.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Form } from '#ui/Form.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { TransferFacts } from './facts.tsx';

export interface CodeStepProps {
  token: TransferableToken;
  details: TransferDetails;
  busy: boolean;
  failure: Failure | null;
  onSubmit: (code: string) => void;
  onReview: () => void;
}

/** Details of the transfer and its required code, which is directly above the button. */
export function CodeStep({ token, details, busy, failure, onSubmit, onReview }: CodeStepProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const form = useCodeForm();
  const isOfCode = failure?.kind === 'invalid2fa';
  return (
    <Card>
      <Form onSubmit={() => form.submit(({ code }) => onSubmit(code))} submitCount={form.submitCount}>
        <TransferFacts token={token} details={details} />
        <CodePart of={form.fields} wrong={isOfCode && !busy ? failureText(failure) : undefined} />
        <FailureNote failure={isOfCode ? null : failure} />
        <FormActions>
          {/* A call that the shop is processing cannot be cancelled. */}
          {!busy && <Button variant="secondary" onPress={onReview}>{t`Zurück`}</Button>}
          <Button type="submit" busy={busy} busyLabel={t`Wird übertragen`}>{t`Jetzt übertragen`}</Button>
        </FormActions>
      </Form>
    </Card>
  );
}
