import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { Async, type AsyncData, isMissing } from '#components/async/Async.tsx';
import { ExportButtons } from '#components/export/ExportButtons.tsx';
import { ExportProgress } from '#components/export/ExportProgress.tsx';
import type { ExportProps } from '#components/export/props.ts';
import { NoWallet } from '#components/wallet/NoWallet.tsx';
import { WalletAddress } from '#components/wallet/WalletAddress.tsx';
import { chosenAmong, paperOfMovement } from '#domain/order/papers.ts';
import { isBanned } from '#domain/person/customerStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { WalletAsset } from '#domain/shop/tokenAsset.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { walletOf } from '#domain/wallet/wallet.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SkeletonLine } from '#ui/Skeleton.tsx';
import { HoldingsPart } from './HoldingsPart.tsx';
import { LedgerPart, type LedgerPartProps } from './LedgerPart.tsx';

export interface WalletViewProps {
  customer: AsyncData<Customer>;
  holdings: AsyncData<WalletAsset[]>;
  ledger: LedgerPartProps;
  /** Export of the selected movements, as a file or on paper. */
  exporting: ExportProps;
  today: CalendarDate;
}

/** `/account/wallet`: address, holdings and movements (requirement 2.19). */
export function WalletView({ customer, holdings, ledger, exporting, today }: WalletViewProps) {
  const { t } = useLingui();
  const all = ledger.read.data;
  return (
    <AccountLayout current="wallet">
      <PageHeader
        title={<Trans>Wallet</Trans>}
        lede={<Trans>Ihre Token im Kryptowertpapierregister und alle Transaktionen.</Trans>}
      />
      <Async
        read={customer}
        failed={t`Ihre Wallet konnte nicht geladen werden.`}
        skeleton={
          <Panel title={<Trans>Ihr Bestand</Trans>} flush action={<SkeletonLine width="16rem" />}>
            <HoldingsPart
              read={{ data: null, loading: true, failure: null, onRetry: holdings.onRetry }}
              isTransferable
            />
          </Panel>
        }
      >
        {(person) => {
          const wallet = walletOf(person);
          if (wallet === null) return <NoWallet />;
          const rows = all && {
            chosen: chosenAmong(all, paperOfMovement, ledger.asked).chosen.length,
            all: all.length,
          };
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
                  all?.length !== 0 &&
                  !(isMissing(ledger.read) && ledger.part === null) && <ExportButtons {...exporting} rows={rows} />
                }
              >
                <LedgerPart {...ledger} />
              </Panel>
              {!!all?.length && <ExportButtons {...exporting} rows={rows} isAtEnd />}
            </>
          );
        }}
      </Async>
    </AccountLayout>
  );
}
