/** What of a form was changed here, and how that stands to what the shop has now. */
export interface Revised<V> {
  /** Fields that are still to be written: changed here, and not so at the shop. */
  changed: readonly (keyof V & string)[];
  /** Those of them that somebody else has changed since they were shown. */
  outdated: readonly (keyof V & string)[];
  /** What the shop has now, with the changes: what is written. */
  next: V;
  /** What was shown, with what the shop has of the outdated fields: what is compared with once that was read. */
  shown: V;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Compares the fields of a form, by name: what it began with, what is wanted, and what the shop has. What was not changed
 * here stays as it is there. Values are small JSON.
 */
export function revised<V extends object>(shown: V, wanted: V, current: V): Revised<V> {
  const fields = Object.keys(wanted) as (keyof V & string)[];
  const changed = fields.filter(
    (field) => !isSame(wanted[field], shown[field]) && !isSame(wanted[field], current[field]),
  );
  const outdated = changed.filter((field) => !isSame(shown[field], current[field]));
  const only = (from: V, names: readonly (keyof V & string)[]) =>
    Object.fromEntries(names.map((field) => [field, from[field]]));
  return {
    changed,
    outdated,
    next: { ...current, ...only(wanted, changed) },
    shown: { ...shown, ...only(current, outdated) },
  };
}
