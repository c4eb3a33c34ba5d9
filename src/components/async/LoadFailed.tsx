import { useLingui } from '@lingui/react/macro';
import { useFailureText } from '#components/failure/useFailureText.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { ErrorState } from '#ui/ErrorState.tsx';

export interface LoadFailedProps {
  /** A sentence that says what could not be loaded: „Ihre Abrechnungen konnten nicht geladen werden.“ */
  title: string;
  failure: Failure;
  onRetry: () => void;
}

/**
 * What could not be loaded, said once, and the way to try again. Why it failed is worth a second sentence only where
 * the shop says when to try again.
 */
export function LoadFailed({ title, failure, onRetry }: LoadFailedProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const isTimed = failure.kind === 'rateLimited' || failure.kind === 'unavailable';
  return (
    <ErrorState title={title} retry={{ label: t`Noch einmal versuchen`, busyLabel: t`Wird geladen`, onPress: onRetry }}>
      {isTimed && failureText(failure)}
    </ErrorState>
  );
}
