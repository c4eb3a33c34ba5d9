import { Trans, useLingui } from '@lingui/react/macro';
import { WalletAddress } from '#components/wallet/WalletAddress.tsx';
import type { Wallet } from '#domain/shop/customer.ts';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { Panel } from '#ui/Panel.tsx';

/** True for a name that says something: the one that the app gives a wallet (spec section 9) is of its uuid. */
const isOwnName = (name: string) => !/^HeadlessWallet[\da-f-]*$/i.test(name);

/** The wallet in which somebody's securities are held. `chains`: the names of those that they are on. */
export function WalletPart({ wallet, chains }: { wallet: Wallet; chains: readonly string[] }) {
  const { t } = useLingui();
  // A wallet of another type than that of spec section 9 keeps the name that the shop gives it.
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
