import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '#components/form/Field.tsx';
import type { RulesOf } from '#components/form/types.ts';
import type { Fields } from '#components/form/useForm.ts';
import { useRows } from '#components/form/useRows.ts';
import { itemLimits } from '#domain/constants/itemLimits.ts';
import { maxLength, type RuleBreach } from '#domain/forms/validation.ts';
import { type ItemDetails, keyGivenTwice } from '#domain/item/prepared.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { FormError } from '#ui/Form.tsx';
import { CloseIcon, PlusIcon } from '#ui/icons.tsx';
import { UndoIcon } from '#ui/signIcons.tsx';
import { TextField } from '#ui/TextField.tsx';
import classes from './itemForm.module.css';

export type DetailValues = {
  rows: { key: string; value: string }[];
  collaboration: boolean;
  copyrightTransferred: boolean;
};

/** The ways in which the rows as a whole are wrong, beside those of any field. */
export type DetailBreach = RuleBreach | { kind: 'twice'; key: string } | { kind: 'tooManyRows' };

export const detailRules: RulesOf<DetailValues, DetailBreach> = {
  rows: {
    empty: { key: '', value: '' },
    row: { key: [maxLength(itemLimits.metadataKey)], value: [maxLength(itemLimits.metadataValue)] },
    list: [
      (rows) => (rows.length > itemLimits.metadataRows ? { kind: 'tooManyRows' } : null),
      (rows) => {
        const key = keyGivenTwice(rows);
        return key === null ? null : { kind: 'twice', key };
      },
    ],
  },
  collaboration: [],
  copyrightTransferred: [],
};

/** What stands in the fields. */
export const detailValues = (details: ItemDetails | null): DetailValues => ({
  rows: details?.rows.map((row) => ({ ...row })) ?? [],
  collaboration: details?.collaboration ?? false,
  copyrightTransferred: details?.copyrightTransferred ?? false,
});

/** Properties of a work in rows, and who has worked on it and gets the copyright. */
export function DetailFields({ of: fields }: { of: Fields<DetailValues> }) {
  const { t } = useLingui();
  const rows = useRows(fields, 'rows');
  const isFull = rows.items.length >= itemLimits.metadataRows;
  return (
    <>
      <fieldset className={classes.rows}>
        <legend>
          <Trans>Eigenschaften</Trans>
        </legend>
        <p className="soft small">
          <Trans>Zum Beispiel Technik, Maße oder Entstehungsjahr. Zeilen ohne Namen lassen wir weg.</Trans>
        </p>
        {rows.items.map((row, index) => {
          const number = index + 1;
          return (
            <div key={row.key} ref={row.ref} className={classes.row}>
              <Field of={row.fields} name="key">
                {(field) => <TextField label={t`Name ${number}`} autoComplete="off" {...field} />}
              </Field>
              <Field of={row.fields} name="value">
                {(field) => <TextField label={t`Wert ${number}`} autoComplete="off" {...field} />}
              </Field>
              <Button
                variant="quiet"
                size="sm"
                aria-label={t`Eigenschaft ${number} entfernen`}
                onPress={() => rows.remove(row)}
              >
                <CloseIcon />
              </Button>
            </div>
          );
        })}
        {rows.error && <FormError>{rows.error}</FormError>}
        <div className="cluster" data-gap="sm">
          {!isFull && (
            <Button variant="secondary" size="sm" onPress={rows.add}>
              <PlusIcon />
              <Trans>Eigenschaft hinzufügen</Trans>
            </Button>
          )}
          {rows.removed && (
            <Button variant="quiet" size="sm" ref={rows.undoRef} onPress={rows.undo}>
              <UndoIcon />
              <Trans>Wieder einfügen</Trans>
            </Button>
          )}
        </div>
      </fieldset>
      <Field of={fields} name="collaboration">
        {({ value, ...field }) => (
          <Checkbox optional isSelected={value} {...field}>
            <Trans>Das Werk ist mit anderen zusammen entstanden</Trans>
          </Checkbox>
        )}
      </Field>
      <Field of={fields} name="copyrightTransferred">
        {({ value, ...field }) => (
          <Checkbox
            optional
            isSelected={value}
            hint={t`Sonst erwirbt man das Exemplar, und die Nutzungsrechte bleiben bei Ihnen.`}
            {...field}
          >
            <Trans>Wer das Werk kauft, erhält die ausschließlichen Nutzungsrechte</Trans>
          </Checkbox>
        )}
      </Field>
    </>
  );
}
