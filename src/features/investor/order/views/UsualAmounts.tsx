import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Field } from '#components/form/Field.tsx';
import type { QuantityForm } from '#components/quantity/useQuantityForm.ts';
import { isInEuros, type QuantityLimits } from '#domain/order/eligibility.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import { useFormat } from '#i18n/useFormat.ts';
import classes from './order.module.css';

export interface UsualAmountsProps {
  form: QuantityForm;
  terms: Terms;
  limits: QuantityLimits;
  /** True if a maximum of the investor's own limits the amount, not the supply alone. */
  capped: boolean;
}

/** Buttons that set the amount: the minimum, five and ten steps, and the maximum. */
export function UsualAmounts({ form, terms, limits, capped }: UsualAmountsProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const { min, max, step } = limits;
  const { unitPrice } = terms;
  if (max <= min) return null;
  const amounts = new Set([min, 5 * step, 10 * step].filter((amount) => amount >= min && amount < max));
  const textOf = (quantity: number) =>
    unitPrice !== null && isInEuros(terms)
      ? money(quantity * unitPrice)
      : t`${plural(quantity, { one: '# Stück', other: '# Stück' })}`;
  return (
    <Field of={form.fields} name="quantity">
      {({ value, onChange }) => (
        <fieldset className={classes.usual} aria-label={t`Häufige Beträge`}>
          {[...amounts, ...(capped ? [max] : [])].map((amount) => (
            <button
              key={amount}
              type="button"
              aria-pressed={form.read(value) === amount}
              onClick={() => onChange(String(amount))}
            >
              {amount === max ? t`Maximum` : textOf(amount)}
            </button>
          ))}
        </fieldset>
      )}
    </Field>
  );
}
