import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AsyncData } from '#components/async/Async.tsx';
import type { ItemGridProps } from '#components/item/ItemGrid.tsx';
import { ItemList, type ItemListRead } from '#components/item/ItemList.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import {
  type ItemMedium,
  type ItemOrder,
  type ItemSearch,
  type ItemSearchFields,
  isOneCollection,
  itemFilterCount,
  itemMedia,
  itemOrders,
  type SearchKind,
} from '#domain/search/itemSearch.ts';
import { type Category, categoryName, categoryNames } from '#domain/shop/category.ts';
import type { Profile } from '#domain/shop/item.ts';
import { translationOf } from '#domain/shop/translations.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { TabNav } from '#ui/TabNav.tsx';
import { type Beside, BesideView } from './BesideView.tsx';
import { FilterFormView } from './FilterFormView.tsx';
import classes from './marketSearch.module.css';

export type { Beside };

/** Kinds of search results and the URL of each. */
export interface Kinds {
  current: SearchKind;
  offered: readonly SearchKind[];
  addressOf: (kind: SearchKind) => string;
}

export interface MarketSearchViewProps {
  search: ItemSearch;
  /** Category of this page with its ancestors; null on other pages. */
  place: { category: Category; above: Category[] } | null;
  /** Result kinds of a search; null on other pages. */
  kinds: Kinds | null;
  /** People and collections that match the phrase; null unless the page searches for them. */
  beside: Beside | null;
  /** True while some results are still loading: no result is shown until all have arrived. */
  isWaiting: boolean;
  list: ItemListRead;
  categories: AsyncData<Category[]>;
  creators: AsyncData<Profile[]>;
  heartOf: ItemGridProps['heartOf'];
  /** URL of this list without filters. */
  unfiltered: string;
  /** Returns the URL of this list with other filters, or in another order. */
  addressWith: (change: Partial<ItemSearch>) => string;
  onSearch: (fields: ItemSearchFields) => void;
}

/**
 * `/browse`, `/search` and `/categories/{categoryName}`: items by phrase, category, creator, collection and price; a
 * search also finds people and collections (requirements 2.30, 2.48 and 7.22).
 */
export function MarketSearchView(props: MarketSearchViewProps) {
  const { search, place, kinds, beside, isWaiting, list, categories, creators, heartOf, unfiltered } = props;
  const { addressWith, onSearch } = props;
  const { t, i18n } = useLingui();
  const { phrase, collection } = search;
  const kind = kinds?.current ?? 'items';
  const hasItems = kind === 'all' || kind === 'items';
  const filters = itemFilterCount(search) - Number(place !== null);
  const active = useActiveFilters(props);
  // Without a work there is nothing to sort, and no other medium to choose.
  const hasWorks = search.medium !== '' || list.items?.length !== 0;
  const isAsked = phrase !== '' || collection !== '' || filters > 0;
  const description = place && translationOf(place.category.translations, i18n.locale)?.description;
  // A search has the kinds of results at this place.
  const below = place === null ? (isAsked || kinds ? [] : categories.data) : place.category.children;
  return (
    <div className="row page stack" data-gap="lg">
      <div className={`stack ${classes.head}`}>
        <PageHeader
          eyebrow={place ? <Crumbs above={place.above} /> : collection !== '' && <Crumbs above={[]} />}
          title={<Title {...props} />}
          lede={
            isOneCollection(search) ? (
              <OfCollection {...props} />
            ) : isAsked || !hasItems ? (
              <Found {...props} />
            ) : (
              description
            )
          }
        />
        <Categories read={categories} below={below} />
        <FilterFormView
          search={search}
          categories={place ? null : categories}
          creators={isOneCollection(search) ? null : creators}
          count={active.length}
          hasFilters={hasItems}
          onSearch={onSearch}
        >
          {hasWorks && <Arrangement search={search} addressWith={addressWith} />}
        </FilterFormView>
        {hasItems && active.length > 0 && (
          <ActiveFilters
            filters={active}
            addressWith={addressWith}
            unfiltered={list.items?.length === 0 ? null : unfiltered}
          />
        )}
        {kinds && <KindsNav kinds={kinds} />}
      </div>
      {beside && !isWaiting && <BesideView beside={beside} kind={kind} hasPhrase={phrase !== ''} />}
      {hasItems && (
        <section key={String(isWaiting)} className="stack" data-gap="lg" aria-labelledby="items">
          <h2 id="items" className={kind === 'all' && beside ? undefined : 'visually-hidden'}>{t`Werke`}</h2>
          <ItemList
            read={isWaiting ? { ...list, items: undefined } : list}
            heartOf={heartOf}
            lacking={
              <Trans>
                So viele Werke können wir nicht nach Medium oder Preis ordnen. Bitte wählen Sie eine Kategorie oder
                suchen Sie nach einem Begriff.
              </Trans>
            }
            empty={
              <NoItems
                phrase={phrase}
                unfiltered={unfiltered}
                isAsked={isAsked}
                filters={filters}
                isBelow={place !== null}
                isReversed={search.priceTo !== null && search.priceTo < (search.priceFrom ?? 0)}
              />
            }
          />
        </section>
      )}
    </div>
  );
}

