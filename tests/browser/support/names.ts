import type { AnyEventObject, EventFromLogic, StateMachine } from 'xstate';

/** A machine, of whatever kind. */
// biome-ignore lint/suspicious/noExplicitAny: the parameters of a machine's type are not all known to satisfy theirs.
export type AnyMachine = StateMachine<any, any, any, any, any, any, any, any, any, any, any, any, any, any>;

type Parts<M> =
  // biome-ignore lint/suspicious/noExplicitAny: three of the fourteen parameters are asked for.
  M extends StateMachine<any, any, any, infer A, any, any, infer D, infer V, any, any, any, any, any, any>
    ? { actor: A extends { src: infer S extends string } ? S : never; delay: D & string; value: V }
    : never;

type NameIn<V> = V extends string
  ? V
  : { [K in keyof V & string]: V[K] extends undefined ? K : `${K}.${NameIn<V[K]>}` }[keyof V & string];

/** Where a machine can stand, as `nameOf` says it: `loggedIn.fresh`. */
export type StateName<M extends AnyMachine> = NameIn<Parts<M>['value']>;

/** What a person, another tab or the network does, or a delay that runs out: `code.submitted`, `pollInterval elapses`. */
export type ActName<M extends AnyMachine> = EventFromLogic<M>['type'] | `${Parts<M>['delay']} elapses`;

/** How a call ends: `logIn fails`. */
export type OutcomeName<M extends AnyMachine> = `${Parts<M>['actor']} ${'succeeds' | 'fails'}`;

/** The name of an event or outcome in one of the records: what `ActName` and `OutcomeName` are the types of. */
export function nameOfEvent({ type }: AnyEventObject): string {
  const [, kind, id = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(type) ?? [];
  if (kind === undefined) return type;
  if (kind === 'after') return `${id.split('.')[0]} elapses`;
  return `${id} ${kind === 'done.actor' ? 'succeeds' : 'fails'}`;
}

/** Whether the event is how a call ends, which is arranged beforehand; everything else is done when its turn comes. */
export const isOutcome = ({ type }: AnyEventObject) => /^xstate\.(?:done|error)\.actor\./.test(type);
