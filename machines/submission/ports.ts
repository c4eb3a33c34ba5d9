import { fromPromise } from 'xstate';

/** Sends the form. Throws `FailureError`; a write, so nobody but the user ever repeats it. */
export const submitPort = <Payload, Result>() =>
  fromPromise<Result, { payload: Payload }>(() => {
    throw new Error('submission: submit is not provided');
  });
