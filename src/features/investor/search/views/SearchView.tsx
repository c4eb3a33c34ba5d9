import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AsyncData } from '#components/async/Async.tsx';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { useMoreButton } from '#components/list/useMoreButton.ts';
import { HeldBack } from '#components/product/HeldBack.tsx';
import { ProductCards } from '#components/product/ProductCards.tsx';
import { ProductPlaceholders } from '#components/product/ProductsView.tsx';
import { ListRisk } from '#components/product/RiskNote.tsx';
import { pageSizes } from '#domain/constants/limits.ts';
import { isListed } from '#domain/order/eligibility.ts';
import { filterCount, type ProductSearch, type ProductSearchFields } from '#domain/search/productSearch.ts';
import type { Category } from '#domain/shop/category.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Product } from '#domain/shop/product.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadMore } from '#ui/LoadMore.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { LoadingRegion } from '#ui/Skeleton.tsx';
import { SearchFormView } from './SearchFormView.tsx';

export interface SearchViewProps {
  search: ProductSearch;
  categories: AsyncData<Category[]>;
  /** Undefined while the first page is loading. */
  products: Product[] | undefined;
  total: number | null;
  failure: Failure | null;
  loadingMore: boolean;
  /** True if there may be more products. */
  growable: boolean;
  /** True if there are more products than a list can show. */
  full: boolean;
  customer: Customer | null;
  contactEmail: string | null;
  onSearch: (fields: ProductSearchFields) => void;
  onMore: () => void;
  onRetry: () => void;
  onBuy: (product: Product, quantity: number) => void;
}

/** `/search`: all products, or those that match a phrase and filters, twelve on a page (spec sections 2, 7 and 9). */
export function SearchView(props: SearchViewProps) {
  const {
    search,
    categories,
    products,
    total,
    failure,
    loadingMore,
    growable,
    full,
    customer,
    contactEmail,
    onSearch,
    onMore,
    onRetry,
    onBuy,
  } = props;
  const { t } = useLingui();
  const { number } = useFormat();
  const more = useMoreButton(onMore, loadingMore);
  const { phrase } = search;
  const isFiltered = filterCount(search) > 0;
  const listed = products?.filter(isListed);
  return (
    <div className="row page stack" data-gap="lg">
      <PageHeader
        title={phrase ? <Trans>Suche nach „{phrase}“</Trans> : <Trans>Produkte</Trans>}
        lede={
          total !== null &&
          (phrase !== '' || isFiltered) && <Plural value={total} one="Ein Treffer" other="# Treffer" />
        }
      />
      <SearchFormView search={search} categories={categories} onSearch={onSearch} />
      {listed === undefined ? (
        <LoadingRegion label={t`Wird geladen`}>
          <ProductPlaceholders count={pageSizes.productPlaceholders} />
        </LoadingRegion>
      ) : listed.length === 0 && !growable ? (
        failure ? (
          <LoadFailed title={t`Die Produkte konnten nicht geladen werden.`} failure={failure} onRetry={onRetry} />
        ) : (
          <EmptyState
            title={
              phrase || isFiltered
                ? t`Zu Ihrer Suche haben wir nichts gefunden.`
                : t`Zurzeit wird nichts zur Zeichnung angeboten.`
            }
            action={
              isFiltered && (
                <ButtonLink href={pathTo('/search', undefined, { phrase })} variant="secondary">
                  <Trans>Filter zurücksetzen</Trans>
                </ButtonLink>
              )
            }
          >
            {phrase && <Trans>Versuchen Sie es mit einem kürzeren Begriff.</Trans>}
          </EmptyState>
        )
      ) : (
        <>
          <h2 className="visually-hidden">{t`Produkte`}</h2>
          <HeldBack customer={customer} />
          <ListRisk products={listed} />
          <ProductCards products={listed} customer={customer} contactEmail={contactEmail} onBuy={onBuy} />
          {failure && (
            <LoadFailed title={t`Weitere Produkte konnten nicht geladen werden.`} failure={failure} onRetry={onRetry} />
          )}
          <LoadMore
            shown={
              full
                ? t`Mehr als ${number(listed.length)} Produkte zeigen wir hier nicht. Mit einem genaueren Begriff finden Sie auch die übrigen.`
                : t`${plural(listed.length, { one: '# Produkt', other: '# Produkte' })}`
            }
            more={growable ? more : undefined}
          />
        </>
      )}
    </div>
  );
}
