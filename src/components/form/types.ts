import type { RuleBreach } from '#domain/forms/validation.ts';
import type { Failure, Violation } from '#domain/shop/failure.ts';

/** Rule of a form: returns the breach, or null. The rules of `domain/forms` have this type. */
export type FormRule<T, B = RuleBreach> = (value: T) => B | null;

/** Row type of a list; never for other values: rows are records, not texts or numbers. */
export type RowOf<T> = T extends readonly (infer R)[] ? (R extends object ? R : never) : never;

/** Names of a form's lists: those of its values that are rows. */
export type ListName<V> = {
  [K in keyof V]-?: [RowOf<V[K]>] extends [never] ? never : K;
}[keyof V] &
  string;

/** Names of a form's fields: all that are not lists. */
export type FieldName<V> = Exclude<keyof V & string, ListName<V>>;

/** Rules of the fields by name, in the order in which they are checked. A field without rules needs `[]`. */
export type RulesOf<V, B = RuleBreach> = {
  readonly [K in keyof V]-?: [RowOf<V[K]>] extends [never] ? readonly FormRule<V[K], B>[] : ListRules<RowOf<V[K]>, B>;
};

/** Rules of a list: values of a new row, rules of each row's fields, and rules of the list as a whole. */
export interface ListRules<R, B = RuleBreach> {
  empty: R;
  row: RulesOf<R, B> | ((row: R) => RulesOf<R, B>);
  list?: readonly FormRule<readonly R[], B>[];
}

/** Name never stored in a draft: a field, a whole list (`persons`), or a field of its rows (`persons.taxId`). */
export type SecretName<V> =
  | (keyof V & string)
  | { [K in ListName<V>]: `${K}.${keyof RowOf<V[K]> & string}` }[ListName<V>];

/** Storage of a form's input, so that a reload loses nothing. Provided by the form's flow. */
export interface FormDraft {
  /** Returns the stored values as parsed JSON; null without any. */
  read(): unknown;
  write(values: unknown): void;
}

export interface FormViewProps<V> {
  busy: boolean;
  /** Failure of the last submission as a whole. */
  failure: Failure | null;
  /** Violations of the last submission: a new array is processed, an array seen before is not. */
  violations: readonly Violation[];
  draft?: FormDraft;
  /** Called at each change: the shop's message about the whole form is outdated. */
  onEdited: () => void;
  onSubmit: (values: V) => void;
}
