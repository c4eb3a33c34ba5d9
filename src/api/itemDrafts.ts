import { MadeItem } from '#domain/shop/item.ts';
import type { ItemChanges, NewItem, VariantDraft } from '#domain/shop/itemDraft.ts';
import { Variant } from '#domain/shop/product.ts';
import { apiPath } from './call.ts';
import type { RefusalRow } from './failure.ts';
import type { Http } from './http.ts';

const refusals: readonly RefusalRow[] = [{ code: 'IDENTITY_REQUIRED', failure: { kind: 'identityRequired' } }];

/**
 * Creates an item. Idempotent for the same `reference` and content; other content under that reference fails with
 * `conflict`. Lists omit the item until it has a price.
 */
export function createItem(http: Http, draft: NewItem, signal?: AbortSignal): Promise<MadeItem> {
  return http.post('products', draft, MadeItem, { call: 'createItem', refusals, signal });
}

/** Sets the price and number of copies for the first time, which puts the item on sale. Prices in cents. */
export function offerItem(http: Http, draft: VariantDraft, signal?: AbortSignal): Promise<Variant> {
  return http.patch('product-variants', draft, Variant, { call: 'offerItem', refusals, signal });
}

/** Refusal after a sale since the item was read: a sale fixes the terms on which the buyer relies. */
const soldMeanwhile: readonly RefusalRow[] = [{ code: 'SOLD_ALREADY', failure: { kind: 'conflict' } }];

/**
 * Changes only the given fields of one of the customer's items. Fails with `notFound` for other creators' items, with
 * `conflict` for fields that are fixed since a sale.
 */
export function changeItem(http: Http, code: string, changes: ItemChanges, signal?: AbortSignal): Promise<MadeItem> {
  return http.put(apiPath`products/${code}`, changes, MadeItem, {
    call: 'changeItem',
    refusals: soldMeanwhile,
    signal,
  });
}

/**
 * Changes price and copies. Without `onHand` the shop keeps its number of copies; with it, the call fails with
 * `conflict` if the number left differs from `onHandSeen`, since some may have been sold meanwhile.
 */
export function changeOffer(http: Http, draft: VariantDraft, signal?: AbortSignal): Promise<Variant> {
  return http.put(apiPath`product-variants/${draft.code}`, draft, Variant, { call: 'changeOffer', signal });
}
