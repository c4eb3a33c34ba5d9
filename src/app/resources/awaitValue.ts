import { waitFor } from 'xstate';
import { FailureError } from '#domain/shop/failure.ts';
import { dataOf, failureIn, isSettled, pastReadAtOf } from '#machines/kit/resource/selectors.ts';
import type { Resource, Resources } from './resources.ts';

/** Resolves with the value of a resource once its read has ended. Throws FailureError without a value. */
export async function awaitValue<T>(resources: Resources, resource: Resource<T>, signal: AbortSignal): Promise<T> {
  resources.request(resource);
  const snapshot = await waitFor(resources.of(resource), (each) => isSettled(each) && !each.hasTag('busy'), { signal });
  const data = dataOf(snapshot);
  // A value of an earlier visit does not show the present state.
  if (data === null || pastReadAtOf(snapshot) !== null)
    throw new FailureError(failureIn(snapshot) ?? { kind: 'unauthorized' });
  return data;
}
