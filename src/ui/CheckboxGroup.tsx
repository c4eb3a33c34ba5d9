import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { FieldError, FieldHead, type FieldTexts } from './Field.tsx';
import { CheckIcon } from './icons.tsx';
import './Choice.css';

export type CheckboxGroupProps = FieldTexts & {
  name?: string;
  value: ReadonlyArray<string>;
  onChange: (value: string[]) => void;
  isDisabled?: boolean;
  /** `CheckboxItem`s. */
  children: ReactNode;
};

/** Any of several, under one question and with one message. */
export function CheckboxGroup({ label, hint, error, optional, value, children, ...props }: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
      {...props}
      value={[...value]}
      className="field choice-group"
      isRequired={!optional}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldHead label={label} hint={hint} optional={optional} />
      <div className="choice-items">{children}</div>
      <FieldError error={error} />
    </AriaCheckboxGroup>
  );
}

/** One answer of a `CheckboxGroup`. */
export function CheckboxItem({ value, children }: { value: string; children: ReactNode }) {
  return (
    <AriaCheckbox value={value} className="choice">
      <span className="choice-mark">
        <CheckIcon />
      </span>
      <span>{children}</span>
    </AriaCheckbox>
  );
}
