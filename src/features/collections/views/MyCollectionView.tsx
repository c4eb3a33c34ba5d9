import { Trans, useLingui } from '@lingui/react/macro';
import { type AsyncData, isMissing } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import type { Order } from '#domain/shop/order.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { CollectionView, type CollectionViewProps } from './CollectionView.tsx';
import { OpenPurchasesView } from './OpenPurchasesView.tsx';

export interface MyCollectionViewProps extends CollectionViewProps {
  orders: AsyncData<Order[]>;
}

/** `/my-collection`: the works in somebody's wallets (spec section 2), and those that are not paid yet. */
export function MyCollectionView({ orders, items, ...props }: MyCollectionViewProps) {
  const { t } = useLingui();
  const bothMissing = isMissing(orders) && isMissing(items);
  // Works do not move down when the purchases come: both come together.
  const isAwaited = orders.data === null && orders.failure === null;
  const retryBoth = () => {
    items.onRetry();
    if (bothMissing) orders.onRetry();
  };
  return (
    <CollectionView
      {...props}
      items={{ ...items, ...(isAwaited && { data: null, failure: null }), onRetry: retryBoth }}
      above={bothMissing ? null : <OpenPurchasesView orders={orders} />}
      isOwn
      title={<Trans>Meine Sammlung</Trans>}
      lede={<Trans>Werke, die in Ihren Wallets liegen.</Trans>}
      failed={t`Ihre Sammlung konnte nicht geladen werden.`}
      empty={
        <EmptyState
          title={t`Ihre Sammlung ist noch leer.`}
          action={
            <ButtonLink href={pathTo('/browse')}>
              <Trans>Zur Galerie</Trans>
            </ButtonLink>
          }
        >
          <Trans>Ein gekauftes Werk steht hier, sobald es in Ihrer Wallet ist.</Trans>
        </EmptyState>
      }
    />
  );
}
