import type { Failure } from '#domain/shop/failure.ts';
import type { Order } from '#domain/shop/order.ts';
import type { Locale } from '#domain/shop/settings.ts';

export interface PlacementInput {
  /** Order to change; null to create one. */
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
 * `placed`: the shop confirmed the amount. `refused`: the shop does not sell that amount; show the reason. `failed`:
 * the result of the last call is unknown; read the order before the next step. `order` is the last confirmed order.
 */
export type PlacementOutput =
  | { kind: 'placed'; order: Order }
  | { kind: 'refused'; order: Order | null; failure: Failure }
  | { kind: 'failed'; order: Order | null; failure: Failure };
