import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AsyncData } from '#components/async/Async.tsx';
import { dataOf, failureIn, type ResourceSnapshot } from '#machines/resource/selectors.ts';
import type { ResourceActor } from './resources.ts';

/** A resource as a view knows it. */
export const asyncData = <T>(snapshot: ResourceSnapshot<T>, actor: ResourceActor<T>): AsyncData<T> => ({
  data: dataOf(snapshot),
  loading: snapshot.hasTag('busy'),
  failure: failureIn(snapshot),
  onRetry: () => actor.send({ type: 'retry.requested' }),
});

/**
 * What a view needs to know of a resource; it renders again when that changes, and is the same until then, so that of a
 * page that reads several things only the parts are rendered that show what came (`memo`).
 */
export function useResource<T>(actor: ResourceActor<T>): AsyncData<T> {
  const snapshot = useSelector(actor, (snapshot: ResourceSnapshot<T>) => snapshot);
  return useMemo(() => asyncData(snapshot, actor), [snapshot, actor]);
}
