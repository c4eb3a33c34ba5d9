import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Order } from '#domain/shop/order.ts';
import { FormError } from '#ui/Form.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { AddressLines } from './AddressLines.tsx';
import classes from './order.module.css';
import { type Errand, StepForm } from './StepForm.tsx';

export interface AddressStepViewProps {
  order: Order | null;
  failed: Failure | null;
  busy: boolean;
  pendingReason: Errand | null;
  /** Address of the step before. */
  back: string;
  onConfirm: () => void;
  onRetry: () => void;
}

/** `/order-process/addresses`: the address that the shop made the order out to. */
export function AddressStepView({
  order,
  failed,
  busy,
  pendingReason,
  back,
  onConfirm,
  onRetry,
}: AddressStepViewProps) {
  const { t } = useLingui();
  const address = order?.billingAddress ?? null;
  return (
    <>
      <PageHeader
        title={<Trans>Stimmt Ihre Anschrift?</Trans>}
        lede={<Trans>Auf diese Anschrift lauten Ihre Zeichnung und die Rechnung.</Trans>}
      />
      <StepForm
        action={address === null ? t`Noch einmal nachsehen` : t`Anschrift stimmt, weiter`}
        busy={busy}
        pendingReason={pendingReason}
        busyLabel={t`Zahlungsarten werden geladen`}
        failed={failed}
        order={order}
        back={back}
        onSubmit={() => (address === null ? onRetry() : onConfirm())}
        onRetry={onRetry}
      >
        {address === null ? (
          <FormError>
            <Trans>In Ihrem Konto fehlt noch eine Anschrift. Ohne sie können Sie nicht zeichnen.</Trans>
          </FormError>
        ) : (
          <section className={classes.part}>
            <AddressLines address={address} />
          </section>
        )}
        <p className={classes.note}>
          <Trans>
            Es gilt die Anschrift aus Ihrem Konto. <Link href={pathTo('/contact')}>Schreiben Sie uns</Link>, wenn wir
            sie ändern sollen.
          </Trans>
        </p>
      </StepForm>
    </>
  );
}
