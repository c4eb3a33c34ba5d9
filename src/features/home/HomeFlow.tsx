import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { channel } from '#app/reads/channel.ts';
import { customer } from '#app/reads/customer.ts';
import { products } from '#app/reads/products.ts';
import { subscriptions } from '#app/reads/subscriptions.ts';
import { useResource } from '#app/useResource.ts';
import { useToday } from '#app/useToday.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { payouts, portfolio } from './reads.ts';
import { HomeView } from './views/HomeView.tsx';

/** `/` of the investor reading. */
export function HomeFlow(): ReactNode {
  const { resources, preferences } = useApp();
  const navigate = useNavigate();
  return (
    <HomeView
      customer={useResource(resources.of(customer))}
      portfolio={useResource(resources.of(portfolio))}
      payouts={useResource(resources.of(payouts))}
      orders={useResource(resources.of(subscriptions))}
      products={useResource(resources.of(products))}
      channel={useResource(resources.of(channel))}
      today={useToday()}
      hour={new Date().getHours()}
      onMask={(mask) => preferences.send({ type: mask ? 'amounts.masked' : 'amounts.revealed' })}
      onBuy={({ code }, quantity) =>
        navigate({ href: pathTo('/order-process/token', undefined, { product: code, quantity: String(quantity) }) })
      }
    />
  );
}
