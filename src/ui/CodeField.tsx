import type { ReactNode } from 'react';
import { Field, type FieldTexts } from './Field.tsx';
import './CodeField.css';

export type CodeFieldProps = FieldTexts & {
  name?: string;
  /** Digits only, at most `length`. */
  value: string;
  onChange: (digits: string) => void;
  /** Called with the whole code as soon as its last digit is entered. */
  onComplete?: (digits: string) => void;
  length?: number;
  isDisabled?: boolean;
  /** Content beside the input: the code's remaining validity. */
  beside?: ReactNode;
};

/**
 * Field for a one-time code in a single input, so that paste, autofill from a message and password managers work. Keeps
 * the digits of a pasted text, at most `length` (requirement 23.6).
 */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, error, optional, length = 6, onChange, onComplete, isDisabled, beside, ...rest } = props;
  const change = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== rest.value) onComplete?.(digits);
  };
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="code-row">
          <input
            {...rest}
            {...control}
            className="field-control code-input"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            data-length={length}
            disabled={isDisabled}
            onChange={(event) => change(event.target.value)}
          />
          {beside}
        </div>
      )}
    </Field>
  );
}
