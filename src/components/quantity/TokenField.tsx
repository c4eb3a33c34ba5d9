import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Field } from '#components/form/Field.tsx';
import type { QuantityLimits } from '#domain/order/eligibility.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { QuantityField } from '#ui/QuantityField.tsx';
import type { QuantityForm } from './useQuantityForm.ts';

export interface TokenFieldProps {
  form: QuantityForm;
  terms: Terms;
  limits: QuantityLimits;
  label: string;
  hint?: ReactNode;
  /** The shop's message about the quantity, shown if the form finds no error itself. */
  refused?: string | undefined;
  compact?: boolean;
}

/** Field for a number of a bond's tokens, with their price. */
export function TokenField({ form, terms, limits, refused, ...texts }: TokenFieldProps) {
  const { t } = useLingui();
  const { number, money } = useFormat();
  const { unitPrice } = terms;
  const { min, max, step } = limits;
  const steps = number(step);
  return (
    <Field of={form.fields} name="quantity">
      {({ error, ...field }) => (
        <QuantityField
          {...texts}
          {...field}
          error={error ?? refused}
          min={min}
          max={max}
          step={step}
          read={form.read}
          format={number}
          unit={(quantity) => t`${plural(quantity ?? 0, { one: 'Stück', other: 'Stück' })}`}
          total={(quantity) => (unitPrice === null ? null : money(quantity * unitPrice))}
          labels={{ increase: t`${steps} Stück mehr`, decrease: t`${steps} Stück weniger` }}
        />
      )}
    </Field>
  );
}
