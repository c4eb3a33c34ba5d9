import { useLingui } from '@lingui/react/macro';
import { CopyValue } from '#components/copy/CopyValue.tsx';
import { shortAddress } from '#domain/forms/blockchainAddress.ts';

/** The address of the customer's wallet: shown in short, copied whole. */
export function WalletAddress({ address }: { address: string }) {
  const { t } = useLingui();
  return <CopyValue label={t`Adresse Ihrer Wallet`} value={shortAddress(address)} copyValue={address} isShortened />;
}
