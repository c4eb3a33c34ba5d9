import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { useApp } from '#app/app.ts';
import { chunkOf } from '#app/lazy/chunk.ts';
import { useChunk } from '#app/lazy/lazyPart.tsx';
import type { Placed } from '#app/order/checkoutStorage.ts';
import { useHistory } from '#app/page/navigation.ts';
import { Redirect } from '#app/page/Redirect.tsx';
import { useScreenSearch } from '#app/page/useScreen.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { selectLocale } from '#machines/app/preferences/selectors.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { selectScreen } from '#machines/kit/meta.ts';
import { beginningOf, type Start } from './beginning.ts';
import { PurchaseProcess } from './PurchaseProcess.tsx';
import { stepAt } from './steps.ts';
import { usePurchase } from './usePurchase.ts';
import { NoPurchaseView } from './views/NoPurchaseView.tsx';

/** Loaded during the review, so that it is ready once the order is placed. */
const payment = chunkOf(() => import('#app/payment/PurchasePayment.tsx').then((module) => module.PurchasePayment));

/** `/order-process/{step}` of the marketplace: one process per work in the URL. */
export function PurchaseFlow(): ReactNode {
  const { product } = useScreenSearch('/order-process/addresses');
  return <Beginning key={product} product={product} />;
}

function Beginning({ product }: { product: string | undefined }) {
  const { session, preferences } = useApp();
  // Read once: navigations within the process must not decide the beginning again.
  const { location } = useHistory();
  const [customerUuid] = useState(() => selectCustomerUuid(session.getSnapshot()) ?? '');
  const [beginning] = useState(() => {
    const { pathname, state } = location;
    const entry = { product, isFirst: stepAt(pathname) === 'addresses', isOwn: state.screen !== undefined };
    return beginningOf({ ...entry, key: state.__TSR_key ?? '' }, customerUuid, selectLocale(preferences.getSnapshot()));
  });
  if (beginning.kind === 'nothing') return <NoPurchaseView />;
  if (beginning.kind === 'placed') return <GoOn placed={beginning.placed} />;
  return <Process start={beginning.start} customerUuid={customerUuid} />;
}

/**
 * Redirects a placed order to its payment or its thank-you page. `cancel` is the payment page that asks the shop for
 * the order's state before it offers to pay, without a return from the provider.
 */
function GoOn({ placed: { kind, tokenValue: token } }: { placed: Placed }) {
  const href =
    kind === 'online'
      ? pathTo('/payment/cancel', undefined, { token })
      : pathTo('/thank-you-for-offline-payment', undefined, { token });
  return <Redirect to={href} />;
}

function Process({ start, customerUuid }: { start: Start; customerUuid: string }) {
  const purchase = usePurchase(start, customerUuid);
  const output = useSelector(purchase, (snapshot) => snapshot.output);
  const isReviewed = useSelector(purchase, (snapshot) => selectScreen(snapshot) === 'order-process/confirmation');
  const Payment = useChunk(payment, isReviewed);
  // After the order is placed, this page continues with its payment.
  if (output?.kind === 'online' && Payment) return <Payment tokenValue={output.tokenValue} returned={null} />;
  return <PurchaseProcess purchase={purchase} start={start} customerUuid={customerUuid} />;
}
