import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { TokenField } from '#components/quantity/TokenField.tsx';
import { useQuantityForm } from '#components/quantity/useQuantityForm.ts';
import {
  firstQuantity,
  labelOf,
  type QuantityLimits,
  quantityLimits,
  reachedMaximum,
  reasonsOfProduct,
} from '#domain/order/eligibility.ts';
import { type Terms, termsOf } from '#domain/order/productTerms.ts';
import { isProfessional } from '#domain/person/customerStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Sold } from '#domain/shop/order.ts';
import type { Product } from '#domain/shop/product.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { Form } from '#ui/Form.tsx';
import { Link } from '#ui/Link.tsx';
import { ProductArt } from '#ui/ProductArt.tsx';
import classes from './cards.module.css';
import { labelText, labelTone } from './labels.ts';
import { pictureOf, productText } from './productText.ts';
import { reasonText } from './reasons.ts';
import { SubscriptionProgress } from './SubscriptionProgress.tsx';
import { useShortFacts } from './useShortFacts.ts';

export interface ProductCardViewProps {
  product: Product;
  /** Null for visitors, who will be asked to log in. */
  customer: Customer | null;
  /** For the mail button of locked and exclusive products; null until known. */
  contactEmail: string | null;
  /** Id of the shared text that explains why the customer cannot buy anything, for all cards. */
  heldBackBy: string | undefined;
  /** True in a list whose cards do not repeat their link to the security's page (the home's do, requirement 2.5). */
  asRows?: boolean;
  /** Returns the sum of the customer's orders of a product, in cents; null if the page does not know it. */
  subscribedTo?: (sold: Sold) => Cents | null;
  onBuy: (product: Product, quantity: number) => void;
}

/**
 * Card of a security: issuer and rank, terms, the remaining amount, and the button to subscribe; a label only if the
 * customer cannot (requirement 2.21). The whole card links to the security's page, except for its controls. In a list
 * of rows, phones show a row without controls.
 */
export function ProductCardView({
  product,
  customer,
  contactEmail,
  heldBackBy,
  asRows = false,
  subscribedTo = () => null,
  onBuy,
}: ProductCardViewProps) {
  const { t, i18n } = useLingui();
  const { money, rate } = useFormat();
  const shortFacts = useShortFacts();
  const terms = termsOf(product);
  const label = labelOf(product);
  const sold = { productCode: product.code, variantCode: product.defaultVariant?.code ?? null };
  const subscribed = subscribedTo(sold) ?? 0;
  const professional = customer !== null && isProfessional(customer);
  const isReached = reachedMaximum(terms, professional, subscribed) !== null;
  const { name, summary } = productText(product, i18n.locale);
  const kind = [terms.issuer, terms.collateral].filter((fact) => fact !== null).join('\u00a0· ') || summary;
  const page = pathTo('/products/$productCode', { productCode: product.code });
  return (
    <Card as="article" padded={false} className={classes.card}>
      <ProductArt code={product.code} src={pictureOf(product)} tone={labelTone[label].art} />
      {(label !== 'open' || isReached) && (
        <div className={classes.label}>
          {label === 'open' ? (
            <Badge tone="neutral">{t`Ihr Höchstbetrag ist erreicht`}</Badge>
          ) : (
            <Badge tone={labelTone[label].badge}>{i18n._(labelText[label])}</Badge>
          )}
        </div>
      )}
      <div className={classes.body}>
        <div className={classes.head}>
          <h3>
            <Link variant="plain" className={classes.title} href={page}>
              {name}
            </Link>
          </h3>
          {terms.interestRate !== null && (
            <p className={classes.rate}>
              <b>{rate(terms.interestRate)}</b>
              <span className="soft small">{t`p.\u00a0a.`}</span>
            </p>
          )}
          {kind && <p className={`soft small ${classes.kind}`}>{kind}</p>}
          <p className={`soft small ${classes.facts}`}>{shortFacts({ ...terms, interestRate: null })}</p>
        </div>
        <DescriptionList
          variant="facts"
          items={[
            ...(terms.interestRate === null ? [] : [{ term: t`Zins p.\u00a0a.`, value: rate(terms.interestRate) }]),
            ...(terms.maturityDate === null ? [] : [{ term: t`Laufzeit bis`, value: terms.maturityDate.slice(0, 4) }]),
            ...(terms.minSubscription === null ? [] : [{ term: t`Mindestens`, value: money(terms.minSubscription) }]),
          ]}
        />
        <SubscriptionProgress name={name} terms={terms} soldOut={label === 'soldOut'} />
        <div className={classes.actions}>
          {label === 'exclusive' || label === 'locked' ? (
            contactEmail && (
              <ButtonLink variant="secondary" href={`mailto:${contactEmail}?subject=${encodeURIComponent(name)}`}>
                <Trans>Per E-Mail anfragen</Trans>
              </ButtonLink>
            )
          ) : label === 'soldOut' ? (
            <ButtonLink variant="secondary" href={pathTo('/contact')}>
              <Trans>Neue Angebote erfragen</Trans>
            </ButtonLink>
          ) : isReached ? (
            <ButtonLink variant="secondary" href={pathTo('/account/orders', undefined, { product: product.code })}>
              {t`Meine Zeichnungen`}
            </ButtonLink>
          ) : (
            <Purchase
              product={product}
              name={name}
              limits={quantityLimits(terms, professional, subscribed)}
              terms={terms}
              customer={customer}
              heldBackBy={heldBackBy}
              onBuy={onBuy}
            />
          )}
          {(terms.moreInformationUrl || !asRows) && (
            <Link
              variant="strong"
              href={terms.moreInformationUrl ?? page}
              newTab={terms.moreInformationUrl ? t`(öffnet einen neuen Tab)` : undefined}
              aria-label={t`Mehr über ${name}`}
            >
              <Trans>Mehr erfahren</Trans>
            </Link>
          )}
        </div>
      </div>
    </Card>
  );
}

interface PurchaseProps {
  product: Product;
  name: string;
  terms: Terms;
  customer: Customer | null;
  heldBackBy: string | undefined;
  limits: QuantityLimits;
  onBuy: (product: Product, quantity: number) => void;
}

/** Quantity and buy button, or the reasons why the customer cannot buy. */
function Purchase({ product, name, terms, customer, heldBackBy, limits, onBuy }: PurchaseProps) {
  const { t, i18n } = useLingui();
  const form = useQuantityForm({ terms, limits, initial: firstQuantity(terms, limits) });
  const reasons = customer ? reasonsOfProduct(product, customer) : [];
  const buy = <Trans>Zeichnen</Trans>;
  if (reasons.length > 0 || heldBackBy) {
    const own = reasons.length > 0 ? reasons.map((reason) => i18n._(reasonText[reason])).join(' ') : undefined;
    return (
      <Button wide disabledBy={heldBackBy} disabledReason={own}>
        {buy}
      </Button>
    );
  }
  return (
    <Form
      className={classes.buy}
      submitCount={form.submitCount}
      onSubmit={() => form.submit((quantity) => onBuy(product, quantity))}
    >
      <TokenField card={name} form={form} terms={terms} limits={limits} />
      <Button type="submit" aria-label={t`${name} zeichnen`}>
        {buy}
      </Button>
    </Form>
  );
}
