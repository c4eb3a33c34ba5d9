import { emit, setup } from 'xstate';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import { clearFailure, errorOf, failureActions, keepFailure } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { submitPort } from './ports.ts';

export interface SubmissionContext {
  /** Failure of the last submission, until the form is edited or sent again. */
  failure: Failure | null;
}

export type SubmissionEvent<Payload> =
  /** The payload goes to the port only, because it may hold a password. */
  | { type: 'submission.requested'; payload: Payload }
  /** The user changed something after a failure or a success. */
  | { type: 'submission.edited' };

export type SubmissionEmitted<Result> =
  | { type: 'submission.succeeded'; result: Result }
  | { type: 'submission.failed'; failure: Failure };

/**
 * Creates the machine of a simple form: written, sent once, succeeded or failed. The form keeps its draft and maps
 * violations to fields; the machine knows only whether the form is being sent and how that ended.
 *
 * A factory for the sake of the types, like `createResourceMachine`.
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
    actions: {
      ...failureActions,
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
    description:
      'A form that sends one request at a time; a failure is shown until the input changes, and no input is lost.',
    context: { failure: null },
    initial: 'editing',
    states: {
      editing: {
        description: 'The user fills in the form.',
        meta: { requirement: '16.2' },
        on: { 'submission.requested': { target: 'submitting' } },
      },
      submitting: {
        description: 'The app sends the form; further clicks change nothing.',
        tags: 'busy',
        meta: { requirement: '22.3' },
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ event }) => {
            if (event.type !== 'submission.requested') throw new Error(`submission: entered by ${event.type}`);
            return { payload: event.payload };
          },
          onDone: {
            target: 'succeeded',
            actions: [clearFailure, { type: 'emitSuccess', params: ({ event }) => ({ result: event.output }) }],
          },
          onError: {
            target: 'failed',
            actions: [keepFailure, { type: 'emitFailure', params: errorOf }],
          },
        },
      },
      succeeded: {
        description: 'The form was sent and says so; the user can fill it in again.',
        meta: { requirement: '8.19' },
        on: { 'submission.edited': { target: 'editing' }, 'submission.requested': { target: 'submitting' } },
      },
      failed: {
        description:
          'The shop refused the form or could not be reached; the input stays and the form shows the reason.',
        meta: { requirement: '8.8, 16.2' },
        on: {
          'submission.requested': { target: 'submitting' },
          'submission.edited': { target: 'editing', actions: clearFailure },
        },
      },
    },
  });

export type SubmissionMachine<Payload, Result = void> = ReturnType<typeof createSubmissionMachine<Payload, Result>>;
