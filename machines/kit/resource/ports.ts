import { fromPromise } from 'xstate';
import { notProvided } from '#machines/kit/notProvided.ts';

/** Name of the resource, and the key if there are several of that name; null otherwise. */
export interface ResourceKey {
  name: string;
  key: string | null;
}

/** Reads the value from the shop. Throws `FailureError`. Aborted by its `signal` if the answer is no longer needed. */
export const readPort = <T>() => fromPromise<T, ResourceKey>(notProvided);
