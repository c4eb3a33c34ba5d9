import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import type { Customer } from '#domain/customer.ts';
import { selectLocale, selectMasked, selectTheme } from '#machines/preferences/selectors.ts';
import { isLoggedIn } from '#machines/session/selectors.ts';
import { MenuButtonView } from '#views/shell/MenuButtonView.tsx';
import { useApp } from '../app.tsx';
import { useRead } from '../useRead.ts';
import { type WalletActor, WalletPart } from './WalletPart.tsx';

/** What stands in the menu is loaded when somebody points at its button. */
const MenuView = lazy(() => import('#views/shell/MenuView.tsx').then((module) => ({ default: module.MenuView })));

/** The account menu: session, preferences and, on phones, the wallet. */
export function MenuPart({ wallet }: { wallet: WalletActor }) {
  const { settings, session, preferences, resources } = useApp();
  const loggedIn = useSelector(session, isLoggedIn);
  const locale = useSelector(preferences, selectLocale);
  const theme = useSelector(preferences, selectTheme);
  const masked = useSelector(preferences, selectMasked);
  const customer = useRead(resources.of('customer')).data;
  const person = loggedIn && customer ? personOf(customer) : null;
  const [wanted, setWanted] = useState(false);
  return (
    <MenuButtonView person={person} onIntent={() => setWanted(true)}>
      {wanted && (
        <Suspense>
          <MenuView
            reading={settings.reading}
            loggedIn={loggedIn}
            person={person}
            locale={locale}
            theme={theme}
            masked={masked}
            wallet={<WalletPart wallet={wallet} place="menu" />}
            onLocale={(chosen) => preferences.send({ type: 'locale.chosen', locale: chosen })}
            onTheme={(chosen) => preferences.send({ type: 'theme.chosen', theme: chosen })}
            onMask={(mask) => preferences.send({ type: mask ? 'amounts.masked' : 'amounts.revealed' })}
            onLogout={() => session.send({ type: 'logout.requested' })}
          />
        </Suspense>
      )}
    </MenuButtonView>
  );
}

function personOf({ firstName, lastName, email, company }: Customer) {
  const name = company?.companyName ?? ([firstName, lastName].filter(Boolean).join(' ') || email);
  const words = name.split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
  return { name, initials: initials.toUpperCase(), email };
}
