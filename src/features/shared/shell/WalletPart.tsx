import { useSelector } from '@xstate/react';
import { type ComponentType, useState } from 'react';
import { useApp } from '#app/app.ts';
import { once } from '#app/lazy/once.ts';
import { wantTexts } from '#i18n/locale.ts';
import { WalletButtonView, type WalletButtonViewProps } from './views/WalletButtonView.tsx';
import type { WalletActor } from './wallet.tsx';

type Place = WalletButtonViewProps['place'];

/** The wallet once it is loaded, and the function that connects it. */
export interface Wallet {
  loaded: { actor: WalletActor; WalletPanel: ComponentType<{ wallet: WalletActor; place: Place }> } | null;
  connect: () => void;
}

/**
 * Connection to a wallet of the browser, one for the page, shown in the marketplace's header or in the menu. Its
 * machine and texts load on the first press of the button, and start only once however quickly the button is pressed
 * again.
 */
export function useWallet(): Wallet {
  const { notifications, settings, inspect } = useApp();
  const [loaded, setLoaded] = useState<Wallet['loaded']>(null);
  const [load] = useState(() =>
    once(async () => {
      const [{ startWallet, WalletPanel }] = await Promise.all([
        import('./wallet.tsx'),
        wantTexts('shared-shell-wallet'),
      ]);
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

/** The wallet-connect button (requirement 1.12), or the account once it is connected. */
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
