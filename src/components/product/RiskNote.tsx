import { Trans, useLingui } from '@lingui/react/macro';
import { termsOf } from '#domain/order/productTerms.ts';
import type { Product } from '#domain/shop/product.ts';
import { WarningIcon } from '#ui/icons.tsx';
import classes from './notes.module.css';

/**
 * Risk warning wherever a yield is named: once for a list, beside a single bond (the words of § 4 (4) WpPG and of § 12
 * (2) and (3) VermAnlG).
 */
export function RiskNote({ of }: { of: 'list' | 'one' }) {
  return (
    <p className={classes.risk} role="note">
      <WarningIcon />
      <span>
        {of === 'list' ? (
          <Trans>
            Der Erwerb dieser Wertpapiere ist mit erheblichen Risiken verbunden und kann zum vollständigen Verlust des
            eingesetzten Vermögens führen.
          </Trans>
        ) : (
          <Trans>
            Der Erwerb dieses Wertpapiers ist mit erheblichen Risiken verbunden und kann zum vollständigen Verlust des
            eingesetzten Vermögens führen.
          </Trans>
        )}{' '}
        <Trans>Der in Aussicht gestellte Ertrag ist nicht gewährleistet und kann auch niedriger ausfallen.</Trans>
      </span>
    </p>
  );
}

/** Risk warning in one line, beside an amount. */
export function LossNote() {
  const { t } = useLingui();
  return (
    <p className={classes.risk} role="note">
      <WarningIcon />
      <span>
        <b>{t`Sie können alles verlieren.`}</b>{' '}
        <Trans>Wird die Emittentin zahlungsunfähig, können Zinsen und Rückzahlung ganz ausbleiben.</Trans>
      </span>
    </p>
  );
}

/** Risk warning of a list, if any of its products names a yield. */
export const ListRisk = ({ products }: { products: readonly Product[] }) =>
  products.some((product) => termsOf(product).interestRate !== null) && <RiskNote of="list" />;
