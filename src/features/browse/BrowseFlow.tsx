import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { readPeople } from '#api/items.ts';
import { useApp } from '#app/app.ts';
import { heartOf } from '#app/favourites/heartOf.tsx';
import { categories } from '#app/reads/categories.ts';
import { creators } from '#app/reads/people.ts';
import { useItemList } from '#app/useItemList.ts';
import { useList } from '#app/useList.ts';
import { useResource } from '#app/useResource.ts';
import { useScreenParams, useScreenSearch } from '#app/useScreen.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { type ItemSearch, type ItemSearchQuery, itemQueryOf, itemSearchOf } from '#domain/forms/itemSearch.ts';
import { type Category, categoryCalled } from '#domain/shop/category.ts';
import type { Profile } from '#domain/shop/item.ts';
import { createListMachine } from '#machines/list/machine.ts';
import { BrowseView, type PeopleRead } from './views/BrowseView.tsx';
import { CategoryMissingView } from './views/CategoryMissingView.tsx';

const peopleMachine = createListMachine<Profile, string>(({ uuid }) => uuid);

/** `/browse`: all items, or those that filters let through. */
export function BrowseFlow(): ReactNode {
  const { limit, ...query } = useScreenSearch('/browse');
  const search = itemSearchOf(query);
  const addressOf = (asked: object) => pathTo('/browse', undefined, asked);
  return <Results key={JSON.stringify(search)} {...{ search, limit, addressOf, place: null, people: null }} />;
}

/** `/search`: people and items that match a phrase. */
export function SearchFlow(): ReactNode {
  const { limit, ...query } = useScreenSearch('/search');
  const search = itemSearchOf(query);
  const key = JSON.stringify(search);
  const rest = { search, limit, addressOf: (asked: object) => pathTo('/search', undefined, asked) };
  return search.phrase === '' ? (
    <Results key={key} {...rest} place={null} people={null} />
  ) : (
    <WithPeople key={key} {...rest} />
  );
}

/** `/categories/{categoryName}`: the items of a category and of all below it. */
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
  return <Results key={JSON.stringify(search)} {...{ search, limit, addressOf, place, people: null }} />;
}

interface ResultsProps {
  search: ItemSearch;
  /** How many items the address says are shown. */
  limit: string | undefined;
  addressOf: (asked: ItemSearchQuery & { limit?: string }) => string;
  place: { category: Category; above: Category[] } | null;
  people: PeopleRead | null;
}

function WithPeople(props: Omit<ResultsProps, 'place' | 'people'>) {
  const { http } = useApp();
  const { items, ...list } = useList(
    peopleMachine,
    { pageSize: pageSizes.people, filters: props.search.phrase },
    ({ page, pageSize, filters }, signal) =>
      readPeople(http, { page, itemsPerPage: pageSize, profileName: filters }, signal),
  );
  return <Results {...props} place={null} people={{ ...list, people: items }} />;
}

function Results({ search, limit, addressOf, place, people }: ResultsProps) {
  const { resources } = useApp();
  const navigate = useNavigate();
  const asked = itemQueryOf({ ...search, priceFrom: euros(search.priceFrom), priceTo: euros(search.priceTo) });
  const list = useItemList(search, limit, (rows) => {
    void navigate({ href: addressOf({ ...asked, limit: String(rows) }), replace: true });
  });
  return (
    <BrowseView
      search={search}
      place={place}
      people={people}
      list={list}
      categories={useResource(resources.of(categories))}
      creators={useResource(resources.of(creators))}
      heartOf={heartOf}
      unfiltered={addressOf({ phrase: search.phrase })}
      onSearch={(fields) => navigate({ href: addressOf(itemQueryOf(fields)) })}
    />
  );
}

/** As the address has a price: in euros, with a point. */
const euros = (cents: number | null) => (cents === null ? '' : String(cents / 100));
