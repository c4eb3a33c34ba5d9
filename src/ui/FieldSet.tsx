import type { ComponentProps, ReactNode } from 'react';
import type { FieldTexts } from './Field.tsx';
import { useFieldTexts } from './useFieldTexts.tsx';
import './Field.css';

export type FieldSetProps = FieldTexts &
  Omit<ComponentProps<'fieldset'>, 'aria-describedby' | 'children' | 'className'> & {
    /** A function receives the ids of the texts, to describe the controls instead of the group. */
    children: ReactNode | ((described: string | undefined) => ReactNode);
  };

/** Several controls under one question, with one message. */
export function FieldSet({ label, hint, error, optional, children, ...props }: FieldSetProps) {
  const { described, hintText, errorText } = useFieldTexts(hint, error);
  const isGroup = typeof children !== 'function';
  return (
    <fieldset
      {...props}
      className="field"
      data-invalid={error ? true : undefined}
      aria-describedby={isGroup ? described : undefined}
    >
      <legend className="field-label">
        {label}
        {optional && <span className="field-optional"> ({optional})</span>}
      </legend>
      {hintText}
      {isGroup ? children : children(described)}
      {errorText}
    </fieldset>
  );
}
