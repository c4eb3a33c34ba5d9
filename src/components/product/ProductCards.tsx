import type { Product } from '#domain/shop/product.ts';
import { HELD_BACK, isHeldBack } from './HeldBack.tsx';
import { ProductCardView, type ProductCardViewProps } from './ProductCardView.tsx';

export interface ProductCardsProps extends Omit<ProductCardViewProps, 'product' | 'heldBackBy'> {
  products: readonly Product[];
}

/** Product cards; the page shows `HeldBack` above them. */
export const ProductCards = ({ products, ...card }: ProductCardsProps) => (
  <div className="auto-grid">
    {products.map((product) => (
      <ProductCardView
        key={product.code}
        product={product}
        heldBackBy={isHeldBack(card.customer) ? HELD_BACK : undefined}
        {...card}
      />
    ))}
  </div>
);
