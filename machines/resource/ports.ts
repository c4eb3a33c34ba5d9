import { fromPromise } from 'xstate';
import { notProvided } from '#machines/notProvided.ts';

/** Which thing is read: the resource's name and, where there are several of the kind, the key of this one. */
export interface ResourceKey {
  name: string;
  key: string | null;
}

/** Asks the shop for the value. Throws `FailureError`. Aborted by its `signal` when the answer is no longer wanted. */
export const readPort = <T>() => fromPromise<T, ResourceKey>(notProvided);
