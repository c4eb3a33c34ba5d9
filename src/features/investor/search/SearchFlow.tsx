import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { pagesShown } from '#app/lists/pagesAtOnce.ts';
import { useScrollPosition } from '#app/lists/useScrollPosition.ts';
import { useGo } from '#app/page/navigation.ts';
import { useScreenSearch } from '#app/page/useScreen.ts';
import { useToday } from '#app/page/useToday.ts';
import { categories } from '#app/reads/categories.ts';
import { channel } from '#app/reads/channel.ts';
import { customer } from '#app/reads/customer.ts';
import { subscribedIn, subscriptions } from '#app/reads/subscriptions.ts';
import { useResource } from '#app/resources/useResource.ts';
import { pathTo, queryOf } from '#components/links/pathTo.ts';
import { PhraseTooLong } from '#components/list/PhraseTooLong.tsx';
import { pageSizes } from '#domain/constants/limits.ts';
import { type BondSearch, bondQueryOf, bondSearchOf } from '#domain/search/bondSearch.ts';
import { isPhraseTooLong } from '#domain/search/phrase.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { catalogue, catalogueKey } from './reads.ts';
import { SearchView } from './views/SearchView.tsx';

/** `/search`: the address holds the search, its order and the number of shown products. */
export function SearchFlow(): ReactNode {
  const { limit, ...query } = useScreenSearch('/search');
  const search = bondSearchOf(query);
  if (isPhraseTooLong(search.phrase)) return <PhraseTooLong href={pathTo('/search')} />;
  return <Results search={search} limit={pagesShown(limit, pageSizes.products) * pageSizes.products} />;
}

function Results({ search, limit }: { search: BondSearch; limit: number }) {
  const { session, resources } = useApp();
  const go = useGo();
  const loggedIn = useSelector(session, isLoggedIn);
  const investor = useResource(resources.of(customer));
  const contact = useResource(resources.of(channel));
  // Known once a screen has read the orders; this one does not ask for them.
  const orders = useResource(resources.of(subscriptions)).data;
  const read = useResource(resources.of(catalogue, catalogueKey(search)));
  const query = bondQueryOf(search);
  // The customer decides which bonds are open.
  const isUnknown = loggedIn && search.isOpen && investor.data === null;
  const view = (
    <SearchView
      search={search}
      categories={useResource(resources.of(categories))}
      read={isUnknown ? { ...investor, data: null } : read}
      limit={limit}
      customer={loggedIn ? investor.data : null}
      contactEmail={contact.data?.contactEmail ?? null}
      today={useToday()}
      onSearch={(changes) => go(pathTo('/search', undefined, bondQueryOf(bondSearchOf({ ...query, ...changes }))))}
      onShow={(rows) => go(pathTo('/search', undefined, { ...query, limit: String(rows) }), { replace: true })}
      subscribedTo={(sold) => subscribedIn(orders, sold)}
      onBuy={({ code }, quantity) =>
        go(pathTo('/order-process/token', undefined, { product: code, quantity: String(quantity) }))
      }
    />
  );
  return (
    <>
      <ScrollPosition key={queryOf(query)} whole={read.data !== null} />
      {view}
    </>
  );
}

/** Each search has a position of its own, while its filters keep the focus. */
function ScrollPosition({ whole }: { whole: boolean }) {
  useScrollPosition(whole);
  return null;
}
