import type { ComponentProps, ReactNode, Ref } from 'react';
import { Field, type FieldTexts } from './Field.tsx';

export type TextFieldProps = FieldTexts &
  Pick<ComponentProps<'input'>, 'name' | 'type' | 'inputMode' | 'maxLength' | 'onBlur' | 'spellCheck'> & {
    value: string;
    onChange: (value: string) => void;
    /** WCAG 1.3.5: a field about the user carries its token; `off` for anything else. */
    autoComplete: string;
    isDisabled?: boolean;
    isReadOnly?: boolean;
    /** Short unit after the value, e.g. “€”. */
    suffix?: ReactNode;
    inputRef?: Ref<HTMLInputElement>;
    className?: string;
  };

/** Single line of text. The caller validates and passes the first failing rule's message. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, suffix, inputRef, onChange, isDisabled, isReadOnly, className, ...rest } =
    props;
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <div className="field-group">
          <input
            {...rest}
            {...control}
            className="field-control"
            ref={inputRef}
            disabled={isDisabled}
            readOnly={isReadOnly}
            onChange={(event) => onChange(event.target.value)}
          />
          {suffix && <span className="field-end">{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
