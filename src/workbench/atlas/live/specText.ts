import { FailureError } from '#domain/shop/failure.ts';
import { nameOf } from '#machines/testing/paths.ts';
import type { AtlasSubject } from '../subjects.ts';
import type { Recording } from './recording.ts';

/**
 * Returns a recording as a spec, complete with its imports: saved beside the machine it runs unchanged, and fails once
 * the machine no longer goes this way. `at` is the ISO time of the recording.
 */
export function specOf(
  { name, folder }: Pick<AtlasSubject, 'name' | 'folder'>,
  { input, start, steps, key }: Recording,
  at: string,
): string {
  const events = steps.map(({ event }) => callFor(event));
  const states = [start, ...steps.map(({ position }) => position)].map(({ snapshot }) => nameOf(snapshot.value));
  const used = (word: string) => events.some((event) => event.startsWith(`${word}(`));
  const names = ['elapses', 'fails', 'play', 'succeeds'].filter((word) => word === 'play' || used(word));
  const failures = events.some((event) => event.includes('new FailureError('));
  return `import { expect, test } from 'vitest';
${failures ? "import { FailureError } from '#domain/shop/failure.ts';\n" : ''}import { subject } from '#machines/${folder}/testing/cases.ts';
import { ${names.join(', ')} } from '#machines/testing/paths.ts';

// Recorded in the sandbox at ${at}, secrets masked.
// ${key === null ? 'No path of the cases goes this way.' : `The cases go the same way by the key ${key}.`}
test(${literal(`${name}, recorded: ${runs(states).join(', ')}`)}, () => {
  const { snapshot } = play(
    subject.machine,
${[literal(input), ...events].map((line) => `    ${line},\n`).join('')}  );
  expect(snapshot.value).toEqual(${literal(steps.at(-1)?.position.snapshot.value ?? start.snapshot.value)});
});
`;
}

/** Removes consecutive duplicates. */
const runs = (names: readonly string[]) => names.filter((name, i) => name !== names[i - 1]);

/** Returns an event in the notation of `cases.ts`. */
function callFor(event: Recording['steps'][number]['event']): string {
  const [, kind, rest = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(event.type) ?? [];
  if (kind === 'after') {
    const dot = rest.indexOf('.');
    return `elapses(${literal(rest.slice(0, dot))}, ${literal(rest.slice(dot + 1))})`;
  }
  if (kind === 'error.actor') return `fails(${literal(rest)}, ${literal(event.error)})`;
  if (kind === 'done.actor')
    return `succeeds(${[rest, ...(event.output === undefined ? [] : [event.output])].map(literal).join(', ')})`;
  return literal(event);
}

/** Returns a value as TypeScript source. */
function literal(value: unknown): string {
  if (value instanceof FailureError) return `new FailureError(${literal(value.failure)})`;
  if (value instanceof Error) return `new Error(${literal(value.message)})`;
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  if (fields.length === 0) return '{}';
  return `{ ${fields.map(([key, field]) => `${/^[a-z_$][\w$]*$/i.test(key) ? key : literal(key)}: ${literal(field)}`).join(', ')} }`;
}
