import { Trans, useLingui } from '@lingui/react/macro';
import type { TransferableToken, TransferDetails } from '#machines/flows/tokenTransfer/ports.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { TransferFacts } from './facts.tsx';

export interface SummaryStepProps {
  token: TransferableToken;
  details: TransferDetails;
  onConfirm: () => void;
  onReopen: () => void;
}

/** Recipient and number of tokens, for review. */
export function SummaryStep({ token, details, onConfirm, onReopen }: SummaryStepProps) {
  const { t } = useLingui();
  return (
    <Card>
      <div className="stack" data-gap="lg">
        <h2>{t`Bitte prüfen Sie Ihre Übertragung`}</h2>
        <TransferFacts token={token} details={details} />
        <p className="soft">
          <Trans>
            Eine Übertragung lässt sich nicht rückgängig machen. Zinsen stehen ab heute der Empfängerin oder dem
            Empfänger zu.
          </Trans>
        </p>
        <FormActions>
          <Button variant="secondary" onPress={onReopen}>{t`Ändern`}</Button>
          <Button onPress={onConfirm}>{t`Weiter zum Code`}</Button>
        </FormActions>
      </div>
    </Card>
  );
}
