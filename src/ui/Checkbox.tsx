import type { ReactNode } from 'react';
import { useFieldTexts } from './useFieldTexts.tsx';
import './Checkbox.css';
import './Field.css';

export type CheckboxProps = {
  /** Statement to agree to. May hold links. */
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

/** Statement to agree to. Never ticked beforehand (§ 312a (3) BGB, Art. 4 (11) GDPR). */
export function Checkbox({
  children,
  hint,
  error,
  optional,
  isSelected,
  onChange,
  isDisabled,
  ...rest
}: CheckboxProps) {
  const { described, hintText, errorText } = useFieldTexts(hint, error);
  return (
    <div className="field checkbox" data-invalid={error ? true : undefined}>
      <label className="checkbox-row">
        <input
          {...rest}
          type="checkbox"
          checked={isSelected}
          onChange={(event) => onChange(event.target.checked)}
          disabled={isDisabled}
          required={!optional}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
        />
        <span>{children}</span>
      </label>
      {hintText}
      {errorText}
    </div>
  );
}
