import type { FieldTexts } from './Field.tsx';
import { FieldSet } from './FieldSet.tsx';
import type { Option } from './Select.tsx';
import './Checkbox.css';

export type CheckboxGroupProps = FieldTexts & {
  name?: string;
  value: ReadonlyArray<string>;
  onChange: (value: string[]) => void;
  options: ReadonlyArray<Option>;
  isDisabled?: boolean;
};

/** Several check boxes under one question, with one message. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { value, onChange, options, name, isDisabled, ...texts } = props;
  return (
    <FieldSet {...texts} disabled={isDisabled}>
      <div className="checkbox-list">
        {options.map((option) => (
          <label className="checkbox-row" key={option.value}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              aria-invalid={texts.error ? true : undefined}
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
    </FieldSet>
  );
}
