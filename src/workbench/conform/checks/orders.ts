import * as z from 'zod/mini';
import { isBic } from '#domain/banking/bic.ts';
import { isIban } from '#domain/banking/iban.ts';
import { displayState, isAwaitingMoney } from '#domain/order/orderStatus.ts';
import { type BankTransfer, CheckoutState, Order, PaymentState, ShippingState } from '#domain/shop/order.ts';
import { objectsIn, pathText } from '../answer.ts';
import type { Observation } from '../observe.ts';
import type { Run, Words } from '../run.ts';
import { SKEW } from './platform.ts';

/** Sylius' own states of a partial payment, which the specification does not name. */
const IN_PARTS = ['partially_authorized', 'partially_paid', 'partially_refunded'];

/** Fields with their schemas in the app, and the states that the app has words and steps for. */
const STATES = [
  { field: 'checkoutState', read: Order.shape.checkoutState, known: CheckoutState.options },
  { field: 'paymentState', read: Order.shape.paymentState, known: [...PaymentState.options, ...IN_PARTS] },
  { field: 'shippingState', read: Order.shape.shippingState, known: ShippingState.options },
] as const;

/** Checks the states of every order that the shop has sent. */
export function checkStates(run: Run): void {
  for (const seen of run.observations)
    for (const { path, object } of objectsIn(seen.body, (each) => 'checkoutState' in each))
      for (const { field, read, known } of STATES) {
        const state = z.safeParse(read, object[field]).data;
        if (state === undefined || known.some((each) => each === state)) continue;
        run.find(seen, {
          // A query's answer is below `data`.
          path: pathText([...(seen.document === null ? path : path.slice(1)), field]),
          expected: known.join(' | '),
          got: `"${state.slice(0, 40)}"`,
          consequence: 'Parkett shows the word as it is, and offers nothing that depends on the state.',
        });
      }
}

/** An order that the app has read, with the answer that held it. */
interface Seen {
  order: Order;
  seen: Observation;
}

/**
 * Reports facts of orders that pass the schemas and are useless all the same. Reports each once, at the latest call
 * that shows it, which concerns the run's own order if the run placed one.
 */
export function checkFacts(run: Run): void {
  const all = run.observations
    .filter((seen) => seen.document === null && seen.failure === null && !seen.isRefusalWanted)
    .flatMap((seen) =>
      objectsIn(seen.body, (each) => 'checkoutState' in each).flatMap(({ object }): Seen[] => {
        const { data } = z.safeParse(Order, object);
        return data && data.checkoutState === 'completed' ? [{ order: data, seen }] : [];
      }),
    )
    .toReversed();
  const tell = (wrong: Seen | undefined, words: Words) => {
    if (wrong) run.find(wrong.seen, words);
  };
  const shared = (factOf: (order: Order) => string | null) =>
    all.find(({ order }) => {
      const value = factOf(order);
      return (
        value !== null && all.some((each) => each.order.tokenValue !== order.tokenValue && factOf(each.order) === value)
      );
    });

  tell(
    shared(({ number }) => number),
    {
      path: 'number',
      expected: 'a number of its own for each order',
      got: 'that of another order too',
      consequence: 'Parkett shows the orders under one number: neither customers nor the shop can tell them apart.',
    },
  );
  tell(
    shared(({ bankTransfer }) => bankTransfer?.purpose || null),
    {
      path: 'bankTransfer.purpose',
      expected: 'a purpose of its own for each order',
      got: 'that of another too',
      consequence:
        'Parkett shows it as it is, and puts it into the GiroCode: no transfer can be told to be for one of the orders.',
    },
  );
  for (const field of ['legalDocsConfirmAt', 'checkoutCompletedAt'] as const)
    tell(
      all.find(({ order, seen }) => Date.parse(order[field] ?? '') > latestOf(seen)),
      {
        path: field,
        expected: 'a moment that has been',
        got: 'one to come',
        consequence: 'Parkett shows the day as it is, and what is due, and may be withdrawn from, goes by it.',
      },
    );
  for (const { isWrong, ...words } of ACCOUNT)
    tell(
      all.find(({ order }) => {
        const transfer = transferOf(order);
        return transfer !== null && isWrong(transfer, order);
      }),
      words,
    );
}

/** Returns the later of the shop's and this machine's clocks, plus the tolerated difference; in milliseconds. */
const latestOf = ({ headers }: Observation): number =>
  Math.max(Date.parse(headers.get('Date') ?? '') || 0, Date.now()) + SKEW * 1000;

/**
 * Returns the bank account of an order that waits for a transfer; null if the app shows none, as for a rest of unknown
 * amount.
 */
function transferOf(order: Order): BankTransfer | null {
  const isUnknown = displayState(order) === 'partlyPaid' && (order.received ?? 0) === 0;
  return isAwaitingMoney(order) && !isUnknown && restOf(order) > 0 ? order.bankTransfer : null;
}

/** Returns the cents left to pay. */
const restOf = ({ total, received }: Order): number => Math.max(0, total - (received ?? 0));

/** Defects of a transfer's bank account. */
const ACCOUNT: readonly (Words & { isWrong: (transfer: BankTransfer, order: Order) => boolean })[] = [
  {
    isWrong: ({ amount }, order) => amount !== order.total && amount !== restOf(order),
    path: 'bankTransfer.amount',
    expected: 'what is due: the total, less what has come',
    got: 'another amount',
    consequence: 'Parkett names no account, and asks customers to enquire: the order cannot be paid.',
    blocks: true,
    hinders: 'completeOrder',
  },
  {
    isWrong: ({ amount }, order) => amount === order.total && amount !== restOf(order),
    path: 'bankTransfer.amount',
    expected: 'what is due: the total, less what has come',
    got: 'the total',
    consequence: 'Parkett asks for the rest by its own sum; a mail of the shop may ask for the whole once more.',
  },
  {
    isWrong: ({ iban }) => !isIban(iban),
    path: 'bankTransfer.iban',
    expected: 'an IBAN with the check digits that it has to have',
    got: 'another text',
    consequence: 'Parkett shows it as it is, without a GiroCode: banks refuse the transfer.',
    blocks: true,
    hinders: 'completeOrder',
  },
  {
    isWrong: ({ bic }) => bic.trim() !== '' && !isBic(bic.trim().toUpperCase()),
    path: 'bankTransfer.bic',
    expected: 'a BIC, or an empty text',
    got: 'another text',
    consequence: 'Parkett shows it as it is, without a GiroCode.',
  },
  {
    isWrong: ({ purpose }) => purpose.trim() === '',
    path: 'bankTransfer.purpose',
    expected: 'a purpose',
    got: 'an empty text',
    consequence: 'Parkett names none: the shop cannot tell which order a transfer is for.',
  },
];
