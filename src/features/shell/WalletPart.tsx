import { useSelector } from '@xstate/react';
import { type ComponentType, useState } from 'react';
import { useApp } from '#app/app.ts';
import { once } from '#app/once.ts';
import { wantTexts } from '#i18n/locale.ts';
import { WalletButtonView, type WalletButtonViewProps } from './views/WalletButtonView.tsx';
import type { WalletActor } from './wallet.tsx';

type Place = WalletButtonViewProps['place'];

/** The wallet, once somebody has asked for it, and how to ask. */
export interface Wallet {
  loaded: { actor: WalletActor; WalletPanel: ComponentType<{ wallet: WalletActor; place: Place }> } | null;
  connect: () => void;
}

/**
 * The connection to a wallet of the browser, one for the page: it is shown in the header, and on phones in the menu. Its
 * machine and its texts are loaded when somebody wants to connect, and started once however quickly the button is pressed
 * again.
 */
export function useWallet(): Wallet {
  const { notifications, settings, inspect } = useApp();
  const [loaded, setLoaded] = useState<Wallet['loaded']>(null);
  const [load] = useState(() =>
    once(async () => {
      const { startWallet, WalletPanel, texts } = await import('./wallet.tsx');
      await wantTexts(texts);
      return { actor: startWallet(settings.walletChain, inspect), WalletPanel };
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

/** The wallet-connect button (spec section 1); once an account is connected, that stands in its place. */
export function WalletPart({ wallet: { loaded, connect }, place }: { wallet: Wallet; place: Place }) {
  const busy = useSelector(loaded?.actor, (snapshot) => snapshot?.matches('asking') ?? false);
  const connected = useSelector(loaded?.actor, (snapshot) => snapshot?.hasTag('connected') ?? false);
  const panel = loaded && <loaded.WalletPanel wallet={loaded.actor} place={place} />;
  return (
    <WalletButtonView place={place} busy={busy} onConnect={connected ? null : connect}>
      {panel}
    </WalletButtonView>
  );
}
