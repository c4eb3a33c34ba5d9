import { useLingui } from '@lingui/react/macro';
import { useFieldValue } from '#components/form/Field.tsx';
import type { FormDraft } from '#components/form/types.ts';
import { type Fields, useForm } from '#components/form/useForm.ts';
import { TermFields, type TermValues, termRules, termsIn, termValues } from '#components/itemForm/TermFields.tsx';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import { StepForm } from '#components/steps/StepForm.tsx';
import { decimalSign } from '#domain/input/typedEuro.ts';
import type { ItemTerms } from '#domain/item/prepared.ts';
import { parseEuro } from '#domain/money/money.ts';
import type { CardOf } from './ItemPreviewView.tsx';

export interface TermsViewProps {
  /** Terms submitted before; null at first. */
  terms: ItemTerms | null;
  /** True if the exclusive rights of use pass to the buyer. */
  isExclusive: boolean;
  draft: FormDraft;
  cardOf: CardOf;
  back: ScreenLink | undefined;
  onSubmit: (terms: ItemTerms) => void;
}

/** `/preparation-process/parameters`: the terms of the sale. */
export function TermsView({ terms, isExclusive, draft, cardOf, back, onSubmit }: TermsViewProps) {
  const { t, i18n } = useLingui();
  const { fields, submit, submitCount } = useForm<TermValues>({
    initial: termValues(terms, decimalSign(i18n.locale)),
    rules: termRules({ isExclusive }),
    draft,
  });
  return (
    <StepForm
      title={t`Zu welchen Bedingungen verkaufen Sie es?`}
      lede={t`Den Preis können Sie später ändern. Ab dem ersten Verkauf können Sie die Zahl der Exemplare nur noch verringern, und die Beteiligung steht fest.`}
      action={t`Weiter`}
      beside={cardOf && <TypedCard of={fields} cardOf={cardOf} />}
      back={back}
      submitCount={submitCount}
      onSubmit={() => submit((values) => onSubmit(termsIn(values)))}
    >
      <TermFields of={fields} isExclusive={isExclusive} />
    </StepForm>
  );
}

/** The work's card with the terms as typed. */
function TypedCard({ of: fields, cardOf }: { of: Fields<TermValues>; cardOf: NonNullable<CardOf> }) {
  const copies = useFieldValue(fields, 'copies');
  return cardOf({
    price: parseEuro(useFieldValue(fields, 'price')),
    copies: /^[1-9]\d*$/.test(copies) ? Number(copies) : null,
    whitelisting: useFieldValue(fields, 'whitelisting'),
  });
}
