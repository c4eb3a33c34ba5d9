import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { forCustomer, isListed, labelOf } from '#domain/order/eligibility.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Product } from '#domain/shop/product.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { placeholderKeys } from '#ui/placeholderKeys.ts';
import { SkeletonCard } from '#ui/Skeleton.tsx';
import { HeldBack } from './HeldBack.tsx';
import type { ProductCardsProps } from './ProductCards.tsx';
import { ProductRows, RowPlaceholders } from './ProductRows.tsx';
import { ListRisk } from './RiskNote.tsx';

export interface ProductsViewProps {
  read: AsyncData<Product[]>;
  customer: Customer | null;
  contactEmail: string | null;
  /** `ProductCards`, whose code is loaded when they are opened. */
  Cards: ComponentType<ProductCardsProps>;
  onBuy: (product: Product, quantity: number) => void;
}

/**
 * Latest products that are not sold out, those that the customer may subscribe to first: at most eight in rows, and on
 * request as cards with the quantity; four placeholders while loading (requirements 2.5 and 2.22).
 */
export function ProductsView({ read, customer, contactEmail, Cards, onBuy }: ProductsViewProps) {
  const { t } = useLingui();
  return (
    <Async read={read} failed={t`Die Anleihen konnten nicht geladen werden.`} skeleton={<RowPlaceholders />}>
      {(products) => {
        const offered = products.filter((product) => isListed(product) && labelOf(product) !== 'soldOut');
        const listed = forCustomer(offered.slice(0, pageSizes.homeProducts), customer);
        if (listed.length === 0) {
          return (
            <EmptyState
              title={t`Zurzeit wird nichts zur Zeichnung angeboten.`}
              action={
                <ButtonLink href={pathTo('/contact')} variant="secondary">
                  <Trans>Nach neuen Angeboten fragen</Trans>
                </ButtonLink>
              }
            />
          );
        }
        return (
          <>
            <HeldBack customer={customer} />
            <ListRisk products={listed} />
            <ProductRows products={listed} />
            <Disclosure isLate summary={t`Betrag wählen und zeichnen`}>
              <Cards products={listed} customer={customer} contactEmail={contactEmail} onBuy={onBuy} />
            </Disclosure>
          </>
        );
      }}
    </Async>
  );
}

export interface ProductPlaceholdersProps {
  count?: number;
  /** Class of the grid. */
  className?: string;
}

export function ProductPlaceholders({
  count = pageSizes.homePlaceholders,
  className = 'auto-grid',
}: ProductPlaceholdersProps) {
  return (
    <div className={className}>
      {placeholderKeys(count).map((place) => (
        <SkeletonCard key={place} art lines={6} />
      ))}
    </div>
  );
}
