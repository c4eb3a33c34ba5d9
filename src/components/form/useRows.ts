import { useCallback, useState, useSyncExternalStore } from 'react';
import { focusFirstControl } from '#ui/Form.tsx';
import type { Rows } from './store.ts';
import type { ListName, RowOf } from './types.ts';
import type { Fields } from './useForm.ts';

export interface Row<R> {
  /** Stays the row's own, whatever is added or removed above. */
  key: number;
  fields: Fields<R>;
  /** For the row's element: a row that was added or put back takes the focus. */
  ref: (row: HTMLElement | null) => void;
}

export interface FormRows<R> {
  items: readonly Row<R>[];
  /** What is wrong with the list as a whole. */
  error: string | undefined;
  add: () => void;
  remove: (item: Row<R>) => void;
  /** A row was removed and can be put back, with what was typed and said there. */
  removed: boolean;
  undo: () => void;
  /** For the button that puts a row back: it takes the focus that the removed row had. */
  undoRef: (button: HTMLElement | null) => void;
}

/** The rows of a list of a form: added at the end, removed, put back. */
export function useRows<V, N extends ListName<V>>({ checker }: Fields<V>, name: N): FormRows<RowOf<V[N]>> {
  const { store, shownAt, onEdited } = checker;
  const read = () => shownAt(name);
  const shown = useSyncExternalStore(store.subscribe, read, read);
  const rows = shown.value as Rows;
  const removedKey = rows.removed?.key ?? null;
  // The row that takes the focus as soon as it is there.
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
