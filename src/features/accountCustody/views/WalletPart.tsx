import { Trans, useLingui } from '@lingui/react/macro';
import { shortAddress } from '#domain/forms/blockchainAddress.ts';
import type { Wallet } from '#domain/shop/customer.ts';
import { CopyField } from '#ui/CopyField.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { Panel } from '#ui/Panel.tsx';

/** The wallet in which somebody's securities are held. `chains`: the names of those that they are on. */
export function WalletPart({ wallet, chains }: { wallet: Wallet; chains: readonly string[] }) {
  const { t } = useLingui();
  // A wallet of another type than that of spec section 9 keeps the name that the shop gives it.
  const type = wallet.type === 'token-forge' ? t`Verwahrwallet bei token-forge` : wallet.type;
  return (
    <Panel
      title={<Trans>Ihre Wallet</Trans>}
      action={
        <CopyField
          label={t`Adresse Ihrer Wallet`}
          value={shortAddress(wallet.address)}
          copyValue={wallet.address}
          labels={{
            copy: t`Kopieren`,
            copied: t`Kopiert`,
            failed: t`Bitte markieren und kopieren: ${wallet.address}`,
          }}
        />
      }
    >
      <DescriptionList
        items={[
          { term: t`Name`, value: wallet.name },
          { term: t`Art`, value: type },
          ...(chains.length > 0 ? [{ term: t`Blockchain`, value: chains.join(', ') }] : []),
          { term: t`Schlüssel`, value: t`verwaltet der Verwahrer für Sie` },
        ]}
      />
    </Panel>
  );
}
