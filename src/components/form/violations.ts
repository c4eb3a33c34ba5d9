import type { Violation } from '#domain/shop/failure.ts';
import { type FormStore, pathIn } from './store.ts';

/** The shop's violations of a submission, by field path. */
export interface Taken {
  violations: readonly Violation[];
  at: ReadonlyMap<string, string>;
  /** Violations that belong to no field, in the shop's words; null without any. */
  unplaced: string | null;
  /** Number of the form's changes at the submission: fields changed since show no violation. */
  changes: number;
}

export const nothingTaken: Taken = { violations: [], at: new Map(), unplaced: null, changes: 0 };

/**
 * Maps violations to fields. A row is found by its index in the submission and identified by its key from then on: the
 * message stays with its person, whichever row above is removed.
 */
export function placeViolations(violations: readonly Violation[], store: FormStore): Taken {
  const { lists, changes } = store.sent;
  const { values } = store.read();
  const at = new Map<string, string>();
  const unplaced: string[] = [];
  for (const { propertyPath, message } of violations) {
    const path = pathOf(propertyPath, (list, index) => lists[list]?.keys[index]);
    if (path !== null && (path in values || path in lists)) at.set(path, joined(at.get(path), message));
    else unplaced.push(message);
  }
  return { violations, at, unplaced: unplaced.length > 0 ? unplaced.join(' ') : null, changes };
}

/** Resolves `persons[1].share` to the field of the second submitted row. */
function pathOf(propertyPath: string, keyAt: (list: string, index: number) => number | undefined): string | null {
  const row = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(propertyPath);
  if (row === null) return propertyPath;
  const [, list = '', index, field = ''] = row;
  const key = keyAt(list, Number(index));
  return key === undefined ? null : pathIn(list, key, field);
}

const joined = (before: string | undefined, message: string) => (before ? `${before} ${message}` : message);
