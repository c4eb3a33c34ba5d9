import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import { AddressLines } from '#components/review/AddressLines.tsx';
import steps from '#components/steps/steps.module.css';
import type { Order } from '#domain/shop/order.ts';
import { FormError } from '#ui/Form.tsx';
import { Link } from '#ui/Link.tsx';
import { OrderStepForm, type OrderStepProps } from './OrderStepForm.tsx';
import classes from './order.module.css';

export interface AddressStepViewProps extends OrderStepProps {
  order: Order | null;
  back: ScreenLink;
  onConfirm: () => void;
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
    <OrderStepForm
      title={<Trans>Stimmt Ihre Anschrift?</Trans>}
      lede={<Trans>Diese Anschrift steht auf Ihrer Zeichnung und auf der Abrechnung.</Trans>}
      action={address === null ? t`Noch einmal prüfen` : t`Ja, weiter`}
      busy={busy}
      pendingReason={pendingReason}
      busyLabel={t`Zahlungsarten werden geladen`}
      failed={failed}
      back={back}
      onSubmit={() => (address === null ? onRetry() : onConfirm())}
      onRetry={onRetry}
    >
      {address === null ? (
        <FormError>{t`In Ihrem Konto fehlt noch eine Anschrift. Ohne sie können Sie nicht zeichnen.`}</FormError>
      ) : (
        <section className={steps.part}>
          <AddressLines address={address} />
        </section>
      )}
      <p className={classes.note}>
        <Trans>
          Es gilt die Anschrift aus Ihrem Konto. Ist sie nicht mehr richtig,{' '}
          <Link href={pathTo('/account/edit')}>ändern Sie sie dort</Link>.
        </Trans>
      </p>
    </OrderStepForm>
  );
}
