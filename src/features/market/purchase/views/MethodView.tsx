import { Trans, useLingui } from '@lingui/react/macro';
import { FailureNote } from '#components/failure/FailureNote.tsx';
import type { FormDraft } from '#components/form/types.ts';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import { MethodPart } from '#components/review/MethodPart.tsx';
import { useMethodForm } from '#components/review/useMethodForm.ts';
import { StepForm } from '#components/steps/StepForm.tsx';
import type { Failure } from '#domain/shop/failure.ts';
import type { PaymentMethod } from '#domain/shop/order.ts';
import type { PurchaseChange, Repricing } from '#machines/flows/purchase/types.ts';
import { FormError } from '#ui/Form.tsx';
import { Repriced } from './Repriced.tsx';

export interface MethodViewProps {
  methods: readonly PaymentMethod[];
  /** Code of the method that the shop confirmed; null at first. */
  chosen: string | null;
  /** Code of the method that was submitted last; null before. */
  tried: string | null;
  /** True if the last call failed: the button retries it unless another method is selected. */
  failed: boolean;
  failure: Failure | null;
  change: PurchaseChange['what'] | null;
  repricing: Repricing | null;
  busy: boolean;
  leaving: boolean;
  draft: FormDraft;
  back: ScreenLink;
  onSelect: (code: string) => void;
  onRetry: () => void;
}

/** `/order-process/payment-methods` of the marketplace. Nothing is preselected (requirement 23.3). */
export function MethodView(props: MethodViewProps) {
  const { methods, chosen, tried, failed, failure, change, repricing, busy, leaving, draft, back, ...does } = props;
  const { onSelect, onRetry } = does;
  const { t } = useLingui();
  const form = useMethodForm({ methods, chosen, tried, draft });
  return (
    <StepForm
      title={<Trans>Wie möchten Sie zahlen?</Trans>}
      lede={<Trans>Sie zahlen erst, nachdem Sie im nächsten Schritt alles geprüft haben.</Trans>}
      action={t`Weiter zur Prüfung`}
      busy={busy}
      busyLabel={leaving ? t`Kauf wird abgebrochen` : t`Zahlungsart wird übernommen`}
      failure={<FailureNote failure={failure}>{t`Ihre Angaben sind nicht verloren.`}</FailureNote>}
      onRetry={failed && !form.isOther ? onRetry : null}
      back={back}
      submitCount={form.submitCount}
      onSubmit={() => form.submit(({ method }) => method !== null && onSelect(method))}
    >
      {repricing && <Repriced {...repricing} />}
      {change === 'method' && (
        <FormError tone="notice">
          <Trans>
            Die Zahlungsart Ihres Kaufs wurde inzwischen geändert; es wurde noch nichts bestellt. Bitte wählen Sie noch
            einmal.
          </Trans>
        </FormError>
      )}
      {methods.length > 0 && <MethodPart fields={form.fields} methods={methods} busy={busy} />}
    </StepForm>
  );
}
