import type { Subject } from './cases.ts';
import type { Effect, Position } from './model.ts';
import { brief, describeEvent, describeInput, nameOf, type Path, type Step } from './paths.ts';

/**
 * Describes the machine's behaviour as text that people read and reviews compare: for each state, the values that its
 * selectors return there, then each event and all that it changes. A line appears once, however many paths show it.
 */
export function behaviourOf({ name, selectors = {} }: Subject, paths: readonly Path[]): string {
  const states = new Map<string, { lines: Set<string>; positions: Set<Position> }>();
  const stateAt = (title: string, position?: Position) => {
    const state = states.get(title) ?? { lines: new Set(), positions: new Set() };
    states.set(title, state);
    if (position) state.positions.add(position);
    return state;
  };
  const seen = new Set<Step>();
  for (const { input, start, steps } of paths) {
    stateAt('(start)').lines.add(lineOf(`start ${describeInput(input)}`.trim(), null, start));
    let before = start;
    for (const step of steps) {
      const { event, position } = step;
      const state = stateAt(titleOf(before), before);
      // Paths with a common beginning share its steps.
      if (!seen.has(step)) state.lines.add(lineOf(describeEvent(event), before, position));
      seen.add(step);
      before = position;
    }
    stateAt(titleOf(before), before);
  }
  const sections = [...states].map(([title, { lines, positions }]) => {
    const shown = shownBy(selectors, [...positions]);
    return [title, ...(shown ? [`  shows ${shown}`] : []), ...[...lines].sort().map((line) => `  ${line}`)].join('\n');
  });
  return [
    `${name}: what each event leads to. Generated from the paths by machine.spec.ts; when it differs, read the`,
    'difference, and if it is meant: npx vitest run machines -u',
    '',
    ...sections,
    '',
  ].join('\n');
}

/** Formats the values that each selector returns at these positions; omits selectors without a value at any of them. */
function shownBy(selectors: object, positions: readonly Position[]): string {
  // Node sorts the names of a module, Vite does not.
  return Object.entries(selectors)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .filter(([, select]) => typeof select === 'function' && select.length === 1)
    .flatMap(([name, select]) => {
      const values = [...new Set(positions.map(({ snapshot }) => resultOf(() => select(snapshot))))].sort();
      if (values.every((value) => ['null', 'false', '[]'].includes(value))) return [];
      return [values.join() === 'true' ? name : `${name} ${values.join(' | ')}`];
    })
    .join('; ');
}

function resultOf(select: () => unknown): string {
  try {
    return brief(select(), 120);
  } catch {
    return '(throws)';
  }
}

function titleOf({ snapshot }: Position): string {
  const tags = [...snapshot.tags].sort().join(', ');
  const end = snapshot.status === 'active' ? '' : ` [${snapshot.status}]`;
  return `${nameOf(snapshot.value)}${tags && ` (${tags})`}${end}`;
}

function lineOf(event: string, before: Position | null, { snapshot, effects, set }: Position): string {
  const told = effects.map(wordsFor);
  const pauses = Object.entries(set).map(([type, delay]) => `${describeEvent({ type })} after ${delay} ms`);
  const output = snapshot.status === 'done' && snapshot.output !== undefined ? [`gives ${brief(snapshot.output)}`] : [];
  const all = [...changesOf(before?.snapshot.context ?? {}, snapshot.context), ...told, ...pauses, ...output];
  return [`${event} → ${nameOf(snapshot.value)}`, ...all].join('; ');
}

function wordsFor(effect: Effect): string {
  switch (effect.type) {
    case 'start':
      return `starts ${effect.id}${effect.input === undefined ? '' : ` ${brief(effect.input)}`}`;
    case 'stop':
      return `stops ${effect.id}`;
    case 'emit':
      return `emits ${describeEvent(effect.event)}`;
    case 'do':
      return `does ${effect.action}`;
  }
}

function changesOf(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  return Object.entries(after)
    .filter(([key, value]) => JSON.stringify(before[key]) !== JSON.stringify(value))
    .map(([key, value]) => `${key}: ${brief(value)}`);
}
