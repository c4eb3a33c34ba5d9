import { Trans, useLingui } from '@lingui/react/macro';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { toneOf } from '#components/failure/usualMessages.ts';
import { Field, useFieldValue } from '#components/form/Field.tsx';
import type { FormDraft } from '#components/form/types.ts';
import { useForm } from '#components/form/useForm.ts';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import { StepForm } from '#components/steps/StepForm.tsx';
import steps from '#components/steps/steps.module.css';
import type { Failure } from '#domain/shop/failure.ts';
import type { PaymentMethod } from '#domain/shop/order.ts';
import { FormError } from '#ui/Form.tsx';
import { ChoiceCard, RadioGroup } from '#ui/RadioGroup.tsx';
import { Repriced } from './Repriced.tsx';
import { useMethodText } from './useMethodText.ts';

export interface MethodViewProps {
  methods: readonly PaymentMethod[];
  /** Code of the method that the shop confirmed; null at first. */
  chosen: string | null;
  /** Code of the method that was to be kept last; null before. */
  tried: string | null;
  /** The last call failed: while nothing else is chosen the button tries it again. */
  failed: boolean;
  failure: Failure | null;
  change: 'total' | 'method' | 'nothing' | null;
  busy: boolean;
  leaving: boolean;
  draft: FormDraft;
  back: ScreenLink;
  onSelect: (code: string) => void;
  onRetry: () => void;
}

/** `/order-process/payment-methods` of the marketplace. Nothing is chosen beforehand (§ 312j BGB). */
export function MethodView(props: MethodViewProps) {
  const { methods, chosen, tried, failed, failure, change, busy, leaving, draft, back, onSelect, onRetry } = props;
  const { t } = useLingui();
  const failureText = useFailureText();
  const explain = useMethodText();
  const isOffered = (code: string | null) => methods.some((each) => each.code === code);
  const form = useForm<{ method: string | null }, 'notOffered'>({
    initial: { method: chosen },
    rules: { method: [(code) => (isOffered(code) ? null : 'notOffered')] },
    say: () => t`Bitte wählen Sie eine Zahlungsart.`,
    draft,
  });
  const code = useFieldValue(form.fields, 'method');
  const isOther = isOffered(code) && code !== (tried ?? chosen);
  return (
    <StepForm
      title={<Trans>Wie möchten Sie zahlen?</Trans>}
      lede={<Trans>Sie zahlen erst, nachdem Sie im nächsten Schritt alles geprüft haben.</Trans>}
      action={t`Weiter zur Prüfung`}
      busy={busy}
      busyLabel={leaving ? t`Kauf wird abgebrochen` : t`Zahlungsart wird übernommen`}
      failure={
        failure && (
          <FormError tone={toneOf(failure)}>
            {failureText(failure)} <Trans>Ihre Angaben sind nicht verloren.</Trans>
          </FormError>
        )
      }
      onRetry={failed && !isOther ? onRetry : null}
      back={back}
      barLabel={t`Nächster Schritt`}
      submitCount={form.submitCount}
      onSubmit={() => form.submit(({ method }) => method !== null && onSelect(method))}
    >
      {change === 'total' && <Repriced />}
      {change === 'method' && (
        <FormError tone="notice">
          <Trans>
            Die Zahlungsart Ihres Kaufs wurde inzwischen geändert; bestellt ist noch nichts. Bitte wählen Sie noch
            einmal.
          </Trans>
        </FormError>
      )}
      {methods.length > 0 && (
        <section className={steps.part}>
          <Field of={form.fields} name="method">
            {(field) => (
              <RadioGroup
                label={t`Zahlungsart`}
                {...field}
                value={isOffered(field.value) ? field.value : null}
                // Where one way is left, the machine takes it: nothing is asked while it is sent.
                error={busy ? undefined : field.error}
              >
                {methods.map((each) => (
                  <ChoiceCard key={each.code} value={each.code} title={each.name} description={explain(each)} />
                ))}
              </RadioGroup>
            )}
          </Field>
        </section>
      )}
    </StepForm>
  );
}
