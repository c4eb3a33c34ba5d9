import { Trans } from '@lingui/react/macro';
import { Money } from '#components/money/Money.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import type { TransferableToken, TransferDetails } from '#machines/flows/tokenTransfer/ports.ts';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import classes from './transfer.module.css';

/** Details of the transfer in full: a value at stake is never hidden or shortened. */
export function TransferFacts({ token, details }: { token: TransferableToken; details: TransferDetails }) {
  const { number } = useFormat();
  const { quantity, address } = details;
  return (
    <DescriptionList
      items={[
        { term: <Trans>Wertpapier</Trans>, value: token.productName },
        { term: <Trans>Stückzahl</Trans>, value: number(quantity) },
        {
          term: <Trans>Wert zum Nennwert</Trans>,
          value: <Money cents={token.unitNominal && quantity * token.unitNominal} />,
        },
        { term: <Trans>An die Wallet</Trans>, value: <span className={classes.address}>{address}</span> },
        { term: <Trans>Danach in Ihrer Wallet</Trans>, value: number(token.balance - quantity) },
      ]}
    />
  );
}
