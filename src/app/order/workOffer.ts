import { readItem } from '#api/items.ts';
import { itemName } from '#components/item/itemText.ts';
import { obstacleFor } from '#domain/item/purchase.ts';
import { priceOf } from '#domain/order/productTerms.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Item } from '#domain/shop/item.ts';
import type { BidOffer } from '#machines/flows/bid/ports.ts';
import type { App } from '../app.ts';
import { customer as customerResource } from '../reads/customer.ts';
import { identification } from '../reads/identification.ts';
import { awaitValue } from '../resources/awaitValue.ts';

/**
 * Reads a work with its customer and its offer: the work always, the customer unless fresh, and the identity check
 * unless it is passed.
 */
export async function readWorkOffer(
  { http, resources }: Pick<App, 'http' | 'resources'>,
  code: string,
  signal: AbortSignal,
): Promise<{ item: Item; customer: Customer; offer: BidOffer }> {
  const [item, customer] = await Promise.all([
    readItem(http, code, signal),
    awaitValue(resources, customerResource, signal),
  ]);
  const check = customer.kycPassed ? null : (await awaitValue(resources, identification, signal)).record;
  const variant = item.defaultVariant;
  const offer = {
    names: { de: itemName(item, 'de'), en: itemName(item, 'en') },
    // A work without a variant is not offered, and never ordered.
    variantCode: variant?.code ?? '',
    price: variant && priceOf(variant),
    obstacle: obstacleFor(item, customer, check),
  };
  return { item, customer, offer };
}