/** Page title: the category, the phrase, the collection or the gallery. */
function Title(props: MarketSearchViewProps) {
  const { place, kinds, search } = props;
  const { i18n } = useLingui();
  const { phrase, collection } = search;
  if (place) return categoryName(place.category, i18n.locale);
  if (phrase)
    return (
      <Trans>
        Suche nach „<bdi>{phrase}</bdi>“
      </Trans>
    );
  if (isOneCollection(search)) {
    const known = creatorOf(props);
    if (!known)
      return (
        <Trans>
          Sammlung „<bdi>{collection}</bdi>“
        </Trans>
      );
    const { profileName } = known;
    return (
      <Trans>
        Sammlung „<bdi>{collection}</bdi>“ von <bdi>{profileName}</bdi>
      </Trans>
    );
  }
  // Collections of several creators may have this name.
  if (collection)
    return (
      <Trans>
        Sammlungen namens „<bdi>{collection}</bdi>“
      </Trans>
    );
  if (kinds?.current === 'people') return <Trans>Profile</Trans>;
  if (kinds?.current === 'collections') return <Trans>Sammlungen</Trans>;
  return <Trans>Galerie</Trans>;
}

/** Number of works of a collection, and its creator. */
function OfCollection(props: MarketSearchViewProps) {
  const { t } = useLingui();
  const creator = creatorOf(props);
  return (
    <>
      <Found {...props} />
      {creator && (
        <>
          {' · '}
          <Link href={pathTo('/profile/$profileName', { profileName: creator.profileName })}>{t`Zum Profil`}</Link>
        </>
      )}
    </>
  );
}

/** Returns the creator of a collection; the filter lists only those with the most works, so this one may be missing. */
const creatorOf = ({ search, creators, list }: MarketSearchViewProps) =>
  [...(creators.data ?? []), list.items?.[0]?.creator].find((each) => each?.uuid === search.creator);

/** Number of results of the selected kind; a blank line reserves its space during loading. */
function Found({ kinds, beside, list }: MarketSearchViewProps) {
  const kind = kinds?.current ?? 'items';
  const read = kind === 'people' || kind === 'collections' ? beside?.[kind] : list;
  const total = read?.total ?? null;
  if (total === null) return read?.failure ? null : '\u00a0';
  if (kind === 'people') return <Plural value={total} one="Ein Profil gefunden" other="# Profile gefunden" />;
  if (kind === 'collections')
    return <Plural value={total} one="Eine Sammlung gefunden" other="# Sammlungen gefunden" />;
  return <Plural value={total} one="Ein Werk gefunden" other="# Werke gefunden" />;
}

/** Subcategories; their space is reserved during loading. */
function Categories({ read, below }: { read: AsyncData<Category[]>; below: readonly Category[] | null }) {
  const { t, i18n } = useLingui();
  if (below === null) return read.failure === null && <div className={classes.choices} />;
  if (below.length === 0) return null;
  return (
    <nav aria-label={t`Kategorien`} className={classes.choices}>
      {below.map((category) => (
        <a key={category.code} href={addressOf(category, i18n.locale)}>
          {categoryName(category, i18n.locale)}
        </a>
      ))}
    </nav>
  );
}

function KindsNav({ kinds: { current, offered, addressOf: to } }: { kinds: Kinds }) {
  const { t } = useLingui();
  const names = { all: t`Alles`, items: t`Werke`, people: t`Profile`, collections: t`Sammlungen` };
  return (
    <TabNav
      label={t`Art der Treffer`}
      tabs={offered.map((kind) => ({ href: to(kind), label: names[kind], current: kind === current }))}
    />
  );
}

/** Active filter in words, and the change that removes it. */
interface ActiveFilter {
  text: string;
  without: Partial<ItemSearch>;
}

const useMediumNames = (): Record<ItemMedium, string> => {
  const { t } = useLingui();
  return { '': t`Alle Medien`, image: t`Bilder`, audio: t`Audio`, video: t`Video` };
};

