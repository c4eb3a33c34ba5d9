import { fieldsOf } from '#domain/shop/fieldsOf.ts';

/** Comparison of a form's changes with the shop's current values. */
export interface Revision<V> {
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
 *
 * @param sent Values of an earlier save whose answer was lost: where the shop has them, nothing changed elsewhere.
 */
export function revisionOf<V extends object>(shown: V, wanted: V, current: V, sent = shown): Revision<V> {
  const fields = Object.keys(wanted) as (keyof V & string)[];
  const known = (field: keyof V) => (isSame(sent[field], current[field]) ? current[field] : shown[field]);
  const differing = fields.filter((field) => !isSame(wanted[field], current[field]));
  const changed = differing.filter((field) => !isSame(wanted[field], known(field)));
  const outdated = changed.filter((field) => !isSame(known(field), current[field]));
  const elsewhere = differing.filter((field) => isSame(wanted[field], known(field)));
  const written = Object.fromEntries(changed.map((field) => [field, wanted[field]]));
  return { changed, outdated, elsewhere, next: { ...current, ...written } };
}

/** Returns the values of `after` that differ from those of `before`, by field. */
export const differences = (before: object, after: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => !isSame(value, fieldsOf(before)[field])));

/**
 * Returns the fields of `wanted` to send: those that differ from `known`, and prefilled ones that the shop does not
 * have yet. Null, undefined and an empty text are equal.
 *
 * @param known Fields for the shop's current data, in the form of `wanted`.
 * @param stored Current data as the shop has it.
 */
export const fieldsToSend = <T extends object>(stored: object, known: T, wanted: T): Partial<T> => {
  const isEmpty = (value: unknown) => (value ?? '') === '';
  const kept = Object.entries(wanted).filter(([field, value]) =>
    isSame(value, fieldsOf(known)[field]) ? isEmpty(fieldsOf(stored)[field]) && !isEmpty(value) : true,
  );
  return Object.fromEntries(kept) as Partial<T>;
};
