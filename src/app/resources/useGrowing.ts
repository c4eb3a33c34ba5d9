import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AsyncData } from '#components/async/Async.tsx';
import { partOf, type ResourceSnapshot } from '#machines/kit/resource/selectors.ts';
import type { ResourceActor } from './resources.ts';
import { asyncData } from './useResource.ts';

/**
 * Extends `useResource` by the first part of the value while the rest is read: to be shown, and never to be summed up.
 */
export function useGrowing<T>(actor: ResourceActor<T>): AsyncData<T> & { part: T | null } {
  const snapshot = useSelector(actor, (snapshot: ResourceSnapshot<T>) => snapshot);
  return useMemo(() => ({ ...asyncData(snapshot, actor), part: partOf(snapshot) }), [snapshot, actor]);
}
