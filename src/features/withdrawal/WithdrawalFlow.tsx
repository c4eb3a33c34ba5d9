import { msg } from '@lingui/core/macro';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { useApp } from '#app/app.ts';
import { NotFound } from '#app/NotFound.tsx';
import { customer } from '#app/reads/customer.ts';
import { order } from '#app/reads/order.ts';
import { Titled } from '#app/Titled.tsx';
import { useFlow } from '#app/useFlow.ts';
import { useResource } from '#app/useResource.ts';
import { useScreenSearch } from '#app/useScreen.ts';
import { useToday } from '#app/useToday.ts';
import { isMissing } from '#components/async/Async.tsx';
import { allOf } from '#components/async/allOf.ts';
import { withdrawalPeriodOf } from '#domain/order/deadlines.ts';
import { nameOf } from '#domain/person/name.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Order } from '#domain/shop/order.ts';
import { isLoggedIn } from '#machines/session/selectors.ts';
import { isBusy, selectDeclared, selectFailure, selectReceipt, selectStage } from '#machines/withdrawal/selectors.ts';
import { type WithdrawalActor, withdrawalFlow } from './flow.ts';
import { LoadingView } from './views/LoadingView.tsx';
import { ReceivedView } from './views/ReceivedView.tsx';
import { WithdrawalView } from './views/WithdrawalView.tsx';

const receivedTitle = msg`Ihr Widerruf ist eingegangen`;

/** `/withdrawal`: „Vertrag widerrufen“ (§ 356a BGB), for whoever is logged in and for everybody else. */
export function WithdrawalFlow(): ReactNode {
  const { session, settings } = useApp();
  const { order: tokenValue } = useScreenSearch('/withdrawal');
  const isKnown = useSelector(session, isLoggedIn);
  if (!settings.withdrawals) return <NotFound />;
  if (!isKnown) return <Declaration of={null} by={null} />;
  return tokenValue ? <OfOrder key={tokenValue} tokenValue={tokenValue} /> : <OfCustomer />;
}

/** Somebody whose name and address are known, and who names the contract themselves. */
function OfCustomer() {
  const { resources } = useApp();
  const read = useResource(resources.of(customer));
  // Where it is not known who it is, they write it themselves; what is read later takes nothing away that was typed.
  const [isAwaited, setAwaited] = useState(true);
  if (isAwaited && (read.data !== null || isMissing(read))) setAwaited(false);
  return (
    <LoadingView read={{ ...read, data: isAwaited ? null : { by: read.data } }}>
      {({ by }) => <Declaration of={null} by={by} />}
    </LoadingView>
  );
}

/** From the page of an order. */
function OfOrder({ tokenValue }: { tokenValue: string }) {
  const { resources } = useApp();
  const details = useResource(resources.of(order, tokenValue));
  const investor = useResource(resources.of(customer));
  // It is somebody else's, or mistyped: a contract can be named in words all the same.
  if (details.failure?.kind === 'notFound') return <OfCustomer />;
  return (
    <LoadingView read={allOf(details, investor)}>
      {([found, known]) => <Declaration of={found} by={known} />}
    </LoadingView>
  );
}

function Declaration({ of, by }: { of: Order | null; by: Customer | null }) {
  const app = useApp();
  const today = useToday();
  const withdrawal: WithdrawalActor = useFlow(() => withdrawalFlow(app, of?.tokenValue ?? null));
  const stage = useSelector(withdrawal, selectStage);
  const declared = useSelector(withdrawal, selectDeclared);
  const receipt = useSelector(withdrawal, selectReceipt);
  const busy = useSelector(withdrawal, isBusy);
  const failure = useSelector(withdrawal, selectFailure);
  if (stage === 'received' && declared && receipt)
    return (
      <>
        <Titled title={receivedTitle} />
        <ReceivedView declared={declared} receipt={receipt} tokenValue={of?.tokenValue ?? null} />
      </>
    );
  const known = {
    name: by ? nameOf(by) : '',
    email: by?.email ?? '',
    contract: of ? (of.number ?? of.tokenValue) : '',
  };
  return (
    <WithdrawalView
      stage={stage}
      declared={declared ?? known}
      period={of && by && withdrawalPeriodOf(of, by.accountType, today)}
      withdrawnAt={of?.withdrawnAt ?? null}
      isOfOrder={of !== null}
      busy={busy}
      failure={failure}
      onEntered={(entered) => withdrawal.send({ type: 'declaration.entered', declared: entered })}
      onChange={() => withdrawal.send({ type: 'change.requested' })}
      onConfirm={() => withdrawal.send({ type: 'withdrawal.confirmed' })}
    />
  );
}
