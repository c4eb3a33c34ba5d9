import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import { CollectionGrid, CollectionPlaceholders } from '#components/item/CollectionGrid.tsx';
import columns from '#components/item/columns.module.css';
import type { ItemListRead } from '#components/item/ItemList.tsx';
import { PeopleGrid, PeoplePlaceholders } from '#components/item/PeopleGrid.tsx';
import { useMoreButton } from '#components/list/useMoreButton.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import type { SearchKind } from '#domain/search/itemSearch.ts';
import type { Profile, WorkCollection } from '#domain/shop/item.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadMore } from '#ui/LoadMore.tsx';
import { LoadingRegion } from '#ui/Skeleton.tsx';

/** Loading state of one kind of search results. */
type Read<T> = Omit<ItemListRead, 'items'> & { items: T[] | undefined };

/** Search results besides works. */
export interface Beside {
  people: Read<Profile>;
  collections: Read<WorkCollection>;
}

export interface BesideViewProps {
  beside: Beside;
  kind: SearchKind;
  /** True if the search has a phrase. */
  hasPhrase: boolean;
}

/** People and collections that a search finds. An empty result is reported only if its kind is shown alone. */
export function BesideView({ beside: { people, collections }, kind, hasPhrase }: BesideViewProps) {
  const { t } = useLingui();
  return (
    <>
      {(kind === 'all' || kind === 'people') && (
        <FoundList
          id="people"
          read={people}
          title={<Trans>Profile</Trans>}
          failed={t`Die Profile konnten nicht geladen werden.`}
          skeleton={<PeoplePlaceholders count={pageSizes.people} />}
          empty={
            kind === 'people' && (
              <None title={t`Zu Ihrer Suche haben wir keine Profile gefunden.`} hasPhrase={hasPhrase} />
            )
          }
          isAlone={kind === 'people'}
          countOf={(count) => t`${plural(count, { one: '# Profil', other: '# Profile' })}`}
        >
          {(found) => <PeopleGrid people={found} />}
        </FoundList>
      )}
      {(kind === 'all' || kind === 'collections') && (
        <FoundList
          id="collections"
          read={collections}
          title={<Trans>Sammlungen</Trans>}
          failed={t`Die Sammlungen konnten nicht geladen werden.`}
          lacking={
            kind === 'collections' && (
              <Trans>
                Sammlungen zeigen wir hier nicht. Die Werke einer Sammlung finden Sie, wenn Sie nach dem Namen der
                Sammlung suchen.
              </Trans>
            )
          }
          skeleton={<CollectionPlaceholders count={pageSizes.collections} />}
          empty={
            kind === 'collections' && (
              <None title={t`Zu Ihrer Suche haben wir keine Sammlungen gefunden.`} hasPhrase={hasPhrase} />
            )
          }
          isAlone={kind === 'collections'}
          countOf={(count) => t`${plural(count, { one: '# Sammlung', other: '# Sammlungen' })}`}
        >
          {(found) => <CollectionGrid collections={found} />}
        </FoundList>
      )}
    </>
  );
}

const None = ({ title, hasPhrase }: { title: string; hasPhrase: boolean }) => (
  <EmptyState title={title}>{hasPhrase && <Trans>Versuchen Sie es mit einem kürzeren Begriff.</Trans>}</EmptyState>
);

interface FoundListProps<T> {
  id: string;
  read: Read<T>;
  title: ReactNode;
  failed: string;
  /** Message if the shop does not offer this kind; without a message, the section is hidden. */
  lacking?: ReactNode;
  skeleton: ReactNode;
  /** Message for an empty result; falsy beside other kinds, which hides the section. */
  empty: ReactNode;
  /** True if the page shows only this kind: the page's heading then replaces the section's. */
  isAlone: boolean;
  countOf: (count: number) => string;
  children: (found: readonly T[]) => ReactNode;
}

/** Results of a single kind, with a button that loads more. */
function FoundList<T>(props: FoundListProps<T>) {
  const { id, read, title, failed, lacking, skeleton, empty, isAlone, countOf, children } = props;
  const { t } = useLingui();
  const { items, total, failure, loadingMore, growable, onMore, onRetry } = read;
  const more = useMoreButton(onMore, loadingMore);
  const isNone = items?.length === 0 && !failure && !growable;
  const isLacking = failure?.kind === 'notOffered';
  if ((isNone && !empty) || (isLacking && !lacking)) return null;
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id} className={isAlone ? 'visually-hidden' : undefined}>
        {title}
      </h2>
      {isNone && empty}
      <div className={isAlone ? undefined : columns.rail} data-wide>
        {items === undefined && !failure && <LoadingRegion label={t`Wird geladen`}>{skeleton}</LoadingRegion>}
        {items !== undefined && items.length > 0 && children(items)}
      </div>
      {failure && <LoadFailed title={failed} lacking={lacking} failure={failure} onRetry={onRetry} />}
      {growable && items !== undefined && (
        <LoadMore shown={total === null ? countOf(items.length) : t`${items.length} von ${total}`} more={more} />
      )}
    </section>
  );
}
