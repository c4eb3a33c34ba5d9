import type { Item } from '#domain/shop/item.ts';
import { placeholderKeys } from '#ui/placeholderKeys.ts';
import { SkeletonBlock, SkeletonLine } from '#ui/Skeleton.tsx';
import columns from './columns.module.css';
import { ItemCard, type ItemCardProps } from './ItemCard.tsx';
import classes from './item.module.css';

export const GRID = `${columns.columns} ${classes.grid}`;

/** Maximum number of cards in the first view: their pictures load eagerly. */
const EARLY = 4;

export interface ItemGridProps {
  items: readonly Item[];
  heartOf?: ItemCardProps['heartOf'];
  ownedOf?: ((item: Item) => number) | undefined;
  /** Loads the pictures of the first row eagerly, for a grid at the top of the page. */
  early?: boolean;
}

/** Grid of item cards, four per row, two on phones. */
export function ItemGrid(props: ItemGridProps) {
  return (
    <ul className={GRID}>
      <ItemCards {...props} />
    </ul>
  );
}

export function ItemCards({ items, heartOf, ownedOf, early = false }: ItemGridProps) {
  return items.map((item, index) => (
    <li key={item.code}>
      <ItemCard item={item} heartOf={heartOf} owned={ownedOf?.(item)} early={early && index < EARLY} />
    </li>
  ));
}

/** Placeholders with the height of the cards. */
export function ItemPlaceholders({ count }: { count: number }) {
  return (
    <div className={GRID}>
      {placeholderKeys(count).map((place) => (
        <div key={place} className={classes.card}>
          <SkeletonBlock ratio="1" />
          <div className={classes.words}>
            <SkeletonLine width="70%" />
            <SkeletonLine width="45%" />
          </div>
          <SkeletonBlock height="2.25rem" />
        </div>
      ))}
    </div>
  );
}
