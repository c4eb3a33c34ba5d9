import { fromPromise } from 'xstate';
import { type Failure, FailureError } from '#domain/shop/failure.ts';
import type { Order } from '#domain/shop/order.ts';
import { placementMachine } from '#machines/flows/placement/machine.ts';
import { orderMachine } from '../machine.ts';
import type { Offer } from '../ports.ts';
import { card, completedBy, confirmed, emptyOrder, offer, orderOf, paidBy, stands, transfer } from './fixtures.ts';

export const calls = [
  'loadOffer',
  'createOrder',
  'deleteOrder',
  'addItem',
  'setQuantity',
  'readOrderStatus',
  'sendLegalDocuments',
  'confirmLegalDocuments',
  'loadMethods',
  'selectMethod',
  'completeOrder',
  'cancelOrder',
] as const;
export type Call = (typeof calls)[number];

/** `before`: the shop did not receive the call. `after`: the shop executed the call, and its answer was lost. */
export interface Fault {
  call: Call;
  when: 'before' | 'after';
  failure: Failure;
}

/** Stateful shop with one customer and one prepared fault, as the counterpart of the order machine in specs. */
export class SampleShop {
  offer: Offer = offer;
  open: Order | null = null;
  readonly completed: Order[] = [];
  readonly made: Call[] = [];
  fault: Fault | null;
  constructor(fault: Fault | null = null) {
    this.fault = fault;
  }

  /** Returns the order machine with its ports connected to this shop. */
  machine() {
    const placement = placementMachine.provide({
      actors: {
        createOrder: fromPromise(() => this.#call('createOrder', () => this.open ?? this.#keep(emptyOrder))),
        deleteOrder: fromPromise(() => this.#call('deleteOrder', () => this.#delete())),
        addItem: fromPromise(({ input }) =>
          // As in Sylius, adding a variant that is already in the cart increases its quantity.
          this.#call('addItem', () => this.#keep(orderOf((this.#cart().items[0]?.quantity ?? 0) + input.quantity))),
        ),
        setQuantity: fromPromise(({ input }) =>
          this.#call('setQuantity', () => this.#keep({ ...this.#cart(), ...orderOf(input.quantity) })),
        ),
      },
    });
    return orderMachine.provide({
      actors: {
        placement,
        loadOffer: fromPromise(() => this.#call('loadOffer', () => this.offer)),
        readOrderStatus: fromPromise(() =>
          this.#call('readOrderStatus', () => stands(this.completed.at(-1) ?? this.open, this.offer)),
        ),
        sendLegalDocuments: fromPromise(() =>
          this.#call('sendLegalDocuments', () => {
            this.#cart();
          }),
        ),
        confirmLegalDocuments: fromPromise(() =>
          this.#call('confirmLegalDocuments', () => this.#keep({ ...this.#cart(), ...confirmed })),
        ),
        loadMethods: fromPromise(() => this.#call('loadMethods', () => [card, transfer])),
        selectMethod: fromPromise(({ input }) =>
          this.#call('selectMethod', () =>
            this.#keep({ ...this.#cart(), ...paidBy(input.method === card.code ? card : transfer) }),
          ),
        ),
        completeOrder: fromPromise(() =>
          this.#call('completeOrder', () => {
            const order = { ...this.#cart(), ...completedBy(transfer) };
            this.open = null;
            this.completed.push(order);
            return order;
          }),
        ),
        cancelOrder: fromPromise(() => this.#call('cancelOrder', () => this.#delete())),
      },
    });
  }

  async #call<T>(call: Call, effect: () => T): Promise<T> {
    this.made.push(call);
    const fault = this.fault?.call === call ? this.fault : null;
    if (fault) this.fault = null;
    if (fault?.when === 'before') throw new FailureError(fault.failure);
    const answer = effect();
    if (fault) throw new FailureError(fault.failure);
    return answer;
  }

  #keep(order: Order): Order {
    this.open = order;
    return order;
  }

  #delete(): void {
    this.open = null;
  }

  #cart(): Order {
    if (this.open) return this.open;
    throw new FailureError({ kind: this.completed.length > 0 ? 'wrongState' : 'notFound' });
  }
}
