import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Field } from '#components/form/Field.tsx';
import { isInEuros, type QuantityLimits } from '#domain/order/eligibility.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { QuantityField } from '#ui/QuantityField.tsx';
import type { QuantityForm } from './useQuantityForm.ts';

export interface TokenFieldProps {
  form: QuantityForm;
  terms: Terms;
  limits: QuantityLimits;
  hint?: ReactNode;
  /** Content below the control. */
  children?: ReactNode;
  /** The shop's message about the quantity, shown if the form finds no error itself. */
  refused?: string | undefined;
  /** Name of the bond on its card, where the label is for screen readers only. */
  card?: string;
}

/**
 * Field for a number of a bond's tokens, with their price. Tokens that cost one euro are asked for as an amount in
 * euros, with their number.
 */
export function TokenField({ form, terms, limits, refused, card, hint, children }: TokenFieldProps) {
  const { t } = useLingui();
  const { number, money } = useFormat();
  const { unitPrice } = terms;
  const { min, max, step } = limits;
  const tokens = (quantity: number) => t`${plural(quantity, { one: '# Stück', other: '# Stück' })}`;
  const euros = money(step * (unitPrice ?? 0));
  const steps = number(step);
  const words = isInEuros(terms)
    ? {
        label: card ? t`Betrag in Euro: ${card}` : t`Betrag in Euro`,
        unit: () => (card ? t`Euro` : ''),
        total: tokens,
        labels: { increase: t`${euros} mehr`, decrease: t`${euros} weniger` },
      }
    : {
        label: card ? t`Stückzahl von ${card}` : t`Stückzahl`,
        unit: (quantity: number | null) => t`${plural(quantity ?? 0, { one: 'Stück', other: 'Stück' })}`,
        total: (quantity: number) => (unitPrice === null ? null : money(quantity * unitPrice)),
        labels: { increase: t`${steps} Stück mehr`, decrease: t`${steps} Stück weniger` },
      };
  return (
    <Field of={form.fields} name="quantity">
      {({ error, ...field }) => (
        <QuantityField
          {...words}
          {...field}
          hint={hint}
          compact={card !== undefined}
          error={error ?? refused}
          min={min}
          max={max}
          step={step}
          read={form.read}
          format={number}
        >
          {children}
        </QuantityField>
      )}
    </Field>
  );
}
