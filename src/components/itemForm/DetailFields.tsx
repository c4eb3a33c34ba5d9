import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useDeferredValue } from 'react';
import { Field } from '#components/form/Field.tsx';
import type { RulesOf } from '#components/form/types.ts';
import type { Fields } from '#components/form/useForm.ts';
import { type Row, useRows } from '#components/form/useRows.ts';
import { itemLimits } from '#domain/constants/itemLimits.ts';
import { maxLength, type RuleBreach } from '#domain/forms/validation.ts';
import { isHiddenKey } from '#domain/item/metadata.ts';
import { type ItemDetails, keysGivenTwice, mayCarryRights } from '#domain/item/prepared.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { FormError } from '#ui/Form.tsx';
import { CloseIcon, PlusIcon } from '#ui/icons.tsx';
import { UndoIcon } from '#ui/signIcons.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useInParts } from '#ui/useInParts.ts';
import classes from './itemForm.module.css';

export type DetailValues = {
  rows: { key: string; value: string }[];
  collaboration: boolean;
  copyrightTransferred: boolean;
};

/** Breaches of the rows, beside those of any field. */
export type DetailBreach =
  | RuleBreach
  | { kind: 'hidden' }
  | { kind: 'twice'; key: string }
  | { kind: 'tooManyRows' }
  | { kind: 'rightsOfOne' };

/**
 * Returns the rules; a name given twice is marked at its rows.
 * @param copies Number of copies of the work: exclusive rights go to a single buyer.
 */
export const detailRules =
  (copies: number) =>
  ({ rows }: DetailValues): RulesOf<DetailValues, DetailBreach> => {
    const twice = keysGivenTwice(rows);
    return {
      rows: {
        empty: { key: '', value: '' },
        row: {
          key: [
            maxLength(itemLimits.metadataKey),
            (key) => (isHiddenKey(key) ? { kind: 'hidden' } : null),
            (key) => (twice.has(key.trim()) ? { kind: 'twice', key: key.trim() } : null),
          ],
          value: [maxLength(itemLimits.metadataValue)],
        },
        list: [({ length }) => (length > itemLimits.metadataRows ? { kind: 'tooManyRows' } : null)],
      },
      collaboration: [],
      copyrightTransferred: [(is) => (is && !mayCarryRights(copies) ? { kind: 'rightsOfOne' } : null)],
    };
  };

/** Number of rows per part of the list that is rendered and laid out at once. */
const IN_PART = 40;

export const detailValues = (details: ItemDetails | null): DetailValues => ({
  rows: details?.rows.map((row) => ({ ...row })) ?? [],
  collaboration: details?.collaboration ?? false,
  copyrightTransferred: details?.copyrightTransferred ?? false,
});

/** Properties of a work in rows, collaboration and copyright. */
export function DetailFields({ of: fields, copies }: { of: Fields<DetailValues>; copies: number }) {
  const { t } = useLingui();
  const rows = useRows(fields, 'rows');
  const parts = partsOf(rows.items);
  const shown = useInParts(parts.length);
  const isFull = rows.items.length >= itemLimits.metadataRows;
  return (
    <>
      <fieldset className={classes.rows}>
        <legend>{t`Eigenschaften`}</legend>
        <p className="soft small">
          <Trans>Zum Beispiel Technik, Maße oder Entstehungsjahr. Zeilen ohne Namen oder Wert lassen wir weg.</Trans>
        </p>
        {parts.slice(0, shown).map(({ part, from, items }) => (
          <DetailPart key={part} from={from} items={items} onRemove={rows.remove} />
        ))}
        {rows.error && <FormError>{rows.error}</FormError>}
        <div className="cluster" data-gap="sm">
          {isFull ? (
            <p className="soft small">
              <Trans>Mehr als {itemLimits.metadataRows} Eigenschaften sind nicht möglich.</Trans>
            </p>
          ) : (
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
          <Checkbox optional isSelected={value} {...field}>{t`Das Werk ist mit anderen zusammen entstanden`}</Checkbox>
        )}
      </Field>
      <Field of={fields} name="copyrightTransferred">
        {({ value, ...field }) => (
          <Checkbox
            optional
            isSelected={value}
            isDisabled={!value && !mayCarryRights(copies)}
            hint={
              mayCarryRights(copies)
                ? t`Andernfalls erwerben Käufer nur ihr Exemplar, und die Nutzungsrechte bleiben bei Ihnen.`
                : t`Das geht nur bei einem Einzelstück: Von diesem Werk gibt es mehrere Exemplare.`
            }
            {...field}
          >
            <Trans>Mit dem Kauf des Werks werden ausschließliche Nutzungsrechte eingeräumt</Trans>
          </Checkbox>
        )}
      </Field>
    </>
  );
}

type DetailRowOf = Row<DetailValues['rows'][number]>;

interface Part {
  part: number;
  from: number;
  items: readonly DetailRowOf[];
}

/**
 * Splits the rows into parts: a shop may have two thousand, though we offer fewer. A row stays in its part when rows
 * above are removed, since keys are assigned in the order of the rows.
 */
function partsOf(rows: readonly DetailRowOf[]): Part[] {
  const parts = [...Map.groupBy(rows, ({ key }) => Math.floor(key / IN_PART))];
  let from = 0;
  return parts.map(([part, items]) => {
    from += items.length;
    return { part, from: from - items.length, items };
  });
}

interface DetailPartProps extends Omit<Part, 'part'> {
  onRemove: (row: DetailRowOf) => void;
}

function DetailPart({ from, items, onRemove }: DetailPartProps) {
  // After a row is removed, the numbers of the rows below follow in a deferred render.
  const before = useDeferredValue(from);
  return (
    <div className={`${classes.rows} ${classes.part}`}>
      {items.map((row, index) => (
        <DetailRow key={row.key} row={row} number={before + index + 1} onRemove={onRemove} />
      ))}
    </div>
  );
}

interface DetailRowProps {
  row: DetailRowOf;
  number: number;
  onRemove: (row: DetailRowOf) => void;
}

/**
 * Ignores the identity of `row`, which each render creates again: number, key, ref and checker determine the output.
 */
const isSameRow = (one: DetailRowProps, other: DetailRowProps) =>
  one.number === other.number &&
  one.row.key === other.row.key &&
  one.row.ref === other.row.ref &&
  one.row.fields.checker === other.row.fields.checker;

const DetailRow = memo(({ row, number, onRemove }: DetailRowProps) => {
  const { t } = useLingui();
  return (
    <div ref={row.ref} className={classes.row}>
      <Field of={row.fields} name="key">
        {(field) => <TextField label={t`Name ${number}`} autoComplete="off" {...field} />}
      </Field>
      <Field of={row.fields} name="value">
        {(field) => <TextField label={t`Wert ${number}`} autoComplete="off" {...field} />}
      </Field>
      <Button variant="quiet" size="sm" aria-label={t`Eigenschaft ${number} entfernen`} onPress={() => onRemove(row)}>
        <CloseIcon />
      </Button>
    </div>
  );
}, isSameRow);
