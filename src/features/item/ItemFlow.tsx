import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import { useApp } from '#app/app.ts';
import { documentFile } from '#app/documentFile.ts';
import { Heart } from '#app/favourites/Heart.tsx';
import { useDownload } from '#app/useDownload.ts';
import { useResource } from '#app/useResource.ts';
import { useScreenParams } from '#app/useScreen.ts';
import { useSubscription } from '#app/useSubscription.ts';
import { ItemMedia, type ItemMediaProps } from '#components/media/ItemMedia.tsx';
import { isPrivate } from '#domain/shop/itemFacts.ts';
import type { LegalDocument } from '#domain/shop/product.ts';
import { dataOf } from '#machines/resource/selectors.ts';
import { isLoggedIn, selectCustomerUuid } from '#machines/session/selectors.ts';
import { item, mediaAddress, transactions } from './reads.ts';
import { ItemView } from './views/ItemView.tsx';

/** `/products/{productCode}` of the marketplace. */
export function ItemFlow(): ReactNode {
  const { productCode } = useScreenParams('/products/$productCode');
  return <ItemPage key={productCode} code={productCode} />;
}

function ItemPage({ code }: { code: string }) {
  const { http, session, resources } = useApp();
  const customerUuid = useSelector(session, selectCustomerUuid);
  const { saving, save } = useDownload<LegalDocument>({
    read: (document, signal) => documentFile(http, document, signal),
    nameOf: ({ name }) => `${name}.pdf`,
  });
  usePrivateFiles(code);
  return (
    <ItemView
      item={useResource(resources.of(item, code))}
      transactions={useResource(resources.of(transactions, code))}
      isOwn={({ creator }) => creator !== null && creator.uuid === customerUuid}
      heartOf={(name) => <Heart code={code} name={name} />}
      mediaOf={(props) => (isPrivate(props.file) ? <PrivateMedia {...props} /> : <ItemMedia {...props} />)}
      saving={saving?.id ?? null}
      onSave={save}
    />
  );
}

/** Asks for the addresses of private files as soon as it is known that there are any, and who asks. */
function usePrivateFiles(code: string): void {
  const { session, resources } = useApp();
  useSubscription(
    useCallback(() => {
      const read = resources.of(item, code);
      const ask = () => {
        const files = dataOf(read.getSnapshot())?.mediaFiles.filter(isPrivate) ?? [];
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

function PrivateMedia(props: ItemMediaProps) {
  const { session, resources } = useApp();
  const loggedIn = useSelector(session, isLoggedIn);
  const { data, failure } = useResource(resources.of(mediaAddress, String(props.file.id)));
  return <ItemMedia {...props} address={loggedIn ? { url: data, failure } : null} />;
}
