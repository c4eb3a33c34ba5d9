import { useSelector } from '@xstate/react';
import type { Read } from '#components/reading/Reading.tsx';
import { dataOf, failureIn, type ResourceSnapshot } from '#machines/resource/selectors.ts';
import type { ResourceActor } from './resources.ts';

/** What a view needs to know of a resource; it renders again when that changes. */
export function useRead<T>(actor: ResourceActor<T>): Read<T> {
  const snapshot = useSelector(actor, (snapshot: ResourceSnapshot<T>) => snapshot);
  return {
    data: dataOf(snapshot),
    loading: snapshot.hasTag('busy'),
    failure: failureIn(snapshot),
    onRetry: () => actor.send({ type: 'retry.requested' }),
  };
}
