import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import { AddressLines } from '#components/review/AddressLines.tsx';
import { Points } from '#components/review/Points.tsx';
import { ReadDocuments } from '#components/review/ReadDocuments.tsx';
import { ReviewedMethod } from '#components/review/ReviewedMethod.tsx';
import { ReviewPart } from '#components/review/ReviewPart.tsx';
import steps from '#components/steps/steps.module.css';
import { periods } from '#domain/constants/limits.ts';
import type { Order, PaymentMethod } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { WorkOffer } from '#machines/flows/purchase/types.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

export interface ReviewViewProps {
  order: Order;
  method: PaymentMethod | null;
  /** The work being bought, as its page shows it. */
  offer: Pick<WorkOffer, 'legalDocuments' | 'edition' | 'isExclusive'>;
  /** Links to the steps that change something; undefined if there is nothing to choose. */
  edit: { addresses: ScreenLink | undefined; 'payment-methods': ScreenLink | undefined };
  back: ScreenLink | undefined;
}

/**
 * `/order-process/confirmation` of the marketplace: the whole order for review. The button is below the price, beside
 * it.
 */
export function ReviewView({ order, method, offer, edit, back }: ReviewViewProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { legalDocuments: documents, edition, isExclusive } = offer;
  const { payment, withdrawal } = periods;
  return (
    <>
      <PageHeader
        title={<Trans>Bitte prüfen Sie Ihren Kauf</Trans>}
        lede={<Trans>Ihr Kauf wird erst mit „Zahlungspflichtig bestellen“ verbindlich.</Trans>}
      />
      <Card className={steps.sheet}>
        {order.billingAddress && (
          <ReviewPart title={t`Anschrift`} edit={edit.addresses} editLabel={t`Anschrift ändern`}>
            <AddressLines address={order.billingAddress} />
          </ReviewPart>
        )}
        <ReviewPart title={t`Zahlungsart`} edit={edit['payment-methods']} editLabel={t`Zahlungsart ändern`}>
          <ReviewedMethod method={method} otherwise={<Trans>Wie Sie zahlen, vereinbaren wir mit Ihnen.</Trans>} />
        </ReviewPart>
        {edition !== null && (
          <ReviewPart title={t`Auflage`}>
            <p>{edition === 1 ? <Trans>Einzelstück</Trans> : <Trans>{number(edition)} Exemplare</Trans>}</p>
          </ReviewPart>
        )}
        <ReviewPart title={t`Nutzungsrechte`}>
          <p>
            {isExclusive
              ? t`Ihnen werden ausschließliche Nutzungsrechte eingeräumt.`
              : t`Sie erwerben ein Exemplar für sich selbst; verwerten dürfen Sie das Werk nicht.`}
          </p>
        </ReviewPart>
        <ReadDocuments documents={documents} />
        <ReviewPart title={t`Gut zu wissen`}>
          <Points>
            {method?.kind === 'offline' && (
              <li>
                <Trans>Zahlen Sie innerhalb von {payment} Tagen. Danach können wir den Kauf stornieren.</Trans>
              </li>
            )}
            {method?.kind === 'online' && (
              <li>{t`Sie zahlen gleich nach der Bestellung. Ihre Bank fragt Sie nach einer Bestätigung.`}</li>
            )}
            <li>
              <Trans>
                Sie können innerhalb von {withdrawal} Tagen ohne Angabe von Gründen widerrufen; eine E-Mail genügt.
              </Trans>
            </li>
            <li>
              <Trans>
                Es gelten die{' '}
                <Link href={pathTo('/terms-and-conditions')} newTab={t`(öffnet einen neuen Tab)`}>
                  AGB mit Widerrufsbelehrung
                </Link>
                .
              </Trans>
            </li>
          </Points>
        </ReviewPart>
        {back && (
          <div className="wide-only">
            <ButtonLink variant="secondary" {...back}>{t`Zurück`}</ButtonLink>
          </div>
        )}
      </Card>
    </>
  );
}
