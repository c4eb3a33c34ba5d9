import { assign, emit, setup } from 'xstate';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import { errorOf, keepFailure } from '#machines/failed.ts';
import type { Meta } from '#machines/meta.ts';
import { submitPort } from './ports.ts';

export interface SubmissionContext {
  /** Why the last submission failed. Of `violations`, those of fields that were not edited since. */
  failure: Failure | null;
}

export type SubmissionEvent<Payload> =
  /** The payload goes to the port and nowhere else: it may hold a password. */
  | { type: 'submission.requested'; payload: Payload }
  /** The user changed a field after a failure or a success. Named as in the payload. */
  | { type: 'submission.edited'; field: string };

export type SubmissionEmitted<Result> =
  | { type: 'submission.succeeded'; result: Result }
  | { type: 'submission.failed'; failure: Failure };

/** What stays wrong after `field` was edited: the other fields. Any other failure was of the whole form. */
function withoutField(failure: Failure | null, field: string): Failure | null {
  if (failure?.kind !== 'violations') return null;
  const violations = failure.violations.filter(({ propertyPath }) => propertyPath !== field && propertyPath !== '');
  return violations.length > 0 ? { kind: 'violations', violations } : null;
}

/**
 * A simple form: written, sent once, succeeded or failed. The fields keep their own draft; the machine knows only
 * whether the form is under way and what the shop found wrong.
 *
 * A factory for the sake of the types, as `createResourceMachine`.
 */
export const createSubmissionMachine = <Payload, Result = void>() =>
  setup({
    types: {
      context: {} as SubmissionContext,
      events: {} as SubmissionEvent<Payload>,
      emitted: {} as SubmissionEmitted<Result>,
      tags: {} as 'busy',
      meta: {} as Meta,
    },
    actors: { submit: submitPort<Payload, Result>() },
    guards: {
      otherFieldsFail: ({ context }, params: { field: string }) => withoutField(context.failure, params.field) !== null,
    },
    actions: {
      rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
      forgive: assign(({ context }, params: { field: string }) => ({
        failure: withoutField(context.failure, params.field),
      })),
      clearFailure: assign({ failure: null }),
      emitSuccess: emit((_, params: { result: Result }) => ({
        type: 'submission.succeeded' as const,
        result: params.result,
      })),
      emitFailure: emit((_, params: { error: unknown }) => ({
        type: 'submission.failed' as const,
        failure: failureOf(params.error),
      })),
    },
  }).createMachine({
    id: 'submission',
    description: 'A form that is sent once at a time; errors are shown at their fields and nothing typed is lost.',
    context: { failure: null },
    initial: 'editing',
    states: {
      editing: {
        description: 'The form is filled in.',
        meta: { requirement: 'spec 5' },
        on: { 'submission.requested': { target: 'submitting' } },
      },
      submitting: {
        description: 'The form is under way; further clicks change nothing.',
        tags: 'busy',
        meta: { requirement: 'design, Reliability: twenty rapid clicks are one write' },
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ event }) => {
            if (event.type !== 'submission.requested') throw new Error(`submission: entered by ${event.type}`);
            return { payload: event.payload };
          },
          onDone: {
            target: 'succeeded',
            actions: [
              { type: 'clearFailure' },
              { type: 'emitSuccess', params: ({ event }) => ({ result: event.output }) },
            ],
          },
          onError: {
            target: 'failed',
            actions: [keepFailure, { type: 'emitFailure', params: errorOf }],
          },
        },
      },
      succeeded: {
        description: 'It is done, and the form says so; it can be filled in again.',
        meta: { requirement: 'spec 8: success messages' },
        on: { 'submission.edited': { target: 'editing' }, 'submission.requested': { target: 'submitting' } },
      },
      failed: {
        description: 'The shop refused or could not be reached; the input stays, wrong fields say what is wrong.',
        meta: { requirement: 'spec 8' },
        on: {
          'submission.requested': { target: 'submitting' },
          'submission.edited': [
            {
              guard: { type: 'otherFieldsFail', params: ({ event }) => ({ field: event.field }) },
              actions: { type: 'forgive', params: ({ event }) => ({ field: event.field }) },
            },
            { target: 'editing', actions: { type: 'clearFailure' } },
          ],
        },
      },
    },
  });

export type SubmissionMachine<Payload, Result = void> = ReturnType<typeof createSubmissionMachine<Payload, Result>>;
