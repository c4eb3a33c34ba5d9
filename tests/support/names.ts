import type { StateMachine } from 'xstate';

/** Machine of any type. */
// biome-ignore lint/suspicious/noExplicitAny: a machine's type has parameters that cannot be named here
export type AnyMachine = StateMachine<any, any, any, any, any, any, any, any, any, any, any, any, any, any>;

type Parts<M> =
  // biome-ignore lint/suspicious/noExplicitAny: three of the fourteen parameters are inferred
  M extends StateMachine<any, any, any, infer A, any, any, infer D, infer V, any, any, any, any, any, any>
    ? { actor: A extends { src: infer S extends string } ? S : never; delay: D & string; value: V }
    : never;

type NameIn<V> = V extends string
  ? V
  : { [K in keyof V & string]: V[K] extends undefined ? K : `${K}.${NameIn<V[K]>}` }[keyof V & string];

/** Name of a state as `nameOf` returns it: `loggedIn.fresh`. */
export type StateName<M extends AnyMachine> = NameIn<Parts<M>['value']>;
