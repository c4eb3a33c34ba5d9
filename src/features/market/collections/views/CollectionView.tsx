import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { ItemGrid, ItemPlaceholders } from '#components/item/ItemGrid.tsx';
import type { CollectionItem, Item } from '#domain/shop/item.ts';
import { PageHeader } from '#ui/PageHeader.tsx';

export interface CollectionViewProps {
  items: AsyncData<CollectionItem[]>;
  /** Renders a work's favourite button by the work's code and name. */
  heartOf: (code: string, name: string) => ReactNode;
}

interface Words {
  /** True if the works are the reader's own: each then shows its number of copies. */
  isOwn?: boolean;
  title: ReactNode;
  lede: ReactNode;
  above?: ReactNode;
  failed: string;
  empty: ReactNode;
}

/** Returns the number of tokens of each work across all wallets. */
function amountsIn(all: readonly CollectionItem[]): (item: Item) => number {
  const sums = new Map<string, number>();
  for (const { amount, product } of all) sums.set(product.code, (sums.get(product.code) ?? 0) + amount);
  return ({ code }) => sums.get(code) ?? 0;
}

/** Collection of works: favourites or the customer's own. */
export function CollectionView({
  items,
  heartOf,
  isOwn = false,
  title,
  lede,
  above,
  failed,
  empty,
}: CollectionViewProps & Words) {
  const { t } = useLingui();
  const heading = useId();
  return (
    <div className="row page stack" data-gap="xl">
      <PageHeader title={title} lede={lede} />
      {above}
      <Async read={items} failed={failed} skeleton={<ItemPlaceholders count={4} />}>
        {(all) =>
          all.length === 0 ? (
            empty
          ) : (
            <section aria-labelledby={heading}>
              <h2 id={heading} className="visually-hidden">{t`Werke`}</h2>
              <ItemGrid
                early
                items={all.map(({ product }) => product)}
                heartOf={heartOf}
                ownedOf={isOwn ? amountsIn(all) : undefined}
              />
            </section>
          )
        }
      </Async>
    </div>
  );
}
