import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field.tsx';
import './TextArea.css';

export type TextAreaProps = FieldTexts &
  Pick<ComponentProps<'textarea'>, 'name' | 'rows' | 'maxLength' | 'onBlur'> & {
    value: string;
    onChange: (value: string) => void;
    isDisabled?: boolean;
  };

/** Several lines of text; grows with them if the browser supports it. The caller validates. */
export function TextArea({ label, hint, error, optional, onChange, isDisabled, rows = 4, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className="field-control text-area"
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
