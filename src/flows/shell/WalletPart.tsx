import { useActorRef, useSelector } from '@xstate/react';
import { walletConnectMachine } from '#machines/walletConnect/machine.ts';
import { selectAccount, selectWalletState } from '#machines/walletConnect/selectors.ts';
import { WalletButtonView } from '#views/shell/WalletButtonView.tsx';
import { askWallet } from './ports.ts';

const machine = walletConnectMachine.provide({ actors: { askWallet } });

/** The header's wallet-connect button. */
export function WalletPart() {
  const wallet = useActorRef(machine);
  const account = useSelector(wallet, selectAccount);
  const state = useSelector(wallet, selectWalletState);
  return (
    <WalletButtonView
      state={state}
      account={account}
      refusal={useSelector(wallet, ({ context }) => context.refusal)}
      onConnect={() => wallet.send({ type: 'connection.requested' })}
      onDismiss={() => wallet.send({ type: 'refusal.dismissed' })}
    />
  );
}
