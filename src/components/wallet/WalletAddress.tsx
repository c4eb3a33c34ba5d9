import { useLingui } from '@lingui/react/macro';
import { CopyValue } from '#components/copy/CopyValue.tsx';
import { shortAddress } from '#domain/forms/blockchainAddress.ts';

/** The address of the customer's wallet: shown in short, copied whole; nothing where the shop does not tell it. */
export function WalletAddress({ address }: { address: string | null }) {
  const { t } = useLingui();
  if (address === null) return null;
  return <CopyValue label={t`Adresse Ihrer Wallet`} value={shortAddress(address)} copyValue={address} isShortened />;
}
