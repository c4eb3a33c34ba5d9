import type { FormDraft } from './types.ts';

type Values = Readonly<Record<string, unknown>>;

/** Rows of a list by key, in their order, and the one that was removed last. */
export interface Rows {
  readonly keys: readonly number[];
  readonly removed: { readonly key: number; readonly index: number } | null;
}

export interface FormState {
  /** What the fields hold, by path: `email`, `persons.3.share` for the row with key 3. Removed rows keep theirs. */
  readonly values: Values;
  readonly lists: Readonly<Record<string, Rows>>;
  /** Paths that were changed or submitted: their messages are shown. */
  readonly shown: ReadonlySet<string>;
  /** When a path was changed last, counted in changes of the form. */
  readonly changedAt: Readonly<Record<string, number>>;
  readonly changes: number;
}

export interface StoreOptions {
  initial: Values;
  /** An empty row for each list; what is not named here is a field. */
  emptyRows: Readonly<Record<string, Values>>;
  draft?: FormDraft | undefined;
  /** Fields, lists and fields of rows (`persons.taxId`) that a draft never holds. */
  secret?: readonly string[];
  /** Messages come with a refused submit and go with the next change, instead of coming with the change. */
  onSubmitOnly?: boolean;
}

export const pathIn = (list: string, key: number, field: string) => `${list}.${key}.${field}`;

/** What is typed into a form, without React: fields and rows by path, who is shown what, and the draft of it. */
export class FormStore {
  readonly #options: StoreOptions;
  readonly #listeners = new Set<() => void>();
  #state: FormState;
  #nextKey = 0;
  /** Rows and number of changes when the form was sent last: an answer of the shop is about those. */
  #sent: { lists: FormState['lists']; changes: number } | null = null;

