import type { Failure } from '#domain/failure.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { PlacementContext, PlacementOutput } from './types.ts';

/** The shop answered with another amount than it was asked for. */
export const unconfirmed: Failure = { kind: 'contract', path: 'items[0].quantity' };

/** How a placement ended. Without a failure there is an order; should there be none, nobody knows what happened. */
export function outcomeOf({ order, failure }: PlacementContext): PlacementOutput {
  if (failure === null && order !== null) return { kind: 'placed', order };
  if (failure !== null && isRefusal(failure)) return { kind: 'refused', order, failure };
  return { kind: 'failed', order, failure: failure ?? unconfirmed };
}
