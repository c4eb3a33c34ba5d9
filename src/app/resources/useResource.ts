import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AsyncData } from '#components/async/Async.tsx';
import { dataOf, failureIn, type ResourceSnapshot } from '#machines/kit/resource/selectors.ts';
import type { ResourceActor } from './resources.ts';

export const asyncData = <T>(snapshot: ResourceSnapshot<T>, actor: ResourceActor<T>): AsyncData<T> => ({
  data: dataOf(snapshot),
  loading: snapshot.hasTag('busy'),
  failure: failureIn(snapshot),
  onRetry: () => actor.send({ type: 'retry.requested' }),
});

/**
 * Returns a resource's data for a view. The returned object is stable until the data changes, so that a page with
 * several reads renders only the affected parts (`memo`).
 */
export function useResource<T>(actor: ResourceActor<T>): AsyncData<T> {
  const snapshot = useSelector(actor, (snapshot: ResourceSnapshot<T>) => snapshot);
  return useMemo(() => asyncData(snapshot, actor), [snapshot, actor]);
}
