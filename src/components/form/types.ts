import type { RuleBreach } from '#domain/forms/validation.ts';
import type { Failure, Violation } from '#domain/shop/failure.ts';

/** A rule of a form: how a value breaks it, or null. The rules of `domain/forms` are such. */
export type FormRule<T, B = RuleBreach> = (value: T) => B | null;

/** The row of a list, or never where a field holds anything else: rows are records, not texts or numbers. */
export type RowOf<T> = T extends readonly (infer R)[] ? (R extends object ? R : never) : never;

/** Names of a form's lists: those of its values that are rows. */
export type ListName<V> = {
  [K in keyof V]-?: [RowOf<V[K]>] extends [never] ? never : K;
}[keyof V] &
  string;

/** Names of a form's fields: all that are no list. */
export type FieldName<V> = Exclude<keyof V & string, ListName<V>>;

/** Rules of the fields by name, in the order in which they are checked. A field without rules says so by `[]`. */
export type RulesOf<V, B = RuleBreach> = {
  readonly [K in keyof V]-?: [RowOf<V[K]>] extends [never] ? readonly FormRule<V[K], B>[] : ListRules<RowOf<V[K]>, B>;
};

/** A list of rows: what a new one holds, the rules of each row's fields, and those of the list as a whole. */
export interface ListRules<R, B = RuleBreach> {
  empty: R;
  row: RulesOf<R, B> | ((row: R) => RulesOf<R, B>);
  list?: readonly FormRule<readonly R[], B>[];
}

/** What is never kept in a draft: a field, a whole list (`persons`), or a field of its rows (`persons.taxId`). */
export type SecretName<V> =
  | (keyof V & string)
  | { [K in ListName<V>]: `${K}.${keyof RowOf<V[K]> & string}` }[ListName<V>];

/** Where a form keeps what is typed, so that a reload loses nothing. Whoever shows the form hands it in. */
export interface FormDraft {
  /** What was kept, as parsed JSON; null where nothing is. */
  read(): unknown;
  write(values: unknown): void;
}

/** What the view of a form gets from its flow. */
export interface FormViewProps<V> {
  busy: boolean;
  /** Why the last submission failed, as a whole. */
  failure: Failure | null;
  /** What the shop found wrong, said once for each failed submission: a new array is news, the same one is not. */
  violations: readonly Violation[];
  draft?: FormDraft;
  /** Something was changed: what the shop said of the whole form is over. */
  onEdited: () => void;
  onSubmit: (values: V) => void;
}
