import { useLingui } from '@lingui/react/macro';
import { useFieldValue } from '#components/form/Field.tsx';
import type { FormDraft } from '#components/form/types.ts';
import { type Fields, useForm } from '#components/form/useForm.ts';
import { noWords, WordFields, type WordValues, wordRules } from '#components/itemForm/WordFields.tsx';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import { StepForm } from '#components/steps/StepForm.tsx';
import type { ItemWords } from '#domain/item/prepared.ts';
import type { CardOf } from './ItemPreviewView.tsx';

export interface WordsViewProps {
  /** Words submitted before; null at first. */
  words: ItemWords | null;
  draft: FormDraft;
  cardOf: CardOf;
  back: ScreenLink | undefined;
  onSubmit: (words: ItemWords) => void;
}

/** `/preparation-process/metadata`: titles and descriptions. */
export function WordsView({ words, draft, cardOf, back, onSubmit }: WordsViewProps) {
  const { t } = useLingui();
  const { fields, submit, submitCount } = useForm<WordValues>({
    initial: { ...noWords, ...words },
    rules: wordRules,
    draft,
  });
  return (
    <StepForm
      title={t`Wie heißt Ihr Werk?`}
      lede={t`Titel und Beschreibung stehen auf der Seite des Werks. Ohne englische Fassung sieht man dort die deutsche.`}
      action={t`Weiter`}
      beside={cardOf && <TypedCard of={fields} cardOf={cardOf} />}
      back={back}
      submitCount={submitCount}
      onSubmit={() => submit(onSubmit)}
    >
      <WordFields of={fields} />
    </StepForm>
  );
}

/** The work's card with the titles as typed. */
function TypedCard({ of: fields, cardOf }: { of: Fields<WordValues>; cardOf: NonNullable<CardOf> }) {
  return cardOf({ titleDe: useFieldValue(fields, 'titleDe'), titleEn: useFieldValue(fields, 'titleEn') });
}
