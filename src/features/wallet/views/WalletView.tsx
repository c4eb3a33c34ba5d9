import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { ExportButtons } from '#components/export/ExportButtons.tsx';
import { ExportProgress } from '#components/export/ExportProgress.tsx';
import type { ExportProps } from '#components/export/props.ts';
import { NoWallet } from '#components/wallet/NoWallet.tsx';
import { WalletAddress } from '#components/wallet/WalletAddress.tsx';
import { isBanned } from '#domain/person/customerStatus.ts';
import { walletOf } from '#domain/person/wallet.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { LedgerEntry, WalletAsset } from '#domain/shop/transfer.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { Card } from '#ui/Card.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SkeletonLine } from '#ui/Skeleton.tsx';
import { HoldingsPart } from './HoldingsPart.tsx';
import { LedgerPart } from './LedgerPart.tsx';

export interface WalletViewProps {
  customer: AsyncData<Customer>;
  holdings: AsyncData<WalletAsset[]>;
  ledger: AsyncData<LedgerEntry[]>;
  /** All movements, as a file or on paper. */
  exporting: ExportProps;
  today: CalendarDate;
  /** How many transactions are shown at most. */
  limit: number;
  onMore: (rows: number) => void;
}

/** `/account/wallet`: its address, what is in it, and what came in and went out (spec section 2, account tabs). */
export function WalletView({ customer, holdings, ledger, exporting, today, limit, onMore }: WalletViewProps) {
  const { t } = useLingui();
  return (
    <AccountLayout current="wallet">
      <PageHeader
        title={<Trans>Wallet</Trans>}
        lede={<Trans>Ihre Token im Kryptowertpapierregister, und jede Bewegung.</Trans>}
      />
      <Async
        read={customer}
        failed={t`Ihre Wallet konnte nicht geladen werden.`}
        skeleton={
          <Card>
            <SkeletonLine width="16rem" />
          </Card>
        }
      >
        {(person) => {
          const wallet = walletOf(person);
          if (wallet === null) return <NoWallet />;
          return (
            <>
              <Panel title={<Trans>Ihr Bestand</Trans>} flush action={<WalletAddress address={wallet.address} />}>
                <HoldingsPart read={holdings} isTransferable={!isBanned(person)} />
              </Panel>
              <ExportProgress {...exporting} today={today} />
              <Panel
                title={<Trans>Transaktionen</Trans>}
                flush
                action={
                  ledger.data?.length !== 0 && (
                    <ExportButtons
                      {...exporting}
                      rows={ledger.data && { chosen: ledger.data.length, all: ledger.data.length }}
                    />
                  )
                }
              >
                <LedgerPart read={ledger} limit={limit} onMore={onMore} />
              </Panel>
            </>
          );
        }}
      </Async>
    </AccountLayout>
  );
}
