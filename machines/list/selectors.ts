import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#domain/shop/failure.ts';
import type { ListMachine } from './machine.ts';

export type ListSnapshot<T, F> = SnapshotFrom<ListMachine<T, F>>;

export const itemsOf = <T, F>(snapshot: ListSnapshot<T, F>): T[] => snapshot.context.items;

/** Entries that match, as the shop counts them; null before the first answer. */
export const totalOf = <T, F>(snapshot: ListSnapshot<T, F>): number | null => snapshot.context.total;

/** Placeholders stand for the first page. */
export const isFirstPage = <T, F>(snapshot: ListSnapshot<T, F>): boolean =>
  snapshot.matches('loading') && snapshot.context.items.length === 0;

export const isLoadingMore = <T, F>(snapshot: ListSnapshot<T, F>): boolean => snapshot.matches('loadingMore');

/** Whether there may be more: a page more can be asked for, or is on its way. */
export const mayGrow = <T, F>(snapshot: ListSnapshot<T, F>): boolean => snapshot.hasTag('growable');

/** Whether the list is at its end although the shop has more. */
export const isFull = <T, F>(snapshot: ListSnapshot<T, F>): boolean => snapshot.matches('full');

/** Why there is no first or no further page; null while another try is under way. */
export const failureIn = <T, F>(snapshot: ListSnapshot<T, F>): Failure | null =>
  snapshot.hasTag('busy') ? null : snapshot.context.failure;
