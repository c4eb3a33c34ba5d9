import { type ReactNode, useId } from 'react';
import './Field.css';

/** What every field has: a label above, a hint before the control, the first failing rule's message after it. */
export type FieldTexts = {
  label: ReactNode;
  /** Tells what is expected, before anything is typed. */
  hint?: ReactNode;
  /** The first failing rule's message; its presence makes the field invalid. */
  error?: string | undefined;
  /** Marks a field that may stay empty, e.g. “freiwillig”; empty where all of them may. All other fields are required. */
  optional?: string | undefined;
};

/** What ties a control to the texts of its field. */
export interface FieldControl {
  id: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export type FieldProps = FieldTexts & { className?: string; children: (control: FieldControl) => ReactNode };

/** A field around one of the browser's own controls: its texts are its name and its description. */
export function Field({ label, hint, error, optional, className = '', children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`field ${className}`} data-invalid={error ? true : undefined}>
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> ({optional})</span>}
      </label>
      {hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({
        id,
        required: optional === undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <span className="field-error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}