/** Returns the active filters; a category's page and a collection's creator are none. */
function useActiveFilters({ search, place, categories, creators }: MarketSearchViewProps): ActiveFilter[] {
  const { t, i18n } = useLingui();
  const { money } = useFormat();
  const media = useMediumNames();
  const { category, creator, priceFrom, priceTo, medium } = search;
  const filters: ActiveFilter[] = [];
  if (medium !== '') filters.push({ text: media[medium], without: { medium: '' } });
  if (category !== '' && place === null) {
    const known = categoryNames(categories.data ?? [], i18n.locale).find(({ code }) => code === category);
    filters.push({ text: known?.name ?? category, without: { category: '' } });
  }
  if (creator !== '' && !isOneCollection(search)) {
    const known = creators.data?.find(({ uuid }) => uuid === creator);
    filters.push({ text: known?.profileName ?? t`Profil`, without: { creator: '' } });
  }
  if (priceFrom !== null || priceTo !== null)
    filters.push({
      text: [
        priceFrom !== null && t`ab ${money(priceFrom)}`,
        priceTo !== null && t({ message: `bis ${money(priceTo)}`, context: 'price' }),
      ]
        .filter(Boolean)
        .join(' '),
      without: { priceFrom: null, priceTo: null },
    });
  return filters;
}

interface ActiveFiltersProps extends Pick<MarketSearchViewProps, 'addressWith'> {
  filters: readonly ActiveFilter[];
  /** URL without filters; null if the empty list links to it. */
  unfiltered: string | null;
}

/** Active filters as links that remove them. */
function ActiveFilters({ filters, addressWith, unfiltered }: ActiveFiltersProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Aktive Filter`} className={classes.choices} data-few>
      {filters.map(({ text, without }) => (
        <a key={text} href={addressWith(without)} aria-label={t`Filter entfernen: ${text}`} data-active>
          {text}
          <CloseIcon />
        </a>
      ))}
      {unfiltered !== null && filters.length > 1 && <Link href={unfiltered}>{t`Filter zurücksetzen`}</Link>}
    </nav>
  );
}

/** Links to the list of one medium, and to its orders. */
function Arrangement({ search, addressWith }: Pick<MarketSearchViewProps, 'search' | 'addressWith'>) {
  const { t } = useLingui();
  const media = useMediumNames();
  const orders: Record<ItemOrder, { name: string; text: string }> = {
    oldest: { name: t`Älteste`, text: t`Älteste` },
    latest: { name: t`Neueste`, text: t`Neueste` },
    cheapest: { name: t`Preis aufsteigend`, text: t`Preis ↑` },
    dearest: { name: t`Preis absteigend`, text: t`Preis ↓` },
  };
  return (
    <>
      <nav aria-label={t`Medium`} className={classes.media}>
        {itemMedia.map((medium) => (
          <a key={medium} href={addressWith({ medium })} aria-current={medium === search.medium ? 'page' : undefined}>
            {media[medium]}
          </a>
        ))}
      </nav>
      <nav aria-label={t`Reihenfolge`} className={classes.orders}>
        {itemOrders.map((order) => (
          <Link
            key={order}
            variant="plain"
            href={addressWith({ order })}
            aria-label={orders[order].name}
            current={order === search.order}
          >
            {orders[order].text}
          </Link>
        ))}
      </nav>
    </>
  );
}

interface NoItemsProps {
  phrase: string;
  unfiltered: string;
  isAsked: boolean;
  filters: number;
  /** True on a category's page. */
  isBelow: boolean;
  /** True if the highest price is below the lowest. */
  isReversed: boolean;
}

function NoItems({ phrase, unfiltered, isAsked, filters, isBelow, isReversed }: NoItemsProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={isAsked ? t`Zu Ihrer Suche haben wir keine Werke gefunden.` : t`Zurzeit wird hier nichts angeboten.`}
      action={
        filters > 0 ? (
          <ButtonLink href={unfiltered} variant="secondary">{t`Filter zurücksetzen`}</ButtonLink>
        ) : (
          (isAsked || isBelow) && (
            <ButtonLink href={pathTo('/browse')} variant="secondary">{t`Alle Werke ansehen`}</ButtonLink>
          )
        )
      }
    >
      {isReversed ? (
        <Trans>Der höchste Preis liegt unter dem niedrigsten.</Trans>
      ) : (
        phrase && <Trans>Versuchen Sie es mit einem kürzeren Begriff.</Trans>
      )}
    </EmptyState>
  );
}

/** Returns a category's URL by its slug, or by its code without one. */
const addressOf = (category: Category, locale: string) =>
  pathTo('/categories/$categoryName', {
    categoryName: translationOf(category.translations, locale)?.slug || category.code,
  });

function Crumbs({ above }: { above: readonly Category[] }) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Pfad`} className={classes.crumbs}>
      <a href={pathTo('/browse')}>{t`Galerie`}</a>
      {above.map((category) => (
        <a key={category.code} href={addressOf(category, i18n.locale)}>
          {categoryName(category, i18n.locale)}
        </a>
      ))}
    </nav>
  );
}
