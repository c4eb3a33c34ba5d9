import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { Tokens } from '#components/money/Money.tsx';
import { shortAddress } from '#domain/forms/blockchainAddress.ts';
import type { LedgerEntry } from '#domain/shop/transfer.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import classes from './wallet.module.css';

/** What came into the wallet and went out of it, with its hash on the chain. */
export function LedgerPart({ read }: { read: AsyncData<LedgerEntry[]> }) {
  const { t } = useLingui();
  const { date } = useFormat();
  const table = (entries: LedgerEntry[] | undefined) => (
    <DataTable
      caption={t`Transaktionen`}
      captionHidden
      loadingLabel={t`Wird geladen`}
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        { key: 'token', header: t`Token`, rowHeader: true, cell: ({ productName }) => productName },
        { key: 'date', header: t`Datum`, cell: ({ createdAt }) => date(createdAt) },
        {
          key: 'way',
          header: t`Art`,
          cell: ({ incoming, fromAddress, toAddress }) =>
            incoming ? (
              <Trans>Eingang von {shortAddress(fromAddress)}</Trans>
            ) : (
              <Trans>Ausgang an {shortAddress(toAddress)}</Trans>
            ),
        },
        {
          key: 'hash',
          header: t`Hash`,
          cell: ({ hash }) => (
            <span className={classes.hash} title={hash}>
              {shortAddress(hash)}
            </span>
          ),
        },
        {
          key: 'amount',
          header: t`Anzahl der Token`,
          align: 'end',
          cell: ({ incoming, amount }) => (
            <span>
              {incoming ? '+' : '−'}
              <Tokens count={amount} />
            </span>
          ),
        },
      ]}
    />
  );
  return (
    <Async read={read} failed={t`Ihre Transaktionen konnten nicht geladen werden.`} skeleton={table(undefined)}>
      {(entries) => (entries.length > 0 ? table(entries) : <EmptyState title={t`Noch keine Transaktion`} />)}
    </Async>
  );
}
