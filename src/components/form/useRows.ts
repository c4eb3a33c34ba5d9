import { useCallback, useState, useSyncExternalStore } from 'react';
import { focusFirstControl } from '#ui/Form.tsx';
import type { Rows } from './store.ts';
import type { ListName, RowOf } from './types.ts';
import type { Fields } from './useForm.ts';

export interface Row<R> {
  /** Stable, whatever rows above are added or removed. */
  key: number;
  fields: Fields<R>;
  /** Ref of the row's element: a row that was added or restored takes the focus. */
  ref: (row: HTMLElement | null) => void;
}

export interface FormRows<R> {
  items: readonly Row<R>[];
  error: string | undefined;
  add: () => void;
  remove: (item: Row<R>) => void;
  /** True if a removed row can be restored, with its values and messages. */
  removed: boolean;
  undo: () => void;
  /** Ref of the undo button, which takes the focus of the removed row. */
  undoRef: (button: HTMLElement | null) => void;
}

/** Manages the rows of a form's list: adds at the end, removes, restores. */
export function useRows<V, N extends ListName<V>>({ checker }: Fields<V>, name: N): FormRows<RowOf<V[N]>> {
  const { store, shownAt, onEdited } = checker;
  const read = () => shownAt(name);
  const shown = useSyncExternalStore(store.subscribe, read, read);
  const rows = shown.value as Rows;
  const removedKey = rows.removed?.key ?? null;
  // Key of the row that takes the focus once it is rendered.
  const [awaited, setAwaited] = useState<number | null>(null);
  const undoRef = useCallback(
    (button: HTMLElement | null) => {
      if (removedKey !== null) button?.focus();
    },
    [removedKey],
  );
  const takeFocus = useCallback((row: HTMLElement | null) => row && focusFirstControl(row), []);
  return {
    items: rows.keys.map((key) => ({
      key,
      fields: { checker, prefix: `${name}.${key}.` },
      ref: key === awaited ? takeFocus : ignore,
    })),
    error: shown.error,
    add() {
      setAwaited(store.add(name));
      onEdited();
    },
    remove({ key }) {
      setAwaited(null);
      store.remove(name, key);
      onEdited();
    },
    removed: removedKey !== null,
    undo() {
      setAwaited(removedKey);
      store.undo(name);
      onEdited();
    },
    undoRef,
  };
}

const ignore = () => undefined;
