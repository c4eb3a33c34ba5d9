/** Returns the error of a failed invoke, as params of guards and actions. */
export const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** Action that stores the failure of an invoke, in a machine that has the action `rememberFailure`. */
export const keepFailure = { type: 'rememberFailure', params: errorOf } as const;
