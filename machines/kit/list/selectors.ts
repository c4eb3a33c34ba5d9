import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#domain/shop/failure.ts';
import type { ListMachine } from './machine.ts';

export type ListSnapshot<T, F> = SnapshotFrom<ListMachine<T, F>>;

export const itemsOf = <T, F>(snapshot: ListSnapshot<T, F>): T[] => snapshot.context.items;

/** Returns the number of entries that match the filters, as the shop counts them; null before the first answer. */
export const totalOf = <T, F>(snapshot: ListSnapshot<T, F>): number | null => snapshot.context.total;

/** True while placeholders replace the first page. */
export const isFirstPage = <T, F>(snapshot: ListSnapshot<T, F>): boolean =>
  snapshot.matches('loading') && snapshot.context.items.length === 0;

export const isLoadingMore = <T, F>(snapshot: ListSnapshot<T, F>): boolean => snapshot.matches('loadingMore');

/** True if a further page can be requested or is loading. */
export const mayGrow = <T, F>(snapshot: ListSnapshot<T, F>): boolean => snapshot.hasTag('growable');

/** True if the list has reached its maximum although the shop has more entries. */
export const isFull = <T, F>(snapshot: ListSnapshot<T, F>): boolean => snapshot.matches('full');

/** Returns the failure to read the first or a further page; null during another attempt. */
export const failureIn = <T, F>(snapshot: ListSnapshot<T, F>): Failure | null =>
  snapshot.hasTag('busy') ? null : snapshot.context.failure;
