import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#components/links/pathTo.ts';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import steps from '#components/steps/steps.module.css';
import { periods } from '#domain/constants/limits.ts';
import type { Address } from '#domain/shop/customer.ts';
import type { Order, PaymentMethod } from '#domain/shop/order.ts';
import type { LegalDocument } from '#domain/shop/product.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import classes from './purchase.module.css';
import { useMethodText } from './useMethodText.ts';

export interface ReviewViewProps {
  order: Order;
  method: PaymentMethod | null;
  documents: readonly LegalDocument[];
  /** The ways to change something; none where there is nothing to choose. */
  edit: { addresses: ScreenLink | undefined; 'payment-methods': ScreenLink | undefined };
  back: ScreenLink | undefined;
}

/** `/order-process/confirmation` of the marketplace: everything once more. The button stands under the price, beside it. */
export function ReviewView({ order, method, documents, edit, back }: ReviewViewProps) {
  const { t } = useLingui();
  const explain = useMethodText();
  const { payment, withdrawal } = periods;
  return (
    <>
      <PageHeader
        title={<Trans>Bitte prüfen Sie Ihren Kauf</Trans>}
        lede={<Trans>Verbindlich wird er erst mit „Zahlungspflichtig bestellen“.</Trans>}
      />
      <Card className={steps.sheet}>
        {order.billingAddress && (
          <Part title={t`Anschrift`} edit={edit.addresses} editLabel={t`Anschrift ändern`}>
            <AddressLines address={order.billingAddress} />
          </Part>
        )}
        <Part title={t`Zahlungsart`} edit={edit['payment-methods']} editLabel={t`Zahlungsart ändern`}>
          {method ? (
            <p>
              <b>{method.name}</b>
              <br />
              <span className="soft small">{explain(method)}</span>
            </p>
          ) : (
            <p>
              <Trans>Wie Sie zahlen, vereinbaren wir mit Ihnen.</Trans>
            </p>
          )}
        </Part>
        {documents.length > 0 && (
          <Part title={t`Gelesene Dokumente`}>
            <ul className={classes.said}>
              {documents.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          </Part>
        )}
        <Part title={t`Gut zu wissen`}>
          <ul className={classes.said}>
            {method?.kind === 'offline' && (
              <li>
                <Trans>Zahlen Sie innerhalb von {payment} Tagen. Danach kann der Kauf storniert werden.</Trans>
              </li>
            )}
            {method?.kind === 'online' && (
              <li>
                <Trans>Sie zahlen gleich nach der Bestellung. Ihre Bank fragt Sie nach einer Bestätigung.</Trans>
              </li>
            )}
            <li>
              <Trans>Sie können innerhalb von {withdrawal} Tagen ohne Gründe widerrufen; eine E-Mail genügt.</Trans>
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
          </ul>
        </Part>
        {back && (
          <div className="wide-only">
            <ButtonLink variant="secondary" {...back}>
              <Trans>Zurück</Trans>
            </ButtonLink>
          </div>
        )}
      </Card>
    </>
  );
}

interface PartProps {
  title: string;
  edit?: ScreenLink | undefined;
  editLabel?: string;
  children: ReactNode;
}

function Part({ title, edit, editLabel, children }: PartProps) {
  return (
    <section className={steps.part}>
      <div className={classes.partHead}>
        <h2>{title}</h2>
        {edit && (
          <Link variant="strong" {...edit} aria-label={editLabel}>
            <Trans>Ändern</Trans>
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

function AddressLines({ address }: { address: Address }) {
  const { i18n } = useLingui();
  const { company, firstName, lastName, street, postcode, city, countryCode } = address;
  const country = new Intl.DisplayNames(i18n.locale, { type: 'region', fallback: 'code' }).of(countryCode);
  const lines = [
    [firstName, lastName].filter(Boolean).join(' '),
    company,
    street,
    `${postcode} ${city}`,
    country,
  ].filter(Boolean);
  return (
    <address className={classes.address}>
      {lines.map((each) => (
        <div key={each} dir="auto">
          {each}
        </div>
      ))}
    </address>
  );
}
