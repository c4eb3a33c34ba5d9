import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { MessagePage } from '#components/message/MessagePage.tsx';
import { labelText, labelTone } from '#components/product/labels.ts';
import { pictureOf, productText } from '#components/product/productText.ts';
import { RiskNote } from '#components/product/RiskNote.tsx';
import { SubscriptionProgress } from '#components/product/SubscriptionProgress.tsx';
import { useKeyFacts } from '#components/product/useKeyFacts.ts';
import { isListed, labelOf } from '#domain/order/eligibility.ts';
import { type Terms, termsOf } from '#domain/order/productTerms.ts';
import type { ContentText } from '#domain/shop/content.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Order } from '#domain/shop/order.ts';
import type { LegalDocument, Product } from '#domain/shop/product.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ProductArt } from '#ui/ProductArt.tsx';
import { SkeletonBlock, SkeletonLine } from '#ui/Skeleton.tsx';
import { StickyBar } from '#ui/StickyBar.tsx';
import { useInView } from '#ui/useInView.ts';
import { CashFlowView } from './CashFlowView.tsx';
import { type Position, PositionView } from './PositionView.tsx';
import { ProductFactsView } from './ProductFactsView.tsx';
import classes from './product.module.css';
import { SubscribeView } from './SubscribeView.tsx';
import { UnpaidView } from './UnpaidView.tsx';
import { useCalculator } from './useCalculator.ts';

export interface ProductViewProps {
  product: AsyncData<Product>;
  /** Null for visitors, and until the customer has loaded. */
  customer: Customer | null;
  loggedIn: boolean;
  /** Sum of the investor's earlier orders of this bond, in cents; null while unknown. */
  subscribed: Cents | null;
  /** Null for visitors, and while wallet or orders are unknown. */
  position: Position | null;
  /** Orders of this bond that expect money, by payment deadline; empty for visitors. */
  unpaid: readonly Order[];
  contactEmail: string | null;
  /** Content block on supervision, register and the account that receives payments; null if the shop has none. */
  trust: ContentText | null;
  /** Content block that says the same in one line; null if the shop has none. */
  trustLine: ContentText | null;
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
        page={t`Anleihe`}
        failed={t`Diese Anleihe konnte nicht geladen werden.`}
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
  const calculator = useCalculator({ ...props, terms, label });
  const part = useRef<HTMLElement>(null);
  const { isInView, watch } = useInView();
  return (
    <div className={classes.product}>
      <Card padded={false} className={classes.picture}>
        <ProductArt code={product.code} src={pictureOf(product)} tone={labelTone[label].art}>
          {calculator.reached === null ? (
            <Badge tone={labelTone[label].badge}>{i18n._(labelText[label])}</Badge>
          ) : (
            <Badge tone="neutral">{t`Ihr Höchstbetrag ist erreicht`}</Badge>
          )}
        </ProductArt>
      </Card>
      <div className={classes.heading}>
        <PageHeader
          eyebrow={<Link variant="strong" href={pathTo('/search')}>{t`Alle Produkte`}</Link>}
          title={name}
          lede={summary}
        />
      </div>
      <div className={`stack ${classes.head}`} data-gap="lg">
        <YieldAndRisk name={name} terms={terms} soldOut={label === 'soldOut'} />
        {terms.moreInformationUrl && (
          <p>
            <Link variant="strong" href={terms.moreInformationUrl} newTab={t`(öffnet einen neuen Tab)`}>
              <Trans>Mehr erfahren</Trans>
            </Link>
          </p>
        )}
      </div>
      <aside className={classes.aside} ref={part} tabIndex={-1}>
        <div ref={watch}>
          <SubscribeView product={product} name={name} terms={terms} label={label} calculator={calculator} {...props} />
        </div>
        {/* Orders may be read after the bond: on phones and beside the facts, nothing on the screen is below them. */}
        {props.unpaid.map((order) => (
          <UnpaidView key={order.tokenValue} order={order} today={props.today} />
        ))}
        {props.position && <PositionView code={product.code} position={props.position} />}
      </aside>
      <div className={`stack ${classes.facts}`} data-gap="lg">
        <CashFlowView calculator={calculator} terms={terms} today={props.today} />
        <ProductFactsView
          product={product}
          terms={terms}
          customer={props.customer}
          trust={props.trust}
          today={props.today}
          saving={props.saving}
          onSave={props.onSave}
        />
      </div>
      {calculator.isOpen && isListed(product) && (
        <OrderBar rate={terms.interestRate} hidden={isInView} onPress={() => showPart(part.current)} />
      )}
    </div>
  );
}

/** Scrolls to a part of the page and moves the focus there. */
function showPart(part: HTMLElement | null) {
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'start' });
}

/** Leads to the calculator on phones, where it is further up or down the page. */
function OrderBar({ rate, hidden, onPress }: { rate: number | null; hidden: boolean; onPress: () => void }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <StickyBar
      label={t`Zeichnung`}
      aboveTabs
      hidden={hidden}
      action={
        <Button onPress={onPress}>{rate === null ? t`Zeichnen` : t`Zeichnen · ${format.rate(rate)} p.\u00a0a.`}</Button>
      }
    />
  );
}

/** Yield with the risk beside it, the other key facts, and the subscribed share. */
function YieldAndRisk({ name, terms, soldOut }: { name: string; terms: Terms; soldOut: boolean }) {
  const { t } = useLingui();
  const { rate } = useFormat();
  const facts = useKeyFacts({ ...terms, interestRate: null });
  return (
    <Card>
      <div className="stack" data-gap="md">
        {terms.interestRate !== null && (
          <div className={classes.versus}>
            <DescriptionList variant="facts" items={[{ term: t`Zins p.\u00a0a.`, value: rate(terms.interestRate) }]} />
            <RiskNote of="one" />
          </div>
        )}
        {facts.length > 0 && <DescriptionList variant="facts" items={facts} />}
        <SubscriptionProgress name={name} terms={terms} soldOut={soldOut} />
      </div>
    </Card>
  );
}

function UnknownProductView() {
  const { t } = useLingui();
  return (
    <MessagePage
      eyebrow="404"
      title={<Trans>Diese Anleihe gibt es nicht</Trans>}
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
      <div className={classes.picture}>
        <SkeletonBlock height="8.875rem" />
      </div>
      <div className={`stack ${classes.heading}`} data-gap="lg">
        <SkeletonLine width="60%" />
        <SkeletonLine width="90%" />
      </div>
      <div className={classes.head}>
        <SkeletonBlock height="14rem" />
      </div>
      <div className={classes.aside}>
        <SkeletonBlock height="32rem" />
      </div>
      <div className={classes.facts}>
        <SkeletonBlock height="40rem" />
      </div>
    </div>
  );
}
