import { useSelector } from '@xstate/react';
import { type ActorRefFrom, createActor } from 'xstate';
import type { Inspect } from '#app/inspection/inspect.ts';
import { walletConnectMachine } from '#machines/walletConnect/machine.ts';
import { selectRefusal, selectWalletState } from '#machines/walletConnect/selectors.ts';
import { askWallet, followWallet } from './ports.ts';
import { WalletNoteView } from './views/WalletNoteView.tsx';

export type WalletActor = ActorRefFrom<typeof walletConnectMachine>;

/**
 * The connection to the browser's wallet, which follows what the wallet changes until it is stopped; in the app it lives
 * as long as the page.
 */
export function startWallet(inspect: Inspect | undefined): WalletActor {
  const wallet = createActor(walletConnectMachine.provide({ actors: { askWallet } }), { inspect }).start();
  const unfollow = followWallet({
    onAccounts: (accounts) => wallet.send({ type: 'accounts.changed', accounts }),
    onChain: (chainId) => wallet.send({ type: 'chain.changed', chainId }),
  });
  wallet.subscribe({ complete: unfollow });
  return wallet;
}

/** Why it did not come to a connection, if it did not. */
export function WalletNote({ wallet }: { wallet: WalletActor }) {
  const state = useSelector(wallet, selectWalletState);
  const refusal = useSelector(wallet, selectRefusal);
  if (state !== 'absent' && state !== 'refused') return null;
  return (
    <WalletNoteView
      refusal={state === 'absent' ? null : refusal}
      onDismiss={() => wallet.send({ type: 'refusal.dismissed' })}
    />
  );
}
