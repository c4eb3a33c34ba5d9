import { useId } from 'react';
import type { FieldTexts } from './Field.tsx';
import type { Option } from './Select.tsx';
import './Checkbox.css';
import './Field.css';

export type CheckboxGroupProps = FieldTexts & {
  name?: string;
  value: ReadonlyArray<string>;
  onChange: (value: string[]) => void;
  options: ReadonlyArray<Option>;
  isDisabled?: boolean;
};

/** Several check boxes under one question, with one message. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, hint, error, optional, value, onChange, options, name, isDisabled } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className="field"
      data-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
      disabled={isDisabled}
    >
      <legend className="field-label">
        {label}
        {optional && <span className="field-optional"> ({optional})</span>}
      </legend>
      {hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <div className="checkbox-list">
        {options.map((option) => (
          <label className="checkbox-row" key={option.value}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              aria-invalid={error ? true : undefined}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...value, option.value] : value.filter((other) => other !== option.value),
                )
              }
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <span className="field-error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </fieldset>
  );
}
