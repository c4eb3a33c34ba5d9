import type { Effect, Position } from './model.ts';
import { brief, describeEvent, describeInput, nameOf, type Path, type Step } from './paths.ts';

/**
 * Describes the machine's behaviour as text that people read and reviews compare: for each state, each event and all
 * that it changes. A line appears once, however many paths show it.
 */
export function behaviourOf(name: string, paths: readonly Path[]): string {
  const states = new Map<string, Set<string>>();
  const linesOf = (state: string) => {
    const lines = states.get(state) ?? new Set<string>();
    states.set(state, lines);
    return lines;
  };
  const seen = new Set<Step>();
  for (const { input, start, steps } of paths) {
    linesOf('(start)').add(lineOf(`start ${describeInput(input)}`.trim(), null, start));
    let before = start;
    for (const step of steps) {
      const { event, position } = step;
      // Paths with a common beginning share its steps.
      if (!seen.has(step)) linesOf(titleOf(before)).add(lineOf(describeEvent(event), before, position));
      seen.add(step);
      before = position;
    }
    linesOf(titleOf(before));
  }
  const sections = [...states].map(([state, lines]) =>
    [state, ...[...lines].sort().map((line) => `  ${line}`)].join('\n'),
  );
  return [
    `${name}: what each event leads to. Generated from the paths by machine.spec.ts; when it differs, read the`,
    'difference, and if it is meant: npx vitest run machines -u',
    '',
    ...sections,
    '',
  ].join('\n');
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
