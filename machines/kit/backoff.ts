import { stateIn } from 'xstate';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import { errorOf, keepFailure } from './failed.ts';
import { asDelay, isTransient, mayRepeat, patience, pauseBefore } from './retry.ts';

/** Context of a machine that reads with backoff. */
export interface BackoffContext {
  failure: Failure | null;
  /** Number of retries of the current read, at most `maximumRetries`. */
  retries: number;
}

interface Given {
  context: BackoffContext;
}

/** Delays to spread into the `delays` of a setup. */
export const backoffDelays = {
  backoff: ({ context }: Given) => asDelay(pauseBefore(context.failure, context.retries)),
  patience,
};

/** Guards to spread into the `guards` of a setup. */
export const backoffGuards = {
  mayRepeat: ({ context }: Given, params: { error: unknown }) => mayRepeat(failureOf(params.error), context.retries),
  /** True if the read already takes longer than usual; a failure after that is shown without another retry. */
  isOverdue: stateIn({ loading: { waiting: 'long' } }),
  failedInPassing: ({ context }: Given) => context.failure !== null && isTransient(context.failure),
};

/**
 * Builds the states of a read that its machine retries. `asking` calls the shop. `pausing` follows a transient failure
 * until the backoff ends, the connection is back or the user asks again. Every other failure leads to `failed`. The
 * setup provides the delays and guards above and the actions `rememberFailure`, `countRetry` and, on entry,
 * `startOver`.
 */
export const withBackoff = <Asking, Pausing, const Read extends { src: string }, const Target extends string>(
  read: Read,
  failed: Target,
  descriptions: { asking: Asking; pausing: Pausing },
) => attempts(read, failed, descriptions, []);

/** @param before Transitions on a failure that take precedence over the check whether the read may be repeated. */
const attempts = <Asking, Pausing, const Read extends { src: string }, const Target extends string, const Before>(
  read: Read,
  failed: Target,
  { asking, pausing }: { asking: Asking; pausing: Pausing },
  before: readonly Before[],
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
            ...before,
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

/**
 * Builds the states of a retried read for a state `loading` that shows only a placeholder. A parallel region adds the
 * tag `slow` once the read takes longer than usual.
 */
export const withPatience = <Asking, Pausing, const Read extends { src: string }, const Target extends string>(
  read: Read,
  failed: Target,
  descriptions: { asking: Asking; pausing: Pausing },
) =>
  ({
    type: 'parallel',
    states: {
      reading: attempts(read, failed, descriptions, [
        { guard: { type: 'isOverdue' }, target: failed, actions: keepFailure },
      ]),
      waiting: {
        initial: 'usual',
        states: {
          usual: {
            description: 'The read takes no longer than usual.',
            after: { patience: { target: 'long' } },
          },
          long: {
            description:
              'The page says that loading takes longer than usual; the next failed read is shown without a retry.',
            tags: 'slow',
          },
        },
      },
    },
  }) as const;
