import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { SearchField } from '#ui/SearchField.tsx';

export interface SearchBoxProps {
  words: string;
  /** Number of states and transitions found; undefined without a search. */
  count: number | undefined;
  onSearch: (words: string) => void;
  /** Called on Enter, to select the next hit. */
  onNext?: () => void;
}

/** Text search of a chart or a table. `/` focuses it from anywhere on the page. */
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

/** Makes `/` focus the page's search. */
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
