import type { ReactNode } from 'react';
import { useFieldTexts } from './useFieldTexts.tsx';
import './Field.css';

/** Texts of every field: a label above, a hint before the control, the first failing rule's message after it. */
export type FieldTexts = {
  label: ReactNode;
  /** Describes the expected input, before anything is typed. */
  hint?: ReactNode;
  /** The first failing rule's message; its presence makes the field invalid. */
  error?: string | undefined;
  /** Marks a field that may stay empty, e.g. “freiwillig”; empty if all of them may. All other fields are required. */
  optional?: string | undefined;
};

/** Attributes that connect a control with the texts of its field. */
export interface FieldControl {
  id: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export type FieldProps = FieldTexts & { className?: string; children: (control: FieldControl) => ReactNode };

/** Field around a native control: its texts are the control's name and description. */
export function Field({ label, hint, error, optional, className = '', children }: FieldProps) {
  const { id, described, hintText, errorText } = useFieldTexts(hint, error);
  return (
    <div className={`field ${className}`} data-invalid={error ? true : undefined}>
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> ({optional})</span>}
      </label>
      {hintText}
      {children({
        id,
        required: optional === undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described,
      })}
      {errorText}
    </div>
  );
}
