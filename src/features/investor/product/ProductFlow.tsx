import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { useDocuments } from '#app/downloads/useDocuments.ts';
import { useGo } from '#app/page/navigation.ts';
import { useScreenParams } from '#app/page/useScreen.ts';
import { useToday } from '#app/page/useToday.ts';
import { channel } from '#app/reads/channel.ts';
import { customer } from '#app/reads/customer.ts';
import { holdings } from '#app/reads/holdings.ts';
import { subscribedIn, subscriptions } from '#app/reads/subscriptions.ts';
import { useBlock } from '#app/reads/useBlock.ts';
import { useResource } from '#app/resources/useResource.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { openPositionOf } from '#domain/order/position.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { product } from './reads.ts';
import { ProductView } from './views/ProductView.tsx';

export function ProductFlow(): ReactNode {
  const { productCode } = useScreenParams('/products/$productCode');
  return <ProductPage key={productCode} code={productCode} />;
}

function ProductPage({ code }: { code: string }) {
  const { session, resources } = useApp();
  const go = useGo();
  const loggedIn = useSelector(session, isLoggedIn);
  const investor = useResource(resources.of(customer));
  const orders = useResource(resources.of(subscriptions));
  const read = useResource(resources.of(product, code));
  const sold = { productCode: code, variantCode: read.data?.defaultVariant?.code ?? null };
  const subscribed = loggedIn ? subscribedIn(orders.data, sold) : 0;
  const assets = useResource(resources.of(holdings)).data;
  const { toRegister, unpaid } = openPositionOf((loggedIn && orders.data) || [], sold);
  // Known as a whole or not at all: a part would look like all of it.
  const position = loggedIn &&
    subscribed !== null &&
    assets !== null && {
      held: assets.filter(({ productCode }) => productCode === code).reduce((sum, { amount }) => sum + amount, 0),
      toRegister,
    };
  const { saving, save } = useDocuments();
  return (
    <ProductView
      product={read}
      customer={loggedIn ? investor.data : null}
      loggedIn={loggedIn}
      subscribed={subscribed}
      position={position || null}
      unpaid={unpaid}
      contactEmail={useResource(resources.of(channel)).data?.contactEmail ?? null}
      trust={useBlock('trust')}
      trustLine={useBlock('trust-line')}
      today={useToday()}
      saving={saving?.id ?? null}
      onSave={save}
      onBuy={(quantity) => go(pathTo('/order-process/token', undefined, { product: code, quantity: String(quantity) }))}
    />
  );
}
