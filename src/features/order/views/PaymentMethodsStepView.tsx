import { Trans, useLingui } from '@lingui/react/macro';
import { Field, useFieldValue } from '#components/form/Field.tsx';
import type { FormDraft } from '#components/form/types.ts';
import { useForm } from '#components/form/useForm.ts';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import steps from '#components/steps/steps.module.css';
import type { PaymentMethod } from '#domain/shop/order.ts';
import { FormError } from '#ui/Form.tsx';
import { ChoiceCard, RadioGroup } from '#ui/RadioGroup.tsx';
import { OrderStepForm, type OrderStepProps } from './OrderStepForm.tsx';

export interface PaymentMethodsStepViewProps extends OrderStepProps {
  methods: readonly PaymentMethod[];
  /** Code of the method that the investor chose before; null at first. */
  chosen: string | null;
  /** Code of the method that was to be kept last; null before. */
  tried: string | null;
  /** Another way to pay was put into the order than the one that was chosen here. */
  changed: boolean;
  back: ScreenLink;
  draft: FormDraft;
  onSelect: (code: string) => void;
}

/** `/order-process/payment-methods`: how to pay. Nothing is chosen beforehand (§ 312j BGB). */
export function PaymentMethodsStepView(props: PaymentMethodsStepViewProps) {
  const { methods, chosen, tried, changed, failed, busy, pendingReason, back, draft, onSelect, onRetry } = props;
  const { t } = useLingui();
  const explain = useMethodText();
  const isOffered = (code: string | null) => methods.some((each) => each.code === code);
  const form = useForm<{ method: string | null }, 'notOffered'>({
    initial: { method: chosen },
    rules: { method: [(code) => (isOffered(code) ? null : 'notOffered')] },
    say: () => t`Bitte wählen Sie eine Zahlungsart.`,
    draft,
  });
  const code = useFieldValue(form.fields, 'method');
  return (
    <OrderStepForm
      title={<Trans>Wie möchten Sie zahlen?</Trans>}
      lede={<Trans>Sie zahlen erst, nachdem Sie im nächsten Schritt alles geprüft haben.</Trans>}
      action={t`Weiter zur Prüfung`}
      busy={busy}
      pendingReason={pendingReason}
      busyLabel={t`Zahlungsart wird übernommen`}
      failed={failed}
      changed={isOffered(code) && code !== (tried ?? chosen)}
      back={back}
      submitCount={form.submitCount}
      onSubmit={() => form.submit(({ method }) => method !== null && onSelect(method))}
      onRetry={onRetry}
    >
      {changed && (
        <FormError tone="notice">
          <Trans>
            Die Zahlungsart Ihrer Zeichnung wurde inzwischen geändert; bestellt ist noch nichts. Bitte wählen Sie noch
            einmal.
          </Trans>
        </FormError>
      )}
      <section className={steps.part}>
        <Field of={form.fields} name="method">
          {(field) => (
            <RadioGroup
              label={t`Zahlungsart`}
              {...field}
              value={isOffered(field.value) ? field.value : null}
              // Where one way is left, the machine takes it: nothing is asked of the investor while it is sent.
              error={busy ? undefined : field.error}
            >
              {methods.map((each) => (
                <ChoiceCard key={each.code} value={each.code} title={each.name} description={explain(each)} />
              ))}
            </RadioGroup>
          )}
        </Field>
      </section>
    </OrderStepForm>
  );
}

/** What paying in this way means, in a sentence. */
export function useMethodText(): (method: PaymentMethod) => string {
  const { t } = useLingui();
  const texts: Record<PaymentMethod['kind'], string> = {
    offline: t`Sie erhalten die Bankverbindung mit GiroCode. Ihre Überweisung ist meist nach 1–2 Bankarbeitstagen bei uns.`,
    online: t`Sie werden zum Zahlungsanbieter weitergeleitet und bestätigen die Zahlung bei Ihrer Bank.`,
  };
  return ({ kind }) => texts[kind];
}
