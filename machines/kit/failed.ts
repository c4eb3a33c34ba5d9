import { assign } from 'xstate';
import { type Failure, failureOf } from '#domain/shop/failure.ts';

/** Returns the error of a failed invoke, as params of guards and actions. */
export const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

interface Given {
  context: { failure: Failure | null };
}

/** Methods, since `assign` types an action for the machine of one context only. */
interface FailureActions {
  rememberFailure(given: Given, params: { error: unknown }): void;
  clearFailure(given: Given, params: undefined): void;
}

/** Actions to spread into the `actions` of a setup. */
export const failureActions: FailureActions = {
  rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  clearFailure: assign({ failure: null }),
};

/** Action that stores the failure of an invoke, in a machine that has the action `rememberFailure`. */
export const keepFailure = { type: 'rememberFailure', params: errorOf } as const;
/** Action that forgets the failure, in a machine that has the action `clearFailure`. */
export const clearFailure = { type: 'clearFailure' } as const;
