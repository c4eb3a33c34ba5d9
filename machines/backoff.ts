import { type Failure, failureOf } from '#domain/shop/failure.ts';
import { errorOf, keepFailure } from './failed.ts';
import { asDelay, isTransient, maximumRetries, pauseBefore } from './retry.ts';

/** What a machine that reads with backoff has in its context. */
export interface BackoffContext {
  /** Why the last attempt failed. */
  failure: Failure | null;
  /** Repetitions of the present read, at most `maximumRetries`. */
  retries: number;
}

interface Given {
  context: BackoffContext;
}

/** To be spread into the `delays` of a setup. */
export const backoffDelays = {
  backoff: ({ context }: Given) => asDelay(pauseBefore(context.failure, context.retries)),
};

/** To be spread into the `guards` of a setup. */
export const backoffGuards = {
  mayRepeat: ({ context }: Given, params: { error: unknown }) =>
    context.retries < maximumRetries && isTransient(failureOf(params.error)),
  failedInPassing: ({ context }: Given) => context.failure !== null && isTransient(context.failure),
};

/**
 * A read that is repeated by its machine, as the states of a compound state: `asking` the shop, and `pausing` after a
 * failure that may well be over a moment later, until the backoff ends, the connection is back or somebody asks. What
 * cannot be had goes to `failed`. The setup has the delays and guards above, and the actions `rememberFailure`,
 * `countRetry` and, on the way in, `startOver`.
 */
export const withBackoff = <Asking, Pausing, const Read extends { src: string }, const Target extends string>(
  read: Read,
  failed: Target,
  { asking, pausing }: { asking: Asking; pausing: Pausing },
) =>
  ({
    entry: { type: 'startOver' },
    initial: 'asking',
    states: {
      asking: {
        ...asking,
        invoke: {
          ...read,
          onError: [
            {
              guard: { type: 'mayRepeat', params: errorOf },
              target: 'pausing',
              actions: [keepFailure, { type: 'countRetry' }],
            },
            { target: failed, actions: keepFailure },
          ],
        },
      },
      pausing: {
        ...pausing,
        after: { backoff: { target: 'asking' } },
        on: { 'retry.requested': { target: 'asking' }, 'connection.restored': { target: 'asking' } },
      },
    },
  }) as const;
