import type { Violation } from '#domain/shop/failure.ts';
import { type FormStore, pathIn } from './store.ts';

/** What the shop found wrong with a submission, by the paths of what was sent. */
export interface Taken {
  violations: readonly Violation[];
  at: ReadonlyMap<string, string>;
  /** What belongs to no field, in the shop's words; null where nothing is. */
  unplaced: string | null;
  /** How often the form had been changed when it was sent: what was changed since is not blamed. */
  changes: number;
}

export const nothingTaken: Taken = { violations: [], at: new Map(), unplaced: null, changes: 0 };

/**
 * Finds the fields that violations are about. A row is found by its place in what was sent, and from then on goes by
 * its key: the message stays with the person it is about, whichever row above is removed.
 */
export function take(violations: readonly Violation[], store: FormStore): Taken {
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

/** `persons[1].share` is the field of the second row that was sent. */
function pathOf(propertyPath: string, keyAt: (list: string, index: number) => number | undefined): string | null {
  const row = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(propertyPath);
  if (row === null) return propertyPath;
  const [, list = '', index, field = ''] = row;
  const key = keyAt(list, Number(index));
  return key === undefined ? null : pathIn(list, key, field);
}

const joined = (before: string | undefined, message: string) => (before ? `${before} ${message}` : message);
