import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFailureText } from '#components/failure/useFailureText.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { LoadingRegion } from '#ui/Skeleton.tsx';

/** What a view knows of something that is read from the shop: a `resource` machine as props. */
export interface AsyncData<T> {
  /** The last value that was read; it stays while a newer one is on its way or could not be had. */
  data: T | null;
  /** A request is under way. */
  loading: boolean;
  /** Why the last request failed. */
  failure: Failure | null;
  onRetry: () => void;
}

/** Nothing was read, and nothing is on its way. */
export const isMissing = ({ data, failure, loading }: AsyncData<unknown>) =>
  data === null && failure !== null && !loading;

export interface AsyncProps<T> {
  read: AsyncData<T>;
  /** Where what is read is the whole page: what the page is called until that comes with a title of its own. */
  page?: string;
  /** What could not be loaded, in words: „Ihre Rechnungen konnten nicht geladen werden.“ */
  failed: string;
  /** Of the same size as the content. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows what was read, or that it is on its way, or why it could not be had and how to try again. */
export function Async<T>({ read, page, failed, skeleton, children }: AsyncProps<T>) {
  const { t } = useLingui();
  const failureText = useFailureText();
  if (read.data !== null) return children(read.data);
  if (read.failure === null || read.loading) {
    return (
      <>
        {/* A navigation gives the focus to the title to come, or to the one of the failure. */}
        {page && (
          <h1 key="loading" data-placeholder className="visually-hidden" ref={restoreFocus}>
            {page}
          </h1>
        )}
        <LoadingRegion label={t`Wird geladen`}>{skeleton}</LoadingRegion>
      </>
    );
  }
  return (
    <>
      {page && (
        <h1 key="failed" tabIndex={-1} className="visually-hidden" ref={restoreFocus}>
          {page}
        </h1>
      )}
      <ErrorState
        title={failed}
        retry={{ label: t`Noch einmal versuchen`, busyLabel: t`Wird geladen`, onPress: read.onRetry }}
      >
        {failureText(read.failure)}
      </ErrorState>
    </>
  );
}
