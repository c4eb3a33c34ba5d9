import type { ReactNode, Ref } from 'react';
import { Field, type FieldTexts } from './Field.tsx';
import { ChevronIcon } from './icons.tsx';
import './Select.css';

/** Option of a list: the submitted value and its text. */
export type Option = { value: string; label: string };

export type SelectProps = Omit<FieldTexts, 'label'> & {
  label: ReactNode;
  name?: string;
  /** `''` while nothing is chosen; `placeholder` is shown then. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  options: ReadonlyArray<Option>;
  /** First, empty option, e.g. “Bitte wählen”. Without it an option is always chosen. */
  placeholder?: string;
  autoComplete?: string;
  isDisabled?: boolean;
  ref?: Ref<HTMLSelectElement>;
};

/** Choice among many options, as a native list: the best one on phones, complete by keyboard, and without script. */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, onChange, options, placeholder, isDisabled, ...rest } = props;
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="select">
          <select
            {...rest}
            {...control}
            className="field-control"
            onChange={(event) => onChange(event.target.value)}
            disabled={isDisabled}
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
      )}
    </Field>
  );
}
