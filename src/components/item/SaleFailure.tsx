import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FailureNote } from '#components/failure/FailureNote.tsx';
import { isRefusal } from '#domain/order/refusal.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { FormError } from '#ui/Form.tsx';

/**
 * Failure to place an order for a work that is for sale. `kept` follows any other failure, and says what became of the
 * input.
 */
export function SaleFailure({ failure, kept }: { failure: Failure; kept: ReactNode }) {
  const { t } = useLingui();
  if (failure.kind === 'lastTokens')
    return (
      <FormError tone="notice">
        <Trans>Dieses Werk war kurz ausverkauft und ist jetzt wieder verfügbar. Es wurde noch nichts bestellt.</Trans>
      </FormError>
    );
  // All further refusal sentences are about securities.
  if (isRefusal(failure) && failure.kind !== 'violations')
    return <FormError>{t`Dieses Werk können Sie zurzeit nicht kaufen. Es wurde noch nichts bestellt.`}</FormError>;
  return <FailureNote failure={failure}>{kept}</FailureNote>;
}
