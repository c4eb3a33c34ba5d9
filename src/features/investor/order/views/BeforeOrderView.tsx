import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { RiskNote } from '#components/product/RiskNote.tsx';
import { periods } from '#domain/constants/limits.ts';
import { mayWithdraw } from '#domain/order/deadlines.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import type { PaymentMethod } from '#domain/shop/order.ts';
import { Link } from '#ui/Link.tsx';
import classes from './order.module.css';

export interface BeforeOrderViewProps {
  method: PaymentMethod | null;
  accountType: AccountType;
}

/** Facts that the investor has to know before the binding press: payment deadline, right of withdrawal and risk. */
export function BeforeOrderView({ method, accountType }: BeforeOrderViewProps) {
  const { t } = useLingui();
  const { payment, withdrawal } = periods;
  const terms = (text: string) => (
    <Link href={pathTo('/terms-and-conditions')} newTab={t`(öffnet einen neuen Tab)`}>
      {text}
    </Link>
  );
  return (
    <>
      <ul className={classes.before}>
        {method && method.kind !== null && (
          <li>
            {method.kind === 'offline' ? (
              <Trans>
                <b>Zahlbar innerhalb von {payment} Tagen.</b> Danach können wir die Zeichnung stornieren.
              </Trans>
            ) : (
              <Trans>
                <b>Zahlen gleich nach der Bestellung.</b> Ihre Bank fragt Sie nach einer Bestätigung.
              </Trans>
            )}
          </li>
        )}
        {mayWithdraw(accountType) && (
          <li>
            <Trans>
              <b>Widerrufen innerhalb von {withdrawal} Tagen.</b> Ohne Angabe von Gründen; eine E-Mail genügt.
            </Trans>
          </li>
        )}
        <li>
          {mayWithdraw(accountType) ? (
            <Trans>Es gelten die {terms(t`AGB mit Widerrufsbelehrung`)}.</Trans>
          ) : (
            <Trans>Es gelten die {terms(t`AGB`)}.</Trans>
          )}
        </li>
      </ul>
      <RiskNote of="one" />
    </>
  );
}
