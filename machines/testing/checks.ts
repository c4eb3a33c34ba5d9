import type { AnyStateMachine } from 'xstate';
import type { Cases } from './cases.ts';
import { leftBehind } from './customer.ts';
import { indistinct, unnamed } from './names.ts';
import { calledAlike, type Path, untaken, unused } from './paths.ts';
import { unknownCitations } from './requirements.ts';
import { forgetful, unfitToKeep } from './restore.ts';
import {
  breaches,
  brokenInvariants,
  deadStates,
  emptyWaits,
  foreignActions,
  foreignToJson,
  leakedSecrets,
  traps,
} from './rules.ts';

/** Rule for every machine. `find` returns a message for each breach. */
export interface Check {
  title: string;
  find(): readonly string[];
}

/** Returns the rules that can be checked on a machine and its paths without an actor; `specOfMachine` tests each. */
export function checksOf(machine: AnyStateMachine, cases: Cases<AnyStateMachine>, paths: readonly Path[]): Check[] {
  return [
    { title: 'every transition is taken by a path', find: () => untaken(machine, paths) },
    { title: 'every case is used by a path', find: () => unused(cases, paths) },
    { title: 'no two cases are called alike', find: () => calledAlike(cases) },
    { title: 'every state is entered', find: () => deadStates(machine, paths) },
    { title: 'every state that is not an end has a way out', find: () => traps(paths, cases) },
    {
      title: 'invokes, delays, events, descriptions and requirements follow the rules',
      find: () => breaches(machine),
    },
    { title: 'guards and actions go by name', find: () => unnamed(machine) },
    { title: 'no two ways out of a state are labelled the same', find: () => indistinct(machine) },
    { title: 'every requirement cites what exists', find: () => unknownCitations(machine) },
    { title: 'a waiting state runs a call or a timer', find: () => emptyWaits(paths) },
    { title: 'every place is the same after a reload', find: () => forgetful(machine, cases, paths) },
    { title: 'what is kept for a reload repeats no write', find: () => unfitToKeep(machine, cases, paths) },
    { title: 'actions only assign, raise and emit', find: () => foreignActions(paths) },
    { title: 'context is plain JSON everywhere', find: () => foreignToJson(paths) },
    { title: 'no password, code or token gets into context', find: () => leakedSecrets(paths) },
    { title: 'nothing of a customer is left when another one comes', find: () => leftBehind(machine, cases, paths) },
    { title: 'what must always hold holds on every path', find: () => brokenInvariants(paths, cases) },
  ];
}
