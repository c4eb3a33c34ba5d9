import { Trans, useLingui } from '@lingui/react/macro';
import { type AsyncData, isMissing } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { isRunning } from '#domain/order/running.ts';
import type { Order } from '#domain/shop/order.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { CollectionView, type CollectionViewProps } from './CollectionView.tsx';
import { RunningPurchasesView } from './RunningPurchasesView.tsx';

export interface MyCollectionViewProps extends CollectionViewProps {
  orders: AsyncData<Order[]>;
}

/** `/my-collection`: the works in the customer's wallets (requirement 2.43), and those still to be delivered. */
export function MyCollectionView({ orders, items, ...props }: MyCollectionViewProps) {
  const { t } = useLingui();
  const bothMissing = isMissing(orders) && isMissing(items);
  // After a purchase, the page does not claim that the collection is empty.
  const isAwaited = orders.data === null ? !isMissing(orders) : orders.data.some(isRunning);
  const soon = <Trans>Ein gekauftes Werk steht hier, sobald es in Ihrer Wallet ist.</Trans>;
  const retryBoth = () => {
    items.onRetry();
    if (bothMissing) orders.onRetry();
  };
  return (
    <CollectionView
      {...props}
      items={{ ...items, onRetry: retryBoth }}
      above={bothMissing ? null : <RunningPurchasesView orders={orders} />}
      isOwn
      title={<Trans>Meine Sammlung</Trans>}
      lede={<Trans>Werke, die in Ihren Wallets liegen.</Trans>}
      failed={t`Ihre Sammlung konnte nicht geladen werden.`}
      empty={
        isAwaited ? (
          <p className="soft">{soon}</p>
        ) : (
          <EmptyState
            title={t`Ihre Sammlung ist noch leer.`}
            action={<ButtonLink href={pathTo('/browse')}>{t`Zur Galerie`}</ButtonLink>}
          >
            {soon}
          </EmptyState>
        )
      }
    />
  );
}
