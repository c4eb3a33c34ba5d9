import { useLingui } from '@lingui/react/macro';
import { Field } from '#components/form/Field.tsx';
import type { Fields } from '#components/form/useForm.ts';
import steps from '#components/steps/steps.module.css';
import type { PaymentMethod } from '#domain/shop/order.ts';
import { ChoiceCard, RadioGroup } from '#ui/RadioGroup.tsx';
import type { MethodChoice } from './useMethodForm.ts';
import { useMethodText } from './useMethodText.ts';

export interface MethodPartProps {
  fields: Fields<MethodChoice>;
  methods: readonly PaymentMethod[];
  busy: boolean;
}

/** Payment methods as a radio group. A method that is no longer offered counts as not chosen. */
export function MethodPart({ fields, methods, busy }: MethodPartProps) {
  const { t } = useLingui();
  const explain = useMethodText();
  return (
    <section className={steps.part}>
      <Field of={fields} name="method">
        {(field) => (
          <RadioGroup
            label={t`Zahlungsart`}
            {...field}
            value={methods.some(({ code }) => code === field.value) ? field.value : null}
            // A single remaining method is taken by the machine: the field shows no error while that is being sent.
            error={busy ? undefined : field.error}
          >
            {methods.map((each) => (
              <ChoiceCard key={each.code} value={each.code} title={each.name} description={explain(each)} />
            ))}
          </RadioGroup>
        )}
      </Field>
    </section>
  );
}
