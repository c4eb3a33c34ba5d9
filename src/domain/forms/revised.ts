/** Comparison of a form's changes with the shop's current values. */
export interface Revised<V> {
  /** Fields still to be written: changed in the form, and different at the shop. */
  changed: readonly (keyof V & string)[];
  /** Fields in `changed` that were also changed elsewhere since they were shown. */
  outdated: readonly (keyof V & string)[];
  /** Fields changed elsewhere only: the form still has their former values. */
  elsewhere: readonly (keyof V & string)[];
  /** Values to write: the shop's current ones, with the changes. */
  next: V;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Compares a form's fields by name: initial values, wanted values, and the shop's current ones. Fields not changed in
 * the form keep the shop's value. Values are small JSON.
 */
export function revised<V extends object>(shown: V, wanted: V, current: V): Revised<V> {
  const fields = Object.keys(wanted) as (keyof V & string)[];
  const changed = fields.filter(
    (field) => !isSame(wanted[field], shown[field]) && !isSame(wanted[field], current[field]),
  );
  const outdated = changed.filter((field) => !isSame(shown[field], current[field]));
  const elsewhere = fields.filter(
    (field) => isSame(wanted[field], shown[field]) && !isSame(wanted[field], current[field]),
  );
  const written = Object.fromEntries(changed.map((field) => [field, wanted[field]]));
  return { changed, outdated, elsewhere, next: { ...current, ...written } };
}

/** Returns the values of `after` that differ from those of `before`, by field. */
export const differences = (before: object, after: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => !isSame(value, Object(before)[field])));
