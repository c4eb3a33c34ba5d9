import { type AnyStateMachine, type AnyStateNode, createMachine, not } from 'xstate';

export interface Mutation {
  /** Stable across runs, and readable: `order.placing onDone[2] retargeted to order.steps.failed.method`. */
  id: string;
  kind: Kind;
  /** Returns the changed machine; the original stays unchanged. Throws when XState refuses the chart. */
  apply(): AnyStateMachine;
}

export type Kind =
  | 'transition dropped'
  | 'transition retargeted'
  | 'guard negated'
  | 'guard dropped'
  | 'action dropped'
  | 'onError dropped'
  | 'reenter dropped'
  | 'tag dropped'
  | 'initial swapped'
  | 'delay changed';

type Config = Record<string, unknown>;
type Place = readonly (string | number)[];

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

/** Returns a copy of the config with the value at the place replaced, or removed (`undefined`). */
function changed(value: unknown, [key, ...rest]: Place, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    const copy = value.map((item, i) => (i === key ? changed(item, rest, to) : item));
    return copy.filter((item) => item !== undefined);
  }
  if (!isConfig(value)) throw new Error(`nothing stands at ${String(key)}`);
  // A key with an empty value would forbid the event instead of leaving it to the parent.
  const { [key]: written, ...others } = value;
  const now = changed(written, rest, to);
  return now === undefined ? others : { ...value, [key]: now };
}

/** Returns every change of one piece that the machine’s config allows, in the order of the chart. */
export function mutationsOf(machine: AnyStateMachine): Mutation[] {
  const { config, implementations } = machine;
  const found: Mutation[] = [];
  const add = (kind: Kind, id: string, place: Place, to?: unknown) => {
    found.push({ kind, id, apply: () => machineOf(changed(config, place, to), implementations) });
  };
  /** Drops each element once from a value or list, such as actions and tags. */
  const dropEach = (kind: Kind, at: string, place: Place, value: unknown) => {
    const list = listOf(value);
    list.forEach((item, i) => {
      const rest = list.filter((_, other) => other !== i);
      add(kind, `${at}: ${nameOf(item, i)} dropped`, place, rest);
    });
  };
  const transitions = (node: AnyStateNode, event: string, at: string, place: Place, value: unknown) => {
    const compiled = event === '' ? node.always : node.transitions.get(event);
    const list = listOf(value);
    list.forEach((written, i) => {
      const name = list.length > 1 ? `${at}[${i}]` : at;
      const here = Array.isArray(value) ? [...place, i] : place;
      const dropped = at.endsWith('onError') ? 'onError dropped' : 'transition dropped';
      add(dropped, `${name} dropped`, here);
      const transition = isConfig(written) ? written : { target: written };
      const target = compiled?.[i]?.target?.[0];
      const other = target && siblingOf(target);
      if (other) {
        const to = { ...transition, target: `#${other.id}` };
        add('transition retargeted', `${name} retargeted to ${other.id}`, here, to);
      }
      if (transition.guard !== undefined) {
        const guard = negated(transition.guard);
        add('guard negated', `${name} guard ${nameOf(transition.guard, 0)} negated`, [...here, 'guard'], guard);
        add('guard dropped', `${name} guard ${nameOf(transition.guard, 0)} dropped`, [...here, 'guard']);
      }
      if (transition.reenter) add('reenter dropped', `${name} reenter dropped`, [...here, 'reenter']);
      dropEach('action dropped', name, [...here, 'actions'], transition.actions);
    });
  };
  const visit = (node: AnyStateNode, place: Place) => {
    const written: Config = { ...node.config };
    for (const [event, value] of entriesOf(written.on)) {
      // `{}` forbids an event; without it a parent would handle the event, so it is dropped like other transitions.
      transitions(node, event, `${node.id} ${event}`, [...place, 'on', event], value);
    }
    if (written.always) transitions(node, '', `${node.id} always`, [...place, 'always'], written.always);
    for (const [delay, value] of entriesOf(written.after)) {
      const event = `xstate.after.${delay}.${node.id}`;
      transitions(node, event, `${node.id} after ${delay}`, [...place, 'after', delay], value);
    }
    if (written.onDone) {
      transitions(node, `xstate.done.state.${node.id}`, `${node.id} onDone`, [...place, 'onDone'], written.onDone);
    }
    listOf(written.invoke).forEach((invoke, i) => {
      if (!isConfig(invoke)) return;
      const here = [...place, 'invoke', ...(Array.isArray(written.invoke) ? [i] : [])];
      const at = `${node.id} ${String(invoke.id)}`;
      for (const [exit, type] of [['onDone', 'done'] as const, ['onError', 'error'] as const]) {
        const event = `xstate.${type}.actor.${String(invoke.id)}`;
        if (invoke[exit]) transitions(node, event, `${at} ${exit}`, [...here, exit], invoke[exit]);
      }
    });
    dropEach('action dropped', `${node.id} entry`, [...place, 'entry'], written.entry);
    dropEach('action dropped', `${node.id} exit`, [...place, 'exit'], written.exit);
    dropEach('tag dropped', `${node.id} tag`, [...place, 'tags'], written.tags);
    const initial = typeof written.initial === 'string' ? node.states[written.initial] : undefined;
    const other = initial && siblingOf(initial);
    if (other) add('initial swapped', `${node.id} initial is ${other.key}`, [...place, 'initial'], other.key);
    for (const [key, child] of Object.entries(node.states)) visit(child, [...place, 'states', key]);
  };
  visit(machine.root, []);

  for (const [name, delay] of Object.entries(implementations.delays)) {
    const longer = (...args: unknown[]) =>
      2 * Number(typeof delay === 'function' ? Reflect.apply(delay, null, args) : delay) + 1;
    const delays = { ...implementations.delays, [name]: longer };
    found.push({
      kind: 'delay changed',
      id: `${machine.id} delay ${name} twice as long`,
      apply: () => machineOf(config, { ...implementations, delays }),
    });
  }
  return found;
}

/** Returns the machine, created again without a change: it must not make a test fail. */
export const unchanged = (machine: AnyStateMachine): AnyStateMachine =>
  machineOf(machine.config, machine.implementations);

function machineOf(config: unknown, implementations: AnyStateMachine['implementations']): AnyStateMachine {
  if (!isConfig(config)) throw new Error('a machine is made from a plain object');
  const bare: AnyStateMachine = createMachine(config);
  return bare.provide(implementations);
}

const entriesOf = (value: unknown) => (isConfig(value) ? Object.entries(value) : []);

/** Returns the state after this one among those with the same parent; the first after the last. */
function siblingOf(node: AnyStateNode): AnyStateNode | undefined {
  const siblings = Object.values(node.parent?.states ?? {}).filter((each) => each === node || each.type !== 'history');
  const next = siblings[(siblings.indexOf(node) + 1) % siblings.length];
  return next === node ? undefined : next;
}

function negated(guard: unknown): unknown {
  if (typeof guard === 'string') return not(guard);
  if (isConfig(guard) && typeof guard.type === 'string') return not({ type: guard.type, params: guard.params });
  throw new Error('a guard is a name, or a name with params');
}

function nameOf(item: unknown, i: number): string {
  if (typeof item === 'string') return item;
  return isConfig(item) && typeof item.type === 'string' ? item.type : `#${i + 1}`;
}
