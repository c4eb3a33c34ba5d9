import { useLingui } from '@lingui/react/macro';
import { useFieldValue } from '#components/form/Field.tsx';
import type { FormViewProps } from '#components/form/types.ts';
import { type FormHandle, useForm } from '#components/form/useForm.ts';
import type { PaymentMethod } from '#domain/shop/order.ts';

export interface MethodChoice {
  /** Code of a method; null until one is chosen. */
  method: string | null;
}

export interface MethodFormOptions extends Partial<Pick<FormViewProps<unknown>, 'draft' | 'violations' | 'onEdited'>> {
  methods: readonly PaymentMethod[];
  /** Code of the method that was chosen before; null at first. */
  chosen: string | null;
  /** Code of the method that was last sent to the shop; null before. */
  tried: string | null;
}

export interface MethodForm extends FormHandle<MethodChoice> {
  /** True if a method other than the tried one is chosen: the failure's message belongs to the tried one. */
  isOther: boolean;
}

/** Returns the form of the payment method: one of those offered. No method is preselected (requirement 23.3). */
export function useMethodForm({ methods, chosen, tried, ...options }: MethodFormOptions): MethodForm {
  const { t } = useLingui();
  const isOffered = (code: string | null) => methods.some((each) => each.code === code);
  const form = useForm<MethodChoice, 'notOffered'>({
    initial: { method: chosen },
    rules: { method: [(code) => (isOffered(code) ? null : 'notOffered')] },
    say: () => (chosen === null ? t`Bitte wählen Sie eine Zahlungsart.` : t`Bitte wählen Sie eine andere Zahlungsart.`),
    ...options,
  });
  const code = useFieldValue(form.fields, 'method');
  return { ...form, isOther: isOffered(code) && code !== (tried ?? chosen) };
}
