import { MadeItem } from '#domain/shop/item.ts';
import type { ItemChanges, NewItem, VariantDraft } from '#domain/shop/itemDraft.ts';
import { Variant } from '#domain/shop/product.ts';
import { at } from './call.ts';
import type { RefusalRow } from './failure.ts';
import type { Http } from './http.ts';

const refusals: readonly RefusalRow[] = [{ code: 'IDENTITY_REQUIRED', failure: { kind: 'identityRequired' } }];

/**
 * Makes a work. Under the same `reference` with the same words it is made once, however often this is called; other words
 * under it fail with `conflict`. Nobody sees it in a list before it has a price.
 */
export function createItem(http: Http, draft: NewItem, signal?: AbortSignal): Promise<MadeItem> {
  return http.post('products', draft, MadeItem, { call: 'createItem', refusals, signal });
}

/** Says for the first time what a work costs and how many there are: from then on it is sold. Prices in cents. */
export function offerItem(http: Http, draft: VariantDraft, signal?: AbortSignal): Promise<Variant> {
  return http.patch('product-variants', draft, Variant, { call: 'offerItem', refusals, signal });
}

/** Changes what is named of a work of one's own, and nothing else; that of somebody else is `notFound`. */
export function changeItem(http: Http, code: string, changes: ItemChanges, signal?: AbortSignal): Promise<MadeItem> {
  return http.put(at`products/${code}`, changes, MadeItem, { call: 'changeItem', signal });
}

/**
 * Changes price and copies. Without `onHand` the shop keeps its copies; with it the call fails with `conflict` where others are
 * left than `onHandSeen`, since some may have been sold meanwhile.
 */
export function changeOffer(http: Http, draft: VariantDraft, signal?: AbortSignal): Promise<Variant> {
  return http.put(at`product-variants/${draft.code}`, draft, Variant, { call: 'changeOffer', signal });
}
