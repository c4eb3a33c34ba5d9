import { selectScreen } from '../kit/meta.ts';
import type { Subject } from './cases.ts';
import { graphOf } from './graph.ts';
import { describeEvent, keyOf, nameOf, type Path, pathsOf, type Step, stateNodesIn, transitionsOf } from './paths.ts';

/** An event on the way from one screen to another, in the state that it meets. */
export interface ScreenStep {
  /** State before the event: `amount.placing`. */
  state: string;
  /** Event in words, as in the paths: `createOrder fails: offline`. */
  event: string;
  /** Type of the event: `quantity.submitted`. */
  type: string;
  /** Names of the guards that held. */
  guards: readonly string[];
}

/** The events by which a machine leads from one screen (`meta.screen`) to another. */
export interface ScreenWay {
  machine: string;
  from: string;
  to: string;
  steps: readonly ScreenStep[];
  /** Names of the transitions that the steps take. */
  transitions: readonly string[];
  /** Key of a path that goes this way (`keyOf`). */
  key: string;
}

/** A screen of a machine, as its paths show it. */
export interface MachineScreen {
  machine: string;
  screen: string;
  /** Ids of the states that show the screen. */
  states: readonly string[];
  /** Kinds of the failures that occur while the machine shows the screen; not those that it still holds from before. */
  failures: readonly string[];
}

export interface ScreensOfMachine {
  screens: readonly MachineScreen[];
  /** Shortest first; of two ways with the same events and guards only one. */
  ways: readonly ScreenWay[];
}

/**
 * Returns the screens of a machine and the ways between them, along its generated paths. States without a screen belong
 * to the way: the screen before them stays in the address bar.
 */
export function screensOf(subject: Subject): ScreensOfMachine {
  const { name: machine, cases } = subject;
  const { states } = graphOf(subject.machine);
  if (states.every(({ meta }) => meta.screen === undefined)) return { screens: [], ways: [] };
  const names = transitionsOf(subject.machine);
  const namesOf = (steps: readonly Step[]) =>
    steps.flatMap(({ position }) => position.taken.flatMap((taken) => names.get(taken) ?? []));
  const order = states.map(({ id }) => id);
  const screens = new Map<string, { states: Set<string>; failures: Set<string> }>();
  const ways = new Map<string, ScreenWay>();
  for (const path of pathsOf(subject.machine, cases)) {
    const positions = [path.start, ...path.steps.map(({ position }) => position)];
    let last: { screen: string; index: number } | null = null;
    for (const [index, { snapshot }] of positions.entries()) {
      const screen = selectScreen<string>(snapshot);
      if (screen === null) continue;
      const known = screens.get(screen) ?? { states: new Set(), failures: new Set() };
      screens.set(screen, known);
      for (const { id, meta } of stateNodesIn(snapshot)) if (meta?.screen === screen) known.states.add(id);
      const before = last === null ? null : failureIn(positions[last.index]?.snapshot.context);
      const failure = failureIn(snapshot.context);
      if (failure !== before) for (const kind of kindOf(failure)) known.failures.add(kind);
      if (last !== null && last.screen !== screen) {
        const crossing = path.steps.slice(last.index, index);
        const steps = path.steps.slice(beginningOf(path, last.index), index);
        const way: ScreenWay = {
          machine,
          from: last.screen,
          to: screen,
          steps: steps.map(({ event, position }, nth) => ({
            state: nameOf((positions[index - steps.length + nth] ?? path.start).snapshot.value),
            event: describeEvent(event),
            type: event.type,
            guards: position.taken.flatMap(({ guard }) => guardNameOf(guard)),
          })),
          transitions: namesOf(steps),
          key: keyOf(cases, { input: path.input, steps: path.steps.slice(0, index) }),
        };
        const identity = JSON.stringify([way.from, way.to, namesOf(crossing)]);
        const known = ways.get(identity);
        if (!known || known.steps.length > steps.length) ways.set(identity, way);
      }
      last = { screen, index };
    }
  }
  return {
    screens: [...screens].map(([screen, known]) => ({
      machine,
      screen,
      states: order.filter((id) => known.states.has(id)),
      failures: [...known.failures].sort(),
    })),
    ways: [...ways.values()].sort((one, other) => one.steps.length - other.steps.length),
  };
}

/**
 * Returns the index of the step with which a way begins: the event of a user, or of another machine, whose effects led
 * away from the screen.
 */
function beginningOf({ start, steps }: Path, last: number): number {
  let first = last;
  const before = (index: number) => steps[index - 1]?.position ?? start;
  while (
    first > 0 &&
    steps[first]?.event.type.startsWith('xstate.') &&
    selectScreen(before(first - 1).snapshot) === selectScreen(before(last).snapshot)
  )
    first--;
  return first;
}

const failureIn = (context: unknown): unknown =>
  typeof context === 'object' && context !== null && 'failure' in context ? context.failure : null;

function kindOf(failure: unknown): string[] {
  const kind = typeof failure === 'object' && failure !== null && 'kind' in failure ? failure.kind : null;
  return typeof kind === 'string' ? [kind] : [];
}

function guardNameOf(guard: unknown): string[] {
  if (typeof guard === 'string') return [guard];
  return typeof guard === 'object' && guard !== null && 'type' in guard ? [String(guard.type)] : [];
}
