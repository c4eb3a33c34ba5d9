import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { SearchField } from '#ui/SearchField.tsx';

export interface SearchBoxProps {
  words: string;
  /** How many states and transitions were found; undefined while nothing is searched. */
  count: number | undefined;
  onSearch: (words: string) => void;
  /** Enter leads to the next of what was found. */
  onNext?: () => void;
}

/** The text search of a chart or a table. `/` leads to it from anywhere on the page. */
export function SearchBox({ words, count, onSearch, onNext }: SearchBoxProps) {
  const { t } = useLingui();
  useSlash();
  return (
    <div className="search-box no-print">
      <SearchField
        value={words}
        onChange={onSearch}
        onSubmit={() => onNext?.()}
        placeholder={t`Zustand, Ereignis, Bedingung …`}
        labels={{ search: t`In der Maschine suchen`, clear: t`Suche leeren` }}
      />
      <output className="search-count">
        {count === undefined ? '' : <Plural value={count} _0="nichts gefunden" one="# Treffer" other="# Treffer" />}
      </output>
    </div>
  );
}

/** `/` puts the focus into the page's search. */
export function useSlash(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      document.querySelector<HTMLInputElement>('search input')?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
