import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { CloseIcon, SearchIcon } from './icons.tsx';
import './Field.css';
import './SearchField.css';

export type SearchFieldProps = {
  value: string;
  onChange: (value: string) => void;
  onSubmit: (value: string) => void;
  placeholder?: string;
  labels: { search: string; clear: string };
};

/** A search box. Enter searches, Escape clears. */
export function SearchField({ labels, placeholder, ...props }: SearchFieldProps) {
  return (
    <search>
      <AriaSearchField {...props} className="field search-field" aria-label={labels.search}>
        <div className="field-group">
          <span className="field-start">
            <SearchIcon />
          </span>
          <Input className="field-control" placeholder={placeholder ?? ''} enterKeyHint="search" />
          <Button className="field-end" aria-label={labels.clear}>
            <CloseIcon />
          </Button>
        </div>
      </AriaSearchField>
    </search>
  );
}
