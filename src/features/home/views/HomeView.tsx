import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { type AsyncData, isMissing } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { ProductsView } from '#components/product/ProductsView.tsx';
import { leadsOf } from '#domain/person/customerStatus.ts';
import { walletOf } from '#domain/person/wallet.ts';
import type { Channel } from '#domain/shop/channel.ts';
import type { Customer, Payout } from '#domain/shop/customer.ts';
import type { Order } from '#domain/shop/order.ts';
import type { Product } from '#domain/shop/product.ts';
import type { TokenAsset } from '#domain/shop/tokenAsset.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { Link } from '#ui/Link.tsx';
import { SkeletonLine } from '#ui/Skeleton.tsx';
import { BalanceView } from './BalanceView.tsx';
import { FirstStepsView } from './FirstStepsView.tsx';
import { type Greetings, greetingAt } from './greeting.ts';
import classes from './home.module.css';
import { InterestView } from './InterestView.tsx';
import { LastPayoutsView } from './LastPayoutsView.tsx';
import { PendingView } from './PendingView.tsx';
import { PurchasesView } from './PurchasesView.tsx';
import { StandingView } from './StandingView.tsx';
import { WalletView } from './WalletView.tsx';

/** Six answers make this page, one after the other: each renders only the parts that show it. */
const Balance = memo(BalanceView);
const Pending = memo(PendingView);
const Wallet = memo(WalletView);
const Interest = memo(InterestView);
const LastPayouts = memo(LastPayoutsView);
const Products = memo(ProductsView);
const Purchases = memo(PurchasesView);

export interface HomeViewProps {
  customer: AsyncData<Customer>;
  portfolio: AsyncData<{ assets: TokenAsset[]; purchases: Order[] }>;
  payouts: AsyncData<Payout[]>;
  /** All orders, for those that are not paid. */
  orders: AsyncData<Order[]>;
  products: AsyncData<Product[]>;
  channel: AsyncData<Channel>;
  /** Whether what stands below the first screen is shown: it is the most of the page, and can wait until that is painted. */
  whole: boolean;
  /** The day at the shop, which tells payouts that were paid from those to come. */
  today: CalendarDate;
  /** Hour of the reader's day, 0 to 23, for the greeting: theirs may be another day than the shop's. */
  hour: number;
  /** Null while it is not known whom the page greets. */
  greetings: Greetings | null;
  onBuy: (product: Product, quantity: number) => void;
  onMask: (masked: boolean) => void;
}

/** The investor's home (spec section 2): what one owns, what waits, what it pays, what is on offer, what one has bought. */
export function HomeView(props: HomeViewProps) {
  const { customer, portfolio, payouts, orders, products, channel, whole, today, hour, greetings, onBuy, onMask } =
    props;
  const owns = portfolio.data?.assets.length !== 0 || portfolio.data.purchases.length !== 0;
  // Whoever has ordered is past the first steps: what is still to be paid has its place beside the balance.
  const begins =
    (customer.data !== null || isMissing(customer)) && !owns && payouts.data?.length === 0 && orders.data?.length === 0;
  const lead = customer.data ? leadsOf(customer.data).at(-1) : undefined;
  const wallet = <Wallet portfolio={portfolio} address={customer.data && (walletOf(customer.data)?.address ?? null)} />;
  return (
    <div className="row page stack" data-gap="xl">
      <h1 tabIndex={-1} className={classes.greeting} data-greeting>
        {greetings ? (
          greetingAt(hour, greetings)
        ) : (
          <>
            {/* The heading has the focus already: it must not be silent. */}
            <span className="visually-hidden">
              <Trans>Übersicht</Trans>
            </span>
            <SkeletonLine width="16em" />
          </>
        )}
      </h1>
      {begins ? (
        <div className={classes.pair}>
          {lead ? <StandingView lead={lead} /> : <FirstStepsView />}
          <div className="stack" data-gap="lg">
            {wallet}
            <LastPayouts read={payouts} today={today} />
          </div>
        </div>
      ) : (
        <div className="stack" data-gap="lg">
          <div className={classes.pair}>
            <Balance portfolio={portfolio} payouts={payouts} today={today} onMask={onMask} />
            <Pending orders={orders} customer={customer.data} />
          </div>
          {/* That it could not be had is said once, in the place of the balance. */}
          {!isMissing(portfolio) && wallet}
          {whole && (
            <div className={classes.pair}>
              {/* And of the payouts in the list of the last ones. */}
              {!isMissing(payouts) && <Interest payouts={payouts.data} today={today} />}
              <LastPayouts read={payouts} today={today} />
            </div>
          )}
        </div>
      )}
      {whole && (
        <section aria-labelledby="products" className="stack">
          <div className={classes.head}>
            <h2 id="products">
              <Trans>Neue Produkte</Trans>
            </h2>
            <Link variant="strong" href={pathTo('/search')}>
              <Trans>Alle Produkte</Trans>
            </Link>
          </div>
          <Products
            read={products}
            customer={customer.data}
            contactEmail={channel.data?.contactEmail ?? null}
            onBuy={onBuy}
          />
        </section>
      )}
      {whole && !isMissing(portfolio) && <Purchases portfolio={portfolio} hasOrdered={orders.data?.length !== 0} />}
    </div>
  );
}
