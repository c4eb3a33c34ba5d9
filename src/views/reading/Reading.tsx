import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '#domain/failure.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LoadingRegion } from '#ui/Skeleton.tsx';
import { useFailureText } from '../failure/useFailureText.ts';

/** What a view knows of something that is read from the shop: a `resource` machine as props. */
export interface Read<T> {
  /** The last value that was read; it stays while a newer one is on its way or could not be had. */
  data: T | null;
  /** A request is under way. */
  loading: boolean;
  /** Why the last request failed. */
  failure: Failure | null;
  onRetry: () => void;
}

export interface ReadingProps<T> {
  read: Read<T>;
  /** What could not be loaded, in words: „Ihre Rechnungen konnten nicht geladen werden.“ */
  failed: string;
  /** Of the same size as the content. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows what was read, or that it is on its way, or why it could not be had and how to try again. */
export function Reading<T>({ read, failed, skeleton, children }: ReadingProps<T>) {
  const { t } = useLingui();
  const failureText = useFailureText();
  if (read.data !== null) return children(read.data);
  if (read.failure === null || read.loading) return <LoadingRegion label={t`Wird geladen`}>{skeleton}</LoadingRegion>;
  return (
    <ErrorState
      title={failed}
      retry={{ label: t`Noch einmal versuchen`, busyLabel: t`Wird geladen`, busy: read.loading, onPress: read.onRetry }}
    >
      {failureText(read.failure)}
    </ErrorState>
  );
}
