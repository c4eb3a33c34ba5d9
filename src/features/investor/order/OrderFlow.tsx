import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { useApp } from '#app/app.ts';
import { chunkOf } from '#app/lazy/chunk.ts';
import { useChunk } from '#app/lazy/lazyPart.tsx';
import { useGuard } from '#app/onboarding/useGuard.ts';
import type { Placed } from '#app/order/checkoutStorage.ts';
import { type Place, useHistory } from '#app/page/navigation.ts';
import { Redirect } from '#app/page/Redirect.tsx';
import { useScreenSearch } from '#app/page/useScreen.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { selectLocale } from '#machines/app/preferences/selectors.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { selectScreen } from '#machines/kit/meta.ts';
import { beginningOf, type Entry, type Start } from './beginning.ts';
import { OrderProcess } from './OrderProcess.tsx';
import { screenAt, stepAt } from './steps.ts';
import { useOrder } from './useOrder.ts';
import { NoOrderView, OfferFailedView, OfferLoadingView } from './views/NoOrderView.tsx';
import { OrderLayoutView } from './views/OrderLayoutView.tsx';

/** Loaded during the review, so that it is ready once the order is placed. */
const payNow = chunkOf(() => import('#app/payment/PayNow.tsx').then((module) => module.PayNow));

/** `/order-process/{step}`: one process per product and quantity in the URL, once the guard grants it. */
export function OrderFlow(): ReactNode {
  const { product, quantity } = useScreenSearch('/order-process/token');
  const { granted, leadsTo, failure, onRetry } = useGuard('investing');
  const history = useHistory();
  if (granted) return <Beginning key={`${product} ${quantity}`} />;
  if (leadsTo) return <Redirect to={leadsTo} />;
  return (
    <OrderLayoutView steps={[]} leaving={false} onLeave={null} about={null} summary={null}>
      {failure ? (
        <OfferFailedView failure={failure} onRetry={onRetry} />
      ) : (
        <OfferLoadingView
          first={Boolean(product) && screenAt(history.location) === 'order-process/token'}
          hasSteps={false}
        />
      )}
    </OrderLayoutView>
  );
}

function Beginning() {
  const { session, preferences } = useApp();
  const search = useScreenSearch('/order-process/token');
  // Read once: navigations within the process must not decide the beginning again.
  const history = useHistory();
  // Fixed while the process is shown: a session that ends meanwhile must not start another process.
  const [customerUuid] = useState(() => selectCustomerUuid(session.getSnapshot()) ?? '');
  const [beginning] = useState(() =>
    beginningOf(entryOf(history.location, search), customerUuid, selectLocale(preferences.getSnapshot())),
  );
  if (beginning.kind === 'nothing') return <NoOrderView />;
  if (beginning.kind === 'placed') return <GoOn placed={beginning.placed} />;
  return <Process start={beginning.start} customerUuid={customerUuid} />;
}

function entryOf({ pathname, state }: Place, search: Entry['search']): Entry {
  const step = stepAt(pathname) ?? 'token';
  return { step, search, isOwn: state.screen !== undefined, key: state.__TSR_key };
}

/** Redirects a placed order to its payment or its thank-you page. */
function GoOn({ placed: { kind, tokenValue } }: { placed: Placed }) {
  if (kind === 'online') return <Redirect to={pathTo('/payment/cancel', undefined, { token: tokenValue })} />;
  return <Redirect to={pathTo('/orders/$uuid/finish', { uuid: tokenValue })} cameBack />;
}

function Process({ start, customerUuid }: { start: Start; customerUuid: string }) {
  const order = useOrder(start, customerUuid);
  const output = useSelector(order, (snapshot) => snapshot.output);
  const isReviewed = useSelector(order, (snapshot) => selectScreen(snapshot) === 'order-process/confirmation');
  const PayNow = useChunk(payNow, isReviewed);
  // After the order is placed, this page continues with its payment.
  if (output?.kind === 'online' && PayNow) return <PayNow tokenValue={output.tokenValue} />;
  return <OrderProcess order={order} start={start} customerUuid={customerUuid} />;
}
