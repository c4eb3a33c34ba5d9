import { useSelector } from '@xstate/react';
import { type ComponentType, useState } from 'react';
import { useApp } from '#app/app.ts';
import { once } from '#app/once.ts';
import { selectAccount, selectWalletState } from '#machines/walletConnect/selectors.ts';
import { WalletButtonView, type WalletButtonViewProps } from './views/WalletButtonView.tsx';
import type { WalletActor } from './wallet.tsx';

/** The wallet, once somebody has asked for it, and how to ask. */
export interface Wallet {
  loaded: { actor: WalletActor; WalletNote: ComponentType<{ wallet: WalletActor }> } | null;
  connect: () => void;
}

/**
 * The connection to the browser's wallet, one for the page: it is shown in the header, and on phones in the menu. Its
 * machine is loaded when somebody wants to connect, and started once however quickly the button is pressed again.
 */
export function useWallet(): Wallet {
  const { notifications, inspect } = useApp();
  const [loaded, setLoaded] = useState<Wallet['loaded']>(null);
  const [load] = useState(() =>
    once(async () => {
      const { startWallet, WalletNote } = await import('./wallet.tsx');
      return { actor: startWallet(inspect), WalletNote };
    }),
  );
  const connect = async () => {
    const wallet = await load();
    const actor: WalletActor = wallet.actor;
    setLoaded(wallet);
    actor.send({ type: 'connection.requested' });
  };
  const fail = () => notifications.send({ type: 'notification.raised', kind: 'error', message: 'failed' });
  return { loaded, connect: () => connect().catch(fail) };
}

/** The wallet-connect button (spec section 1). */
export function WalletPart({ wallet, place }: { wallet: Wallet; place: WalletButtonViewProps['place'] }) {
  const { loaded, connect } = wallet;
  return (
    <WalletButtonView
      place={place}
      state={useSelector(loaded?.actor, (snapshot) => (snapshot ? selectWalletState(snapshot) : 'idle'))}
      account={useSelector(loaded?.actor, (snapshot) => (snapshot ? selectAccount(snapshot) : null))}
      note={loaded && <loaded.WalletNote wallet={loaded.actor} />}
      onConnect={connect}
    />
  );
}
