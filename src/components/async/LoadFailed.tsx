import { useLingui } from '@lingui/react/macro';
import { type ReactNode, use } from 'react';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { pathTo } from '#components/links/pathTo.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { needsOperator } from '#domain/shop/needsOperator.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Lacking } from './Lacking.tsx';
import { RetriedBeside } from './retriedBeside.ts';

export interface LoadFailedProps {
  /** Error title: „Ihre Abrechnungen konnten nicht geladen werden.“ */
  title: string;
  /** Replaces the error if the shop lacks the call: „Gutscheincodes nimmt dieser Shop nicht an.“ */
  lacking?: ReactNode;
  failure: Failure;
  onRetry: () => void;
}

/**
 * Error state of a failed read with a retry button; without the button if the shop lacks the call, has amounts in
 * another currency, or orders that cannot be read. Gives the cause only then, and if the shop says when to retry.
 */
export function LoadFailed({ title, lacking, failure, onRetry }: LoadFailedProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const retryBeside = use(RetriedBeside);
  const retry = () => {
    onRetry();
    retryBeside?.();
  };
  if (failure.kind === 'notOffered') return <Lacking>{lacking}</Lacking>;
  const contact = <ButtonLink href={pathTo('/contact')} variant="secondary">{t`Kontakt`}</ButtonLink>;
  if (needsOperator(failure))
    return (
      <ErrorState title={title} action={contact}>
        {failureText(failure)}
      </ErrorState>
    );
  const isTold = failure.kind === 'rateLimited' || failure.kind === 'unavailable';
  return (
    <ErrorState title={title} retry={{ label: t`Noch einmal versuchen`, busyLabel: t`Wird geladen`, onPress: retry }}>
      {isTold && failureText(failure)}
    </ErrorState>
  );
}
