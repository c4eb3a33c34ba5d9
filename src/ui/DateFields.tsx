import { useId } from 'react';
import { type DayParts, partsOf, textOf } from '#domain/forms/dayParts.ts';
import type { FieldTexts } from './Field.tsx';
import './Field.css';
import './DateFields.css';

export type DateFieldsProps = FieldTexts & {
  name?: string;
  /** Year, month and day, as far as they are typed: `1985-3-27`. */
  value: string;
  onChange: (value: string) => void;
  labels: { day: string; month: string; year: string };
  /** The user's own birthday is filled in by the browser (WCAG 1.3.5). */
  isBirthday?: boolean;
};

/** A day that somebody knows by heart, in three plain fields: nobody scrolls back forty years in a calendar. */
export function DateFields({
  label,
  hint,
  error,
  optional,
  name,
  value,
  onChange,
  labels,
  isBirthday,
}: DateFieldsProps) {
  const id = useId();
  const parts = partsOf(value);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const part = (key: keyof DayParts, length: number) => (
    <label className="date-part" data-part={key}>
      <span>{labels[key]}</span>
      <input
        className="field-control"
        inputMode="numeric"
        name={name && `${name}.${key}`}
        autoComplete={isBirthday ? `bday-${key}` : 'off'}
        maxLength={length}
        value={parts[key]}
        required={optional === undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onChange(textOf({ ...parts, [key]: event.target.value.replace(/\D/g, '') }))}
      />
    </label>
  );
  return (
    <fieldset className="field date-fields" data-invalid={error ? true : undefined}>
      <legend className="field-label">
        {label}
        {optional && <span className="field-optional"> ({optional})</span>}
      </legend>
      {hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <div className="date-parts">
        {part('day', 2)}
        {part('month', 2)}
        {part('year', 4)}
      </div>
      {error && (
        <span className="field-error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </fieldset>
  );
}
