import { useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import type { FormDraft } from '#components/form/types.ts';
import { useForm } from '#components/form/useForm.ts';
import { PlaceFields, type PlaceValues, placeIn, placeRules, placeValues } from '#components/itemForm/PlaceFields.tsx';
import { StepForm } from '#components/steps/StepForm.tsx';
import type { ItemPlace } from '#domain/item/prepared.ts';
import type { Category } from '#domain/shop/category.ts';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import type { CardOf } from './ItemPreviewView.tsx';

export interface PlaceViewProps {
  /** Number of steps to a work on offer. */
  steps: number;
  read: AsyncData<readonly Category[]>;
  /** Place submitted before; null at first. */
  place: ItemPlace | null;
  draft: FormDraft;
  cardOf: CardOf;
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

function PlaceForm({
  steps,
  categories,
  place,
  draft,
  cardOf,
  onSubmit,
}: Omit<PlaceViewProps, 'read'> & { categories: readonly Category[] }) {
  const { t } = useLingui();
  const { fields, submit, submitCount } = useForm<PlaceValues>({
    initial: placeValues(place, categories),
    rules: placeRules,
    draft,
  });
  return (
    <StepForm
      title={t`Wohin gehört Ihr Werk?`}
      lede={t`In ${steps} Schritten zum Angebot. Was Sie eintragen, bleibt in diesem Tab, bis Sie veröffentlichen.`}
      action={t`Weiter`}
      beside={cardOf?.()}
      submitCount={submitCount}
      onSubmit={() => submit((values) => onSubmit(placeIn(values, categories)))}
    >
      <PlaceFields of={fields} categories={categories} />
    </StepForm>
  );
}
