import { type KeyboardEvent, useRef } from 'react';
import { CloseIcon, SearchIcon } from './icons.tsx';
import './Field.css';
import './SearchField.css';

export type SearchFieldProps = {
  value: string;
  onChange: (value: string) => void;
  onSubmit: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
  labels: { search: string; clear: string };
};

/** Search box. Enter searches, Escape clears. */
export function SearchField({ value, onChange, onSubmit, placeholder, maxLength, labels }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter may end a word that is composed, as in Japanese.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onSubmit(value);
    } else if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      // A dialog around it stays open.
      event.stopPropagation();
      onChange('');
    }
  };
  return (
    <search className="field search-field" data-empty={value === '' || undefined}>
      <div className="field-group">
        <span className="field-start">
          <SearchIcon />
        </span>
        <input
          ref={input}
          className="field-control"
          type="search"
          enterKeyHint="search"
          aria-label={labels.search}
          placeholder={placeholder}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="field-end"
          aria-label={labels.clear}
          // Escape does the same from within the field.
          tabIndex={-1}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <CloseIcon />
        </button>
      </div>
    </search>
  );
}
