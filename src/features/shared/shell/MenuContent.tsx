import { useSelector } from '@xstate/react';
import { useApp } from '#app/app.ts';
import { customer } from '#app/reads/customer.ts';
import { useResource } from '#app/resources/useResource.ts';
import { selectLocale, selectMasked, selectTheme } from '#machines/app/preferences/selectors.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { MenuView, type MenuViewProps } from './views/MenuView.tsx';
import { type Wallet, WalletPart } from './WalletPart.tsx';

/** Content of the account menu: session, preferences and, for investors and on phones, the wallet. */
export function MenuContent({ person, wallet }: { person: MenuViewProps['person']; wallet: Wallet }) {
  const { settings, session, preferences, resources } = useApp();
  return (
    <MenuView
      reading={settings.reading}
      loggedIn={useSelector(session, isLoggedIn)}
      person={person}
      profileName={useResource(resources.of(customer)).data?.profileName ?? null}
      locale={useSelector(preferences, selectLocale)}
      theme={useSelector(preferences, selectTheme)}
      masked={useSelector(preferences, selectMasked)}
      wallet={<WalletPart wallet={wallet} place="menu" />}
      onLocale={(chosen) => preferences.send({ type: 'locale.chosen', locale: chosen })}
      onTheme={(chosen) => preferences.send({ type: 'theme.chosen', theme: chosen })}
      onMask={(mask) => preferences.send({ type: mask ? 'amounts.masked' : 'amounts.revealed' })}
      onLogout={() => session.send({ type: 'logout.requested' })}
    />
  );
}
