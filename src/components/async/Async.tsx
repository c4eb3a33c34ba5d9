import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '#domain/shop/failure.ts';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { LoadingRegion } from '#ui/Skeleton.tsx';
import { LoadFailed } from './LoadFailed.tsx';

/** The state of a read from the shop, as props for a view: a `resource` machine without the machine. */
export interface AsyncData<T> {
  /** The last value that was read. It stays while a newer one is being read, and when that fails. */
  data: T | null;
  /** A request is under way. */
  loading: boolean;
  /** Why the last request failed. */
  failure: Failure | null;
  onRetry: () => void;
}

/** Whether there is no value and none is being read. */
export const isMissing = (read: AsyncData<unknown>): read is AsyncData<unknown> & { data: null; failure: Failure } =>
  read.data === null && read.failure !== null && !read.loading;

/** True if there is no value because the shop lacks the call. */
export const isLacking = (read: AsyncData<unknown>): boolean => isMissing(read) && read.failure.kind === 'notOffered';

export interface AsyncProps<T> {
  read: AsyncData<T>;
  /** Set where the data is the whole page: the page's title until the data brings its own. */
  page?: string;
  /** A sentence that says what could not be loaded: „Ihre Abrechnungen konnten nicht geladen werden.“ */
  failed: string;
  /** The sentence in its place where the shop lacks the call. */
  lacking?: ReactNode;
  /** A placeholder of the same size as the content. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows the data, a placeholder while it loads, or why it could not be loaded with a way to try again. */
export function Async<T>({ read, page, failed, lacking, skeleton, children }: AsyncProps<T>) {
  const { t } = useLingui();
  if (read.data !== null) return children(read.data);
  if (read.failure === null || read.loading) {
    return (
      <>
        {/* After a navigation the title that is about to come gets the focus, or that of the failure. */}
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
