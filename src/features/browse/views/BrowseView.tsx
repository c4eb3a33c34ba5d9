import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AsyncData } from '#components/async/Async.tsx';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import type { ItemGridProps } from '#components/item/ItemGrid.tsx';
import { ItemList, type ItemListRead } from '#components/item/ItemList.tsx';
import { PeopleGrid } from '#components/item/PeopleGrid.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { useMoreButton } from '#components/list/useMoreButton.ts';
import { type ItemSearch, type ItemSearchFields, itemFilterCount } from '#domain/forms/itemSearch.ts';
import { type Category, categoryName } from '#domain/shop/category.ts';
import { translationOf } from '#domain/shop/content.ts';
import type { Profile } from '#domain/shop/item.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadMore } from '#ui/LoadMore.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import classes from './browse.module.css';
import { FilterFormView } from './FilterFormView.tsx';

/** People who are found, as their list tells of them. */
export type PeopleRead = Omit<ItemListRead, 'items'> & { people: Profile[] | undefined };

export interface BrowseViewProps {
  search: ItemSearch;
  /** The category whose page it is, with those above it. */
  place: { category: Category; above: Category[] } | null;
  /** Whoever is called so; null where nobody was searched for. */
  people: PeopleRead | null;
  list: ItemListRead;
  categories: AsyncData<Category[]>;
  creators: AsyncData<Profile[]>;
  heartOf: ItemGridProps['heartOf'];
  /** The address of the same without filters. */
  unfiltered: string;
  onSearch: (fields: ItemSearchFields) => void;
}

/** `/browse`, `/search` and `/categories/{categoryName}`: items by phrase, category, creator and price (spec sections 2 and 7). */
export function BrowseView(props: BrowseViewProps) {
  const { search, place, people, list, categories, creators, heartOf, unfiltered, onSearch } = props;
  const { t, i18n } = useLingui();
  const { phrase } = search;
  const filters = itemFilterCount(search) - Number(place !== null);
  const isAsked = phrase !== '' || filters > 0;
  const description = place && translationOf(place.category.translations, i18n.locale)?.description;
  const below = place === null ? (isAsked ? [] : categories.data) : place.category.children;
  // Works and people come to be seen together: neither pushes the other away.
  const isWaiting = people?.people === undefined && people?.failure === null;
  const found =
    list.total === null ? (
      // Keeps its line.
      list.failure === null && '\u00a0'
    ) : (
      <Plural value={list.total} one="Ein Werk gefunden" other="# Werke gefunden" />
    );
  return (
    <div className="row page stack" data-gap="lg">
      <PageHeader
        eyebrow={place && <Crumbs above={place.above} />}
        title={
          place ? (
            categoryName(place.category, i18n.locale)
          ) : phrase ? (
            <Trans>
              Suche nach „<bdi>{phrase}</bdi>“
            </Trans>
          ) : (
            <Trans>Galerie</Trans>
          )
        }
        lede={isAsked ? found : description}
      />
      {below === null
        ? categories.failure === null && <div className={classes.categories} />
        : below.length > 0 && (
            <nav aria-label={t`Kategorien`} className={classes.categories}>
              {below.map((category) => (
                <a key={category.code} href={addressOf(category, i18n.locale)}>
                  {categoryName(category, i18n.locale)}
                </a>
              ))}
            </nav>
          )}
      <FilterFormView
        search={search}
        categories={place ? null : categories}
        creators={creators}
        count={filters}
        onSearch={onSearch}
      />
      {people && !isWaiting && <People read={people} />}
      <section key={String(isWaiting)} className="stack" data-gap="lg" aria-labelledby="items">
        <h2 id="items" className={people ? undefined : 'visually-hidden'}>
          <Trans>Werke</Trans>
        </h2>
        <ItemList
          read={isWaiting ? { ...list, items: undefined } : list}
          heartOf={heartOf}
          empty={
            <EmptyState
              title={isAsked ? t`Dazu haben wir keine Werke gefunden.` : t`Zurzeit wird hier nichts angeboten.`}
              action={
                filters > 0 ? (
                  <ButtonLink href={unfiltered} variant="secondary">
                    <Trans>Filter zurücksetzen</Trans>
                  </ButtonLink>
                ) : (
                  (isAsked || place !== null) && (
                    <ButtonLink href={pathTo('/browse')} variant="secondary">
                      <Trans>Alle Werke ansehen</Trans>
                    </ButtonLink>
                  )
                )
              }
            >
              {phrase && <Trans>Versuchen Sie es mit einem kürzeren Begriff.</Trans>}
            </EmptyState>
          }
        />
      </section>
    </div>
  );
}

/** A category by its slug, as an address has it. */
const addressOf = (category: Category, locale: string) =>
  pathTo('/categories/$categoryName', {
    categoryName: translationOf(category.translations, locale)?.slug || category.code,
  });

/** The way to a category: the gallery, and those above it. */
function Crumbs({ above }: { above: readonly Category[] }) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Pfad`} className={classes.crumbs}>
      <a href={pathTo('/browse')}>
        <Trans>Galerie</Trans>
      </a>
      {above.map((category) => (
        <a key={category.code} href={addressOf(category, i18n.locale)}>
          {categoryName(category, i18n.locale)}
        </a>
      ))}
    </nav>
  );
}

/** Whoever is called so; nothing where nobody is. */
function People({ read }: { read: PeopleRead }) {
  const { t } = useLingui();
  const { people, failure, loadingMore, growable, onMore, onRetry } = read;
  const more = useMoreButton(onMore, loadingMore);
  if (people?.length === 0 && !failure) return null;
  return (
    <section className="stack" aria-labelledby="people">
      <h2 id="people">
        <Trans>Profile</Trans>
      </h2>
      {people !== undefined && people.length > 0 && <PeopleGrid people={people} />}
      {failure && (
        <LoadFailed title={t`Die Profile konnten nicht geladen werden.`} failure={failure} onRetry={onRetry} />
      )}
      {growable && <LoadMore shown={people ? t`${people.length} von ${read.total ?? 0}` : ''} more={more} />}
    </section>
  );
}
