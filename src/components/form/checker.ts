import { firstFailing } from '#domain/forms/validation.ts';
import { type FormState, type FormStore, pathIn } from './store.ts';
import type { RulesOf } from './types.ts';
import type { Taken } from './violations.ts';

/** Rules without value types: the types were checked in the form's source. */
type AnyRule<B> = { rule(value: unknown): B | null }['rule'];
interface AnyListRules<B> {
  empty: Readonly<Record<string, unknown>>;
  row: AnyRules<B> | { rules(row: unknown): AnyRules<B> }['rules'];
  list?: readonly AnyRule<B>[];
}
export type AnyRules<B> = Readonly<Record<string, readonly AnyRule<B>[] | AnyListRules<B>>>;

const isList = <B>(rules: readonly AnyRule<B>[] | AnyListRules<B>): rules is AnyListRules<B> => 'row' in rules;

/** Returns the rules by name, without the types of the values. */
export const withoutTypes = <V extends object, B>(rules: RulesOf<V, B>): AnyRules<B> =>
  Object.fromEntries(Object.entries(rules));

export const emptyRowsOf = <B>(rules: AnyRules<B>) =>
  Object.fromEntries(Object.entries(rules).flatMap(([name, each]) => (isList(each) ? [[name, each.empty]] : [])));

function breachesOf<B>(rules: AnyRules<B>, { values, lists }: FormState, typed: Readonly<Record<string, unknown>>) {
  const breaches = new Map<string, B>();
  const check = (path: string, each: readonly AnyRule<B>[], value: unknown) => {
    const breach = firstFailing<unknown, B>(each, value);
    if (breach !== null) breaches.set(path, breach);
  };
  for (const [name, each] of Object.entries(rules)) {
    if (!isList(each)) {
      check(name, each, values[name]);
      continue;
    }
    check(name, each.list ?? [], typed[name]);
    for (const key of lists[name]?.keys ?? []) {
      const row = Object.fromEntries(Object.keys(each.empty).map((field) => [field, values[pathIn(name, key, field)]]));
      const rowRules = typeof each.row === 'function' ? each.row(row) : each.row;
      for (const [field, ofField] of Object.entries(rowRules)) {
        if (!isList(ofField)) check(pathIn(name, key, field), ofField, row[field]);
      }
    }
  }
  return breaches;
}

export interface Shown {
  value: unknown;
  error: string | undefined;
}

export interface CheckerOptions<B> {
  store: FormStore;
  rules: (values: Readonly<Record<string, unknown>>) => AnyRules<B>;
  say: (breach: B) => string;
  taken: Taken;
  onEdited: () => void;
}

/** Derives each control's value and error from the store and the latest rules. */
export class Checker<B = unknown> {
  readonly store: FormStore;
  readonly onEdited: () => void;
  readonly taken: Taken;
  readonly #options: CheckerOptions<B>;
  readonly #shown = new Map<string, Shown>();
  #checked: { state: FormState; breaches: ReadonlyMap<string, B> } | null = null;

  constructor(options: CheckerOptions<B>) {
    this.#options = options;
    this.store = options.store;
    this.onEdited = options.onEdited;
    this.taken = options.taken;
  }

  breaches(): ReadonlyMap<string, B> {
    const state = this.store.read();
    if (this.#checked?.state !== state) {
      const values = this.store.values();
      this.#checked = { state, breaches: breachesOf(this.#options.rules(values), state, values) };
    }
    return this.#checked.breaches;
  }

  /** Returns a stable object until the value or error at the path changes, so that only its control renders. */
  readonly shownAt = (path: string): Shown => {
    const state = this.store.read();
    const value = path in state.values ? state.values[path] : state.lists[path];
    const error = this.#errorAt(path, state);
    const before = this.#shown.get(path);
    if (before && Object.is(before.value, value) && before.error === error) return before;
    const shown = { value, error };
    this.#shown.set(path, shown);
    return shown;
  };

  /** Returns the shop's violations of the form as a whole, until any field is changed. */
  unplaced(): string | null {
    return this.store.read().changes <= this.taken.changes ? this.taken.unplaced : null;
  }

  #errorAt(path: string, state: FormState): string | undefined {
    const breach = state.shown.has(path) ? this.breaches().get(path) : undefined;
    if (breach !== undefined) return this.#options.say(breach);
    const isUnchanged = (state.changedAt[path] ?? 0) <= this.taken.changes;
    return isUnchanged ? this.taken.at.get(path) : undefined;
  }
}
