import { ibanInGroups } from '#domain/banking/iban.ts';
import { Field, type FieldTexts } from './Field.tsx';

export type IbanFieldProps = FieldTexts & {
  name?: string;
  /** In groups of four. */
  value: string;
  onChange: (value: string) => void;
};

/** Account number, grouped by four while it is typed; the caret keeps its position (requirement 23.6). */
export function IbanField({ label, hint, error, optional, name, value, onChange }: IbanFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="field-group">
          <input
            {...control}
            name={name}
            className="field-control num"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={value}
            onChange={({ target }) => {
              const grouped = ibanInGroups(target.value);
              const caret = caretIn(grouped, signsBefore(target.value, target.selectionStart ?? target.value.length));
              // Written before React does: it then finds nothing to write, which would move the caret to the end.
              target.value = grouped;
              target.setSelectionRange(caret, caret);
              onChange(grouped);
            }}
          />
        </div>
      )}
    </Field>
  );
}

/** Returns the number of characters before the caret, without spaces. */
const signsBefore = (text: string, caret: number): number => text.slice(0, caret).replace(/\s/g, '').length;

/** Returns the caret's position in groups of four after this number of characters. */
const caretIn = (grouped: string, signs: number): number =>
  Math.min(grouped.length, signs + Math.floor(Math.max(signs - 1, 0) / 4));
