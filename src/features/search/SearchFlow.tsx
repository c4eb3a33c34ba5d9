import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { readProducts } from '#api/products.ts';
import { useApp } from '#app/app.ts';
import { channel } from '#app/reads/channel.ts';
import { customer } from '#app/reads/customer.ts';
import { useList } from '#app/useList.ts';
import { useResource } from '#app/useResource.ts';
import { useScreenSearch } from '#app/useScreen.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import type { Product } from '#domain/shop/product.ts';
import { createListMachine } from '#machines/list/machine.ts';
import { isLoggedIn } from '#machines/session/selectors.ts';
import { SearchView } from './views/SearchView.tsx';

interface Filters {
  phrase: string;
}

const machine = createListMachine<Product, Filters>(({ code }) => code);

/** `/search?phrase=`: another phrase is another list. */
export function SearchFlow(): ReactNode {
  const { phrase = '' } = useScreenSearch('/search');
  return <Results key={phrase} phrase={phrase} />;
}

function Results({ phrase }: Filters) {
  const { http, session, resources } = useApp();
  const navigate = useNavigate();
  const loggedIn = useSelector(session, isLoggedIn);
  const investor = useResource(resources.of(customer));
  const contact = useResource(resources.of(channel));
  const { items, ...list } = useList(
    machine,
    { pageSize: pageSizes.products, filters: { phrase } },
    ({ page, pageSize, filters }, signal) =>
      readProducts(http, { page, itemsPerPage: pageSize, ...(filters.phrase && { phrase: filters.phrase }) }, signal),
  );
  return (
    <SearchView
      phrase={phrase}
      {...list}
      products={items}
      customer={loggedIn ? investor.data : null}
      contactEmail={contact.data?.contactEmail ?? null}
      onSearch={(wanted) => navigate({ href: pathTo('/search', undefined, { phrase: wanted.trim() }) })}
      onBuy={({ code }, quantity) =>
        navigate({ href: pathTo('/order-process/token', undefined, { product: code, quantity: String(quantity) }) })
      }
    />
  );
}
