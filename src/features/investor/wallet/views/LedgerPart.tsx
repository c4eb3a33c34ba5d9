import { Trans, useLingui } from '@lingui/react/macro';
import { Tokens } from '#components/money/Money.tsx';
import { PaperList, type PapersProps } from '#components/papers/PaperList.tsx';
import { movementOf } from '#domain/money/movements.ts';
import { paperOfMovement } from '#domain/order/papers.ts';
import type { LedgerEntry } from '#domain/shop/transfer.ts';
import { shortAddress } from '#domain/wallet/shortAddress.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import classes from './wallet.module.css';

export type LedgerPartProps = Omit<PapersProps<LedgerEntry>, 'saving' | 'onSave'>;

/** Movements into and out of the wallet, each with its hash on the chain. */
export function LedgerPart(ledger: LedgerPartProps) {
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
        {
          key: 'date',
          header: t`Datum`,
          phone: 'detail',
          cell: ({ createdAt }) => <span className="nowrap">{date(createdAt)}</span>,
        },
        {
          key: 'way',
          header: t`Art`,
          phone: 'detail',
          cell: (entry) => <Way {...entry} />,
        },
        {
          key: 'hash',
          header: t`Hash`,
          phone: 'status',
          cell: ({ hash }) => (
            <span className={classes.hash} title={hash}>
              {shortAddress(hash)}
            </span>
          ),
        },
        {
          key: 'amount',
          header: t`Stückzahl`,
          phone: 'amount',
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
    <PaperList
      {...ledger}
      paperOf={paperOfMovement}
      failed={t`Ihre Transaktionen konnten nicht geladen werden.`}
      lacking={t`Einzelne Transaktionen können wir hier nicht anzeigen. Ihr Bestand oben ist vollständig.`}
      empty={<EmptyState title={t`Noch keine Transaktion`} />}
    >
      {table}
    </PaperList>
  );
}

function Way(entry: LedgerEntry) {
  const kind = movementOf(entry);
  if (kind === 'bought') return <Trans>Kauf</Trans>;
  if (kind === 'repaid') return <Trans>Rückzahlung</Trans>;
  if (kind === 'returned') return <Trans>Rückgabe</Trans>;
  if (kind === 'received') return <Trans>Eingang von {shortAddress(entry.fromAddress)}</Trans>;
  return <Trans>Ausgang an {shortAddress(entry.toAddress)}</Trans>;
}
