import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { saveBlob } from '#api/save.ts';
import { useApp } from '#app/app.ts';
import { useFlow } from '#app/flow/useFlow.ts';
import { NotFound } from '#app/page/NotFound.tsx';
import { Titled } from '#app/page/Titled.tsx';
import { useScreenSearch } from '#app/page/useScreen.ts';
import { useToday } from '#app/page/useToday.ts';
import { channel } from '#app/reads/channel.ts';
import { customer } from '#app/reads/customer.ts';
import { order } from '#app/reads/order.ts';
import { subscriptions } from '#app/reads/subscriptions.ts';
import { useGrowing } from '#app/resources/useGrowing.ts';
import { useResource } from '#app/resources/useResource.ts';
import { isMissing } from '#components/async/Async.tsx';
import { allOf } from '#components/async/allOf.ts';
import { mayWithdraw, type WithdrawalPeriod, withdrawalPeriodOf } from '#domain/order/deadlines.ts';
import { orderNamed, withdrawableAmong } from '#domain/order/withdrawable.ts';
import { nameOf } from '#domain/person/name.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Order } from '#domain/shop/order.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import {
  isBusy,
  selectDeclared,
  selectFailure,
  selectReceipt,
  selectStage,
} from '#machines/flows/withdrawal/selectors.ts';
import { type WithdrawalActor, withdrawalFlow } from './flow.ts';
import { LoadingView } from './views/LoadingView.tsx';
import { ReceivedView } from './views/ReceivedView.tsx';
import { WithdrawalView } from './views/WithdrawalView.tsx';

const receivedTitle = msg`Ihr Widerruf ist eingegangen`;

/** `/withdrawal`: „Vertrag widerrufen“ (§ 356a BGB), with and without a login. */
export function WithdrawalFlow(): ReactNode {
  const { session, settings } = useApp();
  const { order: tokenValue } = useScreenSearch('/withdrawal');
  const isKnown = useSelector(session, isLoggedIn);
  if (!settings.withdrawals) return <NotFound />;
  if (!isKnown) return <Declaration of={null} by={null} own={[]} />;
  return tokenValue ? <OfOrder key={tokenValue} tokenValue={tokenValue} /> : <OfCustomer />;
}

/** Withdrawal by a logged-in customer, who chooses one of the orders or names the contract. */
function OfCustomer() {
  const { resources } = useApp();
  const investor = useResource(resources.of(customer));
  const orders = useGrowing(resources.of(subscriptions));
  // The latest orders load first, and only they can still be in time.
  const own = orders.data ?? orders.part;
  // If a read fails, the customer types the data; a later read must not remove the input.
  const [isAwaited, setAwaited] = useState(true);
  if (isAwaited && (investor.data !== null || isMissing(investor)) && (own !== null || isMissing(orders)))
    setAwaited(false);
  return (
    <LoadingView read={{ ...investor, data: isAwaited ? null : { by: investor.data } }}>
      {({ by }) => <Declaration of={null} by={by} own={own ?? []} />}
    </LoadingView>
  );
}

/** Withdrawal from the order that the URL names. */
function OfOrder({ tokenValue }: { tokenValue: string }) {
  const { resources } = useApp();
  const details = useResource(resources.of(order, tokenValue));
  // An order chosen on this page is in the list; only a page opened with its URL reads the order by itself.
  const orders = useGrowing(resources.of(subscriptions));
  const listed = (orders.data ?? orders.part ?? []).find((each) => each.tokenValue === tokenValue) ?? null;
  const investor = useResource(resources.of(customer));
  // Another customer's order, or a typing error: a contract can be named in words all the same.
  if (details.failure?.kind === 'notFound') return <OfCustomer />;
  return (
    <LoadingView read={allOf({ ...details, data: details.data ?? listed }, investor)}>
      {([found, known]) => <Declaration of={found} by={known} own={[found]} />}
    </LoadingView>
  );
}

interface DeclarationProps {
  /** The order that the URL names; null if the URL names none. */
  of: Order | null;
  by: Customer | null;
  /** The customer's orders that have loaded so far. */
  own: readonly Order[];
}

function Declaration({ of, by, own }: DeclarationProps) {
  const { t } = useLingui();
  const app = useApp();
  const today = useToday();
  const contactEmail = useResource(app.resources.of(channel)).data?.contactEmail ?? null;
  const withdrawal: WithdrawalActor = useFlow(() => withdrawalFlow(app, of?.tokenValue ?? null));
  const stage = useSelector(withdrawal, selectStage);
  const declared = useSelector(withdrawal, selectDeclared);
  const receipt = useSelector(withdrawal, selectReceipt);
  const busy = useSelector(withdrawal, isBusy);
  const failure = useSelector(withdrawal, selectFailure);
  // Words that are exactly the number of the customer's own order mean that order.
  const meant = of ?? (stage === 'declaring' || !declared ? null : orderNamed(own, declared.contract));
  if (stage === 'received' && declared && receipt)
    return (
      <>
        <Titled title={receivedTitle} />
        <ReceivedView
          declared={declared}
          receipt={receipt}
          tokenValue={meant?.tokenValue ?? null}
          onSave={(text) => saveBlob(t`Widerruf.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }))}
        />
      </>
    );
  const entered = {
    name: by ? nameOf(by) : '',
    email: by?.email ?? '',
    contract: of ? (of.number ?? of.tokenValue) : '',
  };
  return (
    <WithdrawalView
      stage={stage}
      declared={declared ?? entered}
      period={by && periodOf(meant, by, today)}
      withdrawnAt={meant?.withdrawnAt ?? null}
      choices={of || !by ? [] : withdrawableAmong(own, by.accountType, today)}
      tokenValue={of?.tokenValue ?? null}
      busy={busy}
      failure={failure}
      contactEmail={contactEmail}
      onEntered={(typed) => withdrawal.send({ type: 'declaration.entered', declared: typed })}
      onChange={() => withdrawal.send({ type: 'change.requested' })}
      onConfirm={() => withdrawal.send({ type: 'withdrawal.confirmed' })}
    />
  );
}

/**
 * Returns the order's period. Without an order: only that there is no right at all, as for a company; otherwise null.
 */
function periodOf(meant: Order | null, { accountType }: Customer, today: CalendarDate): WithdrawalPeriod | null {
  if (meant) return withdrawalPeriodOf(meant, accountType, today);
  return mayWithdraw(accountType) ? null : { state: 'none', until: null };
}
