import { readCategories } from '#api/categories.ts';
import { addFavourite, readFavourites, removeFavourite } from '#api/collections.ts';
import { readMediaAddress, readTransactions } from '#api/itemDetails.ts';
import { readCollections, readItem, readItems, readPeople, readPerson } from '#api/items.ts';
import { readMyItems } from '#api/myItems.ts';
import { readOwnProfile } from '#api/ownProfile.ts';
import { readSales } from '#api/sales.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import type { Run } from '../run.ts';
import { checkMethods, checkPrice, type Offer } from './reads.ts';

/** A work that can be ordered, with a file of it. */
export interface Work extends Offer {
  mediaId: number | null;
}

/** Reads the marketplace as visitors do; resolves with the work that an order would be for. */
export async function readMarket(run: Run): Promise<Work | null> {
  await run.ask((http) => readCategories(http));
  const first = { page: 1, itemsPerPage: pageSizes.products };
  const items = await run.ask((http) => readItems(http, { ...first, latestFirst: true }));
  const people = await run.ask((http) => readPeople(http, { ...first, profileName: '' }));
  const profileName = people?.member[0]?.profileName;
  if (profileName) await run.ask((http) => readPerson(http, { profileName }));
  await run.ask((http) => readCollections(http, { ...first, name: '' }));
  const buyable = items?.member.find(
    ({ allowToBuy, defaultVariant }) => allowToBuy && (defaultVariant?.onHand ?? 0) > 0,
  );
  const code = run.options.customer.product ?? buyable?.code ?? items?.member[0]?.code;
  if (code === undefined) {
    if (items) run.notes.push('There is no work in the marketplace.');
    return null;
  }
  const item = await run.ask((http) => readItem(http, code));
  const seen = run.last('readItem');
  await run.ask((http) => readTransactions(http, code));
  const methods = await checkMethods(run, code);
  if (!item?.defaultVariant) return null;
  const price = checkPrice(run, seen, item.defaultVariant);
  if (price === null) return null;
  const documentIds = item.legalDocuments.map(({ id }) => id);
  const mediaId = item.mediaFiles[0]?.id ?? null;
  const { code: variantCode } = item.defaultVariant;
  return { productCode: code, variantCode, price, documentIds, methods, mediaId };
}

/** Reads what is the customer's own in the marketplace; with `--write` a favourite comes and goes. */
export async function readOwnMarket(run: Run, offer: Work | null): Promise<void> {
  await run.ask((http) => readOwnProfile(http, run.customerUuid));
  await run.ask((http) => readMyItems(http, 1));
  const favourites = await run.ask((http) => readFavourites(http));
  if (!favourites || !offer) return;
  const { productCode, mediaId } = offer;
  await run.ask((http) => readSales(http, productCode));
  if (mediaId !== null) await run.ask((http) => readMediaAddress(http, mediaId));
  if (!run.options.isWriting || favourites.items.some(({ product }) => product.code === productCode)) return;
  const place = await run.ask((http) => addFavourite(http, { collectionId: favourites.id, productCode }));
  if (place) await run.ask((http) => removeFavourite(http, place.id));
}
