import { useSelector } from '@xstate/react';
import type { AsyncData } from '#components/async/Async.tsx';
import { dataOf, failureIn, partOf, type ResourceSnapshot } from '#machines/resource/selectors.ts';
import type { ResourceActor } from './resources.ts';

/** What a view needs to know of a resource; it renders again when that changes. */
export function useResource<T>(actor: ResourceActor<T>): AsyncData<T> {
  const snapshot = useSelector(actor, (snapshot: ResourceSnapshot<T>) => snapshot);
  return {
    data: dataOf(snapshot),
    loading: snapshot.hasTag('busy'),
    failure: failureIn(snapshot),
    onRetry: () => actor.send({ type: 'retry.requested' }),
  };
}

/** The same, with the first part of the value while the rest is on its way: to be shown, and never to be summed up. */
export function useGrowing<T>(actor: ResourceActor<T>): AsyncData<T> & { part: T | null } {
  const part = useSelector(actor, (snapshot: ResourceSnapshot<T>) => partOf(snapshot));
  return { ...useResource(actor), part };
}
