import { useId } from 'react';
import './OptionBar.css';

export interface OptionBarProps<T extends string> {
  legend: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** Exclusive options on one line. */
export function OptionBar<T extends string>({ legend, value, options, onChange }: OptionBarProps<T>) {
  const name = useId();
  return (
    <fieldset className="option-bar">
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
