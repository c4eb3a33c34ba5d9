import { useLingui } from '@lingui/react/macro';
import { useFieldValue } from '#components/form/Field.tsx';
import type { FormDraft } from '#components/form/types.ts';
import { type FormHandle, useForm } from '#components/form/useForm.ts';
import type { PaymentMethod } from '#domain/shop/order.ts';

export interface MethodChoice {
  /** Code of a method; null while none is chosen. */
  method: string | null;
}

export interface MethodFormOptions {
  methods: readonly PaymentMethod[];
  /** Code of the method that was chosen before; null at first. */
  chosen: string | null;
  /** Code of the method that was to be kept last; null before. */
  tried: string | null;
  draft: FormDraft;
}

export interface MethodForm extends FormHandle<MethodChoice> {
  /** Another method than the one that was tried is chosen: what is said of a failure belongs to that one. */
  isOther: boolean;
}

/** The form of how to pay: one of the ways that are offered. Nothing is chosen beforehand (§ 312j BGB). */
export function useMethodForm({ methods, chosen, tried, draft }: MethodFormOptions): MethodForm {
  const { t } = useLingui();
  const isOffered = (code: string | null) => methods.some((each) => each.code === code);
  const form = useForm<MethodChoice, 'notOffered'>({
    initial: { method: chosen },
    rules: { method: [(code) => (isOffered(code) ? null : 'notOffered')] },
    say: () => t`Bitte wählen Sie eine Zahlungsart.`,
    draft,
  });
  const code = useFieldValue(form.fields, 'method');
  return { ...form, isOther: isOffered(code) && code !== (tried ?? chosen) };
}
