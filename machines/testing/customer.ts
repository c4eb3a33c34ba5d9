import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine } from 'xstate';
import type { Cases } from './cases.ts';
import { canHappen, modelOf, type Position } from './model.ts';
import { describeEvent, nameOf, type Path } from './paths.ts';

/**
 * Returns the context fields that still hold data of a customer after a change or a logout: a step that changes the
 * customer must lead to the same result as without a previous customer. Tries every event at every position of every
 * path, so that no `stateKey` has to mention the data to clear.
 */
export function leftBehind(
  machine: AnyStateMachine,
  cases: Cases<AnyStateMachine>,
  paths: readonly Path[],
): readonly string[] {
  const { customer } = cases;
  if (!customer) return [];
  const model = modelOf(machine);
  const sameCustomer = (a: Position, b: Position) => customer.of(a.snapshot) === customer.of(b.snapshot);
  const events = [...cases.events, ...cases.outcomes];
  const positions = [...new Set(paths.flatMap((path) => [path.start, ...path.steps.map(({ position }) => position)]))];
  const changes = positions.flatMap((before) =>
    events
      .filter((event) => canHappen(before, event))
      .map((event) => ({ before, event, after: model.step(before, event) }))
      .filter(({ after }) => !sameCustomer(before, after)),
  );
  const start = paths[0]?.start;
  const freshAfter = ({ event, after }: (typeof changes)[number]): Position | undefined => {
    const alike = changes.filter((each) => each.event === event && sameCustomer(each.after, after));
    const arrival = alike.find((each) => customer.of(each.before.snapshot) === null) ?? alike[0];
    return customer.of(after.snapshot) === null ? start : arrival?.after;
  };
  const found = new Set<string>();
  for (const change of changes) {
    const { before, event, after } = change;
    const fresh = freshAfter(change);
    const isGone = customer.of(after.snapshot) === null;
    for (const [field, value] of Object.entries(after.snapshot.context)) {
      if (isGone && customer.tells.includes(field)) continue;
      if (fresh && !isDeepStrictEqual(value, fresh.snapshot.context[field]))
        found.add(`${nameOf(before.snapshot.value)}, ${describeEvent(event)}: leaves ${field}`);
    }
  }
  return [...found];
}
