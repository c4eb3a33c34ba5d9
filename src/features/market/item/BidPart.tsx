import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useState } from 'react';
import { useApp } from '#app/app.ts';
import { formDraft } from '#app/drafts/drafts.ts';
import { useFlow } from '#app/flow/useFlow.ts';
import { useGo } from '#app/page/navigation.ts';
import { nameIn } from '#components/item/itemText.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { selectCustomerUuid, selectNotice } from '#machines/app/session/selectors.ts';
import { isPlacing, selectFailure, selectOffer, selectStage } from '#machines/flows/bid/selectors.ts';
import { useSubscription } from '#ui/useSubscription.ts';
import { type BidActor, bidFlow } from './bidFlow.ts';
import { BidView } from './views/BidView.tsx';

/** Bid dialog of a work's page for signed-in customers; loaded on its first opening. */
export function BidPart({ productCode, onClosed }: { productCode: string; onClosed: () => void }): ReactNode {
  const app = useApp();
  const { session } = app;
  const go = useGo();
  const { i18n } = useLingui();
  const [customerUuid] = useState(() => selectCustomerUuid(session.getSnapshot()) ?? '');
  const [draft] = useState(() => formDraft(`bid:${productCode}`, customerUuid));
  const here = pathTo('/products/$productCode', { productCode }, { bid: '1' });
  const bid: BidActor = useFlow(() =>
    bidFlow(app, {
      customerUuid,
      productCode,
      onClosed,
      onBegun() {
        draft.forget();
        go(pathTo('/order-process/addresses', undefined, { product: productCode }));
      },
    }),
  );
  // The public page stays open when a session expires. A bid needs a session: redirects to the login, which leads back
  // to the dialog.
  useSubscription(
    useCallback(() => {
      const end = session.on('navigation.requested', () => {
        if (selectNotice(session.getSnapshot()) === 'loggedOut') return;
        go(pathTo('/login', undefined, { redirectPath: here }));
      });
      return () => end.unsubscribe();
    }, [session, go, here]),
  );
  const offer = useSelector(bid, selectOffer);
  return (
    <BidView
      stage={useSelector(bid, selectStage)}
      placing={useSelector(bid, isPlacing)}
      name={offer ? nameIn(offer.names, i18n.locale) : ''}
      price={offer?.price ?? null}
      obstacle={offer?.obstacle ?? null}
      failure={useSelector(bid, selectFailure)}
      draft={draft}
      here={here}
      onSubmit={(amount) => bid.send({ type: 'bid.submitted', amount })}
      onRetry={() => bid.send({ type: 'retry.requested' })}
      onClose={() => bid.send({ type: 'close.requested' })}
    />
  );
}
