import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { Money, Tokens } from '#components/money/Money.tsx';
import { WalletAddress } from '#components/wallet/WalletAddress.tsx';
import { holdingsOf } from '#domain/money/holdings.ts';
import type { TokenAsset } from '#domain/shop/tokenAsset.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { Panel } from '#ui/Panel.tsx';
import { ShareMark, ShareTrack } from '#ui/ShareBar.tsx';
import classes from './home.module.css';

export interface WalletViewProps {
  portfolio: AsyncData<{ assets: TokenAsset[] }>;
  /** Blockchain address of the default wallet; null without one. */
  address: string | null;
}

/** Wallet table (requirement 3.19): token, balance, value and share of the total. */
export function WalletView({ portfolio, address }: WalletViewProps) {
  const { t } = useLingui();
  const { percent } = useFormat();
  const table = (rows: ReturnType<typeof holdingsOf> | undefined, isMarked = false) => (
    <DataTable
      caption={t`Wallet`}
      captionHidden
      loadingLabel={t`Wird geladen`}
      rows={rows}
      rowKey={({ productCode }) => productCode}
      columns={[
        {
          key: 'token',
          header: t`Token`,
          cell: (row) => (
            <>
              {isMarked && rows && <ShareMark index={rows.indexOf(row)} />}
              <Link href={pathTo('/products/$productCode', { productCode: row.productCode })}>{row.productName}</Link>
            </>
          ),
          rowHeader: true,
        },
        {
          key: 'balance',
          header: t`Bestand`,
          phone: 'detail',
          cell: ({ amount }) => <Tokens count={amount} unit />,
          align: 'end',
        },
        {
          key: 'value',
          header: t`Wert zum Nennwert`,
          phone: 'amount',
          cell: ({ nominal }) => <Money cents={nominal} />,
          align: 'end',
        },
        {
          key: 'share',
          header: t`Anteil`,
          phone: 'labelled',
          cell: ({ share }) => (share === null ? '–' : percent(share * 100)),
          align: 'end',
        },
        {
          key: 'actions',
          header: t`Aktionen`,
          headerHidden: true,
          align: 'end',
          cell: ({ productCode, productName }) => (
            <Link
              variant="strong"
              href={pathTo('/products/$productCode', { productCode })}
              aria-label={t`Einzelheiten zu ${productName}`}
            >
              <Trans>Einzelheiten</Trans>
            </Link>
          ),
        },
      ]}
    />
  );
  return (
    <Panel
      title={<Trans>Wallet</Trans>}
      flush
      action={
        address && (
          <div className={classes.address}>
            <WalletAddress address={address} isLabelHidden />
          </div>
        )
      }
    >
      <Async read={portfolio} failed={t`Ihr Bestand konnte nicht geladen werden.`} skeleton={table(undefined)}>
        {({ assets }) => {
          const holdings = holdingsOf(assets);
          if (holdings.length === 0) {
            return (
              <EmptyState title={t`Ihre Wallet ist noch leer.`}>
                <Trans>Nach Zahlungseingang werden Ihre Token hierher übertragen.</Trans>
              </EmptyState>
            );
          }
          const shares = holdings.flatMap(({ productCode, nominal }) =>
            nominal === null ? [] : [{ key: productCode, value: nominal }],
          );
          const isBarShown = holdings.length > 1 && shares.length === holdings.length;
          return (
            <>
              {table(holdings, isBarShown)}
              {isBarShown && (
                <div className={classes.shares}>
                  <ShareTrack shares={shares} />
                </div>
              )}
            </>
          );
        }}
      </Async>
    </Panel>
  );
}
