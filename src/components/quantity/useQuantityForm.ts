import { useLingui } from '@lingui/react/macro';
import { useFailureText } from '#components/failure/useFailureText.ts';
import type { FormDraft } from '#components/form/types.ts';
import { type FormHandle, useForm } from '#components/form/useForm.ts';
import { wholeNumberIn } from '#domain/input/quantity.ts';
import { amountRefusal } from '#domain/order/amountRefusal.ts';
import { isInEuros, type QuantityLimits } from '#domain/order/eligibility.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { localeOf } from '#i18n/localeOf.ts';
import { useFormat } from '#i18n/useFormat.ts';

export interface QuantityFields {
  quantity: string;
}

export interface QuantityFormOptions {
  terms: Terms;
  limits: QuantityLimits;
  /** Initial quantity in whole tokens. */
  initial: number;
  draft?: FormDraft;
}

/** Breach found before the shop is asked. */
type Breach = { kind: 'missing' } | { kind: 'notWhole' } | Failure;

export interface QuantityForm extends Omit<FormHandle<QuantityFields>, 'submit'> {
  /** Parses a whole number in the displayed language; null for any other text. */
  read: (text: string) => number | null;
  submit: (send: (quantity: number) => void) => void;
}

/**
 * Returns the form of a quantity (requirement 5.2): a text that is not a whole number is rejected and
 * stays as typed.
 */
export function useQuantityForm({ terms, limits, initial, draft }: QuantityFormOptions): QuantityForm {
  const { t, i18n } = useLingui();
  const { number } = useFormat();
  const failureText = useFailureText();
  const read = (text: string) => wholeNumberIn(text, localeOf(i18n));
  const check = (text: string): Breach | null => {
    const quantity = read(text);
    if (text.trim() === '' || quantity === 0) return { kind: 'missing' };
    return quantity === null ? { kind: 'notWhole' } : amountRefusal(quantity, limits, terms);
  };
  const inEuros = isInEuros(terms);
  const say = (breach: Breach) => {
    if (breach.kind === 'missing') {
      return inEuros ? t`Bitte geben Sie den gewünschten Betrag an.` : t`Bitte geben Sie die gewünschte Stückzahl an.`;
    }
    if (breach.kind !== 'notWhole') return failureText(breach);
    const example = number(limits.min);
    return inEuros
      ? t`Bitte geben Sie den Betrag in ganzen Euro ein, zum Beispiel ${example}.`
      : t`Bitte geben Sie die Stückzahl als ganze Zahl ein, zum Beispiel ${example}.`;
  };
  const form = useForm<QuantityFields, Breach>({
    initial: { quantity: String(initial) },
    rules: { quantity: [check] },
    say,
    ...(draft && { draft }),
  });
  return {
    ...form,
    read,
    submit: (send) =>
      form.submit(({ quantity }) => {
        const tokens = read(quantity);
        if (tokens !== null) send(tokens);
      }),
  };
}
