import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { walletConnectMachine } from '#machines/walletConnect/machine.ts';
import { selectAccount, selectRefusal, selectWalletState } from '#machines/walletConnect/selectors.ts';
import { WalletButtonView, type WalletButtonViewProps } from '#views/shell/WalletButtonView.tsx';
import { useConnection } from '../useConnection.ts';
import { askWallet, followWallet } from './ports.ts';

export type WalletActor = ActorRefFrom<typeof walletConnectMachine>;

/** The connection to the browser's wallet, one for the page: it is shown in the header, and on phones in the menu. */
export function useWallet(): WalletActor {
  const [machine] = useState(() => walletConnectMachine.provide({ actors: { askWallet } }));
  const wallet = useActorRef(machine);
  const follow = useCallback(
    () =>
      followWallet({
        onAccounts: (accounts) => wallet.send({ type: 'accounts.changed', accounts }),
        onChain: (chainId) => wallet.send({ type: 'chain.changed', chainId }),
      }),
    [wallet],
  );
  useConnection(follow);
  return wallet;
}

/** The wallet-connect button (spec section 1). */
export function WalletPart({ wallet, place }: { wallet: WalletActor; place: WalletButtonViewProps['place'] }) {
  return (
    <WalletButtonView
      place={place}
      state={useSelector(wallet, selectWalletState)}
      account={useSelector(wallet, selectAccount)}
      refusal={useSelector(wallet, selectRefusal)}
      onConnect={() => wallet.send({ type: 'connection.requested' })}
      onDismiss={() => wallet.send({ type: 'refusal.dismissed' })}
    />
  );
}
