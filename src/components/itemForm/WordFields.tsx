import { useLingui } from '@lingui/react/macro';
import { Field } from '#components/form/Field.tsx';
import type { RulesOf } from '#components/form/types.ts';
import type { Fields } from '#components/form/useForm.ts';
import { itemLimits } from '#domain/constants/itemLimits.ts';
import { textLimits } from '#domain/constants/limits.ts';
import { maxLength, required } from '#domain/forms/validation.ts';
import type { ItemWords } from '#domain/item/prepared.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';

/** Texts of a work as a record type, which forms require. */
export type WordValues = { [K in keyof ItemWords]: string };

export const noWords: WordValues = { titleDe: '', titleEn: '', descriptionDe: '', descriptionEn: '' };

/** The German title is required; an English description requires an English title. */
export const wordRules = ({ descriptionEn }: WordValues): RulesOf<WordValues> => ({
  titleDe: [required, maxLength(textLimits.line)],
  titleEn: [...(descriptionEn.trim() ? [required] : []), maxLength(textLimits.line)],
  descriptionDe: [maxLength(itemLimits.description)],
  descriptionEn: [maxLength(itemLimits.description)],
});

export function WordFields({ of: fields }: { of: Fields<WordValues> }) {
  const { t } = useLingui();
  return (
    <>
      <Field of={fields} name="titleDe">
        {(field) => <TextField label={t`Titel`} autoComplete="off" {...field} />}
      </Field>
      <Field of={fields} name="descriptionDe">
        {(field) => <TextArea label={t`Beschreibung`} optional={t`freiwillig`} {...field} />}
      </Field>
      <Field of={fields} name="titleEn">
        {(field) => <TextField label={t`Titel auf Englisch`} optional={t`freiwillig`} autoComplete="off" {...field} />}
      </Field>
      <Field of={fields} name="descriptionEn">
        {(field) => <TextArea label={t`Beschreibung auf Englisch`} optional={t`freiwillig`} {...field} />}
      </Field>
    </>
  );
}
