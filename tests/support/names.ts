import type { AnyEventObject, EventFromLogic, StateMachine } from 'xstate';

/** Machine of any type. */
// biome-ignore lint/suspicious/noExplicitAny: not all parameters of a machine's type can be named here.
export type AnyMachine = StateMachine<any, any, any, any, any, any, any, any, any, any, any, any, any, any>;

type Parts<M> =
  // biome-ignore lint/suspicious/noExplicitAny: three of the fourteen parameters are asked for.
  M extends StateMachine<any, any, any, infer A, any, any, infer D, infer V, any, any, any, any, any, any>
    ? { actor: A extends { src: infer S extends string } ? S : never; delay: D & string; value: V }
    : never;

type NameIn<V> = V extends string
  ? V
  : { [K in keyof V & string]: V[K] extends undefined ? K : `${K}.${NameIn<V[K]>}` }[keyof V & string];

/** Name of a state as `nameOf` returns it: `loggedIn.fresh`. */
export type StateName<M extends AnyMachine> = NameIn<Parts<M>['value']>;

/**
 * Name of an event from a person, another tab or the network, or of a delay that runs out: `code.submitted`,
 * `pollInterval elapses`.
 */
export type ActName<M extends AnyMachine> = EventFromLogic<M>['type'] | `${Parts<M>['delay']} elapses`;

/** Name of a call’s failure: `logIn fails`. */
export type FailureName<M extends AnyMachine> = `${Parts<M>['actor']} fails`;

/** Name of a call’s outcome: `logIn succeeds`. */
export type OutcomeName<M extends AnyMachine> = `${Parts<M>['actor']} ${'succeeds' | 'fails'}`;

/** Returns the name of a recorded event or outcome, of type `ActName` or `OutcomeName`. */
export function nameOfEvent({ type }: AnyEventObject): string {
  const [, kind, id = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(type) ?? [];
  if (kind === undefined) return type;
  if (kind === 'after') return `${id.split('.')[0]} elapses`;
  return `${id} ${kind === 'done.actor' ? 'succeeds' : 'fails'}`;
}

/**
 * True if the event is the outcome of a call. Outcomes are arranged beforehand; all other events are performed in turn.
 */
export const isOutcome = ({ type }: AnyEventObject) => /^xstate\.(?:done|error)\.actor\./.test(type);
