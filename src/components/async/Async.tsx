import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '#domain/shop/failure.ts';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { LoadingRegion } from '#ui/Skeleton.tsx';
import { LoadFailed } from './LoadFailed.tsx';

/** State of a read from the shop, as props for a view: a `resource` machine without the machine. */
export interface AsyncData<T> {
  /** Last value read. Kept while a newer one is being read, and if that read fails. */
  data: T | null;
  loading: boolean;
  /** Failure of the last request. */
  failure: Failure | null;
  onRetry: () => void;
}

/** True if the read has failed without a value, and no retry is under way. */
export const isMissing = (read: AsyncData<unknown>): read is AsyncData<unknown> & { data: null; failure: Failure } =>
  read.data === null && read.failure !== null && !read.loading;

/** True if there is no value because the shop lacks the call. */
export const isLacking = (read: AsyncData<unknown>): boolean => isMissing(read) && read.failure.kind === 'notOffered';

export interface AsyncProps<T> {
  read: AsyncData<T>;
  /** Heading of the page until the data brings its own; absent unless the data is the whole page. */
  page?: string;
  /** Error title: „Ihre Abrechnungen konnten nicht geladen werden.“ */
  failed: string;
  /** Replaces the error if the shop lacks the call. */
  lacking?: ReactNode;
  /** Placeholder of the same size as the content. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** Renders the data, a placeholder while it loads, or the failure with a retry button. */
export function Async<T>({ read, page, failed, lacking, skeleton, children }: AsyncProps<T>) {
  const { t } = useLingui();
  if (read.data !== null) return children(read.data);
  if (read.failure === null || read.loading) {
    return (
      <>
        {/* After a navigation the focus waits for the title of the loaded page, or of the failure. */}
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
      <LoadFailed title={failed} lacking={lacking} failure={read.failure} onRetry={read.onRetry} />
    </>
  );
}
