import { useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { labelOf } from '#domain/order/eligibility.ts';
import { termsOf } from '#domain/order/productTerms.ts';
import type { Product } from '#domain/shop/product.ts';
import { Badge } from '#ui/Badge.tsx';
import { ProductArt } from '#ui/ProductArt.tsx';
import { placeholderKeys } from '#ui/placeholderKeys.ts';
import { SkeletonLine } from '#ui/Skeleton.tsx';
import { labelText, labelTone } from './labels.ts';
import { pictureOf, productText } from './productText.ts';
import classes from './rows.module.css';
import { useShortFacts } from './useShortFacts.ts';

/** Securities in compact rows that link to their pages: picture, name, yield, maturity, smallest amount, and label. */
export function ProductRows({ products }: { products: readonly Product[] }) {
  const { i18n } = useLingui();
  const shortFacts = useShortFacts();
  return (
    <ul className={classes.rows}>
      {products.map((product) => {
        const label = labelOf(product);
        return (
          <li key={product.code} className={classes.row}>
            <div className={classes.art}>
              <ProductArt code={product.code} src={pictureOf(product)} tone={labelTone[label].art} />
            </div>
            <div>
              <h3>
                <a href={pathTo('/products/$productCode', { productCode: product.code })}>
                  {productText(product, i18n.locale).name}
                </a>
              </h3>
              <p className="soft small">{shortFacts(termsOf(product))}</p>
              {label !== 'open' && <Badge tone={labelTone[label].badge}>{i18n._(labelText[label])}</Badge>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Placeholders of the rows while the products load. */
export function RowPlaceholders() {
  return (
    <div className={classes.rows}>
      {placeholderKeys(pageSizes.homePlaceholders).map((place) => (
        <div key={place} className={classes.row}>
          <div className={classes.art} />
          <SkeletonLine width="70%" />
        </div>
      ))}
    </div>
  );
}
