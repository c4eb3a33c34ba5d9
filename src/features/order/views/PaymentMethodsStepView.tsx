import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Failure } from '#domain/shop/failure.ts';
import type { Order, PaymentMethod } from '#domain/shop/order.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ChoiceCard, RadioGroup } from '#ui/RadioGroup.tsx';
import type { TypedFields } from './fields.ts';
import classes from './order.module.css';
import { type Errand, StepForm } from './StepForm.tsx';

export interface PaymentMethodsStepViewProps {
  methods: readonly PaymentMethod[];
  /** Code of the method that the investor chose before; null at first. */
  chosen: string | null;
  /** Code of the method that was to be kept last; null before. */
  tried: string | null;
  order: Order | null;
  failed: Failure | null;
  busy: boolean;
  /** Busy because the shop is asked how the order stands. */
  pendingReason: Errand | null;
  back: string;
  typed: TypedFields;
  onSelect: (code: string) => void;
  onRetry: () => void;
}

/** `/order-process/payment-methods`: how to pay. Nothing is chosen beforehand (§ 312j BGB). */
export function PaymentMethodsStepView(props: PaymentMethodsStepViewProps) {
  const { methods, chosen, tried, order, failed, busy, pendingReason, back, typed, onSelect, onRetry } = props;
  const { t } = useLingui();
  const explain = useMethodText();
  const [code, setCode] = useState(() => typed.read('method') ?? chosen);
  const [refusals, setRefusals] = useState(0);
  const method = methods.find((each) => each.code === code);
  return (
    <>
      <PageHeader
        title={<Trans>Wie möchten Sie zahlen?</Trans>}
        lede={<Trans>Sie zahlen erst, nachdem Sie im nächsten Schritt alles geprüft haben.</Trans>}
      />
      <StepForm
        action={t`Weiter zur Prüfung`}
        busy={busy}
        pendingReason={pendingReason}
        busyLabel={t`Zahlungsart wird übernommen`}
        failed={failed}
        changed={method !== undefined && method.code !== tried}
        order={order}
        back={back}
        refusals={refusals}
        onSubmit={() => (method ? onSelect(method.code) : setRefusals(refusals + 1))}
        onRetry={onRetry}
      >
        <section className={classes.part}>
          <RadioGroup
            label={t`Zahlungsart`}
            value={method?.code ?? null}
            onChange={(next) => {
              setCode(next);
              typed.write('method', next);
            }}
            error={refusals > 0 && !method ? t`Bitte wählen Sie eine Zahlungsart.` : undefined}
          >
            {methods.map((each) => (
              <ChoiceCard key={each.code} value={each.code} title={each.name} description={explain(each)} />
            ))}
          </RadioGroup>
        </section>
      </StepForm>
    </>
  );
}

/** What paying in this way means, in a sentence. */
export function useMethodText(): (method: PaymentMethod) => string {
  const { t } = useLingui();
  const texts: Record<PaymentMethod['kind'], string> = {
    offline: t`Sie erhalten die Bankverbindung mit GiroCode. Gutschrift in 1–2 Bankarbeitstagen.`,
    online: t`Sie werden zum Zahlungsanbieter weitergeleitet und bestätigen die Zahlung bei Ihrer Bank.`,
  };
  return ({ kind }) => texts[kind];
}
