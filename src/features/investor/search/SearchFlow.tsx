import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { readProducts } from '#api/products.ts';
import { useApp } from '#app/app.ts';
import { useList } from '#app/lists/useList.ts';
import { useScreenSearch } from '#app/page/useScreen.ts';
import { categories } from '#app/reads/categories.ts';
import { channel } from '#app/reads/channel.ts';
import { customer } from '#app/reads/customer.ts';
import { useResource } from '#app/resources/useResource.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { PhraseTooLong } from '#components/list/PhraseTooLong.tsx';
import { pageSizes } from '#domain/constants/limits.ts';
import { isPhraseTooLong } from '#domain/search/phrase.ts';
import { filtersOf, type ProductSearch, queryOf, searchOf } from '#domain/search/productSearch.ts';
import type { Product } from '#domain/shop/product.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { createListMachine } from '#machines/kit/list/machine.ts';
import { SearchView } from './views/SearchView.tsx';

const machine = createListMachine<Product, ProductSearch>(({ code }) => code);

/** `/search`: the URL holds the search, and another search is another list. */
export function SearchFlow(): ReactNode {
  const search = searchOf(useScreenSearch('/search'));
  if (isPhraseTooLong(search.phrase)) return <PhraseTooLong href={pathTo('/search')} />;
  return <Results key={JSON.stringify(search)} search={search} />;
}

function Results({ search }: { search: ProductSearch }) {
  const { http, session, resources } = useApp();
  const navigate = useNavigate();
  const loggedIn = useSelector(session, isLoggedIn);
  const investor = useResource(resources.of(customer));
  const contact = useResource(resources.of(channel));
  const { items, ...list } = useList(
    machine,
    { pageSize: pageSizes.products, filters: search },
    ({ page, pageSize, filters }, signal) =>
      readProducts(http, { page, itemsPerPage: pageSize, ...filtersOf(filters) }, signal),
  );
  return (
    <SearchView
      search={search}
      categories={useResource(resources.of(categories))}
      {...list}
      products={items}
      customer={loggedIn ? investor.data : null}
      contactEmail={contact.data?.contactEmail ?? null}
      onSearch={(fields) => navigate({ href: pathTo('/search', undefined, queryOf(fields)) })}
      onBuy={({ code }, quantity) =>
        navigate({ href: pathTo('/order-process/token', undefined, { product: code, quantity: String(quantity) }) })
      }
    />
  );
}
