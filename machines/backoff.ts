import { stateIn } from 'xstate';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import { errorOf, keepFailure } from './failed.ts';
import { asDelay, isTransient, mayRepeat, patience, pauseBefore } from './retry.ts';

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
  patience,
};

/** To be spread into the `guards` of a setup. */
export const backoffGuards = {
  mayRepeat: ({ context }: Given, params: { error: unknown }) => mayRepeat(failureOf(params.error), context.retries),
  /** Nobody is kept waiting any longer for what failed after that. */
  isOverdue: stateIn({ loading: { waiting: 'long' } }),
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
  descriptions: { asking: Asking; pausing: Pausing },
) => attempts(read, failed, descriptions, []);

/** @param before What becomes of a failure before it is asked whether the read may be repeated. */
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
 * The same where nothing is shown yet but a placeholder, as the state `loading`: beside the read it is told, by the tag
 * `slow`, once that takes longer than usual.
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
            description: 'It takes no longer than one expects.',
            after: { patience: { target: 'long' } },
          },
          long: {
            description: 'It is said that it takes longer than usual; a failure is told at once now.',
            tags: 'slow',
          },
        },
      },
    },
  }) as const;