  constructor(options: StoreOptions) {
    this.#options = options;
    const { initial, emptyRows, draft } = options;
    this.#state = this.#begin(restored(initial, emptyRows, draft?.read() ?? null));
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly read = (): FormState => this.#state;

  /** What was sent last, or what stands there if nothing was. */
  get sent() {
    return this.#sent ?? { lists: this.#state.lists, changes: this.#state.changes };
  }

  markSent(): void {
    this.#sent = { lists: this.#state.lists, changes: this.#state.changes };
  }

  set(path: string, value: unknown): void {
    if (Object.is(this.#state.values[path], value)) return;
    this.#change([path], { values: { ...this.#state.values, [path]: value } });
  }

  /** Fills fields in for whoever types, as one change. No message is shown of it; returns whether it changed anything. */
  fill(values: Values): boolean {
    const paths = Object.keys(values).filter((path) => !Object.is(this.#state.values[path], values[path]));
    if (paths.length > 0) this.#change(paths, { values: { ...this.#state.values, ...values } }, true);
    return paths.length > 0;
  }

  /** All messages are shown, those of empty fields too. */
  showAll(): void {
    const shown = new Set([...Object.keys(this.#state.values), ...Object.keys(this.#state.lists)]);
    this.#set({ ...this.#state, shown });
  }

  /** Adds an empty row at the end and returns its key. */
  add(list: string): number {
    const key = this.#nextKey++;
    const rows = this.#rows(list);
    const values = { ...this.#state.values, ...rowAt(list, key, this.#options.emptyRows[list] ?? {}) };
    this.#change([list], { values, lists: this.#with(list, { ...rows, keys: [...rows.keys, key] }) });
    return key;
  }

  remove(list: string, key: number): void {
    const { keys } = this.#rows(list);
    const index = keys.indexOf(key);
    if (index < 0) return;
    const rows = { keys: keys.filter((each) => each !== key), removed: { key, index } };
    this.#change([list], { lists: this.#with(list, rows) });
  }

  /** Puts the row back that was removed last, with what was typed and said there. */
  undo(list: string): void {
    const { keys, removed } = this.#rows(list);
    if (removed === null) return;
    const rows = { keys: keys.toSpliced(removed.index, 0, removed.key), removed: null };
    this.#change([list], { lists: this.#with(list, rows) });
  }

  /** What is typed, as one record. */
  values(): Values {
    return valuesOf(this.#state, Object.keys(this.#options.initial), this.#options.emptyRows);
  }

  #rows(list: string): Rows {
    return this.#state.lists[list] ?? { keys: [], removed: null };
  }

  #with(list: string, rows: Rows): FormState['lists'] {
    return { ...this.#state.lists, [list]: rows };
  }

  #change(paths: readonly string[], change: Partial<FormState>, isSilent = this.#options.onSubmitOnly): void {
    const { shown: before, changedAt, changes: count } = this.#state;
    const changes = count + 1;
    const shown = new Set(before);
    for (const path of paths) isSilent ? shown.delete(path) : shown.add(path);
    const changed = Object.fromEntries(paths.map((path) => [path, changes]));
    this.#set({ ...this.#state, ...change, shown, changes, changedAt: { ...changedAt, ...changed } });
    this.#options.draft?.write(withoutSecrets(this.values(), this.#options.secret ?? []));
  }

  #set(state: FormState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #begin(initial: Values): FormState {
    // Filled, not made anew by each row: of 2,000 rows that alone took 1.8 s.
    const values: Record<string, unknown> = {};
    const lists: Record<string, Rows> = {};
    for (const [name, value] of Object.entries(initial)) {
      if (!this.#options.emptyRows[name] || !Array.isArray(value)) {
        values[name] = value;
        continue;
      }
      const keys = value.map(() => this.#nextKey++);
      lists[name] = { keys, removed: null };
      keys.forEach((key, index) => {
        Object.assign(values, rowAt(name, key, value[index]));
      });
    }
    return { values, lists, shown: new Set(), changedAt: {}, changes: 0 };
  }
}

function rowAt(list: string, key: number, row: Values): Values {
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [pathIn(list, key, field), value]));
}

function valuesOf({ values, lists }: FormState, names: readonly string[], emptyRows: StoreOptions['emptyRows']) {
  const rowsOf = (list: string) =>
    (lists[list]?.keys ?? []).map((key) =>
      Object.fromEntries(Object.keys(emptyRows[list] ?? {}).map((field) => [field, values[pathIn(list, key, field)]])),
    );
  return Object.fromEntries(names.map((name) => [name, emptyRows[name] ? rowsOf(name) : values[name]]));
}

function withoutSecrets(values: Values, secret: readonly string[]): Values {
  const kept = (record: Values, prefix: string) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !secret.includes(prefix + name)));
  return Object.fromEntries(
    Object.entries(kept(values, '')).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((row) => (isRecord(row) ? kept(row, `${name}.`) : row)) : value,
    ]),
  );
}

/** The first values, with what a draft kept of them; what another edition of the form kept does not fit and is left. */
function restored(initial: Values, emptyRows: StoreOptions['emptyRows'], draft: unknown): Values {
  if (!isRecord(draft)) return initial;
  return Object.fromEntries(
    Object.entries(initial).map(([name, value]) => {
      const kept = draft[name];
      const empty = emptyRows[name];
      if (empty === undefined) return [name, fits(value, kept) ? kept : value];
      return [name, Array.isArray(kept) ? kept.filter(isRecord).map((row) => restored(empty, {}, row)) : value];
    }),
  );
}

/** Null stands for what was not said yet, so that any text, number or tick may follow it. */
function fits(value: unknown, kept: unknown): boolean {
  if (Array.isArray(value)) return Array.isArray(kept) && kept.every(isPlain);
  if (!isPlain(kept)) return false;
  if (value === null) return true;
  // A number that was taken out; a text is empty and never null.
  if (kept === null) return typeof value === 'number';
  return typeof value === typeof kept;
}

function isPlain(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
