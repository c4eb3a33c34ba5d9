import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { useApp } from '#app/app.ts';
import { Led } from '#app/onboarding/Led.tsx';
import { useGuard } from '#app/onboarding/useGuard.ts';
import { channel } from '#app/reads/channel.ts';
import { customer } from '#app/reads/customer.ts';
import { payouts } from '#app/reads/payouts.ts';
import { products } from '#app/reads/products.ts';
import { subscriptions } from '#app/reads/subscriptions.ts';
import { useResource } from '#app/useResource.ts';
import { useToday } from '#app/useToday.ts';
import { pathTo } from '#components/links/pathTo.ts';
import type { Product } from '#domain/shop/product.ts';
import { portfolio } from './reads.ts';
import { HomeView } from './views/HomeView.tsx';
import { NotKnownView } from './views/NotKnownView.tsx';

/** Nothing of the page is shown before it is granted: it looks as it does while all of it is on its way. */
const pending = { data: null, loading: true, failure: null, onRetry: () => undefined };
const awaited = {
  customer: pending,
  portfolio: pending,
  payouts: pending,
  orders: pending,
  products: pending,
  channel: pending,
};

/** `/` of the investor reading. */
export function HomeFlow(): ReactNode {
  const { resources, preferences } = useApp();
  const navigate = useNavigate();
  const { granted, leadsTo, failure, onRetry } = useGuard('home');
  const reads = {
    customer: useResource(resources.of(customer)),
    portfolio: useResource(resources.of(portfolio)),
    payouts: useResource(resources.of(payouts)),
    orders: useResource(resources.of(subscriptions)),
    products: useResource(resources.of(products)),
    channel: useResource(resources.of(channel)),
  };
  const today = useToday();
  const onMask = useCallback(
    (mask: boolean) => preferences.send({ type: mask ? 'amounts.masked' : 'amounts.revealed' }),
    [preferences],
  );
  const onBuy = useCallback(
    ({ code }: Product, quantity: number) =>
      navigate({ href: pathTo('/order-process/token', undefined, { product: code, quantity: String(quantity) }) }),
    [navigate],
  );
  if (leadsTo) return <Led to={leadsTo} />;
  if (failure) return <NotKnownView failure={failure} onRetry={onRetry} />;
  return (
    <HomeView
      {...(granted ? reads : awaited)}
      today={today}
      hour={new Date().getHours()}
      onMask={onMask}
      onBuy={onBuy}
    />
  );
}
