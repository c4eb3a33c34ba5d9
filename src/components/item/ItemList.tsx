import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import { ReachedEnd } from '#components/list/ReachedEnd.tsx';
import { useMoreButton } from '#components/list/useMoreButton.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { isListed } from '#domain/order/eligibility.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Item } from '#domain/shop/item.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { LoadMore } from '#ui/LoadMore.tsx';
import { LoadingRegion } from '#ui/Skeleton.tsx';
import { type ItemGridProps, ItemPlaceholders } from './ItemGrid.tsx';
import { ItemPages } from './ItemPages.tsx';
import classes from './item.module.css';

/** State of a paged list of items (`app/lists/useItemList`). */
export interface ItemListRead {
  /** Undefined while the first page is being read. */
  items: Item[] | undefined;
  total: number | null;
  failure: Failure | null;
  loadingMore: boolean;
  growable: boolean;
  /** True if there are more items than a list can show. */
  full: boolean;
  onMore: () => void;
  onRetry: () => void;
}

export interface ItemListProps {
  read: ItemListRead;
  heartOf: ItemGridProps['heartOf'];
  empty: ReactNode;
  /** Message if the shop cannot filter or sort as requested. */
  lacking?: ReactNode;
}

/**
 * List of items that adds twelve on request or at the end of scrolling, until all are shown (requirement 4.26). While
 * the next page loads, its placeholders stand for its button, which is then visible on focus only.
 */
export function ItemList({ read, heartOf, empty, lacking }: ItemListProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { items, total, failure, loadingMore, growable, full, onMore, onRetry } = read;
  const more = useMoreButton(onMore, loadingMore);
  if (items === undefined)
    return (
      <LoadingRegion label={t`Wird geladen`}>
        <ItemPlaceholders count={pageSizes.productPlaceholders} />
      </LoadingRegion>
    );
  const listed = items.filter(isListed);
  const isGrowing = growable && loadingMore && failure === null;
  if (listed.length === 0 && !growable) {
    if (failure)
      return (
        <LoadFailed
          title={t`Die Werke konnten nicht geladen werden.`}
          lacking={lacking}
          failure={failure}
          onRetry={onRetry}
        />
      );
    return empty;
  }
  return (
    <>
      <ItemPages items={listed} heartOf={heartOf} early />
      {growable && (
        <div>
          {!loadingMore && <ReachedEnd key={items.length} onReach={onMore} />}
          {isGrowing && <ItemPlaceholders count={nextOf(items.length, total)} />}
        </div>
      )}
      {failure && (
        <LoadFailed title={t`Weitere Werke konnten nicht geladen werden.`} failure={failure} onRetry={onRetry} />
      )}
      <div className={isGrowing ? classes.growing : undefined}>
        <LoadMore
          shown={
            full
              ? t`Mehr als ${number(listed.length)} Werke zeigen wir hier nicht. Mit einem genaueren Begriff finden Sie auch die übrigen.`
              : growable && total !== null
                ? t`${number(listed.length)} von ${number(total)} Werken`
                : t`${plural(listed.length, { one: '# Werk', other: '# Werke' })}`
          }
          more={growable ? more : undefined}
        />
      </div>
    </>
  );
}

/** Number of items on the next page, which is requested before its place is in view. */
const nextOf = (shown: number, total: number | null) =>
  Math.max(0, Math.min(pageSizes.products, (total ?? Number.POSITIVE_INFINITY) - shown));
