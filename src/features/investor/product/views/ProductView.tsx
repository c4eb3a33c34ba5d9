import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { MessagePage } from '#components/message/MessagePage.tsx';
import { labelText, labelTone } from '#components/product/labels.ts';
import { pictureOf, productText } from '#components/product/productText.ts';
import { RiskNote } from '#components/product/RiskNote.tsx';
import { SubscriptionProgress } from '#components/product/SubscriptionProgress.tsx';
import { useKeyFacts } from '#components/product/useKeyFacts.ts';
import { labelOf } from '#domain/order/eligibility.ts';
import { type Terms, termsOf } from '#domain/order/productTerms.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { LegalDocument, Product } from '#domain/shop/product.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { Badge } from '#ui/Badge.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ProductArt } from '#ui/ProductArt.tsx';
import { SkeletonBlock, SkeletonLine } from '#ui/Skeleton.tsx';
import { ProductFactsView } from './ProductFactsView.tsx';
import classes from './product.module.css';
import { SubscribeView } from './SubscribeView.tsx';

export interface ProductViewProps {
  product: AsyncData<Product>;
  /** Null for visitors, and until the customer has loaded. */
  customer: Customer | null;
  loggedIn: boolean;
  /** Sum of the investor's earlier orders of this bond, in cents; null while unknown. */
  subscribed: Cents | null;
  contactEmail: string | null;
  /** Current day at the shop, from which interest is calculated. */
  today: CalendarDate;
  /** Id of the document being downloaded; null if none. */
  saving: number | null;
  onSave: (document: LegalDocument) => void;
  /** @param quantity Whole tokens. */
  onBuy: (quantity: number) => void;
}

/** `/products/{productCode}`: everything to know about a bond before an order. */
export function ProductView({ product, ...props }: ProductViewProps) {
  const { t } = useLingui();
  if (product.failure?.kind === 'notFound') return <UnknownProductView />;
  return (
    <div className="row page">
      <Async
        read={product}
        page={t`Produkt`}
        failed={t`Dieses Produkt konnte nicht geladen werden.`}
        skeleton={<ProductSkeleton />}
      >
        {(loaded) => <LoadedProduct product={loaded} {...props} />}
      </Async>
    </div>
  );
}

function LoadedProduct({ product, ...props }: Omit<ProductViewProps, 'product'> & { product: Product }) {
  const { t, i18n } = useLingui();
  const { name, summary } = productText(product, i18n.locale);
  const terms = termsOf(product);
  const label = labelOf(product);
  return (
    <div className={classes.product}>
      <div className={`stack ${classes.head}`} data-gap="lg">
        <Card padded={false} className={classes.picture}>
          <ProductArt code={product.code} src={pictureOf(product)} tone={labelTone[label].art}>
            <Badge tone={labelTone[label].badge}>{i18n._(labelText[label])}</Badge>
          </ProductArt>
        </Card>
        <PageHeader
          eyebrow={<Link variant="strong" href={pathTo('/search')}>{t`Alle Produkte`}</Link>}
          title={name}
          lede={summary}
        />
        <KeyFacts terms={terms} />
        <SubscriptionProgress name={name} terms={terms} soldOut={label === 'soldOut'} />
        {terms.interestRate !== null && <RiskNote of="one" />}
        {terms.moreInformationUrl && (
          <p>
            <Link variant="strong" href={terms.moreInformationUrl} newTab={t`(öffnet einen neuen Tab)`}>
              <Trans>Mehr erfahren</Trans>
            </Link>
          </p>
        )}
      </div>
      <SubscribeView product={product} name={name} terms={terms} label={label} {...props} />
      <ProductFactsView
        product={product}
        terms={terms}
        customer={props.customer}
        saving={props.saving}
        onSave={props.onSave}
      />
    </div>
  );
}

function KeyFacts({ terms }: { terms: Terms }) {
  return <DescriptionList variant="facts" items={useKeyFacts(terms)} />;
}

function UnknownProductView() {
  const { t } = useLingui();
  return (
    <MessagePage
      eyebrow="404"
      title={<Trans>Dieses Produkt gibt es nicht</Trans>}
      lede={<Trans>Vielleicht ist die Adresse unvollständig, oder das Angebot ist beendet.</Trans>}
    >
      <div>
        <ButtonLink href={pathTo('/search')}>{t`Alle Produkte ansehen`}</ButtonLink>
      </div>
    </MessagePage>
  );
}

function ProductSkeleton() {
  return (
    <div className={classes.product}>
      <div className={`stack ${classes.head}`} data-gap="lg">
        <SkeletonBlock height="14rem" />
        <SkeletonLine width="60%" />
        <SkeletonLine width="90%" />
      </div>
      <div className={classes.aside}>
        <SkeletonBlock height="24rem" />
      </div>
    </div>
  );
}
