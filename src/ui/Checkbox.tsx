import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import { FieldError } from './Field.tsx';
import { CheckIcon } from './icons.tsx';
import './Choice.css';
import './Field.css';

export type CheckboxProps = {
  /** The statement that is agreed to. May hold links. */
  children: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** May stay unticked. */
  optional?: boolean;
  name?: string;
  value?: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  onBlur?: () => void;
  isDisabled?: boolean;
};

/** One statement to agree to. Never ticked beforehand (§ 312j BGB, Art. 7 GDPR). */
export function Checkbox({ children, hint, error, optional, ...props }: CheckboxProps) {
  return (
    <CheckboxField
      {...props}
      className="field"
      isRequired={!optional}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <CheckboxMark>{children}</CheckboxMark>
      {hint && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      <FieldError error={error} />
    </CheckboxField>
  );
}

function CheckboxMark({ children }: { children: ReactNode }) {
  return (
    <CheckboxButton className="choice">
      <span className="choice-mark">
        <CheckIcon />
      </span>
      <span>{children}</span>
    </CheckboxButton>
  );
}
