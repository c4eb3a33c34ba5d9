import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { FieldError, FieldHead, type FieldTexts } from './Field.tsx';

export type TextFieldProps = FieldTexts &
  Pick<
    AriaTextFieldProps,
    'name' | 'type' | 'inputMode' | 'maxLength' | 'isDisabled' | 'isReadOnly' | 'onBlur' | 'autoFocus' | 'spellCheck'
  > & {
    value: string;
    onChange: (value: string) => void;
    /** WCAG 1.3.5: a field about the user carries its token; `off` for anything else. */
    autoComplete: string;
    /** A short unit after the value, e.g. “€”. */
    suffix?: ReactNode;
    inputRef?: Ref<HTMLInputElement>;
    className?: string;
  };

/** One line of text. The caller validates and passes the first failing rule's message. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, suffix, inputRef, className = '', ...rest } = props;
  return (
    <AriaTextField
      {...rest}
      className={`field ${className}`}
      isRequired={!optional}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldHead label={label} hint={hint} optional={optional} />
      <div className="field-group">
        <Input className="field-control" ref={inputRef} />
        {suffix && <span className="field-end">{suffix}</span>}
      </div>
      <FieldError error={error} />
    </AriaTextField>
  );
}
