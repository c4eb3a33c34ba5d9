import { type ReactNode, useSyncExternalStore } from 'react';
import classes from './fields.module.css';
import type { FieldName } from './types.ts';
import type { Fields } from './useForm.ts';

/** Props of a control: `<TextField label={…} {...field} />`. */
export interface FieldProps<T> {
  name: string;
  value: T;
  onChange: (value: T) => void;
  error: string | undefined;
}

export interface FieldComponentProps<V, N extends FieldName<V>> {
  of: Fields<V>;
  name: N;
  children: (field: FieldProps<V[N]>) => ReactNode;
}

/** Single field of a form. Renders when its own value or message changes, and with its view. */
export function Field<V, N extends FieldName<V>>({ of, name, children }: FieldComponentProps<V, N>) {
  const { checker, prefix } = of;
  const path = prefix + name;
  const { value, error } = useShown(checker, path);
  return children({
    name: path,
    value: value as V[N],
    onChange(next) {
      checker.store.set(path, next);
      checker.onEdited();
    },
    error,
  });
}

/** Subscribes to a field's value, for parts that depend on it: each change of the field renders the caller. */
export function useFieldValue<V, N extends FieldName<V>>({ checker, prefix }: Fields<V>, name: N): V[N] {
  return useShown(checker, prefix + name).value as V[N];
}

/** Returns a field's value inside an event handler; `useFieldValue` is for rendering. */
export function fieldValue<V, N extends FieldName<V>>({ checker, prefix }: Fields<V>, name: N): V[N] {
  return checker.shownAt(prefix + name).value as V[N];
}

/** Fills fields in automatically, as a single change, without showing messages. */
export function fillFields<V>({ checker, prefix }: Fields<V>, values: Partial<Pick<V, FieldName<V>>>): void {
  const byPath = Object.entries(values).map(([name, value]) => [prefix + name, value]);
  if (checker.store.fill(Object.fromEntries(byPath))) checker.onEdited();
}

function useShown({ store, shownAt }: Fields<unknown>['checker'], path: string) {
  const read = () => shownAt(path);
  return useSyncExternalStore(store.subscribe, read, read);
}

/**
 * Fields beside each other if there is room for the letters, else in one column. `data-span` of a field is its share of
 * a line: 2, 3 or 4 of 6; without it, a field has the whole line.
 */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={classes.fields}>{children}</div>;
