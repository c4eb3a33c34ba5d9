import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { pathTo } from '#components/links/pathTo.ts';
import { plainReasons, type Reason, reasonsOfPerson } from '#domain/order/eligibility.ts';
import type { Product } from '#domain/shop/product.ts';
import { InfoIcon } from '#ui/icons.tsx';
import { Link } from '#ui/Link.tsx';
import { ProductCardView, type ProductCardViewProps } from './ProductCardView.tsx';
import classes from './product.module.css';
import { reasonText } from './reasons.ts';

export interface ProductCardsProps extends Omit<ProductCardViewProps, 'product' | 'heldBackBy'> {
  products: readonly Product[];
}

/**
 * Product cards, below the obstacles that apply to all of them.
 */
export function ProductCards({ products, ...card }: ProductCardsProps) {
  const id = useId();
  const reasons = card.customer ? plainReasons(reasonsOfPerson(card.customer)) : [];
  return (
    <>
      {reasons.length > 0 && <HeldBack id={id} reasons={reasons} />}
      <div className="auto-grid">
        {products.map((product) => (
          <ProductCardView
            key={product.code}
            product={product}
            heldBackBy={reasons.length > 0 ? id : undefined}
            {...card}
          />
        ))}
      </div>
    </>
  );
}

/** Reasons why this customer can subscribe to none of the products, shown once, with links to resolve them. */
function HeldBack({ id, reasons }: { id: string; reasons: readonly Reason[] }) {
  const { t, i18n } = useLingui();
  return (
    <p className={classes.heldBack} role="note">
      <InfoIcon />
      <span>
        <span id={id}>
          <b>{t`Zurzeit können Sie nichts zeichnen.`}</b>{' '}
          {reasons.map((reason) => i18n._(reasonText[reason])).join(' ')}
        </span>{' '}
        {reasons.includes('banned') && <Link href={pathTo('/banned')}>{t`Was das bedeutet`}</Link>}
        {reasons.includes('identityOpen') && <Link href={pathTo('/self-disclosure')}>{t`Zur Selbstauskunft`}</Link>}
        {reasons.includes('moreInfoNeeded') && <Link href={pathTo('/contact')}>{t`Zum Kontakt`}</Link>}
      </span>
    </p>
  );
}
