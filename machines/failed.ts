/** The error of a failed invoke, as params of what decides or remembers something about it. */
export const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** Remembers why an invoke failed, in a machine that has the action `rememberFailure`. */
export const keepFailure = { type: 'rememberFailure', params: errorOf } as const;
