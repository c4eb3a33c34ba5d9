import type { Item } from '#domain/shop/item.ts';
import { placeholderKeys } from '#ui/placeholderKeys.ts';
import { SkeletonBlock, SkeletonLine } from '#ui/Skeleton.tsx';
import { ItemCard, type ItemCardProps } from './ItemCard.tsx';
import classes from './item.module.css';

/** As many cards as the first view has at most: their pictures are read at once. */
const EARLY = 4;

export interface ItemGridProps {
  items: readonly Item[];
  heartOf?: ItemCardProps['heartOf'];
  /** How many copies of each the reader has. */
  ownedOf?: ((item: Item) => number) | undefined;
  /** The pictures of its first row are read at once, since the page begins with it. */
  early?: boolean;
}

/** Cards of items, four beside one another, two on phones. */
export function ItemGrid(props: ItemGridProps) {
  return (
    <ul className={classes.grid}>
      <ItemCards {...props} />
    </ul>
  );
}

/** The entries of such a list. */
export function ItemCards({ items, heartOf, ownedOf, early = false }: ItemGridProps) {
  return items.map((item, index) => (
    <li key={item.code}>
      <ItemCard item={item} heartOf={heartOf} owned={ownedOf?.(item)} early={early && index < EARLY} />
    </li>
  ));
}

/** As high as the cards that will stand there. */
export function ItemPlaceholders({ count }: { count: number }) {
  return (
    <div className={classes.grid}>
      {placeholderKeys(count).map((place) => (
        <div key={place} className={classes.card}>
          <SkeletonBlock ratio="1" />
          <div>
            <SkeletonLine width="70%" />
            <SkeletonLine width="45%" />
          </div>
          <SkeletonBlock height="2.25rem" />
        </div>
      ))}
    </div>
  );
}
