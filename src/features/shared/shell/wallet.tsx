import { useSelector } from '@xstate/react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Inspect } from '#app/inspection/inspect.ts';
import { walletConnectMachine } from '#machines/app/walletConnect/machine.ts';
import type { AskedWallet, WalletChain, WalletConnection } from '#machines/app/walletConnect/ports.ts';
import {
  selectAccount,
  selectChain,
  selectFollowed,
  selectMissedChain,
  selectRefusal,
  selectStage,
  selectWallet,
  selectWallets,
} from '#machines/app/walletConnect/selectors.ts';
import type { WalletButtonViewProps } from './views/WalletButtonView.tsx';
import { WalletAskedView, WalletChoiceView } from './views/WalletChoiceView.tsx';
import { WalletConnectedView } from './views/WalletConnectedView.tsx';
import { WalletNoteView } from './views/WalletNoteView.tsx';
import { walletsOf } from './wallets.ts';

export type WalletActor = ActorRefFrom<typeof walletConnectMachine>;

/**
 * Connection to a wallet of the browser: discovers wallets and follows the chosen one until it is stopped; in the app,
 * the connection lasts for the lifetime of the page.
 *
 * @param chain Chain of the tokens; null if any chain is right.
 */
export function startWallet(chain: WalletChain | null, inspect: Inspect | undefined): WalletActor {
  const wallets = walletsOf(window);
  const actors = {
    askWallet: fromPromise<WalletConnection | null, AskedWallet>(({ input }) => wallets.ask(input)),
    switchChain: fromPromise<string, AskedWallet & { chainId: string }>(({ input }) => wallets.switchChain(input)),
  };
  const wallet = createActor(walletConnectMachine.provide({ actors }), { inspect, input: { chain } });
  let followed: AskedWallet | null = null;
  let unfollow = () => {};
  const follow = (next: AskedWallet | null) => {
    if (next?.uuid === followed?.uuid) return;
    unfollow();
    followed = next;
    unfollow = next
      ? wallets.follow(next, {
          onAccounts: (accounts) => wallet.send({ type: 'accounts.changed', accounts }),
          onChain: (chainId) => wallet.send({ type: 'chain.changed', chainId }),
          onDisconnect: (refusal) => wallet.send({ type: 'wallet.disconnected', refusal }),
        })
      : () => {};
  };
  wallet.start();
  const stop = wallets.discover((announced) => wallet.send({ type: 'wallet.announced', wallet: announced }));
  wallet.subscribe({
    next: (snapshot) => follow(selectFollowed(snapshot)),
    complete: () => {
      stop();
      follow(null);
    },
  });
  return wallet;
}

/** Choice of a wallet or a note below the button; once connected, the account in the button's place. */
export function WalletPanel({ wallet, place }: { wallet: WalletActor; place: WalletButtonViewProps['place'] }) {
  const stage = useSelector(wallet, selectStage);
  return (
    <div key={stage} data-stage={stage} ref={takeFocus}>
      <WalletStagePart wallet={wallet} place={place} />
    </div>
  );
}

/**
 * The pressed button may have disappeared with its stage: moves the focus to this panel, or to the button above it. The
 * hidden one of header and menu does not take the focus.
 */
function takeFocus(panel: HTMLElement | null): void {
  if (panel?.dataset.stage !== 'choosing' && document.activeElement !== document.body) return;
  const next = panel?.querySelector('button') ?? panel?.parentElement?.querySelector('button');
  next?.focus({ preventScroll: true });
}

function WalletStagePart({ wallet, place }: { wallet: WalletActor; place: WalletButtonViewProps['place'] }) {
  const stage = useSelector(wallet, selectStage);
  const wallets = useSelector(wallet, selectWallets);
  const chosen = useSelector(wallet, selectWallet);
  const refusal = useSelector(wallet, selectRefusal);
  const account = useSelector(wallet, selectAccount);
  const chain = useSelector(wallet, selectChain);
  const missedChain = useSelector(wallet, selectMissedChain);
  const busy = useSelector(wallet, (snapshot) => snapshot.hasTag('busy'));
  const turnAway = () => wallet.send({ type: 'choice.dismissed' });
  if (stage === 'choosing') {
    const choose = (uuid: string) => wallet.send({ type: 'wallet.chosen', uuid });
    return <WalletChoiceView wallets={wallets} onChoose={choose} onDismiss={turnAway} />;
  }
  if (stage === 'asking') return <WalletAskedView wallet={chosen} onDismiss={turnAway} />;
  if (stage === 'absent' || stage === 'refused' || stage === 'disconnected') {
    return (
      <WalletNoteView why={stage} refusal={refusal} onDismiss={() => wallet.send({ type: 'refusal.dismissed' })} />
    );
  }
  if (account === null || chain === null) return null;
  return (
    <WalletConnectedView
      place={place}
      account={account}
      chain={chain}
      wallet={chosen}
      missedChain={missedChain}
      switching={busy}
      refusal={refusal}
      onSwitch={() => wallet.send({ type: 'switch.requested' })}
      onDrop={() => wallet.send({ type: 'connection.dropped' })}
    />
  );
}
