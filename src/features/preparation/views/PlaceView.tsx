import { useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { Field, useFieldValue } from '#components/form/Field.tsx';
import type { FormDraft } from '#components/form/types.ts';
import { type Fields, useForm } from '#components/form/useForm.ts';
import { StepForm } from '#components/steps/StepForm.tsx';
import { textLimits } from '#domain/constants/limits.ts';
import { maxLength, required } from '#domain/forms/validation.ts';
import type { ItemPlace } from '#domain/item/prepared.ts';
import { type Category, categoryNames } from '#domain/shop/category.ts';
import { Select } from '#ui/Select.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { TextField } from '#ui/TextField.tsx';

export interface PlaceViewProps {
  read: AsyncData<readonly Category[]>;
  /** What was submitted before. */
  place: ItemPlace | null;
  draft: FormDraft;
  onSubmit: (place: ItemPlace) => void;
}

/** `/preparation-process/prepare-collection`: collection, category and sub-category. */
export function PlaceView({ read, ...form }: PlaceViewProps) {
  const { t } = useLingui();
  return (
    <Async
      read={read}
      page={t`Wohin gehört Ihr Werk?`}
      failed={t`Wir konnten nicht nachsehen, ob Sie verkaufen können.`}
      skeleton={<SkeletonBlock height="20rem" />}
    >
      {(categories) => <PlaceForm categories={categories} {...form} />}
    </Async>
  );
}

type Values = { collection: string; category: string; below: string };

function PlaceForm({ categories, place, draft, onSubmit }: Omit<PlaceViewProps, 'read'> & Listed) {
  const { t } = useLingui();
  const options = useOptions(categories.map((each) => ({ ...each, children: [] })));
  const above = categories.find(
    ({ code, children }) => code === place?.category || children.some((child) => child.code === place?.category),
  );
  const { fields, submit, submitCount } = useForm<Values>({
    initial: {
      collection: place?.collection ?? '',
      category: above?.code ?? '',
      below: above && place && above.code !== place.category ? place.category : '',
    },
    rules: { collection: [maxLength(textLimits.line)], category: [required], below: [] },
    draft,
  });
  return (
    <StepForm
      title={t`Wohin gehört Ihr Werk?`}
      lede={t`In sechs Schritten zum Angebot. Was Sie eintragen, bleibt in diesem Tab, bis Sie veröffentlichen.`}
      action={t`Weiter`}
      busy={false}
      busyLabel={t`Wird geladen`}
      onRetry={null}
      barLabel={t`Nächster Schritt`}
      submitCount={submitCount}
      onSubmit={() =>
        submit(({ collection, category, below }) => {
          const isBelow = categories.some(
            ({ code, children }) => code === category && children.some((c) => c.code === below),
          );
          onSubmit({ collection: collection.trim(), category: isBelow ? below : category });
        })
      }
    >
      <Field of={fields} name="collection">
        {(field) => (
          <TextField
            label={t`Name der Sammlung`}
            hint={t`Werke mit demselben Namen stehen zusammen.`}
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
    </StepForm>
  );
}

interface Listed {
  categories: readonly Category[];
}

/** The categories below the one that is chosen, where there are any. */
function Below({ categories, of }: Listed & { of: Fields<Values> }) {
  const { t } = useLingui();
  const chosen = useFieldValue(of, 'category');
  const children = categories.find(({ code }) => code === chosen)?.children ?? [];
  const options = useOptions(children.map((each) => ({ ...each, children: [] })));
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
