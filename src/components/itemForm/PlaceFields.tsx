import { useLingui } from '@lingui/react/macro';
import { Field, useFieldValue } from '#components/form/Field.tsx';
import type { RulesOf } from '#components/form/types.ts';
import type { Fields } from '#components/form/useForm.ts';
import { textLimits } from '#domain/constants/limits.ts';
import { maxLength, required } from '#domain/forms/validation.ts';
import type { ItemPlace } from '#domain/item/prepared.ts';
import { type Category, categoryCalled, categoryNames } from '#domain/shop/category.ts';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';

/** `category` is a top-level category; `below` is one beneath it, or empty. */
export type PlaceValues = { collection: string; category: string; below: string };

export const placeRules: RulesOf<PlaceValues> = {
  collection: [maxLength(textLimits.line)],
  category: [required],
  below: [],
};

export function placeValues(place: ItemPlace | null, categories: readonly Category[]): PlaceValues {
  const found = categoryCalled(categories, place?.category ?? '');
  const [top = found?.category] = found?.above ?? [];
  const below = found && top !== found.category ? found.category.code : '';
  return { collection: place?.collection ?? '', category: top?.code ?? '', below };
}

export function placeIn({ collection, category, below }: PlaceValues, categories: readonly Category[]): ItemPlace {
  const isBelow = categoryCalled(categories, below)?.above[0]?.code === category;
  return { collection: collection.trim(), category: isBelow ? below : category };
}

interface PlaceFieldsProps {
  of: Fields<PlaceValues>;
  categories: readonly Category[];
}

export function PlaceFields({ of: fields, categories }: PlaceFieldsProps) {
  const { t } = useLingui();
  const options = useOptions(categories.map((each) => ({ ...each, children: [] })));
  return (
    <>
      <Field of={fields} name="collection">
        {(field) => (
          <TextField
            label={t`Name der Sammlung`}
            hint={t`Ihre Werke mit demselben Sammlungsnamen stehen zusammen.`}
            optional={t`freiwillig`}
            autoComplete="off"
            {...field}
          />
        )}
      </Field>
      <Field of={fields} name="category">
        {(field) => <Select label={t`Kategorie`} placeholder={t`Bitte wählen`} options={options} {...field} />}
      </Field>
      <Below categories={categories} of={fields} />
    </>
  );
}

/** Subcategories of the chosen category; nothing if there are none. */
function Below({ categories, of }: PlaceFieldsProps) {
  const { t } = useLingui();
  const chosen = useFieldValue(of, 'category');
  const options = useOptions(categories.find(({ code }) => code === chosen)?.children ?? []);
  if (options.length === 0) return null;
  return (
    <Field of={of} name="below">
      {({ value, ...field }) => (
        <Select
          label={t`Unterkategorie`}
          optional={t`freiwillig`}
          placeholder={t`Keine`}
          options={options}
          {...field}
          value={options.some((option) => option.value === value) ? value : ''}
        />
      )}
    </Field>
  );
}

function useOptions(categories: readonly Category[]) {
  const { i18n } = useLingui();
  return categoryNames(categories, i18n.locale).map(({ code, name }) => ({ value: code, label: name }));
}
