import type { Product } from '#domain/shop/product.ts';
import classes from './cards.module.css';
import { HELD_BACK, isHeldBack } from './HeldBack.tsx';
import { ProductCardView, type ProductCardViewProps } from './ProductCardView.tsx';

/** Class of a grid whose cards are rows on phones. */
export const ROWS = `auto-grid ${classes.rows}`;

export interface ProductCardsProps extends Omit<ProductCardViewProps, 'product' | 'heldBackBy'> {
  products: readonly Product[];
}

/** Product cards; the page shows `HeldBack` above them. */
export const ProductCards = ({ products, ...card }: ProductCardsProps) => (
  <div className={card.asRows ? ROWS : 'auto-grid'}>
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
