import { useLingui } from '@lingui/react/macro';
import type { FormDraft } from '#components/form/types.ts';
import { useForm } from '#components/form/useForm.ts';
import {
  type DetailBreach,
  DetailFields,
  type DetailValues,
  detailRules,
  detailValues,
} from '#components/itemForm/DetailFields.tsx';
import { useDetailText } from '#components/itemForm/useDetailText.ts';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import { StepForm } from '#components/steps/StepForm.tsx';
import type { ItemDetails } from '#domain/item/prepared.ts';
import type { CardOf } from './ItemPreviewView.tsx';

export interface DetailsViewProps {
  /** Details submitted before; null at first. */
  details: ItemDetails | null;
  copies: number;
  draft: FormDraft;
  cardOf: CardOf;
  back: ScreenLink | undefined;
  onSubmit: (details: ItemDetails) => void;
}

/** `/preparation-process/product-metadata`: properties in rows, and the rights of use. */
export function DetailsView({ details, copies, draft, cardOf, back, onSubmit }: DetailsViewProps) {
  const { t } = useLingui();
  const say = useDetailText();
  const { fields, submit, submitCount } = useForm<DetailValues, DetailBreach>({
    initial: detailValues(details),
    rules: detailRules(copies),
    say,
    draft,
  });
  return (
    <StepForm
      title={t`Was soll man noch wissen?`}
      lede={t`Alles hier ist freiwillig und steht auf der Seite des Werks.`}
      action={t`Weiter`}
      beside={cardOf?.()}
      back={back}
      submitCount={submitCount}
      onSubmit={() => submit(onSubmit)}
    >
      <DetailFields of={fields} copies={copies} />
    </StepForm>
  );
}
