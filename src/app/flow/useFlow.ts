import { useActorRef } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { Actor, AnyStateMachine } from 'xstate';
import { useSubscription } from '#ui/useSubscription.ts';
import { useApp } from '../app.ts';
import { connectFlow, type Flow } from './startFlow.ts';

/** Runs a flow while the component is mounted; `begin` is called once to define it. */
export function useFlow<M extends AnyStateMachine>(begin: () => Flow<M>): Actor<M> {
  const { inspect } = useApp();
  const [flow] = useState(begin);
  const actor: Actor<M> = useActorRef(flow.machine, { input: flow.input, snapshot: flow.snapshot, inspect });
  useSubscription(useCallback(() => connectFlow(actor, flow), [actor, flow]));
  return actor;
}
