import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { type AsyncData, isMissing } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { ProductsView, type ProductsViewProps } from '#components/product/ProductsView.tsx';
import { leadsOf } from '#domain/person/customerStatus.ts';
import type { Channel } from '#domain/shop/channel.ts';
import type { Customer, Payout } from '#domain/shop/customer.ts';
import type { Order } from '#domain/shop/order.ts';
import type { Product } from '#domain/shop/product.ts';
import type { TokenAsset } from '#domain/shop/tokenAsset.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { walletOf } from '#domain/wallet/wallet.ts';
import { Link } from '#ui/Link.tsx';
import { SkeletonLine } from '#ui/Skeleton.tsx';
import { BalanceView } from './BalanceView.tsx';
import { FirstStepsView } from './FirstStepsView.tsx';
import { type Greetings, greetingAt } from './greeting.ts';
import classes from './home.module.css';
import { InterestView } from './InterestView.tsx';
import { LastPayoutsView } from './LastPayoutsView.tsx';
import { MaturitiesView } from './MaturitiesView.tsx';
import { PendingView } from './PendingView.tsx';
import { PurchasesView } from './PurchasesView.tsx';
import { StandingView } from './StandingView.tsx';
import { WalletView } from './WalletView.tsx';

/** Six reads arrive one by one: `memo` limits each render to the parts that show the new data. */
const Balance = memo(BalanceView);
const Pending = memo(PendingView);
const Wallet = memo(WalletView);
const Interest = memo(InterestView);
const Maturities = memo(MaturitiesView);
const LastPayouts = memo(LastPayoutsView);
const Products = memo(ProductsView);
const Purchases = memo(PurchasesView);

export interface HomeViewProps {
  customer: AsyncData<Customer>;
  portfolio: AsyncData<{ assets: TokenAsset[]; purchases: Order[] }>;
  payouts: AsyncData<Payout[]>;
  /** The latest orders; the page shows those that are unpaid. */
  orders: AsyncData<Order[]>;
  products: AsyncData<Product[]>;
  channel: AsyncData<Channel>;
  Cards: ProductsViewProps['Cards'];
  /** True if the part below the first screen is rendered: it is most of the page and can wait for the first paint. */
  whole: boolean;
  /** Current day at the shop, which separates past payouts from future ones. */
  today: CalendarDate;
  /** Reader's local hour, 0 to 23, for the greeting; the local day may differ from the shop's. */
  hour: number;
  /** Null while the customer is unknown. */
  greetings: Greetings | null;
  onBuy: (product: Product, quantity: number) => void;
  onMask: (masked: boolean) => void;
}

/** Investor's home (requirement 2.5): holdings, pending tasks, interest, products and purchases. */
export function HomeView(props: HomeViewProps) {
  const { t } = useLingui();
  const { customer, portfolio, payouts, orders, products, channel, whole, today, hour, greetings, onBuy, onMask } =
    props;
  const owns = portfolio.data?.assets.length !== 0 || portfolio.data.purchases.length !== 0;
  // The first order ends the first steps: an open payment appears beside the balance.
  const begins =
    (customer.data !== null || isMissing(customer)) && !owns && payouts.data?.length === 0 && orders.data?.length === 0;
  const lead = customer.data ? leadsOf(customer.data).at(-1) : undefined;
  const wallet = <Wallet portfolio={portfolio} address={customer.data && (walletOf(customer.data)?.address ?? null)} />;
  return (
    <div className={`row page ${classes.home}`}>
      <h1 tabIndex={-1} className={classes.greeting} data-greeting>
        {greetings ? (
          greetingAt(hour, greetings)
        ) : (
          <>
            {/* The heading has the focus already and must not be silent. */}
            <span className="visually-hidden">{t`Übersicht`}</span>
            <SkeletonLine width="16em" />
          </>
        )}
      </h1>
      {begins ? (
        <div className={classes.pair}>
          {lead ? <StandingView lead={lead} /> : <FirstStepsView />}
          <div className={classes.cards}>
            {wallet}
            <LastPayouts read={payouts} today={today} />
          </div>
        </div>
      ) : (
        <div className={classes.cards}>
          <div className={classes.pair}>
            <Balance portfolio={portfolio} payouts={payouts} orders={orders.data} today={today} onMask={onMask} />
            <Pending orders={orders} customer={customer.data} today={today} />
          </div>
          {/* If the portfolio failed to load, only the balance reports it. */}
          {!isMissing(portfolio) && wallet}
          {whole && (
            <div className={classes.pair} data-swipe>
              {/* If the payouts or the portfolio failed to load, only another part reports it. */}
              {!isMissing(payouts) && <Interest payouts={payouts.data} today={today} />}
              {!isMissing(portfolio) && <Maturities assets={portfolio.data?.assets ?? null} />}
              <LastPayouts read={payouts} today={today} />
            </div>
          )}
        </div>
      )}
      {whole && (
        <section aria-labelledby="products" className="stack">
          <div className={classes.head}>
            <h2 id="products">{t`Neue Produkte`}</h2>
            <Link variant="strong" href={pathTo('/search')}>{t`Alle Produkte`}</Link>
          </div>
          <Products
            read={products}
            customer={customer.data}
            contactEmail={channel.data?.contactEmail ?? null}
            Cards={props.Cards}
            onBuy={onBuy}
          />
        </section>
      )}
      {whole && !isMissing(portfolio) && <Purchases portfolio={portfolio} hasOrdered={orders.data?.length !== 0} />}
    </div>
  );
}
