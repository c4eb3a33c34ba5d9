import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { pageSizes } from '#domain/constants/limits.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { GRID, ItemCards, type ItemGridProps } from './ItemGrid.tsx';
import classes from './item.module.css';

/** Up to this number of pages all cards stay rendered, for the browser's search and for printing. */
const KEPT = 8;

/** Distance from the viewport within which the cards of a longer list are rendered. */
const NEAR = '200% 0px';

/**
 * Works in pages of twelve. In a long list only the pages near the viewport render their cards, so that its end is as
 * fast as its beginning: with all of 2,000 cards a frame takes three times as long (figures in
 * tests/stories/manyItems.spec.ts).
 */
export function ItemPages({ items, heartOf, early = false }: ItemGridProps) {
  const size = pageSizes.products;
  const count = Math.ceil(items.length / size);
  return (
    <div className={classes.pages}>
      {Array.from({ length: count }, (_, page) => (
        <Page
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its position
          key={page}
          from={page * size}
          items={items.slice(page * size, (page + 1) * size)}
          heartOf={heartOf}
          early={early && page === 0}
          isKept={count <= KEPT}
        />
      ))}
    </div>
  );
}

function Page({ from, items, isKept, ...cards }: ItemGridProps & { from: number; isKept: boolean }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const [isNear, setNear] = useState(from === 0);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    // A page that contains the focus keeps its cards.
    const look = ([entry]: IntersectionObserverEntry[]) =>
      setNear(entry?.isIntersecting === true || element.contains(document.activeElement));
    const observer = new IntersectionObserver(look, { rootMargin: NEAR });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <ul
      ref={isKept ? undefined : watch}
      className={GRID}
      aria-label={t`Werke ${number(from + 1)} bis ${number(from + items.length)}`}
      data-page
    >
      {(isKept || isNear) && <ItemCards items={items} {...cards} />}
    </ul>
  );
}
