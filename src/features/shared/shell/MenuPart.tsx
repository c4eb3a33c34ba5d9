import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useApp } from '#app/app.ts';
import { lazyPart } from '#app/lazy/lazyPart.tsx';
import { customer } from '#app/reads/customer.ts';
import { useResource } from '#app/resources/useResource.ts';
import { initialsOf, nameOf } from '#domain/person/name.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { MenuButtonView } from './views/MenuButtonView.tsx';
import type { Wallet } from './WalletPart.tsx';

/** Loaded when the customer points at the menu's button; until then the menu says that it is loading. */
const MenuContent = lazyPart(
  async () => {
    // The menu's failures appear in the notification bar, which must be loaded before the connection is lost.
    const [{ MenuContent }] = await Promise.all([
      import('./MenuContent.tsx'),
      import('./views/NotificationListView.tsx'),
    ]);
    return MenuContent;
  },
  <p>
    <Trans>Wird geladen</Trans> …
  </p>,
);

/** Button of the account menu, with the customer's initials. */
export function MenuPart({ wallet }: { wallet: Wallet }) {
  const { session, resources } = useApp();
  const loggedIn = useSelector(session, isLoggedIn);
  const investor = useResource(resources.of(customer)).data;
  const person = loggedIn && investor ? personOf(investor) : null;
  const [wanted, setWanted] = useState(false);
  return (
    <MenuButtonView person={person} loggedIn={loggedIn} onIntent={() => setWanted(true)}>
      {wanted && <MenuContent person={person} wallet={wallet} />}
    </MenuButtonView>
  );
}

function personOf(investor: Customer) {
  const name = nameOf(investor);
  return { name, initials: initialsOf(name), email: investor.email };
}
