import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { useMoreButton } from '#components/list/useMoreButton.ts';
import { HeldBack } from '#components/product/HeldBack.tsx';
import { ProductCards, ROWS } from '#components/product/ProductCards.tsx';
import { ProductPlaceholders } from '#components/product/ProductsView.tsx';
import { ListRisk } from '#components/product/RiskNote.tsx';
import { pageSizes } from '#domain/constants/limits.ts';
import { isListed } from '#domain/order/eligibility.ts';
import { type BondSearch, type BondSearchQuery, bondQueryOf, chosenBonds } from '#domain/search/bondSearch.ts';
import type { Category } from '#domain/shop/category.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Sold } from '#domain/shop/order.ts';
import type { Product } from '#domain/shop/product.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadMore } from '#ui/LoadMore.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { FiltersView } from './FiltersView.tsx';
import { SearchFormView } from './SearchFormView.tsx';
import { useActiveFilters, useFilters } from './useFilters.ts';

export interface SearchViewProps {
  search: BondSearch;
  categories: AsyncData<Category[]>;
  /** Products that match the part of the search that the shop answers, latest first. */
  read: AsyncData<Product[]>;
  /** Maximum number of products to show. */
  limit: number;
  customer: Customer | null;
  contactEmail: string | null;
  today: CalendarDate;
  /** Changes parts of the search; values as in the address, prices as typed. */
  onSearch: (changes: BondSearchQuery) => void;
  onShow: (rows: number) => void;
  subscribedTo: (sold: Sold) => Cents | null;
  onBuy: (product: Product, quantity: number) => void;
}

const UNFILTERED: BondSearchQuery = { open: '', category: '', maturity: '', amount: '', priceFrom: '', priceTo: '' };

/** `/search`: all products, or those that match a phrase and filters, twelve on a page (requirement 2.44). */
export function SearchView(props: SearchViewProps) {
  const { search, categories, read, limit, customer, contactEmail, today, onSearch, onShow, subscribedTo, onBuy } =
    props;
  const { t } = useLingui();
  const { phrase, priceFrom, priceTo } = search;
  const { order = '' } = bondQueryOf(search);
  const listed = read.data?.filter(isListed) ?? null;
  const found = listed && chosenBonds(listed, search, { customer, today });
  const filters = useFilters(search, categories.data, listed);
  const active = useActiveFilters(search, filters);
  const status = useRef<HTMLParagraphElement>(null);
  const reset = () => {
    onSearch(UNFILTERED);
    // The button disappears.
    status.current?.focus();
  };
  return (
    <div className="row page stack" data-gap="md">
      <PageHeader
        title={phrase ? <Trans>Suche nach „{phrase}“</Trans> : <Trans>Produkte</Trans>}
        actions={
          <>
            <p ref={status} className="soft small" role="status" tabIndex={-1}>
              {found && <Plural value={found.length} one="# Produkt" other="# Produkte" />}
            </p>
            {active.length > 0 && found?.length !== 0 && (
              <Button variant="quiet" size="sm" onPress={reset}>{t`Filter zurücksetzen`}</Button>
            )}
          </>
        }
      />
      <SearchFormView
        key={[phrase, priceFrom, priceTo].join(' ')}
        search={search}
        active={active.length}
        onSearch={onSearch}
      >
        <FiltersView filters={filters} order={order} onSearch={onSearch} />
      </SearchFormView>
      <Async
        read={{ ...read, data: found }}
        failed={t`Die Anleihen konnten nicht geladen werden.`}
        skeleton={<ProductPlaceholders count={pageSizes.productPlaceholders} className={ROWS} />}
      >
        {(products) =>
          products.length === 0 ? (
            <EmptyState
              title={
                phrase || active.length > 0
                  ? t`Zu Ihrer Suche haben wir nichts gefunden.`
                  : t`Zurzeit wird nichts zur Zeichnung angeboten.`
              }
              action={
                active.length > 0 && <Button variant="secondary" onPress={reset}>{t`Filter zurücksetzen`}</Button>
              }
            >
              {active.length > 0 && <p>{active.join(', ')}</p>}
              {phrase && <p>{t`Versuchen Sie es mit einem kürzeren Begriff.`}</p>}
            </EmptyState>
          ) : (
            <>
              <h2 className="visually-hidden">{t`Produkte`}</h2>
              <HeldBack customer={customer} />
              <ListRisk products={products} />
              <ProductCards
                asRows
                products={products.slice(0, limit)}
                customer={customer}
                contactEmail={contactEmail}
                subscribedTo={subscribedTo}
                onBuy={onBuy}
              />
              <MoreProducts count={products.length} limit={limit} onShow={onShow} />
            </>
          )
        }
      </Async>
    </div>
  );
}

interface MoreProductsProps {
  /** Number of all found products. */
  count: number;
  limit: number;
  onShow: (rows: number) => void;
}

/** Number of displayed products, with a button for the next page if there are more. */
function MoreProducts({ count, limit, onShow }: MoreProductsProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const more = useMoreButton(() => onShow(limit + pageSizes.products));
  const shown = Math.min(limit, count);
  return <LoadMore shown={t`${number(shown)} von ${number(count)}`} more={shown < count ? more : undefined} />;
}
