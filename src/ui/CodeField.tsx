import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { FieldError, FieldHead, type FieldTexts } from './Field.tsx';
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
  autoFocus?: boolean;
};

/**
 * A one-time code in one input, so that paste, autofill from a message and password managers work. Blanks and dashes of
 * a pasted code are dropped.
 */
export function CodeField({ label, hint, error, optional, length = 6, onChange, onComplete, ...rest }: CodeFieldProps) {
  const change = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== rest.value) onComplete?.(digits);
  };
  return (
    <TextField
      {...rest}
      className="field"
      onChange={change}
      inputMode="numeric"
      autoComplete="one-time-code"
      isRequired={!optional}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldHead label={label} hint={hint} optional={optional} />
      <Input className="field-control code-input" data-length={length} spellCheck={false} />
      <FieldError error={error} />
    </TextField>
  );
}
