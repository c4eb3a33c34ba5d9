import { fromPromise } from 'xstate';
import type { Page } from '#domain/shop/collection.ts';
import { notProvided } from '#machines/kit/notProvided.ts';

export interface PageRequest<F> {
  /** Page number, counted from 1 like at the shop. */
  page: number;
  pageSize: number;
  filters: F;
}

/** Reads one page of the list. Throws `FailureError`. Aborted by its `signal` when the filters change. */
export const readPagePort = <T, F>() => fromPromise<Page<T>, PageRequest<F>>(notProvided);
