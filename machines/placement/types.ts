import type { Failure } from '#domain/shop/failure.ts';
import type { Order } from '#domain/shop/order.ts';
import type { Locale } from '#domain/shop/settings.ts';

export interface PlacementInput {
  /** The order to change; null creates one. */
  order: Order | null;
  variantCode: string;
  /** Whole tokens. */
  quantity: number;
  locale: Locale;
}

export interface PlacementContext extends PlacementInput {
  failure: Failure | null;
}

/**
 * `placed`: the shop confirmed the amount. `refused`: it will not sell that amount, say why. `failed`: nobody knows
 * what the shop did last; read the order before going on. `order` is the last that the shop confirmed.
 */
export type PlacementOutput =
  | { kind: 'placed'; order: Order }
  | { kind: 'refused'; order: Order | null; failure: Failure }
  | { kind: 'failed'; order: Order | null; failure: Failure };
