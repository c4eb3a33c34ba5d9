import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useApp } from '#app/app.ts';
import { late } from '#app/late.tsx';
import { customer } from '#app/reads/customer.ts';
import { useResource } from '#app/useResource.ts';
import { initialsOf, nameOf } from '#domain/person/name.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { isLoggedIn } from '#machines/session/selectors.ts';
import { MenuButtonView } from './views/MenuButtonView.tsx';
import type { Wallet } from './WalletPart.tsx';

/** What stands in the menu is loaded when somebody points at its button. */
const MenuContent = late(async () => {
  // What the menu could not do is said in the notification bar, which must be there when the connection is not.
  const [{ MenuContent }] = await Promise.all([
    import('./MenuContent.tsx'),
    import('./views/NotificationListView.tsx'),
  ]);
  return MenuContent;
});

/** The button of the account menu, with the person's initials. */
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
