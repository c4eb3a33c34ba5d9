import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import { useApp } from '#app/app.ts';
import { lazyPart } from '#app/lazy/lazyPart.tsx';
import { useScrollPosition } from '#app/lists/useScrollPosition.ts';
import { useGuard } from '#app/onboarding/useGuard.ts';
import { useGo } from '#app/page/navigation.ts';
import { Redirect } from '#app/page/Redirect.tsx';
import { useToday } from '#app/page/useToday.ts';
import { channel } from '#app/reads/channel.ts';
import { customer } from '#app/reads/customer.ts';
import { payouts } from '#app/reads/payouts.ts';
import { products } from '#app/reads/products.ts';
import { recentOrders } from '#app/reads/recentOrders.ts';
import { useResource } from '#app/resources/useResource.ts';
import { type AsyncData, isMissing } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { ProductPlaceholders } from '#components/product/ProductsView.tsx';
import type { Customer } from '#domain/shop/customer.ts';
import type { Product } from '#domain/shop/product.ts';
import { localeOf } from '#i18n/localeOf.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { useSubscription } from '#ui/useSubscription.ts';
import { portfolio } from './reads.ts';
import { rememberedGreetings, rememberGreetings } from './remembered.ts';
import { type Greetings, useGreetings } from './views/greeting.ts';
import { HomeView } from './views/HomeView.tsx';
import { NotKnownView } from './views/NotKnownView.tsx';

const Cards = lazyPart(
  () => import('#components/product/ProductCards.tsx').then((module) => module.ProductCards),
  <ProductPlaceholders />,
);

/** Until the guard grants the page, every part renders as loading. */
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
  const go = useGo();
  const { granted, leadsTo, failure, onRetry } = useGuard('home');
  const reads = {
    customer: useResource(resources.of(customer)),
    portfolio: useResource(resources.of(portfolio)),
    payouts: useResource(resources.of(payouts)),
    orders: useResource(resources.of(recentOrders)),
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
      go(pathTo('/order-process/token', undefined, { product: code, quantity: String(quantity) })),
    [go],
  );
  // While products load, their placeholders reserve the space from the first render.
  const whole = useDeferredValue(true, reads.products.data === null);
  useScrollPosition(granted && whole);
  const greetings = useGreeting(granted ? reads.customer : pending);
  if (leadsTo) return <Redirect to={leadsTo} />;
  if (failure) return <NotKnownView failure={failure} onRetry={onRetry} />;
  return (
    <HomeView
      {...(granted ? reads : awaited)}
      whole={whole}
      today={today}
      hour={new Date().getHours()}
      greetings={greetings}
      Cards={Cards}
      onMask={onMask}
      onBuy={onBuy}
    />
  );
}

/** Returns the customer's greetings; until the shop answers, those stored on this device. */
function useGreeting(read: AsyncData<Customer>): Greetings | null {
  const { session } = useApp();
  const { i18n } = useLingui();
  const customerUuid = useSelector(session, selectCustomerUuid);
  const locale = localeOf(i18n);
  const words = useGreetings(read.data);
  const remembered = useMemo(() => rememberedGreetings(customerUuid, locale), [customerUuid, locale]);
  const isSaid = customerUuid !== null && read.data !== null;
  useSubscription(
    useCallback(() => {
      if (isSaid) rememberGreetings(customerUuid, locale, words);
      return () => undefined;
    }, [isSaid, customerUuid, locale, words]),
  );
  if (read.data !== null) return words;
  // The page needs a title even if the customer could not be loaded.
  return remembered ?? (isMissing(read) ? words : null);
}
