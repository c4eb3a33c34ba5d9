import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { heartOf } from '#app/favourites/heartOf.tsx';
import { useToday } from '#app/page/useToday.ts';
import { blocks } from '#app/reads/blocks.ts';
import { creators } from '#app/reads/people.ts';
import { useResource } from '#app/resources/useResource.ts';
import { largestCollections, latestItems } from './reads.ts';
import { MarketHomeView } from './views/MarketHomeView.tsx';

/** The marketplace's home page, which is public. */
export function MarketHomeFlow(): ReactNode {
  const { resources } = useApp();
  return (
    <MarketHomeView
      today={useToday()}
      items={useResource(resources.of(latestItems))}
      collections={useResource(resources.of(largestCollections))}
      creators={useResource(resources.of(creators))}
      blocks={useResource(resources.of(blocks))}
      heartOf={heartOf}
    />
  );
}
