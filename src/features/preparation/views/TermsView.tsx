import { useLingui } from '@lingui/react/macro';
import type { FormDraft } from '#components/form/types.ts';
import { useForm } from '#components/form/useForm.ts';
import { TermFields, type TermValues, termRules, termsIn, termValues } from '#components/itemForm/TermFields.tsx';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import { StepForm } from '#components/steps/StepForm.tsx';
import type { ItemTerms } from '#domain/item/prepared.ts';
import { decimalSign } from '#domain/money/typedEuro.ts';

export interface TermsViewProps {
  /** What was submitted before. */
  terms: ItemTerms | null;
  draft: FormDraft;
  back: ScreenLink | undefined;
  onSubmit: (terms: ItemTerms) => void;
}

/** `/preparation-process/parameters`: what the work is sold for. */
export function TermsView({ terms, draft, back, onSubmit }: TermsViewProps) {
  const { t, i18n } = useLingui();
  const { fields, submit, submitCount } = useForm<TermValues>({
    initial: termValues(terms, decimalSign(i18n.locale)),
    rules: termRules(),
    draft,
  });
  return (
    <StepForm
      title={t`Zu welchen Bedingungen verkaufen Sie es?`}
      lede={t`Preis und Stückzahl können Sie später ändern, die Beteiligung nur bis zum ersten Verkauf.`}
      action={t`Weiter`}
      busy={false}
      busyLabel={t`Wird geladen`}
      onRetry={null}
      back={back}
      barLabel={t`Nächster Schritt`}
      submitCount={submitCount}
      onSubmit={() => submit((values) => onSubmit(termsIn(values)))}
    >
      <TermFields of={fields} />
    </StepForm>
  );
}
