import { type ReactNode, useId } from 'react';
import type { FieldTexts } from './Field.tsx';
import { ChevronIcon } from './icons.tsx';
import './Field.css';
import './Select.css';

export type Option = { value: string; label: string };

export type SelectProps = Omit<FieldTexts, 'label'> & {
  label: ReactNode;
  name?: string;
  /** `''` while nothing is chosen; `placeholder` is shown then. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  options: ReadonlyArray<Option>;
  /** The first, empty option, e.g. “Bitte wählen”. Without it one option is always chosen. */
  placeholder?: string;
  autoComplete?: string;
  isDisabled?: boolean;
};

/**
 * A choice of one among many. It is the platform's own list: the best one on phones, complete by keyboard, and without
 * script.
 */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, value, onChange, options, placeholder, isDisabled, ...rest } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> ({optional})</span>}
      </label>
      {hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <div className="select">
        <select
          {...rest}
          id={id}
          className="field-control"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          disabled={isDisabled}
          required={!optional}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </div>
      {error && (
        <span className="field-error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}
