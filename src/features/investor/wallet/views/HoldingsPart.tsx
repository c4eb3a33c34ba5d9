import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { Money, Tokens } from '#components/money/Money.tsx';
import { OwedBack } from '#components/wallet/OwedBack.tsx';
import { TransfersLacking } from '#components/wallet/TransfersLacking.tsx';
import { nominalOf, nominalValue, shareOf, transferableOf } from '#domain/money/holdings.ts';
import type { WalletAsset } from '#domain/shop/tokenAsset.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { type Column, DataTable } from '#ui/DataTable.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';

export interface HoldingsPartProps {
  read: AsyncData<WalletAsset[]>;
  /** True if the customer may transfer tokens to others. */
  isTransferable: boolean;
}

/** Returns true if the shop does not name the wallet that holds the tokens, which a transfer has to name. */
const isPlaceless = ({ walletId }: WalletAsset) => walletId === null;

/** Each token with balance, nominal value and share of the total. */
export function HoldingsPart({ read, isTransferable }: HoldingsPartProps) {
  const { t } = useLingui();
  const { percent } = useFormat();
  const table = (assets: WalletAsset[] | undefined) => {
    const total = nominalValue(assets ?? []);
    const transfer: Column<WalletAsset> = {
      key: 'actions',
      header: t`Aktionen`,
      phone: 'status',
      headerHidden: true,
      align: 'end',
      cell: ({ variantCode, productName, walletId, ...held }) =>
        walletId !== null &&
        transferableOf(held) > 0 && (
          <Link
            variant="strong"
            className="no-print"
            href={pathTo('/transfer/$tkn', { tkn: variantCode })}
            aria-label={t`${productName} übertragen`}
          >
            <Trans>Übertragen</Trans>
          </Link>
        ),
    };
    return (
      <DataTable
        caption={t`Ihr Bestand`}
        captionHidden
        loadingLabel={t`Wird geladen`}
        rows={assets}
        rowKey={({ variantCode, walletId }) => `${variantCode} ${walletId}`}
        columns={[
          {
            key: 'token',
            header: t`Token`,
            rowHeader: true,
            cell: ({ productCode, productName, amount, owedBack }) => (
              <>
                <Link href={pathTo('/products/$productCode', { productCode })}>{productName}</Link>
                {owedBack !== null && owedBack > 0 && (
                  <div className="soft small">
                    <OwedBack count={Math.min(amount, owedBack)} transferable={transferableOf({ amount, owedBack })} />
                  </div>
                )}
              </>
            ),
          },
          { key: 'chain', header: t`Blockchain`, cell: ({ blockchainName }) => blockchainName ?? '–' },
          {
            key: 'balance',
            header: t`Bestand`,
            phone: 'detail',
            align: 'end',
            cell: ({ amount }) => <Tokens count={amount} unit />,
          },
          {
            key: 'value',
            header: t`Wert zum Nennwert`,
            phone: 'amount',
            align: 'end',
            cell: (asset) => <Money cents={nominalOf(asset)} />,
          },
          {
            key: 'share',
            header: t`Anteil`,
            phone: 'labelled',
            align: 'end',
            cell: (asset) => {
              const share = shareOf(nominalOf(asset), total);
              return share === null ? '–' : percent(share * 100);
            },
          },
          ...(isTransferable && assets?.every(isPlaceless) !== true ? [transfer] : []),
        ]}
      />
    );
  };
  return (
    <Async read={read} failed={t`Ihr Bestand konnte nicht geladen werden.`} skeleton={table(undefined)}>
      {(assets) =>
        assets.length > 0 ? (
          <>
            {table(assets)}
            {isTransferable && assets.some(isPlaceless) && <TransfersLacking />}
          </>
        ) : (
          <EmptyState title={t`Ihre Wallet ist noch leer.`}>
            <Trans>Nach Zahlungseingang werden Ihre Token hierher übertragen.</Trans>
          </EmptyState>
        )
      }
    </Async>
  );
}
