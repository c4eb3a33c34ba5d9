import { fromPromise } from 'xstate';
import type { Page } from '#domain/shop/collection.ts';
import { notProvided } from '#machines/notProvided.ts';

export interface PageRequest<F> {
  /** Counted from 1, as the shop does. */
  page: number;
  pageSize: number;
  filters: F;
}

/** Asks the shop for one page. Throws `FailureError`. Aborted by its `signal` when the filters change. */
export const readPagePort = <T, F>() => fromPromise<Page<T>, PageRequest<F>>(notProvided);
