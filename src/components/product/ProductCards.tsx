import { termsOf } from '#domain/order/productTerms.ts';
import type { Product } from '#domain/shop/product.ts';
import { ProductCardView, type ProductCardViewProps } from './ProductCardView.tsx';
import { RiskNote } from './RiskNote.tsx';

export interface ProductCardsProps extends Omit<ProductCardViewProps, 'product'> {
  products: readonly Product[];
}

/** Products as cards, below the warning if one of them names a yield. */
export function ProductCards({ products, ...card }: ProductCardsProps) {
  return (
    <>
      {products.some((product) => termsOf(product).interestRate !== null) && <RiskNote of="list" />}
      <div className="auto-grid">
        {products.map((product) => (
          <ProductCardView key={product.code} product={product} {...card} />
        ))}
      </div>
    </>
  );
}
