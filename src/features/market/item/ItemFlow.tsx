import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useApp } from '#app/app.ts';
import { useDocuments } from '#app/downloads/useDocuments.ts';
import { Heart } from '#app/favourites/Heart.tsx';
import { lazyPart } from '#app/lazy/lazyPart.tsx';
import { useGo } from '#app/page/navigation.ts';
import { useScreenParams, useScreenSearch } from '#app/page/useScreen.ts';
import { customer } from '#app/reads/customer.ts';
import { identification } from '#app/reads/identification.ts';
import { myItems } from '#app/reads/myItems.ts';
import { useResource } from '#app/resources/useResource.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { ItemMedia, type ItemMediaProps } from '#components/media/ItemMedia.tsx';
import { unprovenOf } from '#domain/item/purchase.ts';
import { isLoggedIn, selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { dataOf } from '#machines/kit/resource/selectors.ts';
import { useSubscription } from '#ui/useSubscription.ts';
import { FurtherWorks } from './FurtherWorks.tsx';
import { item, mediaAddress, transactions } from './reads.ts';
import { type Bidding, ItemView, type Unproven } from './views/ItemView.tsx';

const BidPart = lazyPart(() => import('./BidPart.tsx').then((module) => module.BidPart));

/** `/products/{productCode}` of the marketplace. */
export function ItemFlow(): ReactNode {
  const { productCode } = useScreenParams('/products/$productCode');
  return <ItemPage key={productCode} code={productCode} />;
}

function ItemPage({ code }: { code: string }) {
  const { settings, session, resources } = useApp();
  const customerUuid = useSelector(session, selectCustomerUuid);
  const { saving, save } = useDocuments();
  useSignedFiles(code);
  const { bidding, dialog } = useBidding(code);
  const login = pathTo('/login', undefined, { redirectPath: pathTo('/products/$productCode', { productCode: code }) });
  return (
    <>
      <ItemView
        item={useResource(resources.of(item, code))}
        transactions={useResource(resources.of(transactions, code))}
        explorerUrl={settings.explorerUrl}
        isOwn={({ creator }) => creator !== null && creator.uuid === customerUuid}
        isOwned={useOwned(code)}
        unproven={useUnproven()}
        login={useSelector(session, isLoggedIn) ? null : login}
        bidding={bidding}
        heartOf={(name) => <Heart code={code} name={name} />}
        furtherOf={(work) => work.creator && <FurtherWorks of={work} creator={work.creator} />}
        mediaOf={(props) => (props.file.url === null ? <SignedMedia {...props} /> : <ItemMedia {...props} />)}
        saving={saving?.id ?? null}
        onSave={save}
      />
      {dialog}
    </>
  );
}

/**
 * Returns the missing identity requirement beside the button: for visitors always, for customers once it is known; null
 * if none.
 */
function useUnproven(): Unproven {
  const { session, resources } = useApp();
  const loggedIn = useSelector(session, isLoggedIn);
  const who = useResource(resources.of(customer)).data;
  const check = useResource(resources.of(identification)).data;
  if (!loggedIn) return 'identity';
  return who && (who.kycPassed || check) ? unprovenOf(who, check?.record ?? null) : null;
}

/** Returns true if a copy is in the customer's wallets. */
function useOwned(code: string): boolean {
  const { session, resources } = useApp();
  useSubscription(
    useCallback(() => {
      const ask = () => isLoggedIn(session.getSnapshot()) && resources.request(myItems);
      ask();
      const subscription = session.subscribe(ask);
      return () => subscription.unsubscribe();
    }, [session, resources]),
  );
  return useResource(resources.of(myItems)).data?.some(({ product }) => product.code === code) ?? false;
}

/**
 * Returns the button that opens the bid dialog, and the dialog while it is open: after a press, or by the URL after a
 * login.
 */
function useBidding(productCode: string): { bidding: Bidding; dialog: ReactNode } {
  const { session } = useApp();
  const go = useGo();
  const { bid } = useScreenSearch('/products/$productCode');
  const loggedIn = useSelector(session, isLoggedIn);
  const [isOpen, setOpen] = useState(bid !== undefined);
  const button = useRef<HTMLButtonElement>(null);
  const here = { productCode };
  const close = () => {
    setOpen(false);
    // React has removed the dialog once this change is finished. A dialog that the URL opened returns the focus there,
    // too.
    queueMicrotask(() => button.current?.focus());
    if (bid !== undefined) go(pathTo('/products/$productCode', here), { replace: true });
  };
  const login = pathTo('/login', undefined, { redirectPath: pathTo('/products/$productCode', here, { bid: '1' }) });
  return {
    bidding: { ref: button, login: loggedIn ? null : login, onOpen: () => setOpen(true) },
    dialog: isOpen && loggedIn && <BidPart productCode={productCode} onClosed={close} />,
  };
}

/** Requests the addresses of files without one as soon as the files are known and the customer is signed in. */
function useSignedFiles(code: string): void {
  const { session, resources } = useApp();
  useSubscription(
    useCallback(() => {
      const read = resources.of(item, code);
      const ask = () => {
        const files = dataOf(read.getSnapshot())?.mediaFiles.filter(({ url }) => url === null) ?? [];
        if (isLoggedIn(session.getSnapshot()))
          resources.request(...files.map(({ id }) => [mediaAddress, String(id)] as const));
      };
      ask();
      const subscriptions = [read.subscribe(ask), session.subscribe(ask)];
      return () => {
        for (const each of subscriptions) each.unsubscribe();
      };
    }, [session, resources, code]),
  );
}

function SignedMedia(props: ItemMediaProps) {
  const { session, resources } = useApp();
  const loggedIn = useSelector(session, isLoggedIn);
  const { data, failure } = useResource(resources.of(mediaAddress, String(props.file.id)));
  return <ItemMedia {...props} address={loggedIn ? { url: data, failure } : null} />;
}
