import type { ReactNode } from 'react';
import { readCollections, readPeople } from '#api/items.ts';
import { useApp } from '#app/app.ts';
import { heartOf } from '#app/favourites/heartOf.tsx';
import { useItemList } from '#app/lists/useItemList.ts';
import { useList } from '#app/lists/useList.ts';
import { useGo } from '#app/page/navigation.ts';
import { Redirect } from '#app/page/Redirect.tsx';
import { useScreenParams, useScreenSearch } from '#app/page/useScreen.ts';
import { categories } from '#app/reads/categories.ts';
import { creators } from '#app/reads/people.ts';
import { useResource } from '#app/resources/useResource.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { PhraseTooLong } from '#components/list/PhraseTooLong.tsx';
import { pageSizes } from '#domain/constants/limits.ts';
import {
  type ItemSearch,
  type ItemSearchQuery,
  isOneCollection,
  itemQueryOf,
  itemSearchOf,
  searchKindOf,
  searchKinds,
} from '#domain/search/itemSearch.ts';
import { isPhraseTooLong } from '#domain/search/phrase.ts';
import { eurosIn } from '#domain/search/productSearch.ts';
import { type Category, categoryCalled } from '#domain/shop/category.ts';
import { collectionKey, type Profile, type WorkCollection } from '#domain/shop/item.ts';
import { createListMachine } from '#machines/kit/list/machine.ts';
import { CategoryMissingView } from './views/CategoryMissingView.tsx';
import { type Beside, type Kinds, MarketSearchView } from './views/MarketSearchView.tsx';

const peopleMachine = createListMachine<Profile, string>(({ uuid }) => uuid);
const collectionsMachine = createListMachine<WorkCollection, string>(collectionKey);

/** `/browse`: all items, or those that match the filters. */
export function MarketSearchFlow(): ReactNode {
  const { limit, ...query } = useScreenSearch('/browse');
  const search = itemSearchOf(query);
  const addressOf = (asked: Asked) => pathTo('/browse', undefined, asked);
  if (isPhraseTooLong(search.phrase)) return <PhraseTooLong href={addressOf({ ...askedOf(search), phrase: '' })} />;
  return <Results key={JSON.stringify(search)} search={search} limit={limit} addressOf={addressOf} />;
}

/** `/search`: people, collections and items that match a phrase, or all of one kind. */
export function SearchFlow(): ReactNode {
  const { limit, kind, ...query } = useScreenSearch('/search');
  const search = itemSearchOf(query);
  const current = searchKindOf(kind);
  const addressOf = (asked: Asked) => pathTo('/search', undefined, { ...asked, kind });
  const asked = askedOf(search);
  const kinds: Kinds = {
    current,
    offered: searchKinds,
    addressOf: (each) => pathTo('/search', undefined, { ...asked, kind: each === 'all' ? '' : each }),
  };
  const rest = { search, limit, addressOf, kinds };
  if (isPhraseTooLong(search.phrase)) return <PhraseTooLong href={addressOf({ ...asked, phrase: '' })} />;
  // Without a phrase, a search shows the gallery unless the customer selected people or collections.
  return search.phrase === '' && (current === 'all' || current === 'items') ? (
    <Results key={JSON.stringify(search)} {...rest} />
  ) : (
    <WithOthers key={JSON.stringify(search)} {...rest} />
  );
}

/** `/categories/{categoryName}`: the items of a category and its subcategories. */
export function CategoryFlow(): ReactNode {
  const { resources } = useApp();
  const { categoryName } = useScreenParams('/categories/$categoryName');
  const { limit, ...query } = useScreenSearch('/categories/$categoryName');
  const read = useResource(resources.of(categories));
  const place = categoryCalled(read.data ?? [], categoryName);
  if (place === null) return <CategoryMissingView read={read} />;
  const search = itemSearchOf({ ...query, category: place.category.code });
  const addressOf = ({ category: _, ...asked }: ItemSearchQuery) =>
    pathTo('/categories/$categoryName', { categoryName }, asked);
  if (isPhraseTooLong(search.phrase)) return <PhraseTooLong href={addressOf({ ...askedOf(search), phrase: '' })} />;
  return <Results key={JSON.stringify(search)} search={search} limit={limit} addressOf={addressOf} place={place} />;
}

/** Query parameters of this list's URL. */
type Asked = ItemSearchQuery & { limit?: string };

interface ResultsProps {
  search: ItemSearch;
  /** Number of shown items, from the URL. */
  limit: string | undefined;
  addressOf: (asked: Asked) => string;
  place?: { category: Category; above: Category[] };
  kinds?: Kinds | undefined;
  beside?: Beside;
}

function WithOthers(props: ResultsProps) {
  const { http } = useApp();
  const people = useList(
    peopleMachine,
    { pageSize: pageSizes.people, filters: props.search.phrase },
    ({ page, pageSize, filters }, signal) =>
      readPeople(http, { page, itemsPerPage: pageSize, profileName: filters }, signal),
  );
  const collections = useList(
    collectionsMachine,
    { pageSize: pageSizes.collections, filters: props.search.phrase },
    ({ page, pageSize, filters }, signal) =>
      readCollections(http, { page, itemsPerPage: pageSize, name: filters }, signal),
  );
  const { kinds } = props;
  const hasCollections = collections.failure?.kind !== 'notOffered';
  const offered = searchKinds.filter((kind) => hasCollections || kind !== 'collections' || kind === kinds?.current);
  return <Results {...props} kinds={kinds && { ...kinds, offered }} beside={{ people, collections }} />;
}

function Results({ search, limit, addressOf, place, kinds, beside }: ResultsProps) {
  const { resources } = useApp();
  const go = useGo();
  const asked = askedOf(search);
  // Results of all kinds appear together, so that none pushes another down.
  const isWaiting = kinds?.current === 'all' && beside !== undefined && Object.values(beside).some(isUnderWay);
  const list = useItemList(search, limit, {
    isShown: !isWaiting,
    onGrow: (rows) => {
      go(addressOf({ ...asked, limit: String(rows) }), { replace: true });
    },
  });
  const categoriesRead = useResource(resources.of(categories));
  const creatorsRead = useResource(resources.of(creators));
  // In a shop without collections, searches the creator's works by the collection's name instead.
  if (list.failure?.kind === 'notOffered' && search.collection !== '') {
    const { collection, ...others } = asked;
    return <Redirect to={pathTo('/search', undefined, { ...others, phrase: search.phrase || collection })} />;
  }
  const { phrase, collection, creator } = search;
  return (
    <MarketSearchView
      search={search}
      place={place ?? null}
      kinds={kinds ?? null}
      beside={beside ?? null}
      isWaiting={isWaiting}
      list={list}
      categories={categoriesRead}
      creators={creatorsRead}
      heartOf={heartOf}
      unfiltered={addressOf({ phrase, collection, creator: isOneCollection(search) ? creator : '' })}
      addressWith={(change) => addressOf(askedOf({ ...search, ...change }))}
      onSearch={(fields) => go(addressOf(itemQueryOf(fields)))}
    />
  );
}

/** Returns true while the first page is loading. */
const isUnderWay = ({ items, failure }: Beside[keyof Beside]) => items === undefined && failure === null;

/** Returns a search as URL query parameters. */
const askedOf = (search: ItemSearch): ItemSearchQuery =>
  itemQueryOf({ ...search, priceFrom: eurosIn(search.priceFrom), priceTo: eurosIn(search.priceTo) });
