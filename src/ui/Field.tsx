import type { ReactNode } from 'react';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import './Field.css';

/** What every field has: a label above, a hint before the control, the first failing rule's message after it. */
export type FieldTexts = {
  label: ReactNode;
  /** Tells what is expected, before anything is typed. */
  hint?: ReactNode;
  /** The first failing rule's message; its presence makes the field invalid. */
  error?: string | undefined;
  /** Marks a field that may stay empty, e.g. “freiwillig”. All other fields are required. */
  optional?: string | undefined;
};

/** Label and hint of a react-aria field, placed before the control. */
export function FieldHead({ label, hint, optional }: FieldTexts) {
  return (
    <>
      <AriaLabel className="field-label">
        {label}
        {optional && <span className="field-optional"> ({optional})</span>}
      </AriaLabel>
      {hint && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
    </>
  );
}

/** The message of a react-aria field, placed after the control and read out with it. */
export function FieldError({ error }: { error?: string | undefined }) {
  return <AriaFieldError className="field-error">{error}</AriaFieldError>;
}
