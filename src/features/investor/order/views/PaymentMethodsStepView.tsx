import { Trans, useLingui } from '@lingui/react/macro';
import type { FormDraft } from '#components/form/types.ts';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import { MethodPart } from '#components/review/MethodPart.tsx';
import { useMethodForm } from '#components/review/useMethodForm.ts';
import type { PaymentMethod } from '#domain/shop/order.ts';
import { FormError } from '#ui/Form.tsx';
import { OrderStepForm, type OrderStepProps } from './OrderStepForm.tsx';

export interface PaymentMethodsStepViewProps extends OrderStepProps {
  methods: readonly PaymentMethod[];
  /** Code of the method that the investor chose before; null at first. */
  chosen: string | null;
  /** Code of the method that was submitted last; null before. */
  tried: string | null;
  /** True if the order's payment method is no longer the one chosen here. */
  changed: boolean;
  back: ScreenLink;
  draft: FormDraft;
  onSelect: (code: string) => void;
}

/** `/order-process/payment-methods`: the payment methods. Nothing is preselected (requirement 23.3). */
export function PaymentMethodsStepView(props: PaymentMethodsStepViewProps) {
  const { methods, chosen, tried, changed, failed, busy, pendingReason, back, draft, onSelect, onRetry } = props;
  const { t } = useLingui();
  const form = useMethodForm({ methods, chosen, tried, draft });
  return (
    <OrderStepForm
      title={<Trans>Wie möchten Sie zahlen?</Trans>}
      lede={<Trans>Sie zahlen erst, nachdem Sie im nächsten Schritt alles geprüft haben.</Trans>}
      action={t`Weiter zur Prüfung`}
      busy={busy}
      pendingReason={pendingReason}
      busyLabel={t`Zahlungsart wird übernommen`}
      failed={failed}
      changed={form.isOther}
      back={back}
      submitCount={form.submitCount}
      onSubmit={() => form.submit(({ method }) => method !== null && onSelect(method))}
      onRetry={onRetry}
    >
      {changed && (
        <FormError tone="notice">
          <Trans>
            Die Zahlungsart Ihrer Zeichnung wurde inzwischen geändert; es wurde noch nichts bestellt. Bitte wählen Sie
            noch einmal.
          </Trans>
        </FormError>
      )}
      <MethodPart fields={form.fields} methods={methods} busy={busy} />
    </OrderStepForm>
  );
}
