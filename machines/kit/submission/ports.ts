import { fromPromise } from 'xstate';
import { notProvided } from '#machines/kit/notProvided.ts';

/** Sends the form. Throws `FailureError`; a write, so only the user ever repeats it. */
export const submitPort = <Payload, Result>() => fromPromise<Result, { payload: Payload }>(notProvided);
