import { useLingui } from '@lingui/react/macro';
import { CopyValue } from '#components/copy/CopyValue.tsx';
import { shortAddress } from '#domain/wallet/shortAddress.ts';

/**
 * Address of the customer's wallet: displayed shortened, copied whole; renders nothing if the shop does not send it.
 */
export function WalletAddress({ address, isLabelHidden }: { address: string | null; isLabelHidden?: boolean }) {
  const { t } = useLingui();
  if (address === null) return null;
  return (
    <CopyValue
      label={t`Adresse Ihrer Wallet`}
      isLabelHidden={isLabelHidden}
      value={shortAddress(address)}
      copyValue={address}
      isShortened
    />
  );
}
