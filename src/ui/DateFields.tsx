import { type DayParts, partsOf, textOf } from '#domain/input/dayParts.ts';
import type { FieldTexts } from './Field.tsx';
import { FieldSet } from './FieldSet.tsx';
import './DateFields.css';

export type DateFieldsProps = FieldTexts & {
  name?: string;
  /** Year, month and day, as far as they are typed: `1985-3-27`. */
  value: string;
  onChange: (value: string) => void;
  labels: { day: string; month: string; year: string };
  /** The user's own birthday, which the browser fills in (WCAG 1.3.5). */
  isBirthday?: boolean;
};

/**
 * Day that the user knows by heart, in three plain fields (requirement 23.6): a calendar would need scrolling back for
 * decades.
 */
export function DateFields({ name, value, onChange, labels, isBirthday, ...texts }: DateFieldsProps) {
  const parts = partsOf(value);
  const part = (key: keyof DayParts, length: number, described: string | undefined) => (
    <label className="date-part" data-part={key}>
      <span>{labels[key]}</span>
      <input
        className="field-control"
        inputMode="numeric"
        name={name && `${name}.${key}`}
        autoComplete={isBirthday ? `bday-${key}` : 'off'}
        maxLength={length}
        value={parts[key]}
        required={texts.optional === undefined}
        aria-invalid={texts.error ? true : undefined}
        aria-describedby={described}
        onChange={(event) => onChange(textOf({ ...parts, [key]: event.target.value.replace(/\D/g, '') }))}
      />
    </label>
  );
  return (
    <FieldSet {...texts}>
      {(described) => (
        <div className="date-parts">
          {part('day', 2, described)}
          {part('month', 2, described)}
          {part('year', 4, described)}
        </div>
      )}
    </FieldSet>
  );
}
