import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { customer } from '#app/reads/customer.ts';
import { useResource } from '#app/useResource.ts';
import { AccountView } from './views/AccountView.tsx';

/** `/account`. */
export function AccountFlow(): ReactNode {
  const { resources } = useApp();
  return <AccountView read={useResource(resources.of(customer))} />;
}
