import { Trans, useLingui } from '@lingui/react/macro';
import { WalletAddress } from '#components/wallet/WalletAddress.tsx';
import type { Wallet } from '#domain/shop/customer.ts';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { Panel } from '#ui/Panel.tsx';

/** Returns true unless the app generated the name from the wallet's uuid (spec section 9). */
const isOwnName = (name: string) => !/^HeadlessWallet[\da-f-]*$/i.test(name);

/** Custody wallet. `chains`: names of the blockchains that its securities are on. */
export function WalletPart({ wallet, chains }: { wallet: Wallet; chains: readonly string[] }) {
  const { t } = useLingui();
  // Types other than that of spec section 9 are shown as the shop names them.
  const type = wallet.type === 'token-forge' ? t`Verwahrwallet bei token-forge` : wallet.type;
  return (
    <Panel title={<Trans>Ihre Wallet</Trans>} action={<WalletAddress address={wallet.address} />}>
      <DescriptionList
        items={[
          ...(isOwnName(wallet.name) ? [{ term: t`Name`, value: wallet.name }] : []),
          { term: t`Art`, value: type },
          ...(chains.length > 0 ? [{ term: t`Blockchain`, value: chains.join(', ') }] : []),
          { term: t`Schlüssel`, value: t`verwaltet der Verwahrer für Sie` },
        ]}
      />
    </Panel>
  );
}
