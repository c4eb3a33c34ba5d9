import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { fromPromise } from 'xstate';
import type { Page } from '#domain/shop/collection.ts';
import type { ListMachine } from '#machines/kit/list/machine.ts';
import type { PageRequest } from '#machines/kit/list/ports.ts';
import {
  failureIn,
  isFirstPage,
  isFull,
  isLoadingMore,
  itemsOf,
  mayGrow,
  totalOf,
} from '#machines/kit/list/selectors.ts';
import type { ListInput } from '#machines/kit/list/setup.ts';
import { useSubscription } from '#ui/useSubscription.ts';
import { useApp } from '../app.ts';

/**
 * Runs a paged list of the shop while its screen is mounted. Retries when the connection is back, and reloads in
 * another language, since the shop translates the entries.
 */
export function useList<T, F>(
  machine: ListMachine<T, F>,
  input: ListInput<F>,
  readPage: (question: PageRequest<F>, signal: AbortSignal) => Promise<Page<T>>,
) {
  const { connectivity, preferences, patience, inspect } = useApp();
  const list = useActorRef(
    machine.provide({ actors: { readPage: fromPromise(({ input: question, signal }) => readPage(question, signal)) } }),
    { input, inspect },
  );
  const subscribe = useCallback(() => {
    const connection = connectivity.on('catchUp.requested', () => list.send({ type: 'connection.restored' }));
    const language = preferences.on('locale.switched', () => list.send({ type: 'list.invalidated' }));
    const waits = patience.follow(list);
    return () => {
      waits();
      connection.unsubscribe();
      language.unsubscribe();
    };
  }, [list, connectivity, preferences, patience]);
  useSubscription(subscribe);
  const snapshot = useSelector(list, (current) => current);
  return {
    /** Undefined while the first page is being read. */
    items: isFirstPage(snapshot) ? undefined : itemsOf(snapshot),
    total: totalOf(snapshot),
    failure: failureIn(snapshot),
    loadingMore: isLoadingMore(snapshot),
    growable: mayGrow(snapshot),
    full: isFull(snapshot),
    onMore: () => list.send({ type: 'more.requested' }),
    onRetry: () => list.send({ type: 'retry.requested' }),
  };
}
